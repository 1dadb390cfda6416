/// A row of pixels that remembers which columns were drawn on.
struct RowLayer {
  /// The columns that it has.
  let columns: Range<Int>
  /// One pixel for each of `columns`.
  private(set) var pixels: [Pixel]
  /// What is not transparent lies in these columns.
  private(set) var drawn: Range<Int>

  /// A transparent row.
  init(columns: Range<Int>) {
    self.columns = columns
    pixels = Array(repeating: .transparent, count: columns.count)
    drawn = columns.lowerBound..<columns.lowerBound
  }

  /// The pixel in a column that the row has.
  subscript(column: Int) -> Pixel { pixels[column - columns.lowerBound] }

  /// Makes the row transparent again.
  mutating func clear() {
    PixelKernels.best.fill(&pixels, index(of: drawn), with: .transparent)
    drawn = columns.lowerBound..<columns.lowerBound
  }

  /// Composites one colour where the spans cover the row.
  mutating func draw(_ color: StraightColor, _ spans: [CoverageSpan], blend: BlendMode) {
    guard blend == .sourceOver else {
      let source = color.source(coverage: 255)
      for span in spans {
        draw(span.start..<span.end, coverage: span.coverage, blend: blend) { _ in source }
      }
      return
    }
    guard let first = spans.first, let last = spans.last else { return }
    include(first.start..<last.end)
    PixelKernels.best.composite(color, spans, over: &pixels, from: columns.lowerBound)
  }

  /// Composites source pixels, given by their columns, with what is in `columns`.
  @inline(__always)
  mutating func draw(
    _ columns: Range<Int>, coverage: UInt8, blend: BlendMode, source: (Int) -> Pixel
  ) {
    guard !columns.isEmpty else { return }
    include(columns)
    for column in columns {
      let index = column - self.columns.lowerBound
      pixels[index] = blend.composite(source(column), over: pixels[index], coverage: coverage)
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

  /// Composites source pixels, from the one at `first` on, over what is in `columns`.
  mutating func draw(
    _ sources: [Pixel], from first: Int = 0, on columns: Range<Int>, coverage: UInt8, opacity: UInt8 = 255
  ) {
    guard !columns.isEmpty else { return }
    include(columns)
    PixelKernels.best.composite(
      sources, from: first, over: &pixels, index(of: columns), opacity: opacity, coverage: coverage)
  }

  /// Multiplies the row by the alpha of another; by nothing where there is none.
  mutating func mask(by mask: RowLayer?) {
    guard let mask else { return clear() }
    for column in drawn {
      let index = column - columns.lowerBound
      pixels[index] = pixels[index].faded(to: mask[column].alpha)
    }
  }

  private func index(of columns: Range<Int>) -> Range<Int> {
    (columns.lowerBound - self.columns.lowerBound)..<(columns.upperBound - self.columns.lowerBound)
  }

  private mutating func include(_ columns: Range<Int>) {
    drawn = drawn.isEmpty ? columns : drawn.hull(with: columns)
  }
}
