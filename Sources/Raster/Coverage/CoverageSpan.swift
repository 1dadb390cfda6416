/// A run of pixels of one row, covered alike.
struct CoverageSpan: Equatable {
  /// The columns from `start` up to, not including, `end`.
  var start: Int
  var end: Int
  /// The share of each pixel that is covered, in 255ths; never 0.
  var coverage: UInt8
}

extension [CoverageSpan] {
  /// The coverage of what lies in both, each product rounded once. Both lists run from left to right without
  /// overlaps, and so does the result.
  func multiplied(by other: [CoverageSpan]) -> [CoverageSpan] {
    var result: [CoverageSpan] = []
    var (i, j) = (0, 0)
    while i < count, j < other.count {
      let (a, b) = (self[i], other[j])
      let start = Swift.max(a.start, b.start)
      let end = Swift.min(a.end, b.end)
      if start < end {
        let product = a.coverage.multipliedAsShare(b.coverage)
        if product > 0 { result.append(CoverageSpan(start: start, end: end, coverage: product)) }
      }
      if a.end <= b.end { i += 1 } else { j += 1 }
    }
    return result
  }
}
