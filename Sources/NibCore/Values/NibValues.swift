import Foundation
import GraphicsCore
import StyleCore

/// Values of attributes, and of elements within an element.
///
/// A value that cannot be read is reported, and is `nil`.
@MainActor
struct NibValues {
  let element: NibElement
  let document: NibDocument

  /// Returns an attribute: that of a variation for the present traits, or else that of the element.
  func attribute(_ name: String) -> String? {
    let own = element[name]
    guard element.hasVariations else { return own }
    return element.variations(for: document.traits).reversed().lazy.compactMap { $0[name] }.first ?? own
  }

  /// Returns the element of a role within a variation for the present traits, or else within the element.
  func child(_ key: String) -> NibElement? {
    let own = element.child(key: key)
    guard element.hasVariations else { return own }
    return element.variations(for: document.traits).reversed().lazy.compactMap { $0.child(key: key) }.first
      ?? own
  }

  /// Returns a text.
  func text(_ name: String) -> String? {
    if let localized = document.text(name, of: element) { return localized }
    if let text = attribute(name) { return text }
    guard let child = child(name), child.name == "string" || child.name == "mutableString"
    else { return nil }
    return string(of: child)
  }

  /// Returns the text of an element `<string>`.
  func string(of child: NibElement) -> String {
    if child["base64-UTF8"] == "YES" {
      let bytes = Data(base64Encoded: child.text + padding(child.text), options: .ignoreUnknownCharacters)
      return bytes.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
    return child.text
  }

  private func padding(_ text: String) -> String {
    let count = text.filter { !$0.isWhitespace && $0 != "=" }.count
    return text.hasSuffix("=") ? "" : String(repeating: "=", count: (4 - count % 4) % 4)
  }

  /// Returns a Boolean value.
  func bool(_ name: String) -> Bool? {
    switch attribute(name) {
    case "YES", "true": true
    case "NO", "false": false
    case nil: nil
    case let other?: report("\(name) is \"\(other)\", not YES or NO.")
    }
  }

  /// Returns a number.
  func number(_ name: String) -> CGFloat? {
    guard let text = attribute(name) else { return nil }
    guard let value = Double(text), value.isFinite else {
      return report("\(name) is \"\(text)\", not a number.")
    }
    return value
  }

  /// Returns a whole number.
  func integer(_ name: String) -> Int? {
    number(name).map { Int(max(-1e15, min($0, 1e15))) }
  }

  /// Returns the value of a name.
  func choice<Value>(_ name: String, _ values: [String: Value]) -> Value? {
    guard let text = attribute(name) else { return nil }
    if let value = values[text] { return value }
    return report("\(name) is \"\(text)\"; known are \(values.keys.sorted().joined(separator: ", ")).")
  }

  /// Returns a rectangle.
  func rect(_ key: String) -> CGRect? {
    guard let child = child(key) else { return nil }
    let values = NibValues(element: child, document: document)
    return CGRect(
      x: values.number("x") ?? values.number("minX") ?? 0,
      y: values.number("y") ?? values.number("minY") ?? 0,
      width: values.number("width") ?? 0, height: values.number("height") ?? 0)
  }

  /// Returns a size.
  func size(_ key: String) -> CGSize? { rect(key)?.size }

  /// Returns insets.
  func insets(_ key: String) -> UIEdgeInsets? {
    guard let child = child(key) else { return nil }
    let values = NibValues(element: child, document: document)
    if child.name == "inset" {
      return UIEdgeInsets(
        top: values.number("minY") ?? 0, left: values.number("minX") ?? 0, bottom: values.number("maxY") ?? 0,
        right: values.number("maxX") ?? 0)
    }
    return UIEdgeInsets(
      top: values.number("top") ?? 0, left: values.number("left") ?? 0, bottom: values.number("bottom") ?? 0,
      right: values.number("right") ?? 0)
  }

  /// Returns insets by reading direction.
  func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
    guard let child = child(key) else { return nil }
    let values = NibValues(element: child, document: document)
    return NSDirectionalEdgeInsets(
      top: values.number("top") ?? 0, leading: values.number("leading") ?? 0,
      bottom: values.number("bottom") ?? 0, trailing: values.number("trailing") ?? 0)
  }

  /// Returns an offset.
  func offset(_ key: String) -> UIOffset? {
    guard let child = child(key) else { return nil }
    let values = NibValues(element: child, document: document)
    return UIOffset(horizontal: values.number("horizontal") ?? 0, vertical: values.number("vertical") ?? 0)
  }

  /// Reports a problem of the element, and returns `nil`.
  func report<Value>(_ problem: String) -> Value? {
    document.report(problem, at: element)
    return nil
  }
}
