/// The glyphs of a fill while the rows that they intersect are drawn, each composited with those before it.
///
/// A glyph in one colour over its backdrop is drawn from its kept coverage at once; any other is a fill of its own.
final class ActiveGlyphs {
  private struct Part {
    let rows: Range<Int>
    /// The coverage of a glyph that is drawn at once.
    var mask: PlacedMask?
    /// The fill of any other glyph, and the first row in which it may differ.
    var fill: ActiveFill?
    var validUntil = Int.min

    /// Advances to `row`, one of the part's, and returns the first row that may differ.
    mutating func update(to row: Int) -> Int {
      if let mask { return mask.end(ofRow: row) }
      if row >= validUntil { validUntil = fill?.update(to: row, limit: rows.upperBound) ?? rows.upperBound }
      return min(validUntil, rows.upperBound)
    }
  }

  private var parts: [Part] = []
  /// The colour of the glyphs that are drawn at once.
  private let color: StraightColor?

  init(_ fill: Fill, _ glyphs: Glyphs, region: PixelRect, _ tables: CoverageTables) {
    let paint = PaintSource(fill.paint)
    let limits = fill.clip.rect.intersection(FixedRect(region))
    color = if case .solid(let color) = fill.paint { color } else { nil }
    let isPlain = color != nil && fill.clip.shapes.isEmpty && fill.blend == .sourceOver
    parts.reserveCapacity(glyphs.marks.count)
    for mark in glyphs.marks {
      let rows = PixelRect(around: mark.bounds.intersection(limits)).rows
      guard !rows.isEmpty else { continue }
      var part = Part(rows: rows)
      if isPlain { part.mask = PlacedMask(mark, bounds: limits, coverage: fill.coverage) }
      if part.mask == nil {
        var alone = fill
        alone.shape = .glyphs(Glyphs([mark]))
        part.fill = ActiveFill(alone, paint, region: region, tables)
      }
      parts.append(part)
    }
  }

  /// Advances to `row`, and returns the first row that may differ.
  func update(to row: Int) -> Int {
    var end = Int.max
    for index in parts.indices where row < parts[index].rows.upperBound {
      let first = parts[index].rows.lowerBound
      end = min(end, row < first ? first : parts[index].update(to: row))
    }
    return end
  }

  /// Draws `row`, to which the glyphs were updated, on a layer of one row.
  func draw(on layer: inout RowLayer, row: Int) {
    for index in parts.indices where parts[index].rows.contains(row) {
      if let mask = parts[index].mask, let color {
        layer.draw(color, mask, rows: layer.rows, from: row)
      } else {
        parts[index].fill?.draw(on: &layer, rows: layer.rows, row: row)
      }
    }
  }

  /// Draws `rows` of a band.
  func draw(_ rows: Range<Int>, on band: inout Band) {
    for index in parts.indices where parts[index].rows.overlaps(rows) {
      let own = parts[index].rows.clamped(to: rows)
      if let mask = parts[index].mask, let color {
        band.layer.draw(color, mask, rows: band.places(of: own), from: own.lowerBound)
      }
      var row = own.lowerBound
      while row < own.upperBound {
        band.noteChange(in: row)
        let equal = row..<min(max(row + 1, parts[index].update(to: row)), own.upperBound)
        parts[index].fill?.draw(on: &band.layer, rows: band.places(of: equal), row: row)
        row = equal.upperBound
      }
      band.noteChange(in: row)
    }
  }
}
