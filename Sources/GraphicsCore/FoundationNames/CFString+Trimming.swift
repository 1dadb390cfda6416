// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation

/// Removes the spaces at the ends of a text.
public func CFStringTrimWhitespace(_ theString: CFMutableString!) {
  theString?.setString(String(describing: theString ?? "").trimmingCharacters(in: .whitespacesAndNewlines))
}

/// Removes a text at the ends of another, as often as it is there.
public func CFStringTrim(_ theString: CFMutableString!, _ trimString: CFString!) {
  let part = String(describing: trimString ?? "")
  var text = String(describing: theString ?? "")
  guard !part.isEmpty else { return }
  while text.hasPrefix(part) { text.removeFirst(part.count) }
  while text.hasSuffix(part) { text.removeLast(part.count) }
  theString?.setString(text)
}
