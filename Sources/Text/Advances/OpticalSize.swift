/// The properties of the iOS system font that depend on the size of text: its cut and its tracking.
enum OpticalSize {
  /// The sizes between which the cut changes, in points: up to the first one letters are those for text, from the last
  /// one on those for display.
  static let ofCuts = 17.0...28.0

  /// The cut for each size, as the x-heights of sizes show (M.6): 0 for text, 1 for display.
  private static let cuts: [(size: Double, cut: Double)] = [
    (17, 0), (18, 0.053), (19, 0.079), (20, 0.237), (22, 0.526), (24, 0.816), (28, 1),
  ]

  /// The additional space after each character by size, in thousandths of an em.
  ///
  /// They are Apple's published figures up to 54 points; estimates from labels agree within about a thousandth.
  private static let spaces: [(size: Double, space: Double)] = [
    (6, 41), (7, 34), (8, 26), (9, 18.9), (10, 12.0), (11, 5.5), (12, 0.0), (13, -6.2), (14, -10.7),
    (15, -15.3), (16, -19.4), (17, -25.3), (18, -24.4), (19, -23.7), (20, -22.5), (21, -17.1), (22, -11.8),
    (23, -4.3), (24, 2.9), (25, 6.0), (26, 8.5), (27, 10.7), (28, 13.6), (29, 13.8), (30, 13.3), (31, 12.6),
    (32, 12.8), (33, 12.1), (34, 11.8), (35, 10.9), (36, 10.3), (37, 9.7), (38, 9.7), (39, 9.7), (40, 9.2),
    (42, 8.8), (44, 8.4), (46, 7.8), (48, 7.3), (50, 6.8), (52, 6.3), (54, 5.9), (56, 5.5), (60, 5),
    (64, 4.5), (70, 3.5), (76, 3), (88, 2), (96, 1),
  ]

  /// Returns the cut for a size in points: 0 for text, 1 for display.
  static func cut(for size: Double) -> Double {
    cuts.interpolated(at: size, { $0.size }, { $0.cut })
  }

  /// Returns the space after each character in a size in points, in ems.
  static func tracking(for size: Double) -> Double {
    spaces.interpolated(at: size, { $0.size }, { $0.space }) / 1000
  }
}

extension Array {
  /// Returns the value at a position between those of the elements, which are in order; that of the nearest element
  /// beyond them.
  func interpolated(
    at position: Double, _ positions: (Element) -> Double, _ values: (Element) -> Double
  ) -> Double {
    var (low, high) = (0, count - 1)
    guard position > positions(self[low]) else { return values(self[low]) }
    guard position < positions(self[high]) else { return values(self[high]) }
    while high - low > 1 {
      let middle = (low + high) / 2
      if positions(self[middle]) <= position { low = middle } else { high = middle }
    }
    let (start, end) = (positions(self[low]), positions(self[high]))
    let part = (position - start) / (end - start)
    return values(self[low]) + (values(self[high]) - values(self[low])) * part
  }
}
