public import ControlCore
public import Foundation
public import LayoutCore
public import StyleCore
public import TextViewCore

/// The readiness of a text that is not edited to take a drop.
public enum UITextDropEditability: UInt, Sendable {
  /// The text takes no drop.
  case no = 0
  /// The text takes the drop and stays as it is otherwise.
  case temporary = 1
  /// The text can be edited from then on.
  case yes = 2
}

/// A proposal of what a drop on a text does.
@preconcurrency @MainActor
open class UITextDropProposal: UIDropProposal {
  /// The places of dropped text.
  public enum Action: UInt, Sendable {
    /// The place of the drop.
    case insert = 0
    /// The selection.
    case replaceSelection = 1
    /// The whole text.
    case replaceAll = 2
  }

  /// The objects that perform a drop.
  public enum Performer: UInt, Sendable {
    /// The text view.
    case view = 0
    /// The delegate.
    case delegate = 1
  }

  /// The progress of a drop that is shown.
  public enum ProgressMode: UInt, Sendable {
    /// That of the system.
    case system = 0
    /// That of the delegate.
    case custom = 1
  }

  /// The place of the dropped text.
  open var dropAction = Action.insert
  /// The object that performs the drop.
  open var dropPerformer = Performer.view
  /// The progress that is shown.
  ///
  /// Differs from UIKit: without effect, since no progress is shown.
  open var dropProgressMode = ProgressMode.system
  /// Whether or not text that is moved in its view is moved without loading data.
  open var useFastSameViewOperations = true
}

/// A type of texts onto which items are dropped.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {
  /// The object that decides about drops.
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  /// The interaction of drops onto the text.
  var textDropInteraction: UIDropInteraction? { get }
  /// Whether or not a drag is above the text.
  var isTextDropActive: Bool { get }
}

/// A drop onto a text.
@preconcurrency @MainActor
public protocol UITextDropRequest: NSObjectProtocol {
  /// The position of the drop.
  var dropPosition: UITextPosition { get }
  /// The proposal of the text.
  var suggestedProposal: UITextDropProposal { get }
  /// Whether or not the items are parts of the same text.
  var isSameView: Bool { get }
  /// The drag.
  var dropSession: any UIDropSession { get }
}

/// A type of objects that decide about drops onto a text.
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {
  /// Returns whether a text that is not edited takes a drop; it does not by default.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability
  /// Returns the proposal of a drop; that of the text by default.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal
  /// Tells the delegate that a drop is about to be performed, or to perform it.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
  /// Returns the place to which items move at a drop; nil lets them vanish.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// Tells the delegate that a drag entered the text.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
  /// Tells the delegate that a drag moved above the text.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)
  /// Tells the delegate that a drag left the text.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
  /// Tells the delegate that a drag ended that was above the text.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}

extension UITextDropDelegate {
  /// Returns no.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability { .no }
  /// Returns the proposal of the text.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal { drop.suggestedProposal }
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
  ) {}
  /// Returns nil.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { nil }
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
  ) {}
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
  ) {}
}
