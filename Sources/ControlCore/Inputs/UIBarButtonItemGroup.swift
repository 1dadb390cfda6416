public import Foundation
public import LayoutCore
public import StyleCore

/// Bar buttons that belong together, and one that stands for them where there is little room.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The buttons.
  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      for item in oldValue where Self.groups[item]?.group === self { Self.groups[item] = nil }
      adoptItems()
    }
  }
  /// The button that stands for the others where there is little room.
  open var representativeItem: UIBarButtonItem?
  /// Whether or not the representative is shown: never.
  open var isDisplayingRepresentativeItem: Bool { false }
  /// Whether or not the group is hidden.
  ///
  /// Differs from UIKit: a navigation item shows the change when its groups are set again.
  open var isHidden = false
  /// Whether or not the buttons stay in a bar that the user arranges.
  ///
  /// Differs from UIKit: without effect.
  open var alwaysAvailable = false
  /// The menu element that stands for the group where there is no room.
  ///
  /// Differs from UIKit: it is not shown.
  open var menuRepresentation: UIMenuElement?

  private static let groups = AttachedValue<WeakGroup>()

  @MainActor
  private final class WeakGroup {
    weak var group: UIBarButtonItemGroup?

    init(_ group: UIBarButtonItemGroup) { self.group = group }
  }

  /// Creates a group of buttons.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
    adoptItems()
  }

  /// Creates a group without buttons.
  ///
  /// Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    barButtonItems = []
    super.init()
  }

  /// Returns a group that the user cannot move or remove.
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Returns a group that the user can move.
  ///
  /// Differs from UIKit: the user cannot arrange a bar.
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Returns a group that the user can move, add and remove.
  ///
  /// Differs from UIKit: the user cannot arrange a bar; a group that is not shown at first is hidden.
  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    group.isHidden = !isInDefaultCustomization
    return group
  }

  private func adoptItems() {
    for item in barButtonItems { Self.groups[item] = WeakGroup(self) }
  }

  fileprivate static func group(of item: UIBarButtonItem) -> UIBarButtonItemGroup? { groups[item]?.group }
}

extension UIBarButtonItem {
  /// The group of the button.
  public var buttonGroup: UIBarButtonItemGroup? { UIBarButtonItemGroup.group(of: self) }

  /// Returns a group of the button that the user cannot move or remove.
  public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

  /// Returns a group of the button that the user can move.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// Returns a group of the button that the user can move, add and remove.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
      items: [self])
  }
}
