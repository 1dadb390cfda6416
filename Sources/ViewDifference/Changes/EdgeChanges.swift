internal import Foundation

/// The changes of the edges, centers and sides of a frame, in points.
struct EdgeChanges {
  /// The changes of the left and right edge, the center and the width.
  var horizontal: [Double]
  /// The changes of the upper and lower edge, the center and the height.
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

  /// Returns 3 if a change equals one of the others, 1 if both change on the same axis at all, and 0 if not.
  func match(with other: EdgeChanges) -> Int {
    max(Self.score(horizontal, other.horizontal), Self.score(vertical, other.vertical))
  }

  /// Returns the match with only the changes of the others' size; half of it moves a centered view.
  func match(withSizeOf other: EdgeChanges) -> Int {
    max(
      Self.score(horizontal, [other.horizontal[3], other.horizontal[3] / 2]),
      Self.score(vertical, [other.vertical[3], other.vertical[3] / 2]))
  }

  /// Returns 4 if a change equals that of a number, or twice or half of it, and else 2.
  ///
  /// Numbers can be part of any formula.
  func match(withNumber change: Double) -> Int {
    let mine = horizontal + vertical
    let isMatched = [change, 2 * change, change / 2].contains { number in
      number.magnitude > Self.least
        && mine.contains { ($0.magnitude - number.magnitude).magnitude < Self.least }
    }
    return isMatched ? 4 : 2
  }

  /// Returns the match of the sizes alone.
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
