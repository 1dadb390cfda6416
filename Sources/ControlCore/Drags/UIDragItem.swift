public import Foundation
public import LayoutCore

/// The data of a dragged item, in one or more forms.
///
/// Differs from UIKit: it only keeps an object; nothing is loaded from other forms.
open class NSItemProvider: NSObject {
  /// The object that the provider was made with.
  public let object: Any?
  /// The name that is suggested for a file of the data.
  open var suggestedName: String?

  /// Creates a provider without data.
  public override init() {
    object = nil
    super.init()
  }

  /// Creates a provider of an object.
  public init(object: Any) {
    self.object = object
    super.init()
  }
}

/// An item of a drag.
///
/// Differs from UIKit: users drag nothing; code makes items, and reads what it gave them.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The data of the item.
  public let itemProvider: NSItemProvider
  /// The object of the item for the application itself.
  open var localObject: Any?

  /// Creates an item of some data.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// A drag, at its source or its destination.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// Whether or not the items may be moved.
  var allowsMoveOperation: Bool { get }
  /// Whether or not the drag stays in its application.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns the place of the touch in a view.
  func location(in view: UIView) -> CGPoint
}

/// A drag, at its source.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// The object of the drag for the application itself.
  var localContext: Any? { get set }
}

/// A drag, at its destination.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it began in the same application.
  var localDragSession: (any UIDragSession)? { get }
}

/// The operations at the end of a drag.
public enum UIDropOperation: UInt, Sendable {
  /// The end of the drag without a result.
  case cancel = 0
  /// A drop that is refused.
  case forbidden = 1
  /// A copy of the items.
  case copy = 2
  /// A move of the items.
  case move = 3
}

/// The operation that a view proposes for a drop.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// The operation.
  public let operation: UIDropOperation
  /// Whether or not the place of the drop is below the touch.
  open var isPrecise = false
  /// Whether or not the preview of the item keeps its size.
  open var prefersFullSizePreview = false

  /// Creates a proposal of an operation.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// The look of the preview of a dragged item.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}
