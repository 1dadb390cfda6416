public import Foundation
package import GraphicsCore

/// A layer whose contents are drawn tile by tile.
///
/// All tiles are drawn at once, row by row from the top, each clipped to its rectangle, so that code that draws what the
/// clip's bounding box needs draws the same as on a phone. Differs from UIKit: nothing is drawn in the background, and no
/// tile fades in; there is one level of detail, that of `contentsScale`, which is sharp at any scale, since a drawing has no
/// pixels; a layer of more than 4,096 tiles is drawn as a whole.
open class CATiledLayer: CALayer {
  private static let mostTiles: CGFloat = 4_096

  /// The number of levels of detail; it has no effect.
  open var levelsOfDetail = 1
  /// The number of levels of larger scales; it has no effect.
  open var levelsOfDetailBias = 0
  /// The size of a tile, in pixels; one without an area draws the layer as a whole.
  open var tileSize = CGSize(width: 256, height: 256) {
    didSet { if tileSize != oldValue { setNeedsDisplay() } }
  }

  /// Returns the seconds in which a tile fades in: a quarter.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// Creates a layer with tiles of 256 by 256 pixels.
  public override init() {
    super.init()
  }

  /// Creates a copy of the properties of `layer`.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CATiledLayer else { return }
    levelsOfDetail = layer.levelsOfDetail
    levelsOfDetailBias = layer.levelsOfDetailBias
    tileSize = layer.tileSize
  }

  /// Creates a layer with tiles of 256 by 256 pixels.
  ///
  /// Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override func drawContents(in context: CGContext) {
    for tile in tiles(in: context.boundingBoxOfClipPath) {
      context.saveGState()
      context.clip(to: tile)
      draw(in: context)
      context.restoreGState()
    }
  }

  /// Returns the tiles that a rectangle touches, each inside the bounds.
  private func tiles(in rect: CGRect) -> [CGRect] {
    let bounds = bounds.standardized
    let (width, height) = (tileSize.width / contentsScale, tileSize.height / contentsScale)
    guard width > 0, height > 0, width.isFinite, height.isFinite,
      (bounds.width / width + 1) * (bounds.height / height + 1) <= CATiledLayer.mostTiles
    else { return [bounds] }
    var tiles: [CGRect] = []
    for row in 0..<Int((bounds.height / height).rounded(.up)) {
      for column in 0..<Int((bounds.width / width).rounded(.up)) {
        let tile = CGRect(
          x: bounds.minX + CGFloat(column) * width, y: bounds.minY + CGFloat(row) * height, width: width,
          height: height)
        let part = tile.common(with: bounds)
        if !part.common(with: rect).isEmpty { tiles.append(part) }
      }
    }
    return tiles
  }
}
