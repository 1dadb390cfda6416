internal import Foundation
internal import GraphicsCore
internal import Paths
package import Raster

/// A step of a pattern in pixels, to be repeated.
///
/// The cell is drawn once, at its size on the device rounded to whole pixels. If a step is a whole number of pixels,
/// and the first begins at a pixel's edge, the pattern is as sharp as if each cell were drawn separately.
struct PatternTile {
  private let picture: Picture
  private let deviceToImage: AffineTransform

  /// The longest side of a tile in pixels; larger ones are drawn at a lower resolution.
  private static let maximumSide = 2_048.0
  /// The maximum number of cells on either side that extend into a tile, where they overlap.
  private static let maximumOverlap = 16.0

  /// Creates the tile of a pattern; nil if a step or a cell has no area.
  ///
  /// - Parameters:
  ///   - paint: The pattern.
  ///   - transform: The transform from the drawing's coordinates to device pixels.
  init?(_ paint: Drawing.PatternPaint, transform: AffineTransform) {
    let toDevice = paint.transform.concatenating(transform)
    let (step, cell) = (paint.step, paint.tile.rect)
    guard step.width > 0, step.height > 0, cell.width > 0, cell.height > 0,
      let toPattern = toDevice.inverse
    else { return nil }
    func pixels(_ x: Double, _ y: Double) -> Double {
      max(1, min((x * x + y * y).squareRoot().rounded(), PatternTile.maximumSide))
    }
    let width = pixels(toDevice.a * step.width, toDevice.b * step.width)
    let height = pixels(toDevice.c * step.height, toDevice.d * step.height)
    let toTile = AffineTransform.translation(x: -cell.minX, y: -cell.minY)
      .concatenating(.scale(x: width / step.width, y: height / step.height))
    deviceToImage = toPattern.concatenating(toTile)

    let canvas = FixedRect(x: 0, y: 0, width: Int(width), height: Int(height))
    var items: [DisplayItem] = []
    for row in PatternTile.cells(cell.height, step.height) {
      for column in PatternTile.cells(cell.width, step.width) {
        let moved = AffineTransform.translation(
          x: Double(column) * step.width, y: Double(row) * step.height
        ).concatenating(toTile)
        items += paint.tile.items(transform: moved, canvas: canvas)
      }
    }
    picture = Picture(
      Bitmap(rendering: DisplayList(width: Int(width), height: Int(height), items: items)))
  }

  /// Returns the cells that extend into the first step: those before it, if cells are longer than steps, and the first.
  private static func cells(_ length: Double, _ step: Double) -> ClosedRange<Int> {
    let before = ((length - 1e-9 * length) / step).rounded(.down)
    return -Int(min(before, maximumOverlap))...0
  }

  /// Returns the paint that repeats the tile.
  func paint(opacity: UInt8) -> ImagePaint? {
    ImagePaint(
      picture, deviceToImage: deviceToImage, sampling: .linear, tilingX: .repeat, tilingY: .repeat,
      opacity: opacity)
  }
}

extension Drawing {
  /// Returns the drawing as items, clipped to its rectangle, in a group unless each only covers its backdrop.
  func items(
    transform: AffineTransform, canvas: FixedRect, clip: Raster.Clip = .none, opacity: Double = 1,
    tag: DisplayTag = .none
  ) -> [DisplayItem] {
    items(
      ShapeConverter(transform: transform, edges: .exactArea, canvas: canvas), map: .identity, clip: clip,
      opacity: opacity, isAlone: false, tag: tag)
  }

  /// Returns the drawing as items, clipped to its rectangle.
  ///
  /// - Parameters:
  ///   - converter: The converter to device pixels.
  ///   - map: The transform from the drawing's coordinates to those of `converter`.
  ///   - clip: The clip of the items.
  ///   - opacity: The opacity of the drawing.
  ///   - isAlone: Whether or not the backdrop is empty. If not, a drawing that does more than cover its backdrop is a
  ///     group.
  ///   - tag: The tag of the items.
  package func items(
    _ converter: ShapeConverter, map: AffineTransform, clip: Raster.Clip, opacity: Double, isAlone: Bool,
    tag: DisplayTag
  ) -> [DisplayItem] {
    // Only steps that extend beyond it are clipped: a slanted edge that meets itself as a clip would be applied twice.
    var edge = Paths.Path()
    edge.appendRect(Rect(rect))
    let edgeShape = converter.shape(.fill(edge, evenOdd: false), mappedBy: map)
    let isGroup = !isAlone && !isPlain
    let outer = isGroup ? Raster.Clip.none : clip
    let cut = outer.intersection(edgeShape)
    var drawing = DrawingConverter(converter, map: map, tag: tag)
    drawing.append(steps, opacity: isGroup ? 1 : opacity) { range in
      steps[range].allSatisfy { $0.isInside(rect) } ? outer : cut
    }
    guard isGroup, !drawing.items.isEmpty else { return drawing.items }
    let group = Group(
      opacity: UInt8((max(0, min(opacity, 1)) * 255).rounded()), clip: clip, itemCount: drawing.items.count)
    return [DisplayItem(.group(group), tag: tag)] + drawing.items
  }
}
