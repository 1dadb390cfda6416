/// A paint prepared to return source pixels: premultiplied, without coverage.
enum PaintSource {
  case solid(StraightColor)
  indirect case gradient(GradientSource)
  indirect case image(ImageSource)

  init(_ paint: Paint) {
    switch paint {
    case .solid(let color): self = .solid(color)
    case .gradient(let gradient): self = .gradient(GradientSource(gradient))
    case .image(let image): self = .image(ImageSource(image))
    // Backdrops are images before rows are drawn.
    case .backdrop(let backdrop): self = .solid(backdrop.tint)
    }
  }

  /// Returns the first row below `row` whose source pixels may differ from those of `row`; `limit` if there is none
  /// above it.
  func endOfEqualRows(from row: Int, limit: Int) -> Int {
    switch self {
    case .solid: limit
    case .gradient(let gradient): gradient.isEqualInAllRows ? limit : row + 1
    case .image(let image): image.endOfEqualRows(from: row, limit: limit)
    }
  }

  /// Sets the first of `pixels`, which is extended if it is too short, to the source pixels of the given columns of
  /// `row`.
  func read(_ columns: Range<Int>, row: Int, into pixels: inout [Pixel]) {
    if pixels.count < columns.count { pixels = Array(repeating: .transparent, count: columns.count) }
    switch self {
    case .solid(let color):
      PixelKernels.best.fill(&pixels, 0..<columns.count, with: color.source(coverage: 255))
    case .gradient(let gradient): gradient.read(columns, row: row, into: &pixels)
    case .image(let image): image.read(columns, row: row, into: &pixels)
    }
  }
}
