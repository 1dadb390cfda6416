internal import Foundation
internal import GraphicsCore
internal import GraphicsRendering
internal import LayerCore
internal import LayoutCore
internal import Paths
internal import Raster

/// A recorder of a layer tree as display items, in device pixels.
struct LayerRecorder: LayerTarget {
  /// An open group.
  private struct OpenGroup {
    /// The index of the group among the items.
    let start: Int
    /// The clip outside the group; nil if it stays in force inside.
    let outerClip: Clip?
    let outerReach: FixedRect
    var maskItemCount = 0
  }

  private(set) var items: [DisplayItem] = []
  private let edges: CoverageRule
  /// The area that affects the picture: the canvas, and whatever casts a shadow into it.
  private var reach: FixedRect
  private var clips: [Clip]
  private var groups: [OpenGroup] = []

  init(canvas: FixedRect, edges: CoverageRule) {
    self.edges = edges
    reach = canvas
    clips = [Clip(rect: canvas)]
  }

  private var clip: Clip { clips[clips.count - 1] }

  var isClippedAway: Bool { clip.rect.isEmpty }

  mutating func pushClip(_ figure: LayerShape, at place: LayerPlace) {
    clips.append(clip.intersection(converter(at: place).shape(figure)))
  }

  mutating func popClip() {
    clips.removeLast()
  }

  mutating func draw(_ mark: LayerMark, at place: LayerPlace) {
    let mark = place.tint.map(mark.tinted) ?? mark
    switch mark {
    case .fill(let figure, .color(let color)):
      guard let color = StraightColor(color, opacity: place.opacity) else { return }
      let converter = converter(at: place)
      let fill = Fill(
        converter.shape(figure), .solid(color), clip: clip, coverage: converter.coverage(of: figure))
      // The shape may be outside its clip or the canvas.
      guard !fill.shape.bounds.intersection(clip.rect).isEmpty else { return }
      items.append(DisplayItem(.fill(fill), tag: tag(of: place)))
    case .backdrop(let figure, let backdrop): drawBackdrop(in: figure, backdrop, at: place)
    case .shadow(let figure, let shadow): drawShadow(of: figure, shadow, at: place)
    default:
      // A plane in perspective is drawn in blocks that are affine.
      for (converter, clip) in blocks(of: mark, at: place) {
        let painter = MarkPainter(
          converter: converter, clip: clip, opacity: place.opacity, tag: tag(of: place))
        items += painter.items(for: mark)
      }
    }
  }

  /// Records what lies beneath an area, blurred.
  ///
  /// A faded one sees nothing, as in a group, and is its colour alone. The blur of a plane in perspective is that of
  /// its middle.
  private mutating func drawBackdrop(in figure: LayerShape, _ backdrop: LayerBackdrop, at place: LayerPlace) {
    guard place.opacity == 1 else {
      return draw(.fill(figure, .color(backdrop.color)), at: place)
    }
    let converter = converter(at: place)
    let shape = converter.shape(figure)
    guard !shape.bounds.intersection(clip.rect).isEmpty else { return }
    let map = place.map.tangent(at: figure.middle)
    let paint = Backdrop(
      sigma: Double(backdrop.sigma) * abs(map.a * map.d - map.b * map.c).squareRoot(),
      saturation: backdrop.saturation, limitsSaturation: backdrop.limitsSaturation,
      tint: StraightColor(backdrop.color, opacity: 1)
        ?? StraightColor(red: 0, green: 0, blue: 0, alpha: 0))
    let fill = Fill(
      shape, .backdrop(paint), clip: clip, coverage: converter.coverage(of: figure), blend: .copy)
    items.append(DisplayItem(.fill(fill), tag: tag(of: place)))
  }

  private func tag(of place: LayerPlace) -> DisplayTag { DisplayTag(rawValue: place.ordinal) }

  private func converter(at place: LayerPlace) -> ShapeConverter {
    ShapeConverter(projection: place.map, edges: edges, smoothEdges: place.smoothEdges, canvas: reach)
  }

  /// Returns the clip, split into blocks in which the map of `place` is nearly affine.
  private func blocks(of mark: LayerMark, at place: LayerPlace) -> [(ShapeConverter, Clip)] {
    let converter = converter(at: place)
    guard !place.map.isAffine else { return [(converter, clip)] }
    let area = converter.smoothShape(mark.figure).bounds.intersection(clip.rect)
    let blocks = PlaneBlocks(
      place.map, columns: area.minX.flooredPixel..<max(area.minX.flooredPixel, area.maxX.ceiledPixel),
      rows: area.minY.flooredPixel..<max(area.minY.flooredPixel, area.maxY.ceiledPixel))
    return blocks.blocks.map { block in
      var clip = clip
      let rect = FixedRect(
        x: block.columns.lowerBound, y: block.rows.lowerBound, width: block.columns.count,
        height: block.rows.count)
      clip.rect = clip.rect.intersection(rect)
      return (converter.touching(block.tangent), clip)
    }
  }
}

// MARK: Groups

extension LayerRecorder {
  mutating func beginGroup(_ group: LayerGroup, at place: LayerPlace) {
    var content = Group(
      opacity: UInt8((group.opacity * 255).rounded()), blend: BlendMode(group.blendMode), itemCount: 0)
    // The group as a whole is clipped, unless the clip only cuts off whole pixels, as it would item by item.
    let isFade = !group.hasMask && content.blend == .sourceOver && group.shadow == nil
    let keepsClip = isFade && clip.shapes.isEmpty && clip.rect == clip.rect.roundedOut
    let (outerClip, outerReach) = (clip, reach)
    if let shadow = group.shadow { content.shadow = begin(shadow, drawsSource: true, at: place) }
    groups.append(
      OpenGroup(start: items.count, outerClip: keepsClip ? nil : outerClip, outerReach: outerReach))
    if !keepsClip {
      content.clip = outerClip
      clips.append(Clip(rect: group.shadow == nil ? outerClip.rect.roundedOut : reach))
    }
    items.append(DisplayItem(.group(content), tag: tag(of: place)))
  }

  mutating func endMask() {
    let index = groups.count - 1
    groups[index].maskItemCount = items.count - groups[index].start - 1
    // An empty mask hides everything.
    if groups[index].maskItemCount == 0 { clips[clips.count - 1].rect = .nothing }
  }

  mutating func endGroup() {
    let group = groups.removeLast()
    reach = group.outerReach
    if group.outerClip != nil { clips.removeLast() }
    guard case .group(var content) = items[group.start].content else { return }
    content.itemCount = items.count - group.start - 1
    content.maskItemCount = group.maskItemCount
    if content.itemCount == content.maskItemCount {
      items.removeSubrange(group.start...)
    } else {
      items[group.start].content = .group(content)
    }
  }

  /// Returns the shadow in pixels, and extends `reach` by the area that casts it into the clip.
  private mutating func begin(_ shadow: LayerShadow, drawsSource: Bool, at place: LayerPlace) -> Shadow {
    let map = place.map.tangent(at: Point(shadow.center))
    let sigma = min(
      shadow.radius * abs(map.a * map.d - map.b * map.c).squareRoot(), Shadow.maximumSigma)
    let offset = (
      x: map.a * shadow.offset.width + map.c * shadow.offset.height,
      y: map.b * shadow.offset.width + map.d * shadow.offset.height
    )
    let tinted = (place.tint?.ofShadow).map(shadow.tinted) ?? shadow
    let color =
      StraightColor(tinted.color, opacity: 1) ?? StraightColor(red: 0, green: 0, blue: 0, alpha: 0)
    let result = Shadow(
      sigma: sigma, offset: FixedPoint(x: Fixed(offset.x), y: Fixed(offset.y)),
      color: color, drawsSource: drawsSource)
    // One more pixel for positions between two.
    let margin = 2 * sigma + 2
    let area = clip.rect.roundedOut
    reach = FixedRect(
      minX: Fixed(area.minX.pixels - margin - max(0, offset.x)),
      minY: Fixed(area.minY.pixels - margin - max(0, offset.y)),
      maxX: Fixed(area.maxX.pixels + margin - min(0, offset.x)),
      maxY: Fixed(area.maxY.pixels + margin - min(0, offset.y))
    )
    .around(area)
    return result
  }

  /// Records the shadow of an area that is not drawn itself.
  private mutating func drawShadow(of figure: LayerShape, _ shadow: LayerShadow, at place: LayerPlace) {
    let outerReach = reach
    let outerClip = clip
    var faded = shadow
    faded.color = shadow.color.copy(alpha: shadow.color.alpha * CGFloat(place.opacity)) ?? shadow.color
    var place = place
    place.tint = nil
    let pixels = begin(faded, drawsSource: false, at: place)
    let area = reach
    let shape = converter(at: place).shape(figure)
    reach = outerReach
    guard pixels.color.alpha > 0, !shape.bounds.intersection(area).isEmpty else { return }
    let black = StraightColor(red: 0, green: 0, blue: 0)
    items.append(
      DisplayItem(.group(Group(clip: outerClip, shadow: pixels, itemCount: 1)), tag: tag(of: place)))
    items.append(
      DisplayItem(.fill(Fill(shape, .solid(black), clip: Clip(rect: area))), tag: tag(of: place)))
  }
}

extension LayerShape {
  /// The middle of a rectangle or of the bounding box of an outline.
  fileprivate var middle: Point {
    let box: Rect? =
      switch self {
      case .rounded(let rounded), .ring(let rounded, _): rounded.rect
      case .path(let path, _), .stroke(let path, _): path.bounds
      }
    return box.map { Point(x: ($0.minX + $0.maxX) / 2, y: ($0.minY + $0.maxY) / 2) } ?? Point(x: 0, y: 0)
  }
}
