internal import Foundation

/// By how much the edges and sides of a frame changed, in points.
struct EdgeChanges {
  /// Of the left and right edge, the middle and the width.
  var horizontal: [Double]
  /// Of the upper and lower edge, the middle and the height.
  var vertical: [Double]

  init(from was: CGRect, to frame: CGRect) {
    horizontal = [
      frame.minX - was.minX, frame.maxX - was.maxX, frame.midX - was.midX, frame.width - was.width,
    ]
    vertical = [
      frame.minY - was.minY, frame.maxY - was.maxY, frame.midY - was.midY, frame.height - was.height,
    ]
  }

  private static let least = 1e-6

  var isResized: Bool { horizontal[3].magnitude > Self.least || vertical[3].magnitude > Self.least }

  /// 3 where something changed by as much as something of the others, 1 where something changed in the same direction
  /// at all.
  func match(with other: EdgeChanges) -> Int {
    max(Self.score(horizontal, other.horizontal), Self.score(vertical, other.vertical))
  }

  /// The same where only the others' size counts; half of it moves what is in the middle.
  func match(withSizeOf other: EdgeChanges) -> Int {
    max(
      Self.score(horizontal, [other.horizontal[3], other.horizontal[3] / 2]),
      Self.score(vertical, [other.vertical[3], other.vertical[3] / 2]))
  }

  /// 4 where something changed by as much as a number did, or by twice or half of it; else 2: numbers may be parts of
  /// any formula.
  func match(withNumber change: Double) -> Int {
    let mine = horizontal + vertical
    let isMatched = [change, 2 * change, change / 2].contains { number in
      number.magnitude > Self.least
        && mine.contains { ($0.magnitude - number.magnitude).magnitude < Self.least }
    }
    return isMatched ? 4 : 2
  }

  /// The same of sizes alone.
  func sizeMatch(with other: EdgeChanges) -> Int {
    max(Self.score([horizontal[3]], [other.horizontal[3]]), Self.score([vertical[3]], [other.vertical[3]]))
  }

  private static func score(_ mine: [Double], _ theirs: [Double]) -> Int {
    let mine = mine.filter { $0.magnitude > least }
    let theirs = theirs.filter { $0.magnitude > least }
    guard !mine.isEmpty, !theirs.isEmpty else { return 0 }
    return mine.contains { one in theirs.contains { (one - $0).magnitude < least } } ? 3 : 1
  }
}
