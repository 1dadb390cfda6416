/// Lists of code points as texts: hexadecimal numbers and ranges, separated by white space.
enum ScalarRanges {
  /// Calls `body` with each range of a list, in its order.
  static func forEach(in list: String, _ body: (ClosedRange<UInt32>) -> Void) {
    for range in list.split(whereSeparator: \.isWhitespace) {
      let bounds = range.split(separator: "-").compactMap { UInt32($0, radix: 16) }
      guard let first = bounds.first, let last = bounds.last, first <= last else { continue }
      body(first...last)
    }
  }
}
