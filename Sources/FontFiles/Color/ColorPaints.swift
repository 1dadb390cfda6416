import Paths

/// The glyphs in colours of a table `COLR` of version 1, as areas in the outlines of other glyphs.
struct ColorPaints: Sendable {
  /// An area: the outline of a glyph, filled with a colour or a gradient, each under a transform, y up.
  struct Area {
    var glyph: UInt32
    var transform: AffineTransform
    var fill: ColorPaint
    var fillTransform: AffineTransform
  }

  private let table: FontBytes
  private let glyphs: Int
  private let layers: Int?

  /// The largest number of paints and stops of gradients of a glyph, and of paints within one another.
  private static let (limit, depthLimit) = (4096, 64)

  /// Reads the header of a table; nil if it has no such glyphs.
  init?(_ table: FontBytes?) {
    guard let table, let version = table.short(0), version >= 1, let glyphs = table.long(14), glyphs > 0
    else {
      return nil
    }
    (self.table, self.glyphs) = (table, glyphs)
    layers = table.long(18).flatMap { $0 > 0 ? $0 : nil }
  }

  /// Returns the areas of a glyph, the lowest first; none for a glyph of one colour, or with paints that are damaged.
  func areas(of glyph: UInt32) -> [Area] {
    guard let root = root(of: glyph) else { return [] }
    var walk = Walk(paints: self)
    walk.add(at: root, under: .identity, in: nil, depth: 0)
    return walk.isDamaged ? [] : walk.areas
  }

  /// Returns the offset of the paint of a glyph.
  private func root(of glyph: UInt32) -> Int? {
    guard let count = table.long(glyphs) else { return nil }
    var (low, high) = (0, min(count, table.count / 6))
    while low < high {
      let middle = (low + high) / 2
      guard let own = table.short(glyphs + 4 + 6 * middle) else { return nil }
      if own < Int(glyph) { low = middle + 1 } else { high = middle }
    }
    guard low < count, table.short(glyphs + 4 + 6 * low).map(UInt32.init) == glyph else { return nil }
    return table.long(glyphs + 6 + 6 * low).map { glyphs + $0 }
  }

  /// A walk over the paints of a glyph.
  private struct Walk {
    let paints: ColorPaints
    var areas: [Area] = []
    var isDamaged = false
    private var count = 0

    init(paints: ColorPaints) { self.paints = paints }

    /// Adds the areas of a paint: within an outline, or nil outside of any.
    mutating func add(
      at offset: Int, under transform: AffineTransform, in outline: (glyph: UInt32, AffineTransform)?,
      depth: Int
    ) {
      count += 1
      guard !isDamaged, count <= ColorPaints.limit, depth <= ColorPaints.depthLimit,
        let paint = paints.table.paint(at: offset)
      else {
        isDamaged = true
        return
      }
      switch paint {
      case .solid, .gradient:
        // A fill in no outline would fill the plane.
        guard let outline else { return }
        if case .gradient(let gradient) = paint { count += gradient.stops.count }
        guard count <= ColorPaints.limit else {
          isDamaged = true
          return
        }
        areas.append(
          Area(glyph: outline.glyph, transform: outline.1, fill: paint, fillTransform: transform))
      case .glyph(let glyph, let fill):
        add(at: fill, under: transform, in: (glyph, transform), depth: depth + 1)
      case .transformed(let own, let child):
        let both = own.concatenating(transform)
        // Many transforms within one another, each of a factor of 32768, make numbers that are not finite.
        guard both.isModerate else {
          isDamaged = true
          return
        }
        add(at: child, under: both, in: outline, depth: depth + 1)
      case .pair(let lower, let upper):
        add(at: lower, under: transform, in: outline, depth: depth + 1)
        add(at: upper, under: transform, in: outline, depth: depth + 1)
      case .colorGlyph(let glyph):
        guard let root = paints.root(of: glyph) else { return }
        add(at: root, under: transform, in: outline, depth: depth + 1)
      case .layers(let range):
        guard let layers = paints.layers else { return }
        for index in range where !isDamaged {
          guard let offset = paints.table.long(layers + 4 + 4 * index) else {
            isDamaged = true
            return
          }
          add(at: layers + offset, under: transform, in: outline, depth: depth + 1)
        }
      }
    }
  }
}

extension AffineTransform {
  /// Whether or not all numbers are below 2^32 in their amount, so that of points as well.
  fileprivate var isModerate: Bool { [a, b, c, d, tx, ty].allSatisfy { abs($0) < 0x1p32 } }
}
