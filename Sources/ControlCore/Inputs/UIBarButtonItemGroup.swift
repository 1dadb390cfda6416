public import Foundation
public import LayoutCore

/// Bar buttons that belong together, and one that stands for them where there is little room.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The buttons.
  open var barButtonItems: [UIBarButtonItem]
  /// The button that stands for the others where there is little room.
  open var representativeItem: UIBarButtonItem?
  /// Whether or not the representative is shown: never.
  open var isDisplayingRepresentativeItem: Bool { false }
  /// Whether or not the group is hidden.
  ///
  /// Differs from UIKit: without effect, since groups are not shown.
  open var isHidden = false

  /// Creates a group of buttons.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
  }
}
