internal import Foundation
internal import LayoutCore
import StyleCore

extension Property where Owner: UIBarItem {
  /// The properties of the items of all bars.
  fileprivate static var ofItems: [Property] {
    [
      Property("title", .text, "The title.") { $0.title = $1 },
      Property("image", .image, "The image, instead of a title.") { $0.image = $1 },
      Property("enabled", .flag, "Whether the item is enabled.") { $0.isEnabled = $1 },
    ]
  }
}

extension PropertyValue where Value: UIBarItem {
  /// Returns a title, or an object, which can be based on one of the system's items.
  fileprivate static func item<SystemItem: Sendable>(
    _ systemItems: KeyValuePairs<String, SystemItem>, _ properties: [Property<Value>],
    from make: @escaping @MainActor @Sendable (SystemItem?) -> Value
  ) -> PropertyValue {
    let systemItem = Key("systemItem", .choice(systemItems), "One of the system's items.")
    let properties = Property.ofItems + properties
    let declaration = ObjectDeclaration([systemItem]) + ObjectDeclaration(properties)
    let shape = ValueShape.either([.text(.words), .object(declaration)])
    return PropertyValue(shape) { element, scope throws(DocumentError) in
      if case .string(let title) = element.value.content {
        return { _ in
          let item = make(nil)
          item.title = title
          return item
        }
      }
      let reader = try element.object(declaration)
      let systemItem = try reader.optional(systemItem)
      let settings = try properties.read(reader, scope)
      return { environment throws(DocumentError) in
        var item = make(systemItem)
        try settings.apply(to: &item, environment)
        return item
      }
    }
  }
}

extension PropertyValue<UIBarButtonItem> {
  /// A bar button item.
  static var barButtonItem: PropertyValue {
    .item(
      [
        "done": UIBarButtonItem.SystemItem.done, "cancel": .cancel, "edit": .edit, "save": .save,
        "add": .add, "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
        "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
        "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
        "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
        "redo": .redo, "close": .close,
      ],
      [
        Property("style", .barButtonStyle, "The style of the button.") {
          $0.style = $1
        },
        Property("tintColor", .color, "The colour of the button.") { $0.tintColor = $1 },
        Property("width", .length, "The width in points; 0 for the natural width.") { $0.width = $1 },
      ]
    ) { $0.map { UIBarButtonItem(systemItem: $0) } ?? UIBarButtonItem() }
  }
}

extension PropertyValue<UIBarButtonItem.Style> {
  fileprivate static var barButtonStyle: PropertyValue { .choice(["plain": .plain, "done": .done]) }
}

extension PropertyValue<UITabBarItem> {
  /// A tab bar item.
  static var tabBarItem: PropertyValue {
    .item(
      [
        "more": UITabBarItem.SystemItem.more, "favorites": .favorites, "featured": .featured,
        "topRated": .topRated, "recents": .recents, "contacts": .contacts, "history": .history,
        "bookmarks": .bookmarks, "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
        "mostViewed": .mostViewed,
      ],
      [
        Property("selectedImage", .image, "The image of the selected tab.") { $0.selectedImage = $1 },
        Property("badgeValue", .text, "The text in the badge.") { $0.badgeValue = $1 },
        Property("badgeColor", .color, "The background colour of the badge.") { $0.badgeColor = $1 },
      ]
    ) { $0.map { UITabBarItem(tabBarSystemItem: $0, tag: 0) } ?? UITabBarItem() }
  }
}
