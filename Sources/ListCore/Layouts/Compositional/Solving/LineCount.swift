import Foundation
import StyleCore

/// The number of items in a row or a column, and the length of which their shares are (P.10, P.11).
struct LineCount {
  /// The number of items.
  private(set) var count: Int
  /// The length that is 1 for the shares of the items.
  private(set) var base: CGFloat
  /// The length of each item with its spaces, if the items share the line.
  private(set) var forced: CGFloat?
  /// Whether only the measured lengths of the items tell their number.
  private(set) var isOpen = false

  /// The slack for the rounding errors of shares, in points.
  static let slack: CGFloat = 1e-6

  /// Counts the items in a line of a group of a size, whose length is an estimate if `isMeasured`.
  init(_ line: LinePlan, in content: CGSize, isMeasured: Bool, limit: Int) {
    let length = content[line.axis]
    (count, base) = (1, length)
    let space = line.spacing.least
    switch line.filling {
    case .equal(let number):
      count = Self.limited(number, limit)
      forced = max(0, (length - CGFloat(count - 1) * space) / CGFloat(count))
    case .repeated(let number):
      count = Self.limited(number, limit)
      var sum = Lengths()
      for index in 0..<count { sum.add(line.children[index % line.children.count], line.axis, content) }
      if !sum.fits(length, count, space, base: length), !isMeasured {
        base = max(0, length - CGFloat(count - 1) * space)
      }
    case .sequence:
      isOpen = !isMeasured && line.children.contains { $0.size[line.axis].isMeasured }
      if !isOpen { countSequence(line, content, isMeasured: isMeasured, limit) }
    }
  }

  private mutating func countSequence(
    _ line: LinePlan, _ content: CGSize, isMeasured: Bool, _ limit: Int
  ) {
    let (space, length) = (line.spacing.least, content[line.axis])
    var sum = Lengths()
    // The numbers that fit with shares of the whole line, and with shares of the line without its spaces.
    var (whole, reduced) = (0, 0)
    let most = max(limit, line.children.count)
    for number in 1...max(1, most) {
      sum.add(line.children[(number - 1) % line.children.count], line.axis, content)
      let free = max(0, length - CGFloat(number - 1) * space)
      if whole == number - 1, sum.fits(length, number, space, base: length) { whole = number }
      if reduced == number - 1, sum.fits(length, number, space, base: free) { reduced = number }
      if whole < number, reduced < number { break }
    }
    if isMeasured {
      count = max(line.children.count, whole)
    } else if reduced > whole {
      (count, base) = (reduced, max(0, length - CGFloat(reduced - 1) * space))
    } else {
      count = max(1, whole)
    }
  }

  private static func limited(_ number: Int, _ limit: Int) -> Int { max(1, min(number, max(limit, 1_000))) }

  /// The sum of the shares and of the points of items.
  private struct Lengths {
    var share: CGFloat = 0
    var points: CGFloat = 0

    /// Adds an item in a line.
    mutating func add(_ item: ItemPlan, _ axis: LayoutAxis, _ content: CGSize) {
      points += item.edges.sum(axis)
      let own = item.size[axis]
      if own.share == axis {
        share += own.value.isFinite ? max(0, own.value) : 0
      } else {
        points += own.points(in: content, PixelGrid(scale: 0))
      }
    }

    /// Returns whether a number of items fit into a line.
    func fits(_ length: CGFloat, _ number: Int, _ space: CGFloat, base: CGFloat) -> Bool {
      share * base + points + CGFloat(number - 1) * space <= length + LineCount.slack
    }
  }
}
