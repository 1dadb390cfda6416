import Foundation
import GraphicsCore
import StyleCore

extension NSTextContainer {
  /// The distance in points by which lines are moved down in search of room.
  private static let step = 1.0
  /// The number of steps after which the search goes on below all exclusions.
  private static let maximumSteps = 4_096
  /// The height by which a line may exceed the area, for computations with fractions.
  private static let tolerance = 1.0 / 1024

  /// Returns the first area for a line in a proposed one or below it, and the rest of it to the right.
  ///
  /// The area has the height of the proposed one, and at least the padding as its width. It is zero if there is none.
  func room(for proposed: CGRect) -> (CGRect, CGRect) {
    let left = max(0, finite(proposed.minX))
    let right = min(lineWidth < .infinity ? lineWidth : 1e7, max(left, finite(proposed.maxX)))
    let height = max(0, finite(proposed.height))
    var top = max(0, finite(proposed.minY))
    let isSide = left > 0
    let bottom = exclusions.compactMap(\.bottom).max()
    for step in 0... {
      guard top + height <= lineHeight + Self.tolerance else { return (.zero, .zero) }
      if let found = gap(from: left, to: right, top: top, height: height) { return found }
      // The rest of a line is beside it, not below.
      guard !isSide, let bottom, top < bottom else { return (.zero, .zero) }
      top = step < Self.maximumSteps ? top + Self.step : bottom
    }
    return (.zero, .zero)
  }

  /// Returns the first gap between exclusions that has room for more than the padding.
  private func gap(
    from left: CGFloat, to right: CGFloat, top: CGFloat, height: CGFloat
  ) -> (CGRect, CGRect)? {
    let taken = exclusions.flatMap { $0.taken(from: top, to: top + height) }
      .sorted { $0.lowerBound < $1.lowerBound }
    func rect(_ from: CGFloat, _ to: CGFloat) -> CGRect {
      CGRect(x: from, y: top, width: to - from, height: height)
    }
    var x = left
    for interval in taken {
      let end = min(interval.lowerBound, right)
      if end - x > 2 * padding {
        let after = interval.upperBound
        return (rect(x, end), after < right ? rect(after, right) : .zero)
      }
      x = max(x, interval.upperBound)
    }
    // Without exclusions a line may be narrower than its padding.
    guard right - x > 2 * padding || taken.isEmpty && right > x else { return nil }
    return (rect(x, right), .zero)
  }

  private func finite(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : max(-1e7, min(value, 1e7)) }
}
