import Foundation
import LayoutCore
import StyleCore
import Testing
import TextViewCore
import ViewSpec

/// The properties that specs set on bars.
@MainActor
@Suite struct BarPropertyTests {
  nonisolated static let cases: [PropertyCase] =
    [
      PropertyCase("navigationBar", "title", #""Mail""#) { (view: UINavigationBar) in
        view.topItem?.title == "Mail"
      },
      PropertyCase("navigationBar", "prompt", #""Mail""#) { (view: UINavigationBar) in
        view.topItem?.prompt == "Mail"
      },
      PropertyCase("navigationBar", "backButtonTitle", #""Mail""#, with: #""title": "Inbox""#) {
        (view: UINavigationBar) in view.backItem?.title == "Mail" && view.topItem?.title == "Inbox"
      },
      PropertyCase("navigationBar", "backButtonTitle", #""""#) { (view: UINavigationBar) in
        view.backItem?.backButtonDisplayMode == .minimal
      },
      PropertyCase("navigationBar", "leftBarButtonItems", #"["Edit"]"#) { (view: UINavigationBar) in
        view.topItem?.leftBarButtonItems?.map(\.title) == ["Edit"]
      },
      PropertyCase(
        "navigationBar", "rightBarButtonItems",
        #"[{ "systemItem": "add" }, { "image": "star", "enabled": false }]"#
      ) { (view: UINavigationBar) in
        let items = view.topItem?.rightBarButtonItems ?? []
        return items.map(\.image) == [UIImage(systemName: "plus"), UIImage(systemName: "star")]
          && items.map(\.isEnabled) == [true, false]
      },
      PropertyCase(
        "navigationBar", "rightBarButtonItems",
        #"[{ "title": "Go", "style": "done", "tintColor": "red", "width": 40 }]"#
      ) { (view: UINavigationBar) in
        let item = view.topItem?.rightBarButtonItem
        return item?.style == .done && item?.tintColor == .red && item?.width == 40 && item?.title == "Go"
      },
      PropertyCase("navigationBar", "leftItemsSupplementBackButton", "true") { (view: UINavigationBar) in
        view.topItem?.leftItemsSupplementBackButton == true
      },
      PropertyCase("navigationBar", "prefersLargeTitles", "true") { (view: UINavigationBar) in
        view.prefersLargeTitles
      },
      PropertyCase(
        "navigationBar", "standardAppearance",
        #"{ "titleTextAttributes": { "color": "red" }, "largeTitleTextAttributes": { "color": "blue" } }"#
      ) { (view: UINavigationBar) in
        let appearance = view.standardAppearance
        return appearance.titleTextAttributes[.foregroundColor] as? UIColor == .red
          && appearance.largeTitleTextAttributes[.foregroundColor] as? UIColor == .blue
      },
      PropertyCase("tabBar", "items", #"["A", { "title": "B", "image": "star", "badgeValue": "3" }]"#) {
        (view: UITabBar) in
        view.items?.map(\.title) == ["A", "B"] && view.items?.last?.badgeValue == "3"
          && view.items?.last?.image == UIImage(systemName: "star")
      },
      PropertyCase(
        "tabBar", "items",
        #"[{ "systemItem": "search", "selectedImage": "star", "badgeColor": "red" }]"#
      ) { (view: UITabBar) in
        let item = view.items?.first
        return item?.title == "Search" && item?.selectedImage == UIImage(systemName: "star")
          && item?.badgeColor == .red
      },
      PropertyCase("tabBar", "selectedItem", "1", with: #""items": ["A", "B"]"#) { (view: UITabBar) in
        view.selectedItem?.title == "B"
      },
      PropertyCase("tabBar", "unselectedItemTintColor", #""red""#) { (view: UITabBar) in
        view.unselectedItemTintColor == .red
      },
      PropertyCase("toolbar", "items", #"["A", { "systemItem": "flexibleSpace" }, "B"]"#) {
        (view: UIToolbar) in view.items?.count == 3 && view.items?.last?.title == "B"
      },
    ]
    + barCases("navigationBar", { (bar: UINavigationBar) in (bar.barTintColor, bar.standardAppearance) })
    + barCases("tabBar", { (bar: UITabBar) in (bar.barTintColor, bar.standardAppearance) })
    + barCases("toolbar", { (bar: UIToolbar) in (bar.barTintColor, bar.standardAppearance) })

  /// What all bars have.
  nonisolated private static func barCases<Bar: UIView>(
    _ type: String, _ look: @escaping @MainActor @Sendable (Bar) -> (UIColor?, UIBarAppearance)
  ) -> [PropertyCase] {
    [
      PropertyCase(type, "barTintColor", #""red""#) { (bar: Bar) in look(bar).0 == .red },
      PropertyCase(type, "standardAppearance", #"{ "backgroundColor": "red", "shadowColor": "blue" }"#) {
        (bar: Bar) in look(bar).1.backgroundColor == .red && look(bar).1.shadowColor == .blue
      },
      PropertyCase(type, "standardAppearance", #"{ "background": "transparent" }"#) { (bar: Bar) in
        look(bar).1.backgroundEffect == nil && look(bar).1.shadowColor == nil
      },
    ]
  }

  @Test(arguments: cases)
  func `a property is what the bar has, and only where it is said`(property: PropertyCase) throws {
    try property.check()
  }

  /// A bar's buttons are at the ends that their names say, which change sides with the direction.
  @Test func `bars change sides`() throws {
    let items = #""leftBarButtonItems": ["A"], "rightBarButtonItems": ["B"]"#
    for (direction, order) in [("ltr", ["A", "B"]), ("rtl", ["B", "A"])] {
      let canvas = try SpecViews.makeCanvas(
        "navigationBar", items, canvas: #", "direction": "\#(direction)""#)
      let bar = try #require(canvas.subviews.first?.subviews.first as? UINavigationBar)
      bar.layoutIfNeeded()
      let labels = bar.labelsBelow.filter { $0.text?.isEmpty == false }
      let sorted = labels.sorted { $0.convert($0.bounds, to: bar).minX < $1.convert($1.bounds, to: bar).minX }
      #expect(sorted.map(\.text) == order)
    }
  }

  @Test(arguments: [
    ("tabBar", #""items": ["A"], "selectedItem": 1"#, "found item 1 of 1; the first item is 0"),
    ("tabBar", #""items": [{ "systemItem": "serch" }]"#, #"did you mean "search"?"#),
    ("tabBar", #""items": [{ "badge": "3" }]"#, #"unknown key "badge""#),
    ("toolbar", #""items": "A""#, "expected an array"),
    ("navigationBar", #""standardAppearance": { "background": "opqaue" }"#, #"did you mean "opaque"?"#),
    (
      "navigationBar", #""leftBarButtonItems": [true]"#,
      "leftBarButtonItems[0]: found true, expected an object"
    ),
  ])
  func `mistakes are told`(type: String, properties: String, message: String) {
    let told = SpecViews.message(type, properties)
    #expect(told.contains(message), "\(told)")
  }
}

extension UIView {
  /// All labels beneath this view.
  fileprivate var labelsBelow: [UILabel] {
    subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? $0.labelsBelow }
  }
}
