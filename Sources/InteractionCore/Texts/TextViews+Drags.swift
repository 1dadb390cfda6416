public import ControlCore
import LayoutCore
public import TextViewCore

/// The drags of the parts of texts.
///
/// Differs from UIKit: only the selection is dragged, and texts without a delegate take part in no drags.
extension UITextView: UITextDraggable, UITextDroppable {
  /// The object that decides about drags; drags out of the text need one.
  public var textDragDelegate: (any UITextDragDelegate)? {
    get { TextDragging.known(self)?.dragDelegate }
    set { TextDragging.of(self).setDragDelegate(newValue) }
  }
  /// The interaction of drags out of the text; nil without a delegate.
  public var textDragInteraction: UIDragInteraction? { TextDragging.known(self)?.drag }
  /// Whether or not a part of the text is dragged.
  public var isTextDragActive: Bool {
    DragFlight.current.map { $0.isDragged && $0.sourceView === self } ?? false
  }
  /// The options of drags.
  public var textDragOptions: UITextDragOptions {
    get { TextDragging.known(self)?.options ?? [] }
    set { TextDragging.of(self).options = newValue }
  }
  /// The object that decides about drops; drops onto the text need one.
  public var textDropDelegate: (any UITextDropDelegate)? {
    get { TextDragging.known(self)?.dropDelegate }
    set { TextDragging.of(self).setDropDelegate(newValue) }
  }
  /// The interaction of drops onto the text; nil without a delegate.
  public var textDropInteraction: UIDropInteraction? { TextDragging.known(self)?.drop }
  /// Whether or not a drag is above the text.
  public var isTextDropActive: Bool { DragFlight.current?.targetView === self }
}

/// The drags of the parts of fields.
extension UITextField: UITextDraggable, UITextDroppable {
  /// The object that decides about drags; drags out of the text need one.
  public var textDragDelegate: (any UITextDragDelegate)? {
    get { TextDragging.known(self)?.dragDelegate }
    set { TextDragging.of(self).setDragDelegate(newValue) }
  }
  /// The interaction of drags out of the text; nil without a delegate.
  public var textDragInteraction: UIDragInteraction? { TextDragging.known(self)?.drag }
  /// Whether or not a part of the text is dragged.
  public var isTextDragActive: Bool {
    DragFlight.current.map { $0.isDragged && $0.sourceView === self } ?? false
  }
  /// The options of drags.
  public var textDragOptions: UITextDragOptions {
    get { TextDragging.known(self)?.options ?? [] }
    set { TextDragging.of(self).options = newValue }
  }
  /// The object that decides about drops; drops onto the text need one.
  public var textDropDelegate: (any UITextDropDelegate)? {
    get { TextDragging.known(self)?.dropDelegate }
    set { TextDragging.of(self).setDropDelegate(newValue) }
  }
  /// The interaction of drops onto the text; nil without a delegate.
  public var textDropInteraction: UIDropInteraction? { TextDragging.known(self)?.drop }
  /// Whether or not a drag is above the text.
  public var isTextDropActive: Bool { DragFlight.current?.targetView === self }
}
