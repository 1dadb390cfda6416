import Foundation
package import GraphicsCore
import Paths

/// A target that draws layers into a context: it records the context's own areas, paints, clips and groups.
///
/// Places map to the coordinates of the context's drawing; its clip, its opacity, and, for layers without one, its
/// blend mode apply to each mark.
struct ContextTarget: LayerTarget {
  private let context: CGContext
  /// Whether or not each open group has a mask.
  private var groups: [Bool] = []

  init(_ context: CGContext) {
    self.context = context
  }

  var isClippedAway: Bool { context.state.clipRect.isEmpty }

  func pushClip(_ figure: LayerShape, at place: LayerPlace) {
    context.saveGState()
    switch area(figure, place.map) {
    case .fill(let path, let evenOdd): context.clip(path, evenOdd: evenOdd)
    case .stroke, .glyphs, nil: context.clip(Paths.Path(), evenOdd: false)
    }
  }

  func popClip() {
    context.restoreGState()
  }

  mutating func beginGroup(_ group: LayerGroup, at place: LayerPlace) {
    groups.append(group.hasMask)
    context.saveGState()
    context.state.alpha *= CGFloat(group.opacity)
    if group.blendMode != .normal { context.state.blendMode = group.blendMode }
    context.state.shadow = group.shadow.map { $0.inDrawing(at: place) }
    context.beginTransparencyLayer(auxiliaryInfo: nil)
  }

  /// Ends the mask; marks that follow are drawn only inside it.
  func endMask() {
    context.saveGState()
    context.state.blendMode = .sourceIn
    context.beginTransparencyLayer(auxiliaryInfo: nil)
  }

  mutating func endGroup() {
    for _ in 0..<(groups.removeLast() ? 2 : 1) {
      context.endTransparencyLayer()
      context.restoreGState()
    }
  }

  func draw(_ mark: LayerMark, at place: LayerPlace) {
    let mark = place.tint.map(mark.tinted) ?? mark
    var place = place
    place.tint = nil
    switch mark {
    case .backdrop(let figure, let backdrop):
      // A context does not know what it is drawn over.
      draw(.fill(figure, .color(backdrop.color)), at: place)
    case .fill(let figure, .color(let color)):
      guard let area = area(figure, place.map) else { return }
      context.paint(area, .color(color.withOpacity(place.opacity)))
    case .fill(let figure, let paint):
      guard let area = area(figure, place.map) else { return }
      faded(by: place.opacity) {
        forEachBlock(of: figure, at: place) { tangent in context.paint(area, paint.mapped(by: tangent)) }
      }
    case .shadow(let figure, let shadow):
      guard let area = area(figure, place.map) else { return }
      var shown = shadow.inDrawing(at: place)
      shown.color = shown.color.withOpacity(place.opacity)
      shown.drawsSource = false
      context.saveGState()
      context.state.shadow = shown
      context.paint(area, .color(CGColor(gray: 0, alpha: 1)))
      context.restoreGState()
    case .image(let image):
      faded(by: place.opacity) {
        forEachBlock(of: mark.figure, at: place) { tangent in draw(image, at: place, tangent) }
      }
    case .steps(let steps):
      faded(by: place.opacity) {
        forEachBlock(of: mark.figure, at: place) { tangent in
          draw(steps, cutTo: nil, mappedBy: .identity, at: place, tangent)
        }
      }
    case .drawing(let drawing, let rect):
      let map = Paths.AffineTransform(from: drawing.rect, to: rect)
      faded(by: place.opacity) {
        forEachBlock(of: mark.figure, at: place) { tangent in
          // A drawing that removes or blends does so only with itself.
          if !drawing.isPlain { context.beginTransparencyLayer(auxiliaryInfo: nil) }
          draw(drawing.steps, cutTo: drawing.rect, mappedBy: map, at: place, tangent)
          if !drawing.isPlain { context.endTransparencyLayer() }
        }
      }
    }
  }

  /// Runs `body` with reduced opacity.
  private func faded(by opacity: Double, _ body: () -> Void) {
    guard opacity != 1 else { return body() }
    context.saveGState()
    context.state.alpha *= CGFloat(opacity)
    body()
    context.restoreGState()
  }

  /// Returns the area in the drawing's coordinates; nil if none of it is visible.
  private func area(_ figure: LayerShape, _ map: Projection) -> Drawing.Area? {
    if map.isAffine { return figure.area(mappedBy: map.affine) }
    return figure.area(projectedBy: map, tolerance: 1.0 / 512 / Double(context.scale))
  }

  /// Runs `body` with the affine map of `place`, or, in perspective, for one block after another with a clip and a
  /// local map.
  private func forEachBlock(
    of figure: LayerShape, at place: LayerPlace, _ body: (Paths.AffineTransform) -> Void
  ) {
    guard !place.map.isAffine else { return body(place.map.affine) }
    guard let box = area(figure, place.map)?.box?.common(with: context.state.clipRect), !box.isEmpty else {
      return
    }
    let (origin, scale) = (context.drawing.rect.origin, Double(context.scale))
    let toPixels = Paths.AffineTransform.translation(x: -origin.x, y: -origin.y)
      .concatenating(.scale(x: scale, y: scale))
    let toPoints = Paths.AffineTransform.scale(x: 1 / scale, y: 1 / scale)
      .concatenating(.translation(x: origin.x, y: origin.y))
    func pixels(_ low: CGFloat, _ high: CGFloat, from origin: CGFloat) -> Range<Int> {
      let range = [((low - origin) * scale).rounded(.down), ((high - origin) * scale).rounded(.up)]
        .map { Int(max(-16_384, min($0, 16_384))) }
      return range[0]..<max(range[0], range[1])
    }
    let blocks = PlaneBlocks(
      place.map.concatenating(Projection(toPixels)), columns: pixels(box.minX, box.maxX, from: origin.x),
      rows: pixels(box.minY, box.maxY, from: origin.y))
    for block in blocks.blocks {
      context.saveGState()
      var edge = Paths.Path()
      edge.appendRect(
        Rect(
          minX: Double(block.columns.lowerBound), minY: Double(block.rows.lowerBound),
          maxX: Double(block.columns.upperBound), maxY: Double(block.rows.upperBound)))
      context.clip(edge.mapped(by: toPoints), evenOdd: false)
      body(block.tangent.concatenating(toPoints))
      context.restoreGState()
    }
  }
}

// MARK: Images and drawings

extension ContextTarget {
  /// Draws an image.
  ///
  /// Parts meet without a seam: a pixel belongs to the part that contains its centre, and all are clipped as one.
  private func draw(_ image: LayerImage, at place: LayerPlace, _ tangent: Paths.AffineTransform) {
    let isWhole = image.parts.count == 1
    let whole = image.target
    if !isWhole {
      guard case .fill(let edge, _)? = area(.rect(whole), place.map) else { return }
      context.saveGState()
      context.clip(edge, evenOdd: false)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setShouldAntialias(false)
    }
    for part in image.parts {
      let target = isWhole ? part.target : part.target.reachingOut(of: whole)
      guard let area = area(.rect(target), place.map) else { continue }
      let paint = image.paint(of: part, map: tangent, scale: Double(context.scale))
      context.paint(area, .image(paint))
    }
    if !isWhole {
      context.endTransparencyLayer()
      context.restoreGState()
    }
  }

  /// Appends steps that `map` moves into the layer, clipped to `rect`.
  private func draw(
    _ steps: [Drawing.Step], cutTo rect: CGRect?, mappedBy map: Paths.AffineTransform, at place: LayerPlace,
    _ tangent: Paths.AffineTransform
  ) {
    let state = context.state
    let projection = Projection(map).concatenating(place.map)
    let tangent = map.concatenating(tangent)
    let cut = rect.flatMap { area(.rect($0), projection) }
    var index = 0
    while index < steps.count {
      var end = index + 1
      if case .group(let count) = steps[index].content { end += count }
      let isInside = rect.map { rect in steps[index..<end].allSatisfy { $0.isInside(rect) } } ?? true
      var group = steps[index..<end].map { moved($0, projection, tangent) }
      group[0].opacity *= state.alpha
      if group[0].blend == .normal { group[0].blend = state.blendMode }
      if let cut, !isInside { group[0].clips.append(.area(cut)) }
      group[0].clips = state.clips + group[0].clips
      context.append(group)
      index = end
    }
  }

  /// Returns a step in the coordinates of the context's drawing: areas by the projection, paints by the tangent.
  private func moved(
    _ step: Drawing.Step, _ projection: Projection, _ tangent: Paths.AffineTransform
  ) -> Drawing.Step {
    guard !projection.isAffine else { return step.mapped(by: projection.affine) }
    var moved = step.mapped(by: tangent)
    if case .area(let area, let paint) = step.content {
      moved.content = .area(self.moved(area, projection), paint.mapped(by: tangent))
    }
    moved.clips = step.clips.map { clip in
      guard case .area(let area) = clip else { return clip.mapped(by: tangent) }
      return .area(self.moved(area, projection))
    }
    return moved
  }

  private func moved(_ area: Drawing.Area, _ projection: Projection) -> Drawing.Area {
    let moved =
      switch area {
      case .fill(let path, let evenOdd): self.area(.path(path, evenOdd: evenOdd), projection)
      case .stroke(let path, let style, let pen):
        self.area(.stroke(path, style), Projection(pen).concatenating(projection))
      case .glyphs(let run): self.area(.path(run.path, evenOdd: false), projection)
      }
    return moved ?? .fill(Paths.Path(), evenOdd: false)
  }
}

extension LayerShadow {
  /// Returns the shadow in the coordinates of a drawing, tinted, with its values at the middle of the layer.
  fileprivate func inDrawing(at place: LayerPlace) -> Drawing.Shadow {
    let shadow = Drawing.Shadow(
      offset: offset, sigma: radius, color: place.tint?.ofShadow.applied(to: color) ?? color)
    return shadow.mapped(by: place.map.tangent(at: Point(center)))
  }
}

extension CGColor {
  fileprivate func withOpacity(_ opacity: Double) -> CGColor {
    opacity == 1 ? self : copy(alpha: alpha * CGFloat(opacity)) ?? self
  }
}

extension CALayer {
  /// Draws the layer and its descendants with their present contents, in the layer's own coordinates.
  ///
  /// The context's shadow, if it has one, is that of the tree as a whole. The tree shows the model (B.20), or the
  /// presentation at `time`.
  package func renderTree(in context: CGContext, at time: Double? = nil) {
    let castsShadow = context.state.shadow != nil
    context.saveGState()
    if castsShadow { context.beginTransparencyLayer(auxiliaryInfo: nil) }
    var walk = LayerWalk(into: ContextTarget(context))
    walk.draw(self, map: context.state.ctm.pathTransform, at: time)
    if castsShadow { context.endTransparencyLayer() }
    context.restoreGState()
  }
}
