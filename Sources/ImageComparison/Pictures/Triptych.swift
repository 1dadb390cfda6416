public import Raster

/// Two bitmaps and what differs between them, in one picture to look at: the reference, the difference and the actual
/// picture, each under its name, and beneath them a loupe on the worst cluster.
///
/// The three are in a row, or in a column where they are more than one and a half times as wide as high. All have the
/// size of the box around both bitmaps: what one does not have is hatched in magenta, and the sizes are named. What is
/// translucent lies over a checkerboard. A dark frame in the difference is around what the loupe shows.
///
/// Of larger bitmaps a part is seen, at most 8192 pixels along the longer side and 3072 along the shorter, around
/// what the loupe shows, and its place is named. So no side of the triptych exceeds 16384 pixels.
public struct Triptych: Sendable, Equatable {
  /// The picture, opaque.
  public let bitmap: Bitmap

  /// Draws the triptych of two bitmaps, both of which start at the top left, as do the ignored areas.
  ///
  /// - Parameter scale: The size of what is around the pictures, which keep their own: 1, 2 or 3 pixels for each
  ///   point, the nearest of these.
  public init(
    of actual: Bitmap, with reference: Bitmap, ignoring areas: [Difference.Box] = [], scale: Int = 1
  ) {
    let scale = max(1, min(scale, 3))
    let clusters = DifferenceClusters(of: actual, with: reference, ignoring: areas)
    let union = PictureUnion(actual, reference)
    let part = TriptychPart(of: union, around: clusters.clusters.first?.focus)
    let words = TriptychWords(
      union: union, clusters: clusters, part: part, hasIgnoredAreas: !areas.isEmpty)
    let loupe = clusters.clusters.first.map { Loupe(of: actual, with: reference, around: $0.focus) }
    func figures(_ words: [[String]], _ pictures: [Bitmap], isColumn: Bool) -> Figures {
      Figures(
        figures: zip(words, pictures).map { Figure($0, $1, scale: scale) }, isColumn: isColumn, scale: scale)
    }
    let panels = part.panels(of: union, ignoring: areas, loupe: loupe?.box, scale: scale)
    let isWide = 2 * part.columns.count > 3 * part.rows.count
    var sections = [figures(words.panels, panels, isColumn: isWide)]
    if let loupe {
      sections.append(figures(words.loupe(loupe.box), [loupe.reference, loupe.actual], isColumn: false))
    }
    bitmap = Self.card(sections, scale: scale)
  }

  /// The sections beneath each other, with as much white around them as is between them.
  private static func card(_ sections: [Figures], scale: Int) -> Bitmap {
    let gap = Figures.gap(scale: scale)
    var card = Card(
      width: (sections.map(\.width).max() ?? 0) + 2 * gap,
      height: sections.reduce(gap) { $0 + $1.height + gap })
    var y = gap
    for section in sections {
      section.put(on: &card, x: gap, y: y)
      y += section.height + gap
    }
    return card.bitmap
  }
}
