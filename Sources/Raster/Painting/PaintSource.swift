/// A paint made ready to give source pixels: premultiplied, as they are before coverage.
enum PaintSource {
  case solid(StraightColor)
  indirect case gradient(GradientSource)
  indirect case image(ImageSource)

  init(_ paint: Paint) {
    switch paint {
    case .solid(let color): self = .solid(color)
    case .gradient(let gradient): self = .gradient(GradientSource(gradient))
    case .image(let image): self = .image(ImageSource(image))
    }
  }

  /// The first row below `row` whose source pixels may differ from those of `row`; `limit` if none above it does.
  func endOfEqualRows(from row: Int, limit: Int) -> Int {
    switch self {
    case .solid: limit
    case .gradient(let gradient): gradient.isEqualInAllRows ? limit : row + 1
    case .image(let image): image.endOfEqualRows(from: row, limit: limit)
    }
  }

  /// Replaces `pixels` by the source pixels of the given columns of `row`.
  func read(_ columns: Range<Int>, row: Int, into pixels: inout [Pixel]) {
    pixels.removeAll(keepingCapacity: true)
    switch self {
    case .solid(let color):
      pixels.append(contentsOf: repeatElement(color.source(coverage: 255), count: columns.count))
    case .gradient(let gradient): gradient.append(columns, row: row, to: &pixels)
    case .image(let image): image.append(columns, row: row, to: &pixels)
    }
  }
}
