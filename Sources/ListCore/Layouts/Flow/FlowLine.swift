import Foundation
import GraphicsCore
import StyleCore

/// A line of items of a flow layout.
struct FlowLine {
  /// The first item.
  var first: Int
  /// The distance from the first line of the section.
  var offset: CGFloat
  /// The length across the line, that of its largest item.
  var depth: CGFloat
  /// The distance of the first item from the start of the line.
  var start: CGFloat
  /// The distance between neighbours.
  var gap: CGFloat
}

/// The distances between the items of a line, by its length and the minimum between neighbours.
struct FlowFilling {
  let length: CGFloat
  let minimum: CGFloat

  /// The slack for the rounding errors of lengths that are shares of the line, in points.
  private static let slack: CGFloat = 1e-6

  /// Returns whether an item has room after others.
  ///
  /// - Parameters:
  ///   - used: The length of the others, with the minimum between them.
  func hasRoom(for next: CGFloat, after used: CGFloat) -> Bool {
    used + minimum + next <= length + Self.slack
  }

  /// Returns the number of items of a length that a line holds, at least one and at most `limit` (P.1).
  func capacity(of item: CGFloat, limit: Int) -> Int {
    let step = item + minimum
    guard step > 0 else { return max(1, limit) }
    let number = ((length + Self.slack + minimum) / step).rounded(.down)
    return max(1, Int(saturating: min(number, CGFloat(limit))))
  }

  /// Returns the start and the distance between neighbours of a full line: its ends are those of the line, and a single
  /// item is in its middle (P.2).
  func full(_ count: Int, sum: CGFloat) -> (start: CGFloat, gap: CGFloat) {
    guard count > 1 else { return ((length - sum) / 2, minimum) }
    return (0, max(minimum, (length - sum) / CGFloat(count - 1)))
  }

  /// Returns the distances of the last line, whose items have a common size or, if `common` is nil, different ones
  /// (P.3).
  func last(_ count: Int, common: CGFloat?) -> (start: CGFloat, gap: CGFloat) {
    guard let common else { return (0, minimum) }
    let step = common + minimum
    guard step > 0 else { return (0, minimum) }
    let number = max(1, ((length + Self.slack + minimum) / step).rounded(.down))
    guard number > 1 else { return full(1, sum: common) }
    return (0, max(minimum, (length - number * common) / (number - 1)))
  }
}
