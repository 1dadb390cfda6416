public import Foundation
public import LayoutCore

/// An item of a drag.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The data of the item.
  public let itemProvider: NSItemProvider
  /// The object of the item for the application itself.
  open var localObject: Any?
  /// A closure that makes the preview of the item while it is dragged, in place of that of its view.
  open var previewProvider: (() -> UIDragPreview?)? {
    didSet { onPreviewChange?() }
  }
  /// A closure that is called when the preview has another provider.
  package var onPreviewChange: (() -> Void)?

  /// Shows the preview of the provider again.
  open func setNeedsDropPreviewUpdate() { onPreviewChange?() }

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
  /// Returns whether any item has a form of one of the uniform types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether objects of a class can be made of any item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
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
  /// The style of the progress while items are loaded.
  ///
  /// Differs from UIKit: without effect, since no progress is shown.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Makes an object of a class of each item that has one, and gives them to a completion, in the order of the items.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Makes an object of a type of each item that has one, and gives them to a completion, in the order of the items.
  @discardableResult
  public func loadObjects<Object: NSItemProviderReading>(
    ofClass aClass: Object.Type, completion: @escaping ([Object]) -> Void
  ) -> Progress {
    let type: any NSItemProviderReading.Type = aClass
    return loadObjects(ofClass: type) { objects in completion(objects.compactMap { $0 as? Object }) }
  }
}

/// The styles of the progress while dropped items are loaded.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// No progress.
  case none = 0
  /// A progress of the system's.
  case `default` = 1
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

/// The preview of a dragged item: a view and its look.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view.
  public let view: UIView
  /// The look of the preview.
  public let parameters: UIDragPreviewParameters

  /// Creates a preview of a view with a look.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }

  /// Creates a preview of a whole view.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
}

/// The place of the preview of a dragged item.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// The preview of a dragged item, with its look and its place.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  /// Returns the same preview at another place.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
