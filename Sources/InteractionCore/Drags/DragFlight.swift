import ControlCore
import Foundation
import GraphicsCore
import LayerCore
import LayoutCore

/// A drag from the lift to the drop: its source, its destinations, and the previews that follow the finger.
@MainActor
final class DragFlight {
  /// The drag in progress.
  private(set) static weak var current: DragFlight?

  let session: DragSession
  private weak var window: UIWindow?
  private let interaction: UIDragInteraction
  private let previews: DragPreviews
  /// Whether or not the items follow the finger.
  private(set) var isDragged = false
  private var isOver = false
  private lazy var dropSession = DropSession(session)
  private var target: UIDropInteraction?
  private var proposal = UIDropProposal(operation: .cancel)
  /// The destinations that the drag was above.
  private var visited: [UIDropInteraction] = []
  private let springs = SpringLoading()

  /// Creates a drag, or nil if there are no items at a point of the window.
  init?(of interaction: UIDragInteraction, in window: UIWindow, at point: CGPoint) {
    guard let delegate = interaction.delegate else { return nil }
    (self.interaction, self.window) = (interaction, window)
    session = DragSession(in: window, at: point)
    session.items = delegate.dragInteraction(interaction, itemsForBeginning: session)
    previews = DragPreviews(in: window, at: point)
    if session.items.isEmpty { return nil }
  }

  private var source: (any UIDragInteractionDelegate)? { interaction.delegate }

  /// The list or view from which the items come.
  var sourceView: UIView? { interaction.view }
  /// The view above which the items are.
  var targetView: UIView? { target?.view }

  // MARK: Lifting

  /// Lifts the previews of the items.
  func lift() {
    guard let source else { return }
    Self.current = self
    for item in session.items {
      let preview = source.dragInteraction(interaction, previewForLifting: item, session: session)
      if let preview { previews.add(preview, item) }
      item.onPreviewChange = { [weak self] in self?.previews.update(item) }
    }
    let animator = DragAnimator()
    source.dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
    previews.lift {
      animator.animate()
    } completion: {
      animator.complete()
    }
  }

  private func begin() {
    guard let source else { return }
    isDragged = true
    if let window { MenuOverlay.shown(in: window)?.end(animated: true) }
    session.allowsMoveOperation = source.dragInteraction(interaction, sessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication = source.dragInteraction(
      interaction, sessionIsRestrictedToDraggingApplication: session)
    previews.keepsSize = source.dragInteraction(interaction, prefersFullSizePreviewsFor: session)
    source.dragInteraction(interaction, sessionWillBegin: session)
    for item in session.items where item.previewProvider != nil { previews.update(item) }
  }

  // MARK: Moving

  /// Moves the items with the finger to a point of the window.
  func move(to point: CGPoint) {
    guard !isOver else { return }
    if !isDragged { begin() }
    session.point = point
    previews.move(to: point)
    source?.dragInteraction(interaction, sessionDidMove: session)
    let found = destination(at: point)
    if found !== target { leave() }
    if let found {
      if target == nil { enter(found) }
      proposal =
        found.delegate?.dropInteraction(found, sessionDidUpdate: dropSession)
        ?? UIDropProposal(operation: .cancel)
    }
    previews.show(target == nil ? .cancel : operation)
    springs.move(over: window?.hitTest(point, with: nil), at: point)
  }

  /// The operation of the proposal; a move that the source does not allow is refused.
  private var operation: UIDropOperation {
    proposal.operation == .move && !session.allowsMoveOperation ? .forbidden : proposal.operation
  }

  private func destination(at point: CGPoint) -> UIDropInteraction? {
    var next = window?.hitTest(point, with: nil)
    while let view = next {
      for case let interaction as UIDropInteraction in view.interactions
      where interaction.delegate?.dropInteraction(interaction, canHandle: dropSession) == true {
        return interaction
      }
      next = view.superview
    }
    return nil
  }

  private func enter(_ interaction: UIDropInteraction) {
    target = interaction
    if !visited.contains(where: { $0 === interaction }) { visited.append(interaction) }
    interaction.delegate?.dropInteraction(interaction, sessionDidEnter: dropSession)
  }

  private func leave() {
    guard let left = target else { return }
    target = nil
    proposal = UIDropProposal(operation: .cancel)
    left.delegate?.dropInteraction(left, sessionDidExit: dropSession)
  }

  // MARK: Ending

  /// Ends the drag where the finger is lifted: by a drop, or by the return of the items.
  func drop() {
    guard !isOver else { return }
    guard isDragged else { return putDown() }
    guard let target, operation == .copy || operation == .move else { return cancel() }
    isOver = true
    springs.end()
    let done = operation
    source?.dragInteraction(interaction, session: session, willEndWith: done)
    target.delegate?.dropInteraction(target, performDrop: dropSession)
    land(on: target) { [self] in
      target.delegate?.dropInteraction(target, concludeDrop: dropSession)
      end(done)
      source?.dragInteraction(interaction, sessionDidTransferItems: session)
    }
  }

  private func land(on target: UIDropInteraction, _ completion: @escaping () -> Void) {
    let animator = DragAnimator()
    for item in session.items {
      guard let preview = previews.preview(of: item) else { continue }
      let place = target.delegate?.dropInteraction(target, previewForDropping: item, withDefault: preview)
      previews.setEnd(place, of: item)
      target.delegate?.dropInteraction(target, item: item, willAnimateDropWith: animator)
    }
    finish(animator, completion)
  }

  /// Ends the drag without a drop: the items return.
  func cancel() {
    guard !isOver else { return }
    guard isDragged else { return putDown() }
    isOver = true
    springs.end()
    let last = operation == .forbidden ? UIDropOperation.forbidden : .cancel
    leave()
    source?.dragInteraction(interaction, session: session, willEndWith: last)
    let animator = DragAnimator()
    for item in session.items {
      guard let preview = previews.preview(of: item) else { continue }
      let place = source?.dragInteraction(interaction, previewForCancelling: item, withDefault: preview)
      previews.setEnd(place, of: item)
      source?.dragInteraction(interaction, item: item, willAnimateCancelWith: animator)
    }
    finish(animator) { [self] in end(last) }
  }

  /// Ends a lift without a drag, of which the delegate is not told.
  private func putDown() {
    isOver = true
    finish(DragAnimator()) {}
  }

  private func finish(_ animator: DragAnimator, _ completion: @escaping () -> Void) {
    if Self.current === self { Self.current = nil }
    for item in session.items { item.onPreviewChange = nil }
    previews.land {
      animator.animate()
    } completion: {
      animator.complete()
      completion()
    }
  }

  private func end(_ operation: UIDropOperation) {
    for interaction in visited {
      interaction.delegate?.dropInteraction(interaction, sessionDidEnd: dropSession)
    }
    source?.dragInteraction(interaction, session: session, didEndWith: operation)
  }
}
