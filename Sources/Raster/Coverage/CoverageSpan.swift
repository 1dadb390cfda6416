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
  /// Replaces the spans by the coverage of what lies in both of two lists, each product rounded once. Both run from left
  /// to right without overlaps, and so does the result.
  mutating func replace(byProductOf a: [CoverageSpan], _ b: [CoverageSpan]) {
    removeAll(keepingCapacity: true)
    var (i, j) = (0, 0)
    while i < a.count, j < b.count {
      let (first, second) = (a[i], b[j])
      let start = Swift.max(first.start, second.start)
      let end = Swift.min(first.end, second.end)
      if start < end {
        let product = first.coverage.multipliedAsShare(second.coverage)
        if product > 0 { append(CoverageSpan(start: start, end: end, coverage: product)) }
      }
      if first.end <= second.end { i += 1 } else { j += 1 }
    }
  }
}
