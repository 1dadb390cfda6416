/// The coverage of a shape inside a clip, row by row from the top down; rows may be left out.
struct CoverageSource {
  /// What is covered in the current row.
  private(set) var spans: [CoverageSpan] = []
  /// The first row whose coverage may differ from the current row's.
  private(set) var validUntil = Int.min
  private let rows: Range<Int>
  /// What is covered, where that is no more than an upright rectangle.
  private var rectangle: RectangleRows?
  /// The shape's converter and those of the clip's shapes.
  private var converters: [ScanConverter]
  /// What a shape of the clip covers in the current row.
  private var clip: [CoverageSpan] = []

  /// The coverage of what `shape` and `clip` have in common, inside `region`.
  init(_ shape: Shape, clip: Clip, rule: CoverageRule, region: PixelRect) {
    let bounds = shape.bounds.intersection(clip.rect).intersection(FixedRect(region))
    rows = PixelRect(around: bounds).rows
    converters = []
    guard !rows.isEmpty else { return }
    if case .rectangle = shape, clip.shapes.isEmpty {
      rectangle = RectangleRows(bounds, coverage: rule)
      return
    }
    converters.append(ScanConverter(shape, bounds: bounds, coverage: rule))
    converters += clip.shapes.map { ScanConverter($0, bounds: bounds, coverage: .exactArea) }
  }

  /// Computes the coverage of `row`, unless it is known to be the same as the last.
  mutating func update(to row: Int) {
    guard row >= validUntil else { return }
    guard rows.contains(row) else {
      spans = []
      validUntil = row < rows.lowerBound ? rows.lowerBound : .max
      return
    }
    if let rectangle {
      spans.removeAll(keepingCapacity: true)
      validUntil = min(rectangle.appendSpans(row: row, to: &spans), rows.upperBound)
      return
    }
    validUntil = converters[0].replaceSpans(&spans, row: row)
    for index in converters.indices.dropFirst() {
      let clipValidUntil = converters[index].replaceSpans(&clip, row: row)
      spans = spans.multiplied(by: clip)
      validUntil = min(validUntil, clipValidUntil)
    }
    validUntil = min(validUntil, rows.upperBound)
  }
}
