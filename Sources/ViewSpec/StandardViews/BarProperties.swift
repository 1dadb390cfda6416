internal import Foundation
internal import LayoutCore

extension StandardView {
  /// `UINavigationBar` with one item, and the item before it where there is a way back.
  static let navigationBar = StandardView(
    { UINavigationBar(item: UINavigationItem(title: "")) },
    [
      Property("title", .text) { $0.topItem?.title = $1 },
      Property("prompt", .text) { $0.topItem?.prompt = $1 },
      Property("backButtonTitle", .text) { $0.setWayBack($1) },
      Property("leftBarButtonItems", .array(of: .barButtonItem)) { $0.topItem?.leftBarButtonItems = $1 },
      Property("rightBarButtonItems", .array(of: .barButtonItem)) { $0.topItem?.rightBarButtonItems = $1 },
      Property("leftItemsSupplementBackButton", .flag) { $0.topItem?.leftItemsSupplementBackButton = $1 },
      Property("prefersLargeTitles", .flag) { $0.prefersLargeTitles = $1 },
      Property("barTintColor", .color) { $0.barTintColor = $1 },
      Property("standardAppearance", .navigationBarAppearance) { $0.standardAppearance = $1 },
    ])

  /// `UITabBar`.
  static let tabBar = StandardView(
    { UITabBar(frame: .zero) },
    [
      Property("items", .array(of: .tabBarItem)) { $0.items = $1 },
      .checked("selectedItem", .integer(in: 0...PropertyLimits.arrayCount)) {
        bar, index, element throws(SpecProblem) in
        let items = bar.items ?? []
        guard index < items.count else {
          throw element.problem("found item \(index) of \(items.count)", suggestion: "the first item is 0")
        }
        bar.selectedItem = items[index]
      },
      Property("unselectedItemTintColor", .color) { $0.unselectedItemTintColor = $1 },
      Property("barTintColor", .color) { $0.barTintColor = $1 },
      Property("standardAppearance", .tabBarAppearance) { $0.standardAppearance = $1 },
    ])

  /// `UIToolbar`.
  static let toolbar = StandardView(
    { UIToolbar(frame: .zero) },
    [
      Property("items", .array(of: .barButtonItem)) { $0.items = $1 },
      Property("barTintColor", .color) { $0.barTintColor = $1 },
      Property("standardAppearance", .toolbarAppearance) { $0.standardAppearance = $1 },
    ])
}

extension UINavigationBar {
  /// A bar that shows one item.
  fileprivate convenience init(item: UINavigationItem) {
    self.init(frame: .zero)
    items = [item]
  }

  /// Puts an item before the others, to which a way back of this text leads; without a text, only its mark.
  fileprivate func setWayBack(_ title: String) {
    let item = UINavigationItem(title: title)
    if title.isEmpty { item.backButtonDisplayMode = .minimal }
    items = [item] + (items ?? [])
  }
}

extension Property where Owner: UIBarAppearance {
  /// What the appearances of all bars have.
  fileprivate static var ofBars: [Property] {
    [
      Property("background", .barBackground) { $1($0) },
      Property("backgroundColor", .color) { $0.backgroundColor = $1 },
      Property("shadowColor", .color) { $0.shadowColor = $1 },
    ]
  }
}

extension PropertyValue<@MainActor @Sendable (UIBarAppearance) -> Void> {
  /// One of the backgrounds that UIKit configures appearances with.
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
        Property("titleTextAttributes", .textAttributes) { $0.titleTextAttributes = $1 },
        Property("largeTitleTextAttributes", .textAttributes) { $0.largeTitleTextAttributes = $1 },
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
