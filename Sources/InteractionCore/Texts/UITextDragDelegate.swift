public import ControlCore
public import Foundation
public import LayoutCore
public import StyleCore
public import TextViewCore

/// The options of drags out of a text.
public struct UITextDragOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The option of previews in the usual colour of text.
  ///
  /// Differs from UIKit: without effect.
  public static let stripTextColorFromPreviews = Self(rawValue: 1 << 0)
}

/// A type of texts out of which parts are dragged.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
  /// The object that decides about drags.
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  /// The interaction of drags out of the text.
  var textDragInteraction: UIDragInteraction? { get }
  /// Whether or not a part of the text is dragged.
  var isTextDragActive: Bool { get }
  /// The options of drags.
  var textDragOptions: UITextDragOptions { get set }
}

/// A drag out of a text that is about to begin.
@preconcurrency @MainActor
public protocol UITextDragRequest: NSObjectProtocol {
  /// The range that is dragged.
  var dragRange: UITextRange { get }
  /// The items that the text suggests.
  var suggestedItems: [UIDragItem] { get }
  /// The items of the drag so far.
  var existingItems: [UIDragItem] { get }
  /// Whether or not the range is the selection.
  var isSelected: Bool { get }
  /// The drag.
  var dragSession: any UIDragSession { get }
}

/// A type of objects that decide about drags out of a text.
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {
  /// Returns the items of a drag; those that the text suggests by default.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem]
  /// Returns the preview of an item while it is lifted; nil for that of the text.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// Tells the delegate that items are about to be lifted.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession)
  /// Tells the delegate that a drag is about to begin.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
  /// Tells the delegate that a drag ended.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation)
}

extension UITextDragDelegate {
  /// Returns the items that the text suggests.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem] { dragRequest.suggestedItems }
  /// Returns nil.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
  /// Does nothing.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {}
  /// Does nothing.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
  ) {}
  /// Does nothing.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation
  ) {}
}
