internal import Foundation
internal import GraphicsCore
internal import GraphicsRendering
internal import LayerCore
internal import LayoutCore
internal import Paths
internal import Raster

/// A converter of the gradients, images and drawings of a layer to display items.
struct MarkPainter {
  let converter: ShapeConverter
  let clip: Clip
  let opacity: Double
  let tag: DisplayTag

  /// Returns the items of `mark`; a group with its content.
  func items(for mark: LayerMark) -> [DisplayItem] {
    switch mark {
    case .shadow, .backdrop: return []
    case .fill(let figure, let paint):
      return item(figure, paint, coverage: converter.coverage(of: figure)).map { [$0] } ?? []
    case .image(let image): return items(for: image)
    case .steps(let steps):
      var drawing = DrawingConverter(converter, tag: tag)
      drawing.append(steps, opacity: opacity) { _ in clip }
      return drawing.items
    case .drawing(let drawing, let rect):
      let map = AffineTransform(from: drawing.rect, to: rect)
      return drawing.items(converter, map: map, clip: clip, opacity: opacity, isAlone: false, tag: tag)
    }
  }

  private func item(
    _ figure: LayerShape, _ paint: Drawing.Paint, clip: Clip? = nil, coverage: CoverageRule,
    opacity: Double? = nil
  ) -> DisplayItem? {
    let paints = PaintConverter(transform: converter.transform)
    guard let paint = paints.paint(paint, opacity: opacity ?? self.opacity) else { return nil }
    let clip = clip ?? self.clip
    let fill = Fill(converter.shape(figure), paint, clip: clip, coverage: coverage)
    return fill.shape.bounds.intersection(clip.rect).isEmpty ? nil : DisplayItem(.fill(fill), tag: tag)
  }

  /// Returns the items of an image, whose parts have no seams: a pixel belongs to the part with its center.
  ///
  /// The parts are clipped together.
  private func items(for image: LayerImage) -> [DisplayItem] {
    func paint(_ part: NineParts.Part) -> Drawing.Paint {
      // The scale is that of the device, in pixels per point.
      .image(image.paint(of: part, map: .identity, scale: scale))
    }
    let whole = image.target
    if image.parts.count == 1, let part = image.parts.first {
      let figure = LayerShape.rect(part.target)
      return item(figure, paint(part), coverage: converter.coverage(of: figure)).map { [$0] } ?? []
    }
    let items = image.parts.compactMap { part in
      let figure = LayerShape.rect(part.target.reachingOut(of: whole))
      return item(
        figure, paint(part), clip: Clip(rect: clip.rect.roundedOut), coverage: .pixelCentre, opacity: 1)
    }
    guard !items.isEmpty else { return [] }
    let group = Group(
      opacity: UInt8((max(0, min(opacity, 1)) * 255).rounded()),
      clip: clip.intersection(converter.shape(.rect(whole))), itemCount: items.count)
    return [DisplayItem(.group(group), tag: tag)] + items
  }

  /// The scale of the map, in pixels per point, averaged over all directions.
  private var scale: Double {
    let map = converter.transform
    return abs(map.a * map.d - map.b * map.c).squareRoot()
  }
}
