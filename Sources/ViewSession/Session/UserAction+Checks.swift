internal import Escaping
internal import Foundation
internal import GraphicsCore

extension UserAction {
  /// Throws an error for numbers and texts that no user could mean, in a picture of a size in points.
  func check(in size: CGSize) throws(SessionError) {
    switch self {
    case .tap(let name), .press(let name):
      try Self.check(name: name)
    case .tapAt(let x, let y):
      guard x >= 0, y >= 0, x <= Double(size.width), y <= Double(size.height) else {
        throw SessionError(
          "the point (\(x), \(y)) is outside the picture, which has \(size.width) × \(size.height) points")
      }
    case .type(let text):
      guard (1...10_000).contains(text.utf8.count) else {
        throw SessionError("the text has \(text.utf8.count) bytes; it has 1 to 10000")
      }
    case .scroll(let name, let dx, let dy):
      if let name { try Self.check(name: name) }
      guard abs(dx) <= 100_000, abs(dy) <= 100_000, dx != 0 || dy != 0 else {
        throw SessionError("the distance (\(dx), \(dy)) is not one of at most 100000 points, and not 0")
      }
    case .swipe(let name, let direction):
      try Self.check(name: name)
      guard ["left", "right", "up", "down"].contains(direction) else {
        throw SessionError(
          "unknown direction \(direction.inQuotes); the directions are left, right, up and down")
      }
    case .wait(let seconds):
      guard seconds >= 0, seconds <= 600 else {
        throw SessionError("the time is \(seconds) seconds; it is from 0 to 600")
      }
    case .deleteBackward(let count):
      guard (1...10_000).contains(count) else {
        throw SessionError("the count is \(count); it is from 1 to 10000")
      }
    case .goBack: break
    }
  }

  private static func check(name: String) throws(SessionError) {
    guard (1...4096).contains(name.utf8.count) else {
      throw SessionError("the name of a view has 1 to 4096 bytes, and this one has \(name.utf8.count)")
    }
  }
}

/// A list of names in a message: the nearest to one that is missing, and the first of the others.
enum NameList {
  private static let limit = 12

  /// Returns a line that tells that nothing has a name, and what is there.
  static func missing(_ name: String, among names: [String], kind: String = "view") -> String {
    let start = "no \(kind) is named \(name.inQuotes)"
    if names.isEmpty { return "\(start), and none has a name" }
    let nearest = nearestName(to: name, among: names).map { "; did you mean \($0.inQuotes)? There" }
    let shown = names.prefix(limit).map(\.inQuotes).joined(separator: ", ")
    let rest = names.count > limit ? " and \(names.count - limit) more" : ""
    return "\(start)\(nearest ?? "; there") is: \(shown)\(rest)"
  }
}

extension String {
  /// The text with line breaks and invisible characters escaped.
  var onOneLine: String { escapingControls(in: self) }
}
