internal import Foundation
internal import LayoutCore

extension StandardView {
  /// `UINavigationBar` with one item, and a previous item if there is a back button.
  static let navigationBar = StandardView(
    { UINavigationBar(item: UINavigationItem(title: "")) },
    [
      Property("title", .text, "The title of the visible item.") { $0.topItem?.title = $1 },
      Property("prompt", .text, "A line above the title.") { $0.topItem?.prompt = $1 },
      Property("backButtonTitle", .text, "The title of the previous item; empty to show only the chevron.") {
        $0.setWayBack($1)
      },
      Property("leftBarButtonItems", .array(of: .barButtonItem), "The buttons at the leading edge.") {
        $0.topItem?.leftBarButtonItems = $1
      },
      Property(
        "rightBarButtonItems", .array(of: .barButtonItem),
        "The buttons from the trailing edge inward."
      ) { $0.topItem?.rightBarButtonItems = $1 },
      Property(
        "leftItemsSupplementBackButton", .flag, "Whether the back button is shown beside the leading buttons."
      ) { $0.topItem?.leftItemsSupplementBackButton = $1 },
      Property("prefersLargeTitles", .flag, "Whether the title is large, below the buttons.") {
        $0.prefersLargeTitles = $1
      },
      Property("barTintColor", .color, "The background colour.") { $0.barTintColor = $1 },
      Property("standardAppearance", .navigationBarAppearance, "The appearance of the bar.") {
        $0.standardAppearance = $1
      },
    ])

  /// `UITabBar`.
  static let tabBar = StandardView(
    { UITabBar(frame: .zero) },
    [
      Property("items", .array(of: .tabBarItem), "The items of the bar, in order.") { $0.items = $1 },
      .checked(
        "selectedItem", .integer(in: 0...PropertyLimits.arrayCount), "The index of the selected tab, from 0."
      ) {
        bar, index, element throws(DocumentError) in
        let items = bar.items ?? []
        guard index < items.count else {
          throw element.problem("found item \(index) of \(items.count)", suggestion: "the first item is 0")
        }
        bar.selectedItem = items[index]
      },
      Property("unselectedItemTintColor", .color, "The colour of unselected tabs.") {
        $0.unselectedItemTintColor = $1
      },
      Property("barTintColor", .color, "The background colour.") { $0.barTintColor = $1 },
      Property("standardAppearance", .tabBarAppearance, "The appearance of the bar.") {
        $0.standardAppearance = $1
      },
    ])

  /// `UIToolbar`.
  static let toolbar = StandardView(
    { UIToolbar(frame: .zero) },
    [
      Property("items", .array(of: .barButtonItem), "The items of the bar, in order.") { $0.items = $1 },
      Property("barTintColor", .color, "The background colour.") { $0.barTintColor = $1 },
      Property("standardAppearance", .toolbarAppearance, "The appearance of the bar.") {
        $0.standardAppearance = $1
      },
    ])
}

extension UINavigationBar {
  /// Creates a bar that shows one item.
  fileprivate convenience init(item: UINavigationItem) {
    self.init(frame: .zero)
    items = [item]
  }

  /// Inserts an item before the others, whose title is that of the back button; an empty title leaves only the chevron.
  fileprivate func setWayBack(_ title: String) {
    let item = UINavigationItem(title: title)
    if title.isEmpty { item.backButtonDisplayMode = .minimal }
    items = [item] + (items ?? [])
  }
}

extension Property where Owner: UIBarAppearance {
  /// The properties of the appearances of all bars.
  fileprivate static var ofBars: [Property] {
    [
      Property("background", .barBackground, "The kind of background.") { $1($0) },
      Property("backgroundColor", .color, "The background colour.") { $0.backgroundColor = $1 },
      Property("shadowColor", .color, "The colour of the line at the edge.") { $0.shadowColor = $1 },
    ]
  }
}

extension PropertyValue<@MainActor @Sendable (UIBarAppearance) -> Void> {
  /// One of UIKit's background configurations of appearances.
  fileprivate static var barBackground: PropertyValue {
    .choice([
      "default": { $0.configureWithDefaultBackground() }, "opaque": { $0.configureWithOpaqueBackground() },
      "transparent": { $0.configureWithTransparentBackground() },
    ])
  }
}

extension PropertyValue<UINavigationBarAppearance> {
  fileprivate static var navigationBarAppearance: PropertyValue {
    .object(
      Property.ofBars + [
        Property("titleTextAttributes", .textAttributes, "The attributes of the title.") {
          $0.titleTextAttributes = $1
        },
        Property("largeTitleTextAttributes", .textAttributes, "The attributes of the large title.") {
          $0.largeTitleTextAttributes = $1
        },
      ], from: { UINavigationBarAppearance() })
  }
}

extension PropertyValue<UITabBarAppearance> {
  fileprivate static var tabBarAppearance: PropertyValue {
    .object(Property.ofBars, from: { UITabBarAppearance() })
  }
}

extension PropertyValue<UIToolbarAppearance> {
  fileprivate static var toolbarAppearance: PropertyValue {
    .object(Property.ofBars, from: { UIToolbarAppearance() })
  }
}
