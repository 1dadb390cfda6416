public import Raster

/// A picture of two bitmaps and their difference, with a magnified part.
///
/// The reference, the difference and the actual picture have their names above them, and a loupe on the worst cluster
/// below. They are in a row, or in a column if they are more than one and a half times as wide as high. All have the
/// size of the box around both bitmaps: positions that one does not have are hatched in magenta, and the sizes are
/// named. Translucent pixels are over a checkerboard. A dark frame in the difference surrounds the part in the loupe.
///
/// Of larger bitmaps a part is shown, at most 8192 pixels along the longer side and 3072 along the shorter, around the
/// part in the loupe, and its position is named. So no side of the triptych exceeds 16384 pixels.
public struct Triptych: Sendable, Equatable {
  /// The picture, opaque.
  public let bitmap: Bitmap

  /// Draws the triptych of two bitmaps, with both and the ignored areas aligned at the top left.
  ///
  /// - Parameters:
  ///   - actual: The picture as it is drawn now.
  ///   - reference: The stored picture.
  ///   - areas: The ignored areas, in pixels.
  ///   - scale: The number of pixels per point, 1, 2 or 3, of the content around the pictures, which keep their own
  ///     size. Other scales are replaced by the nearest of these.
  public init(
    of actual: Bitmap, with reference: Bitmap, ignoring areas: [Difference.Box] = [], scale: Int = 1
  ) {
    let scale = max(1, min(scale, 3))
    let clusters = DifferenceClusters(of: actual, with: reference, ignoring: areas)
    let union = PictureUnion(actual, reference)
    let crop = TriptychCrop(of: union, around: clusters.clusters.first?.focus)
    let captions = TriptychCaptions(
      union: union, clusters: clusters, crop: crop, hasIgnoredAreas: !areas.isEmpty)
    let loupe = clusters.clusters.first.map { Loupe(of: actual, with: reference, around: $0.focus) }
    func figures(_ words: [[String]], _ pictures: [Bitmap], isColumn: Bool) -> Figures {
      Figures(
        figures: zip(words, pictures).map { Figure($0, $1, scale: scale) }, isColumn: isColumn, scale: scale)
    }
    let panels = crop.panels(of: union, ignoring: areas, loupe: loupe?.box, scale: scale)
    let isWide = 2 * crop.columns.count > 3 * crop.rows.count
    var sections = [figures(captions.panels, panels, isColumn: isWide)]
    if let loupe {
      sections.append(figures(captions.loupe(loupe.box), [loupe.reference, loupe.actual], isColumn: false))
    }
    bitmap = Self.montage(sections, scale: scale)
  }

  /// Returns the sections below each other, with margins as wide as the gaps between them.
  private static func montage(_ sections: [Figures], scale: Int) -> Bitmap {
    let gap = Figures.gap(scale: scale)
    var montage = Montage(
      width: (sections.map(\.width).max() ?? 0) + 2 * gap,
      height: sections.reduce(gap) { $0 + $1.height + gap })
    var y = gap
    for section in sections {
      section.put(on: &montage, x: gap, y: y)
      y += section.height + gap
    }
    return montage.bitmap
  }
}
