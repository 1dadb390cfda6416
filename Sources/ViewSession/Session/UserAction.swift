/// An action of a user; views are named by their text, identifier, label or class.
package enum UserAction: Codable, Hashable, Sendable {
  case tap(on: String)
  /// A tap at a point of the picture, in points.
  case tapAt(x: Double, y: Double)
  case press(on: String)
  case type(String)
  /// A scroll by a distance in points: a positive `dy` shows what is below.
  case scroll(in: String?, dx: Double, dy: Double)
  /// A swipe over a view, `left`, `right`, `up` or `down`.
  case swipe(on: String, direction: String)
  case wait(seconds: Double)
  case goBack
  case deleteBackward(count: Int)
}
