/// The coverage of a shape inside a clip, row by row from the top down; rows may be skipped.
struct CoverageSource {
  /// The coverage of the current row.
  private(set) var spans: [CoverageSpan] = []
  /// The first row whose coverage may differ from the current row's.
  private(set) var validUntil = Int.min
  private let rows: Range<Int>
  /// The coverage of a shape that is an upright rectangle.
  private var rectangle: RectangleRows?
  /// The coverage of any other shape, then that of the shapes of the clip.
  private var shapes: [ShapeRows] = []
  /// The coverage of a shape of the clip in the current row, and the product of all before it.
  private var clip: [CoverageSpan] = []
  private var clipped: [CoverageSpan] = []

  /// Creates the coverage of the intersection of `shape` and `clip`, inside `region`.
  init(_ shape: Shape, clip: Clip, rule: CoverageRule, region: PixelRect, _ tables: CoverageTables) {
    var bounds = shape.bounds.intersection(clip.rect).intersection(FixedRect(region))
    for shape in clip.shapes { bounds = bounds.intersection(shape.bounds.wholePixels) }
    rows = PixelRect(around: bounds).rows
    guard !rows.isEmpty else { return }
    if case .rectangle = shape {
      rectangle = RectangleRows(bounds, coverage: rule)
    } else {
      shapes.append(ShapeRows(shape, bounds: bounds, coverage: rule, tables))
    }
    shapes += clip.shapes.map { ShapeRows($0, bounds: bounds, coverage: .exactArea, tables) }
  }

  /// Computes the coverage of `row`, unless it is known to be the same as the last.
  mutating func update(to row: Int) {
    guard row >= validUntil else { return }
    guard rows.contains(row) else {
      spans = []
      validUntil = row < rows.lowerBound ? rows.lowerBound : .max
      return
    }
    validUntil =
      rectangle?.replaceSpans(&spans, row: row) ?? shapes[0].replaceSpans(&spans, row: row)
    for index in (rectangle == nil ? 1 : 0)..<shapes.count {
      let clipValidUntil = shapes[index].replaceSpans(&clip, row: row)
      clipped.replace(byProductOf: spans, clip)
      swap(&spans, &clipped)
      validUntil = min(validUntil, clipValidUntil)
    }
    validUntil = min(validUntil, rows.upperBound)
  }
}
