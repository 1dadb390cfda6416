import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import TextViewCore

/// The interactions of a text with drags, as long as it has delegates for them.
@MainActor
final class TextDragging: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  typealias Owner = UIView & UITextDraggable & UITextDroppable

  private weak var owner: (any Owner)?
  private(set) weak var dragDelegate: (any UITextDragDelegate)?
  private(set) weak var dropDelegate: (any UITextDropDelegate)?
  private(set) var drag: UIDragInteraction?
  private(set) var drop: UIDropInteraction?
  var options: UITextDragOptions = []
  /// The range that is dragged.
  private var source: UITextRange?
  /// The drag of that range.
  private weak var dragged: AnyObject?
  private var proposal: UITextDropProposal?
  private var editability = UITextDropEditability.temporary
  private static let all = AttachedValue<TextDragging>()

  private init(_ owner: any Owner) {
    self.owner = owner
    super.init()
  }

  static func known(_ text: any Owner) -> TextDragging? { all[text] }
  static func of(_ text: any Owner) -> TextDragging { all.of(text) { TextDragging(text) } }

  func setDragDelegate(_ delegate: (any UITextDragDelegate)?) {
    dragDelegate = delegate
    if delegate != nil, drag == nil {
      let made = UIDragInteraction(delegate: self)
      owner?.addInteraction(made)
      drag = made
    } else if delegate == nil, let old = drag {
      owner?.removeInteraction(old)
      drag = nil
    }
  }

  func setDropDelegate(_ delegate: (any UITextDropDelegate)?) {
    dropDelegate = delegate
    if delegate != nil, drop == nil {
      let made = UIDropInteraction(delegate: self)
      owner?.addInteraction(made)
      drop = made
    } else if delegate == nil, let old = drop {
      owner?.removeInteraction(old)
      drop = nil
    }
  }

  // MARK: Drags

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    (source, dragged) = (nil, nil)
    guard let owner, let dragDelegate, let range = owner.selectedTextRange, !range.isEmpty else { return [] }
    let point = session.location(in: owner)
    guard owner.selectionRects(for: range).contains(where: { $0.rect.contains(point) }),
      let text = owner.text(in: range)
    else { return [] }
    (source, dragged) = (range, session)
    let item = UIDragItem(itemProvider: NSItemProvider(object: text))
    item.localObject = text
    return dragDelegate.textDraggableView(
      owner, itemsForDrag: TextDragRequest(range, [item], in: session))
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let owner else { return nil }
    return dragDelegate?.textDraggableView(owner, dragPreviewForLiftingItem: item, session: session)
      ?? textPreview(of: owner)
  }

  /// Returns a label with the dragged text at its place.
  private func textPreview(of owner: any Owner) -> UITargetedDragPreview? {
    guard let source, let text = owner.text(in: source) else { return nil }
    let label = UILabel()
    label.attributedText = owner.attributedText(in: source)
    if label.attributedText?.string.isEmpty ?? true { label.text = text }
    label.numberOfLines = 0
    let rect = owner.firstRect(for: source)
    label.frame = CGRect(
      origin: .zero, size: label.sizeThatFits(CGSize(width: owner.bounds.width, height: 0)))
    let target = UIDragPreviewTarget(container: owner, center: CGPoint(x: rect.midX, y: rect.midY))
    return UITargetedDragPreview(view: label, parameters: UIDragPreviewParameters(), target: target)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    if let owner { dragDelegate?.textDraggableView(owner, willAnimateLiftWith: animator, session: session) }
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    if let owner { dragDelegate?.textDraggableView(owner, dragSessionWillBegin: session) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    guard let owner else { return }
    dragDelegate?.textDraggableView(owner, dragSessionDidEnd: session, with: operation)
    (source, dragged) = (nil, nil)
  }

  // MARK: Drops

  private func request(_ session: any UIDropSession, of owner: any Owner) -> TextDropRequest? {
    guard let place = owner.closestPosition(to: session.location(in: owner)) else { return nil }
    let isSame =
      source != nil && dragged != nil && session.localDragSession.map { $0 as AnyObject } === dragged
    let suggested = UITextDropProposal(operation: isSame ? .move : .copy)
    return TextDropRequest(place, suggested, isSameView: isSame, in: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    guard let owner else { return false }
    if owner.pasteConfiguration != nil { return owner.canPaste(session.items.map(\.itemProvider)) }
    return owner.pasteDelegate != nil || session.canLoadObjects(ofClass: String.self)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    if let owner { dropDelegate?.textDroppableView(owner, dropSessionDidEnter: session) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let owner, let dropDelegate, let request = request(session, of: owner) else {
      return UIDropProposal(operation: .forbidden)
    }
    dropDelegate.textDroppableView(owner, dropSessionDidUpdate: session)
    let isEditable = owner.isEditable && (owner as? UIControl)?.isEnabled ?? true
    editability =
      isEditable ? .temporary : dropDelegate.textDroppableView(owner, willBecomeEditableForDrop: request)
    if editability == .no { return UIDropProposal(operation: .forbidden) }
    let made = dropDelegate.textDroppableView(owner, proposalForDrop: request)
    proposal = made
    return made
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    if let owner { dropDelegate?.textDroppableView(owner, dropSessionDidExit: session) }
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    if let owner { dropDelegate?.textDroppableView(owner, dropSessionDidEnd: session) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    owner.flatMap {
      dropDelegate?.textDroppableView($0, previewForDroppingAllItemsWithDefault: defaultPreview)
    }
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let owner, let proposal, let request = request(session, of: owner) else { return }
    if editability == .yes { (owner as? UITextView)?.isEditable = true }
    let (asked, isMove) = (source, request.isSameView && proposal.operation == .move)
    dropDelegate?.textDroppableView(owner, willPerformDrop: request)
    guard proposal.dropPerformer == .view, let range = range(of: request, proposal, in: owner) else { return }
    guard isMove, let asked, proposal.dropAction == .insert, proposal.useFastSameViewOperations else {
      return TextPasting.paste(session.items.map(\.itemProvider), into: owner, range)
    }
    move(asked, to: request.dropPosition, in: owner)
  }

  private func range(
    of request: TextDropRequest, _ proposal: UITextDropProposal, in owner: any Owner
  ) -> UITextRange? {
    switch proposal.dropAction {
    case .insert: owner.textRange(from: request.dropPosition, to: request.dropPosition)
    case .replaceSelection: owner.selectedTextRange
    case .replaceAll: owner.textRange(from: owner.beginningOfDocument, to: owner.endOfDocument)
    }
  }

  /// Moves a part of a text to a position outside of it.
  private func move(_ range: UITextRange, to place: UITextPosition, in owner: any Owner) {
    let start = owner.beginningOfDocument
    let first = owner.offset(from: start, to: range.start)
    let last = owner.offset(from: start, to: range.end)
    let target = owner.offset(from: start, to: place)
    guard target < first || target > last else { return }
    let text = owner.attributedText(in: range)
    owner.replace(range, withText: "")
    let moved = target > last ? target - (last - first) : target
    guard let position = owner.position(from: owner.beginningOfDocument, offset: moved),
      let caret = owner.textRange(from: position, to: position)
    else { return }
    owner.replace(caret, withAttributedText: text)
    if let end = owner.position(from: position, offset: last - first) {
      owner.selectedTextRange = owner.textRange(from: position, to: end)
    }
  }
}

/// A drag out of a text.
@MainActor
private final class TextDragRequest: NSObject, UITextDragRequest {
  let dragRange: UITextRange
  let suggestedItems: [UIDragItem]
  let dragSession: any UIDragSession

  init(_ range: UITextRange, _ items: [UIDragItem], in session: any UIDragSession) {
    (dragRange, suggestedItems, dragSession) = (range, items, session)
    super.init()
  }

  var existingItems: [UIDragItem] { dragSession.items }
  var isSelected: Bool { true }
}

/// A drop onto a text.
@MainActor
private final class TextDropRequest: NSObject, UITextDropRequest {
  let dropPosition: UITextPosition
  let suggestedProposal: UITextDropProposal
  let isSameView: Bool
  let dropSession: any UIDropSession

  init(
    _ position: UITextPosition, _ proposal: UITextDropProposal, isSameView: Bool,
    in session: any UIDropSession
  ) {
    (dropPosition, suggestedProposal, dropSession) = (position, proposal, session)
    self.isSameView = isSameView
    super.init()
  }
}
