import ControlCore
import Foundation
import GraphicsCore
package import LayoutCore
import ListCore

/// The drags of rows and items of lists, which begin and end as the delegates of a list say.
@MainActor
package enum ListDragHost: ListDragHosting {
  package static func connect(_ list: UIScrollView) {
    guard let list = list as? any DragList else { return }
    ListDragging.of(list).connect(isSource: list.hasDragDelegate, isTarget: list.hasDropDelegate)
  }

  package static func hasActiveDrag(_ list: UIScrollView) -> Bool {
    DragFlight.current.map { $0.isDragged && $0.sourceView === list } ?? false
  }

  package static func hasActiveDrop(_ list: UIScrollView) -> Bool { DragFlight.current?.targetView === list }
}

/// The interactions of a list with drags, as long as it has delegates for them.
@MainActor
final class ListDragging: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  private weak var owner: (any DragList)?
  private var drag: UIDragInteraction?
  private var drop: UIDropInteraction?
  /// The places from which the items of the drag come.
  private var sources: [DragSource] = []
  private var place: DropPlace?
  private static let all = AttachedValue<ListDragging>()

  private init(_ owner: any DragList) {
    self.owner = owner
    super.init()
  }

  /// Returns the interactions of a list.
  static func of(_ list: any DragList) -> ListDragging { all.of(list) { ListDragging(list) } }

  /// Adds or removes the interactions.
  func connect(isSource: Bool, isTarget: Bool) {
    guard let owner else { return }
    if isSource, drag == nil {
      let made = UIDragInteraction(delegate: self)
      owner.addInteraction(made)
      drag = made
    } else if !isSource, let old = drag {
      owner.removeInteraction(old)
      drag = nil
    }
    if isTarget, drop == nil {
      let made = UIDropInteraction(delegate: self)
      owner.addInteraction(made)
      drop = made
    } else if !isTarget, let old = drop {
      owner.removeInteraction(old)
      drop = nil
    }
  }

  // MARK: Drags

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]
  {
    sources = []
    guard let owner, owner.dragInteractionEnabled,
      let path = owner.dragPath(at: session.location(in: owner))
    else { return [] }
    let items = owner.dragItems(session, path)
    sources = items.map { DragSource(item: $0, path: path) }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let path = sources.first(where: { $0.item === item })?.path, let cell = owner?.dragCell(at: path)
    else { return nil }
    return UITargetedDragPreview(
      view: cell, parameters: owner?.dragParameters(path) ?? UIDragPreviewParameters())
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    owner?.dragWillBegin(session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  )
    -> Bool
  { owner?.dragAllowsMove(session) ?? true }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { owner?.dragIsRestricted(session) ?? false }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    owner?.dragDidEnd(session)
    sources = []
  }

  // MARK: Drops

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    owner?.dropCanHandle(session) ?? false
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    owner?.dropDidEnter(session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  {
    guard let owner else { return UIDropProposal(operation: .cancel) }
    let path = owner.dropPath(at: session.location(in: owner))
    let proposal = owner.dropProposal(session, path)
    place = DropPlace(path: path, proposal: proposal)
    return proposal
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    place = nil
    owner?.dropDidExit(session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let owner, let place else { return }
    owner.performDrop(ListDrop(owner, session, place, sources))
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let owner, let landing = place?.landings.first(where: { $0.item === item }),
      let target = landing.place.target(in: owner, for: defaultPreview.size)
    else { return nil }
    return defaultPreview.retargetedPreview(with: target)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) {
    for landing in place?.landings ?? [] where landing.item === item {
      let own = landing.animator
      animator.addAnimations { own.animate() }
      animator.addCompletion { _ in own.complete() }
    }
  }

  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    // The animations of items without previews run at once; those of the others have run.
    for landing in place?.landings ?? [] {
      landing.animator.animate()
      landing.animator.complete()
    }
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    place = nil
    owner?.dropDidEnd(session)
  }
}

/// The place from which an item of a drag comes; the drag alone holds the item.
private struct DragSource {
  weak var item: UIDragItem?
  let path: IndexPath
}

/// A drop on a list, as the coordinator of its delegate sees it.
@MainActor
final class ListDrop {
  let list: any DragList
  let session: any UIDropSession
  let place: DropPlace
  /// The items with the places from which they come, if that is the same list.
  let sources: [(item: UIDragItem, path: IndexPath?, size: CGSize)]

  fileprivate init(
    _ list: any DragList, _ session: any UIDropSession, _ place: DropPlace, _ origins: [DragSource]
  ) {
    (self.list, self.session, self.place) = (list, session, place)
    sources = session.items.map { item in
      let path = origins.first { $0.item === item }?.path
      let size = path.flatMap { list.dragCell(at: $0)?.bounds.size } ?? .zero
      return (item, path, size)
    }
  }

  /// Lets an item move to a place, and returns what the delegate may add to its animation.
  func land(_ item: UIDragItem, on target: DropPlace.Target) -> DragAnimator {
    let landing = DropPlace.Landing(item: item, place: target, animator: DragAnimator())
    place.landings.append(landing)
    return landing.animator
  }
}
