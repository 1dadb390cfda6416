internal import Foundation
internal import LayoutCore
internal import Paths
internal import Raster

/// What a layer's `draw(in:)` drew, and what a layer of another kind shows of itself, as display items.
struct ContentsPainter {
  private let layer: CALayer
  private let converter: ShapeConverter
  private let clip: Clip
  private let opacity: Double
  private let tag: DisplayTag

  init(_ layer: CALayer, converter: ShapeConverter, clip: Clip, opacity: Double, tag: DisplayTag) {
    self.layer = layer
    self.converter = converter
    self.clip = clip
    self.opacity = opacity
    self.tag = tag
  }

  /// The drawing, placed in the present bounds by the layer's gravity (B.15, G.16), and the layer's own steps.
  var items: [DisplayItem] {
    let own = layer.ownSteps
    guard let drawing = layer.drawing else {
      return own.compactMap { item($0, mappedBy: .identity, clip: clip) }
    }
    let place = layer.contentsGravity.place(drawing.rect.size, in: layer.bounds.standardized)
    let map = AffineTransform(from: drawing.rect, to: place)
    // Only what reaches out is cut: a slanted edge that met itself as a clip would count twice.
    var edge = Path()
    edge.appendRect(Rect(drawing.rect))
    let edgeShape = converter.shape(.fill(edge, evenOdd: false), mappedBy: map)
    return drawing.steps.compactMap { step in
      let reachesOut = !step.isInside(drawing.rect)
      return item(step, mappedBy: map, clip: reachesOut ? clip.intersection(edgeShape) : clip)
    } + own.compactMap { item($0, mappedBy: .identity, clip: clip) }
  }

  private func item(_ step: Drawing.Step, mappedBy map: AffineTransform, clip: Clip) -> DisplayItem? {
    guard let color = StraightColor(step.color, opacity: opacity) else { return nil }
    var clip = clip
    for area in step.clips { clip = clip.intersection(converter.shape(area, mappedBy: map)) }
    return DisplayItem(
      .fill(Fill(converter.shape(step.area, mappedBy: map), .solid(color), clip: clip)), tag: tag)
  }
}

extension Drawing.Step {
  /// Whether nothing of the step can lie outside of `rect`.
  fileprivate func isInside(_ rect: CGRect) -> Bool {
    guard case .fill(let path, _) = area, let box = path.controlBounds else { return false }
    return box.minX >= rect.minX && box.minY >= rect.minY && box.maxX <= rect.maxX && box.maxY <= rect.maxY
  }
}

extension AffineTransform {
  /// The map that stretches and moves one rectangle, which has an area, onto another.
  fileprivate init(from source: CGRect, to target: CGRect) {
    guard source != target else {
      self = .identity
      return
    }
    let (x, y) = (target.width / source.width, target.height / source.height)
    self.init(a: x, b: 0, c: 0, d: y, tx: target.minX - source.minX * x, ty: target.minY - source.minY * y)
  }
}
