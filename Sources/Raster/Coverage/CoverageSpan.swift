internal import CPixels

/// A run of pixels of one row, covered alike; as the kernels take it.
struct CoverageSpan: Equatable {
  private(set) var run: cpixels_span

  /// The columns from `start` up to, not including, `end`, and the share of each pixel that is covered, in 255ths;
  /// never 0.
  init(start: Int, end: Int, coverage: UInt8) {
    run = cpixels_span(start: start, end: end, coverage: coverage)
  }

  /// The first column.
  var start: Int { run.start }

  /// The first column behind the run.
  var end: Int {
    get { run.end }
    set { run.end = newValue }
  }

  /// The share of each pixel that is covered, in 255ths; never 0.
  var coverage: UInt8 { run.coverage }

  static func == (a: CoverageSpan, b: CoverageSpan) -> Bool {
    a.start == b.start && a.end == b.end && a.coverage == b.coverage
  }
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
