/// Consecutive rows of pixels with the range of columns that were drawn on.
///
/// Most layers have one row; those of bands have several, which are drawn together.
struct RowLayer {
  /// The columns of the layer.
  let columns: Range<Int>
  /// The indices of the rows.
  let rows: Range<Int>
  /// The pixels, one for each of `columns`, row by row.
  private(set) var pixels: [Pixel]
  /// The columns outside of which all pixels are transparent.
  private(set) var drawn: Range<Int>

  /// Creates transparent rows.
  init(columns: Range<Int>, rowCount: Int = 1) {
    self.columns = columns
    rows = 0..<rowCount
    pixels = Array(repeating: .transparent, count: columns.count * rowCount)
    drawn = columns.lowerBound..<columns.lowerBound
  }

  /// The pixel of the first row in a column of the layer.
  subscript(column: Int) -> Pixel { pixels[column - columns.lowerBound] }

  /// Clears all rows.
  mutating func clear() {
    if drawn == columns {
      PixelKernels.best.fill(&pixels, pixels.indices, with: .transparent)
    } else {
      for row in rows { PixelKernels.best.fill(&pixels, places(of: drawn, row), with: .transparent) }
    }
    drawn = columns.lowerBound..<columns.lowerBound
  }

  /// Fills all rows with one pixel.
  mutating func fill(with pixel: Pixel) {
    guard pixel != .transparent else { return clear() }
    PixelKernels.best.fill(&pixels, pixels.indices, with: pixel)
    drawn = columns
  }

  /// Exchanges the pixels for those of other rows of the same columns.
  mutating func exchangePixels(with other: inout [Pixel]) { swap(&pixels, &other) }

  /// Composites one colour with the coverage of the spans.
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

  /// Composites one colour with the coverage of a mask in rows, of which the first is `row` of the picture.
  mutating func draw(_ color: StraightColor, _ mask: PlacedMask, rows: Range<Int>, from row: Int) {
    guard !mask.area.columns.isEmpty else { return }
    include(mask.area.columns)
    PixelKernels.best.composite(
      color, mask, over: &pixels, rows: rows, width: columns.count, from: columns.lowerBound, row: row)
  }

  /// Composites source pixels, given by their columns, with the pixels in `columns` of the rows.
  @inline(__always)
  mutating func draw(
    _ columns: Range<Int>, rows: Range<Int> = 0..<1, coverage: UInt8, blend: BlendMode,
    source: (Int) -> Pixel
  ) {
    guard !columns.isEmpty else { return }
    include(columns)
    for row in rows {
      let first = row * self.columns.count - self.columns.lowerBound
      if blend == .copy, coverage == 255 {
        for column in columns { pixels[first + column] = source(column) }
        continue
      }
      for column in columns {
        let pixel = pixels[first + column]
        pixels[first + column] = blend.composite(source(column), over: pixel, coverage: coverage)
      }
    }
  }

  /// Composites another row with this one as its group, with the coverage of the spans.
  mutating func composite(_ layer: RowLayer, of group: Group, spans: [CoverageSpan]) {
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

  /// Composites source pixels, from index `first` on, over the pixels in `columns` of the rows.
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

  /// Multiplies the row by the alpha of another; by 0 if there is none.
  mutating func mask(by mask: RowLayer?) {
    guard let mask else { return clear() }
    for column in drawn {
      let index = column - columns.lowerBound
      pixels[index] = pixels[index].faded(to: mask[column].alpha)
    }
  }

  /// Returns the indices in `pixels` of the columns of a row.
  private func places(of columns: Range<Int>, _ row: Int) -> Range<Int> {
    let first = row * self.columns.count - self.columns.lowerBound
    return (first + columns.lowerBound)..<(first + columns.upperBound)
  }

  private mutating func include(_ columns: Range<Int>) {
    drawn = drawn.isEmpty ? columns : drawn.hull(with: columns)
  }
}
