internal import Foundation
internal import LayoutCore
internal import Paths
internal import Raster

/// What one layer draws of its own, as display items: points become device pixels here.
struct LayerPainter {
  /// The layer's bounds with its rounded corners, in device pixels; also its clip if it masks to its bounds.
  let outline: Shape
  /// The filled outline; `nil` without a visible background colour.
  let background: DisplayItem?
  /// What the layer drew and what it shows of itself.
  let contents: [DisplayItem]
  /// The blocks that stand for the content of the layer's view, above the background (G.1).
  let blocks: [DisplayItem]
  /// The band inside the outline (G.2); `nil` without a visible border.
  let border: DisplayItem?

  init(
    _ layer: CALayer, transform: AffineTransform, clip: Clip, opacity: Double, edges: CoverageRule,
    canvas: FixedRect, tag: DisplayTag
  ) {
    let rule: CoverageRule = layer.allowsEdgeAntialiasing ? .exactArea : edges
    let converter = ShapeConverter(transform: transform, edges: rule, canvas: canvas)
    let outer = layer.roundedBounds
    let outline = converter.shape(outer)
    self.outline = outline

    func item(_ shape: Shape, _ color: CGColor?) -> DisplayItem? {
      guard let color = StraightColor(color, opacity: opacity) else { return nil }
      let fill = Fill(shape, .solid(color), clip: clip, coverage: converter.coverage(of: outer))
      return DisplayItem(.fill(fill), tag: tag)
    }
    let ownClip = layer.masksToBounds ? clip.intersection(outline) : clip
    contents = ContentsPainter(layer, converter: converter, clip: ownClip, opacity: opacity, tag: tag).items
    guard !layer.drawsOnlySublayers else {
      background = nil
      blocks = []
      border = nil
      return
    }
    background = item(outline, layer.backgroundColor)
    blocks = layer.contentBlocks.compactMap { block in
      let rect = block.rect
      let area = Rect(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY)
      let square = CornerRadius(0)
      let shape = RoundedRect(
        rect: area, topLeft: square, topRight: square, bottomRight: square, bottomLeft: square)
      return item(converter.shape(shape), block.color)
    }
    let width = max(0, Double(layer.borderWidth))
    border =
      width > 0 ? item(converter.ring(outer, inset: width), layer.borderColor) : nil
  }
}

extension StraightColor {
  /// The colour in 8 bits, its alpha multiplied by `opacity` before it is rounded; `nil` if it is invisible.
  init?(_ color: CGColor?, opacity: Double) {
    guard let color = color?.srgb else { return nil }
    self.init(
      quantizingRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha * opacity)
    guard alpha > 0 else { return nil }
  }
}

extension CALayer {
  /// The bounds with a radius at each masked corner, at most half of the shorter side (G.5).
  fileprivate var roundedBounds: RoundedRect {
    let bounds = self.bounds
    let limit = min(bounds.width, bounds.height) / 2
    let radius = max(0, min(cornerRadius, limit))
    func corner(_ mask: CACornerMask) -> CornerRadius {
      CornerRadius(maskedCorners.contains(mask) ? radius : 0)
    }
    return RoundedRect(
      rect: Rect(minX: bounds.minX, minY: bounds.minY, maxX: bounds.maxX, maxY: bounds.maxY),
      topLeft: corner(.layerMinXMinYCorner), topRight: corner(.layerMaxXMinYCorner),
      bottomRight: corner(.layerMaxXMaxYCorner), bottomLeft: corner(.layerMinXMaxYCorner))
  }

  /// From the layer's own coordinates to its superlayer's (A.2).
  var transformToSuperlayer: AffineTransform {
    AffineTransform.translation(x: -anchor.x, y: -anchor.y)
      .concatenating(planarTransform.pathTransform)
      .concatenating(.translation(x: position.x, y: position.y))
  }
}
