import Foundation

extension UIFont.Values {
  /// The x-height in points (M.6), or `nil` if the typeface is not the system's.
  ///
  /// It is interpolated between the sizes and weights that were measured; lighter text has that of regular text.
  var xHeight: CGFloat? {
    guard typeface == nil, !isMonospaced, fileFace == nil else { return nil }
    let ofSize = Self.between(size, Self.xHeightBySize)
    let ofWeight = Self.between(weight.rawValue, Self.xHeightByWeight)
    return size * (ofSize + ofWeight - 1078) / 2048
  }

  /// The x-heights of regular text by size, in 2048ths of an em.
  private static let xHeightBySize: [(CGFloat, CGFloat)] = [
    (17, 1078), (18, 1076), (19, 1075), (20, 1069), (22, 1058), (24, 1047), (28, 1040),
  ]

  /// The x-heights of small text by weight, for regular, medium, semibold, bold and black.
  private static let xHeightByWeight: [(CGFloat, CGFloat)] = [
    (0, 1078), (0.23, 1086), (0.3, 1093), (0.4, 1101), (0.62, 1124),
  ]

  private static func between(_ place: CGFloat, _ known: [(CGFloat, CGFloat)]) -> CGFloat {
    guard let next = known.firstIndex(where: { place < $0.0 }) else { return known[known.count - 1].1 }
    guard next > 0 else { return known[0].1 }
    let (before, after) = (known[next - 1], known[next])
    return before.1 + (after.1 - before.1) * (place - before.0) / (after.0 - before.0)
  }
}
