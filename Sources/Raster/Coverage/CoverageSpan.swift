internal import CPixels

/// A run of pixels of one row with the same coverage, in the type of the kernels.
struct CoverageSpan: Equatable {
  private(set) var run: cpixels_span

  /// Creates the run of the columns from `start` up to, not including, `end`.
  ///
  /// The coverage of each pixel is in 255ths and never 0.
  init(start: Int, end: Int, coverage: UInt8) {
    run = cpixels_span(start: start, end: end, coverage: coverage)
  }

  /// The first column.
  var start: Int { run.start }

  /// The column after the run.
  var end: Int {
    get { run.end }
    set { run.end = newValue }
  }

  /// The covered fraction of each pixel, in 255ths; never 0.
  var coverage: UInt8 { run.coverage }

  static func == (a: CoverageSpan, b: CoverageSpan) -> Bool {
    a.start == b.start && a.end == b.end && a.coverage == b.coverage
  }
}

extension [CoverageSpan] {
  /// Replaces the spans by the product of two lists, each product rounded once.
  ///
  /// Both run from left to right without overlaps, and so does the result.
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
