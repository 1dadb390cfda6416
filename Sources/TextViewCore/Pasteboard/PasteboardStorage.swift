import Foundation
import StyleCore

/// The items of the pasteboards of a name.
@MainActor
final class PasteboardStorage {
  static let general = PasteboardStorage(.general)
  private static var named: [UIPasteboard.Name: PasteboardStorage] = [:]
  private static var uniqueCount = 0

  let name: UIPasteboard.Name
  private(set) var items: [[String: Any]] = []
  private(set) var changeCount = 0

  private init(_ name: UIPasteboard.Name) { self.name = name }

  static func named(_ name: UIPasteboard.Name, create: Bool) -> PasteboardStorage? {
    if name == .general { return general }
    if let found = named[name] { return found }
    guard create else { return nil }
    let made = PasteboardStorage(name)
    named[name] = made
    return made
  }

  static func unique() -> PasteboardStorage {
    while true {
      uniqueCount += 1
      let name = UIPasteboard.Name("plumb.pasteboard.\(uniqueCount)")
      if named[name] == nil, let made = named(name, create: true) { return made }
    }
  }

  static func remove(_ name: UIPasteboard.Name) {
    guard let removed = named.removeValue(forKey: name) else { return }
    removed.items = []
    removed.changeCount += 1
    NotificationCenter.default.post(name: UIPasteboard.removedNotification, object: nil)
  }

  /// Replaces the items, and posts a notification with the types that are new and those that are gone.
  func set(_ new: [[String: Any]], of pasteboard: UIPasteboard) {
    let (before, after) = (Set(items.flatMap(\.keys)), Set(new.flatMap(\.keys)))
    items = new
    changeCount += 1
    var changes: [AnyHashable: Any] = [:]
    let (added, removed) = (after.subtracting(before).sorted(), before.subtracting(after).sorted())
    if !added.isEmpty { changes[UIPasteboard.changedTypesAddedUserInfoKey] = added }
    if !removed.isEmpty { changes[UIPasteboard.changedTypesRemovedUserInfoKey] = removed }
    NotificationCenter.default.post(
      name: UIPasteboard.changedNotification, object: pasteboard, userInfo: changes)
  }
}

/// The uniform types of values in a pasteboard.
package enum PasteboardTypes {
  package static let text = "public.utf8-plain-text"
  package static let location = "public.url"
  package static let picture = "public.png"
  package static let tint = "com.apple.uikit.color"

  private static let texts = [text, "public.text", "public.plain-text"]
  private static let pictures = [picture, "public.image", "public.jpeg"]

  /// Returns the text of an item, which may be that of a location.
  static func string(_ item: [String: Any]) -> String? {
    for type in texts {
      if let value = item[type] { return string(value) }
    }
    return item[location].flatMap { ($0 as? URL)?.absoluteString ?? string($0) }
  }

  private static func string(_ value: Any) -> String? {
    value as? String ?? (value as? Data).flatMap { String(data: $0, encoding: .utf8) }
  }

  static func url(_ item: [String: Any]) -> URL? {
    item[location].flatMap { $0 as? URL ?? string($0).flatMap { URL(string: $0) } }
  }

  static func image(_ item: [String: Any]) -> UIImage? {
    pictures.lazy.compactMap { item[$0] as? UIImage }.first
  }

  static func color(_ item: [String: Any]) -> UIColor? { item[tint] as? UIColor }

  static func data(_ value: Any?) -> Data? {
    switch value {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    default: nil
    }
  }
}
