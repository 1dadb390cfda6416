import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import StyleCore

/// The properties of bars and their items.
@MainActor
enum BarProperties {
  static let all = [
    PropertyReading(UIBarItem.self, readItem), PropertyReading(UIBarButtonItem.self, readButton),
    PropertyReading(UITabBarItem.self, readTab), PropertyReading(UINavigationItem.self, readNavigationItem),
    PropertyReading(UINavigationBar.self, readNavigationBar), PropertyReading(UIToolbar.self, readToolbar),
    PropertyReading(UITabBar.self, readTabBar), PropertyReading(UISearchBar.self, readSearchBar),
  ]

  private static func readItem(_ item: UIBarItem, _ values: NibValues, _ context: NibContext) {
    if let title = values.text("title") { item.title = title }
    if let image = values.image("image") { item.image = image }
    if let image = values.image("landscapeImage") { item.landscapeImagePhone = image }
    if let enabled = values.bool("enabled") { item.isEnabled = enabled }
    if let tag = values.integer("tag") { item.tag = tag }
    if let insets = values.insets("imageInsets") { item.imageInsets = insets }
  }

  private static func readButton(_ item: UIBarButtonItem, _ values: NibValues, _ context: NibContext) {
    if let system = values.choice("systemItem", systemItems) { item.become(system) }
    if let style = values.choice("style", buttonStyles) { item.style = style }
    if let width = values.number("width") { item.width = width }
    if let color = values.color("tintColor") { item.tintColor = color }
    if let selected = values.bool("selected") { item.isSelected = selected }
    // A view within the item has a role, or is the only one.
    let custom = values.child("customView") ?? values.element.children.first { ElementKinds.isView($0.name) }
    if let custom { item.customView = context.makeView(custom) }
  }

  private static func readTab(_ item: UITabBarItem, _ values: NibValues, _ context: NibContext) {
    if let system = values.choice("systemItem", systemTabs) { item.become(system) }
    if let image = values.image("selectedImage") { item.selectedImage = image }
    if let badge = values.text("badgeValue") { item.badgeValue = badge }
    if let color = values.color("badgeColor") { item.badgeColor = color }
    if let offset = values.offset("titlePositionAdjustment") { item.titlePositionAdjustment = offset }
  }

  private static func readNavigationItem(
    _ item: UINavigationItem, _ values: NibValues, _ context: NibContext
  ) {
    if let title = values.text("title") { item.title = title }
    if let prompt = values.text("prompt") { item.prompt = prompt }
    if let title = values.text("backButtonTitle") { item.backButtonTitle = title }
    if let mode = values.choice("largeTitleDisplayMode", largeTitles) { item.largeTitleDisplayMode = mode }
    if let mode = values.choice("backButtonDisplayMode", backModes) { item.backButtonDisplayMode = mode }
    if let hides = values.bool("hidesBackButton") { item.hidesBackButton = hides }
    if let supplement = values.bool("leftItemsSupplementBackButton") {
      item.leftItemsSupplementBackButton = supplement
    }
    func button(_ key: String) -> UIBarButtonItem? {
      values.child(key).flatMap { context.make($0) as? UIBarButtonItem }
    }
    func buttons(_ name: String, _ key: String) -> [UIBarButtonItem]? {
      let all = values.element.children(of: name).compactMap { context.make($0) as? UIBarButtonItem }
      return all.isEmpty ? button(key).map { [$0] } : all
    }
    if let back = button("backBarButtonItem") { item.backBarButtonItem = back }
    if let left = buttons("leftBarButtonItems", "leftBarButtonItem") { item.leftBarButtonItems = left }
    if let right = buttons("rightBarButtonItems", "rightBarButtonItem") { item.rightBarButtonItems = right }
    if let view = values.child("titleView") { item.titleView = context.makeView(view) }
    for (key, set) in appearances(of: item) {
      if let element = values.child(key) {
        set(navigationAppearance(NibValues(element: element, document: values.document)))
      }
    }
  }

  private static func appearances(
    of item: UINavigationItem
  ) -> [(String, (UINavigationBarAppearance) -> Void)] {
    [
      ("standardAppearance", { item.standardAppearance = $0 }),
      ("compactAppearance", { item.compactAppearance = $0 }),
      ("scrollEdgeAppearance", { item.scrollEdgeAppearance = $0 }),
      ("compactScrollEdgeAppearance", { item.compactScrollEdgeAppearance = $0 }),
    ]
  }

  private static func readNavigationBar(_ bar: UINavigationBar, _ values: NibValues, _ context: NibContext) {
    if let translucent = values.bool("translucent") { bar.isTranslucent = translucent }
    if let style = values.choice("barStyle", barStyles) { bar.barStyle = style }
    if let large = values.bool("largeTitles") { bar.prefersLargeTitles = large }
    if let color = values.color("barTintColor") { bar.barTintColor = color }
    if let attributes = values.barTextAttributes("titleTextAttributes") {
      bar.titleTextAttributes = attributes
    }
    if let attributes = values.barTextAttributes("largeTitleTextAttributes") {
      bar.largeTitleTextAttributes = attributes
    }
    if let image = values.image("shadowImage") { bar.shadowImage = image }
    if let image = values.image("backIndicatorImage") { bar.backIndicatorImage = image }
    let sets: [(String, (UINavigationBarAppearance) -> Void)] = [
      ("standardAppearance", { bar.standardAppearance = $0 }),
      ("compactAppearance", { bar.compactAppearance = $0 }),
      ("scrollEdgeAppearance", { bar.scrollEdgeAppearance = $0 }),
      ("compactScrollEdgeAppearance", { bar.compactScrollEdgeAppearance = $0 }),
    ]
    for (key, set) in sets {
      if let element = values.child(key) {
        set(navigationAppearance(NibValues(element: element, document: values.document)))
      }
    }
    let items = values.element.children(of: "items").compactMap { context.make($0) as? UINavigationItem }
    if !items.isEmpty { bar.items = items }
  }

  private static func readToolbar(_ bar: UIToolbar, _ values: NibValues, _ context: NibContext) {
    if let translucent = values.bool("translucent") { bar.isTranslucent = translucent }
    if let style = values.choice("barStyle", barStyles) { bar.barStyle = style }
    if let color = values.color("barTintColor") { bar.barTintColor = color }
    let items = values.element.children(of: "items").compactMap { context.make($0) as? UIBarButtonItem }
    if !items.isEmpty { bar.items = items }
  }

  private static func readTabBar(_ bar: UITabBar, _ values: NibValues, _ context: NibContext) {
    if let translucent = values.bool("translucent") { bar.isTranslucent = translucent }
    if let style = values.choice("barStyle", barStyles) { bar.barStyle = style }
    if let color = values.color("barTintColor") { bar.barTintColor = color }
    if let color = values.color("unselectedItemTintColor") { bar.unselectedItemTintColor = color }
    if let image = values.image("backgroundImage") { bar.backgroundImage = image }
    if let image = values.image("shadowImage") { bar.shadowImage = image }
    if let width = values.number("itemWidth") { bar.itemWidth = width }
    if let spacing = values.number("itemSpacing") { bar.itemSpacing = spacing }
    let items = values.element.children(of: "items").compactMap { context.make($0) as? UITabBarItem }
    if !items.isEmpty { bar.items = items }
  }

  private static func readSearchBar(_ bar: UISearchBar, _ values: NibValues, _ context: NibContext) {
    if let text = values.text("text") { bar.text = text }
    if let text = values.text("placeholder") { bar.placeholder = text }
    if let text = values.text("prompt") { bar.prompt = text }
    if let style = values.choice("searchBarStyle", searchStyles) { bar.searchBarStyle = style }
    if let style = values.choice("barStyle", barStyles) { bar.barStyle = style }
    if let translucent = values.bool("translucent") { bar.isTranslucent = translucent }
    if let color = values.color("barTintColor") { bar.barTintColor = color }
    if let shows = values.bool("showsCancelButton") { bar.showsCancelButton = shows }
    if let shows = values.bool("showsScopeBar") { bar.showsScopeBar = shows }
    let scopes = values.element.children(of: "scopeButtonTitles").map { values.string(of: $0) }
    if !scopes.isEmpty { bar.scopeButtonTitles = scopes }
    for name in ["showsSearchResultsButton", "showsBookmarkButton", "backgroundImage"] {
      _ = values.element[name]
    }
    guard let traits = values.child("textInputTraits") else { return }
    TextInputTraits(NibValues(element: traits, document: values.document)).set(on: bar.searchTextField)
  }

  private static func navigationAppearance(_ values: NibValues) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance(idiom: .unspecified)
    if let color = values.color("backgroundColor") { appearance.backgroundColor = color }
    if let color = values.color("shadowColor") { appearance.shadowColor = color }
    if let image = values.image("backgroundImage") { appearance.backgroundImage = image }
    if let attributes = values.barTextAttributes("titleTextAttributes") {
      appearance.titleTextAttributes = attributes
    }
    if let attributes = values.barTextAttributes("largeTitleTextAttributes") {
      appearance.largeTitleTextAttributes = attributes
    }
    return appearance
  }
}
