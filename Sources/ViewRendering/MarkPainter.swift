internal import Foundation
internal import GraphicsCore
internal import GraphicsRendering
internal import LayerCore
internal import LayoutCore
internal import Paths
internal import Raster

/// What a layer shows beside plain colours, as display items: gradients, images, drawings.
struct MarkPainter {
  let converter: ShapeConverter
  let clip: Clip
  let opacity: Double
  let tag: DisplayTag

  /// The items of `mark`; a group with all that belongs to it.
  func items(for mark: LayerMark) -> [DisplayItem] {
    switch mark {
    case .shadow: return []
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
    _ figure: LayerFigure, _ paint: Drawing.Paint, clip: Clip? = nil, coverage: CoverageRule,
    opacity: Double? = nil
  ) -> DisplayItem? {
    let paints = PaintConverter(transform: converter.transform)
    guard let paint = paints.paint(paint, opacity: opacity ?? self.opacity) else { return nil }
    let clip = clip ?? self.clip
    let fill = Fill(converter.shape(figure), paint, clip: clip, coverage: coverage)
    return fill.shape.bounds.intersection(clip.rect).isEmpty ? nil : DisplayItem(.fill(fill), tag: tag)
  }

  /// Parts meet without a seam: a pixel is of the one in which its centre lies, and all are cut as one.
  private func items(for image: LayerImage) -> [DisplayItem] {
    func paint(_ part: NineParts.Part) -> Drawing.Paint {
      // The device has one pixel for each of its own.
      .image(image.paint(of: part, map: .identity, scale: scale))
    }
    let whole = image.target
    if image.parts.count == 1, let part = image.parts.first {
      let figure = LayerFigure.rect(part.target)
      return item(figure, paint(part), coverage: converter.coverage(of: figure)).map { [$0] } ?? []
    }
    let items = image.parts.compactMap { part in
      let figure = LayerFigure.rect(part.target.reachingOut(of: whole))
      return item(
        figure, paint(part), clip: Clip(rect: clip.rect.roundedOut), coverage: .pixelCentre, opacity: 1)
    }
    guard !items.isEmpty else { return [] }
    let group = Group(
      opacity: UInt8((max(0, min(opacity, 1)) * 255).rounded()),
      clip: clip.intersection(converter.shape(.rect(whole))), itemCount: items.count)
    return [DisplayItem(.group(group), tag: tag)] + items
  }

  /// How many pixels a point is wide, on the average of all directions.
  private var scale: Double {
    let map = converter.transform
    return abs(map.a * map.d - map.b * map.c).squareRoot()
  }
}
