/// Rows of pixels, one after the other, that remember which columns were drawn on. Most layers have one row; those of
/// bands have some, which are drawn on together.
struct RowLayer {
  /// The columns that it has.
  let columns: Range<Int>
  /// All its rows, by their places in it.
  let rows: Range<Int>
  /// One pixel for each of `columns`, row after row.
  private(set) var pixels: [Pixel]
  /// What is not transparent lies in these columns.
  private(set) var drawn: Range<Int>

  /// Transparent rows.
  init(columns: Range<Int>, rowCount: Int = 1) {
    self.columns = columns
    rows = 0..<rowCount
    pixels = Array(repeating: .transparent, count: columns.count * rowCount)
    drawn = columns.lowerBound..<columns.lowerBound
  }

  /// The pixel of the first row in a column that the layer has.
  subscript(column: Int) -> Pixel { pixels[column - columns.lowerBound] }

  /// Makes all rows transparent again.
  mutating func clear() {
    if drawn == columns {
      PixelKernels.best.fill(&pixels, pixels.indices, with: .transparent)
    } else {
      for row in rows { PixelKernels.best.fill(&pixels, places(of: drawn, row), with: .transparent) }
    }
    drawn = columns.lowerBound..<columns.lowerBound
  }

  /// Composites one colour where the spans cover the rows.
  mutating func draw(_ color: StraightColor, _ spans: [CoverageSpan], rows: Range<Int>, blend: BlendMode) {
    guard blend == .sourceOver else {
      let source = color.source(coverage: 255)
      for span in spans {
        draw(span.start..<span.end, rows: rows, coverage: span.coverage, blend: blend) { _ in source }
      }
      return
    }
    guard let first = spans.first, let last = spans.last else { return }
    include(first.start..<last.end)
    PixelKernels.best.composite(
      color, spans, over: &pixels, rows: rows, width: columns.count, from: columns.lowerBound)
  }

  /// Composites source pixels, given by their columns, with what is in `columns` of the rows.
  @inline(__always)
  mutating func draw(
    _ columns: Range<Int>, rows: Range<Int> = 0..<1, coverage: UInt8, blend: BlendMode,
    source: (Int) -> Pixel
  ) {
    guard !columns.isEmpty else { return }
    include(columns)
    for row in rows {
      let first = row * self.columns.count - self.columns.lowerBound
      for column in columns {
        let pixel = pixels[first + column]
        pixels[first + column] = blend.composite(source(column), over: pixel, coverage: coverage)
      }
    }
  }

  /// Composites another row over this one as its group says, where the spans cover it.
  mutating func composite(_ layer: RowLayer, _ group: Group, _ spans: [CoverageSpan]) {
    for span in spans {
      let all = span.start..<span.end
      let columns = group.blend.keepsBackdropOfTransparentSource ? layer.drawn.clamped(to: all) : all
      guard group.blend == .sourceOver else {
        draw(columns, coverage: span.coverage, blend: group.blend) { layer[$0].faded(to: group.opacity) }
        continue
      }
      draw(
        layer.pixels, from: columns.lowerBound - layer.columns.lowerBound, on: columns,
        coverage: span.coverage, opacity: group.opacity)
    }
  }

  /// Composites source pixels, from the one at `first` on, over what is in `columns` of the rows.
  mutating func draw(
    _ sources: [Pixel], from first: Int = 0, on columns: Range<Int>, rows: Range<Int> = 0..<1,
    coverage: UInt8, opacity: UInt8 = 255
  ) {
    guard !columns.isEmpty else { return }
    include(columns)
    for row in rows {
      PixelKernels.best.composite(
        sources, from: first, over: &pixels, places(of: columns, row), opacity: opacity, coverage: coverage)
    }
  }

  /// Multiplies the row by the alpha of another; by nothing where there is none.
  mutating func mask(by mask: RowLayer?) {
    guard let mask else { return clear() }
    for column in drawn {
      let index = column - columns.lowerBound
      pixels[index] = pixels[index].faded(to: mask[column].alpha)
    }
  }

  /// Where the columns of a row stand in `pixels`.
  private func places(of columns: Range<Int>, _ row: Int) -> Range<Int> {
    let first = row * self.columns.count - self.columns.lowerBound
    return (first + columns.lowerBound)..<(first + columns.upperBound)
  }

  private mutating func include(_ columns: Range<Int>) {
    drawn = drawn.isEmpty ? columns : drawn.hull(with: columns)
  }
}
