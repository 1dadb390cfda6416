public import Foundation

/// An item of an activity controller that is made only when a service has been chosen.
///
/// Subclasses override `item`. Sendable is unchecked, as that of all operations: `placeholderItem` never changes, and
/// `activityType` belongs to the main actor.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  /// The object that stands for the item before it is made.
  public let placeholderItem: Any?
  /// The service that was chosen.
  @MainActor public private(set) var activityType: UIActivity.ActivityType?

  /// Creates the provider of an item for which another object stands first.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The item: the one that stands for it, unless a subclass makes another.
  open var item: Any { placeholderItem ?? NSNull() }

  /// Makes the item on a thread of its own, for subclasses.
  ///
  /// Differs from UIKit: it is not called; the item is read when a service was chosen.
  open override func main() {}

  /// Returns the object that stands for the item.
  @MainActor open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? NSNull() }

  /// Returns the item.
  @MainActor open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }
}
