import Foundation
import GraphicsCore
package import Paths

/// The content that a layer draws itself.
extension CALayer {
  /// The shape of the bounds with their rounded corners.
  var boundsFigure: LayerShape {
    let rounded = roundedBounds
    guard hasContinuousCorners else { return .rounded(rounded) }
    var path = Path()
    path.appendContinuousRoundedRect(rounded)
    return .path(path, evenOdd: false)
  }

  /// The shape of the border inside the bounds.
  private var borderFigure: LayerShape {
    let rounded = roundedBounds
    guard hasContinuousCorners else { return .ring(rounded, width: borderWidth) }
    var path = Path()
    path.appendContinuousRoundedRect(rounded)
    if let inner = rounded.inset(by: borderWidth) { path.appendContinuousRoundedRect(inner) }
    return .path(path, evenOdd: true)
  }

  private var hasContinuousCorners: Bool {
    guard let extras, cornerRadius > 0 || extras.effects?.cornerShape != nil else { return false }
    return extras.cornerCurve == .continuous
  }

  /// The bounds with a radius at each masked corner, at most half of the shorter side (G.5).
  var roundedBounds: RoundedRect {
    var bounds = self.bounds
    // A negative size draws nothing (A.12).
    if bounds.size.width < 0 || bounds.size.height < 0 { bounds.size = .zero }
    if let shape = extras?.effects?.cornerShape { return shape.corners(of: bounds).rounded(bounds) }
    let limit = min(bounds.width, bounds.height) / 2
    let radius = max(0, min(cornerRadius, limit))
    func corner(_ mask: CACornerMask) -> CornerRadius {
      CornerRadius(radius > 0 && maskedCorners.contains(mask) ? radius : 0)
    }
    return RoundedRect(
      rect: Rect(minX: bounds.minX, minY: bounds.minY, maxX: bounds.maxX, maxY: bounds.maxY),
      topLeft: corner(.layerMinXMinYCorner), topRight: corner(.layerMaxXMinYCorner),
      bottomRight: corner(.layerMaxXMaxYCorner), bottomLeft: corner(.layerMinXMaxYCorner))
  }

  /// Whether or not a border is drawn after the sublayers.
  var hasBorder: Bool { borderWidth > 0 && !drawsOnlySublayers }

  /// Draws the border inside the edges (G.2).
  func drawBorder(into target: inout some LayerTarget, at place: LayerPlace) {
    guard let color = borderColor else { return }
    target.fill(borderFigure, color, at: place)
  }

  /// Draws the content behind the sublayers; `contents` stay upright in a layer whose geometry `isFlipped`.
  func drawOwn(into target: inout some LayerTarget, at place: LayerPlace, isFlipped: Bool) {
    guard !drawsOnlySublayers else { return }
    if let color = backgroundColor { target.fill(boundsFigure, color, at: place) }
    let isPlain = flags.contains(.isPlain)
    if hasBackdropEffect {
      if let backdrop { drawBackdrop(backdrop, into: &target, at: place) }
      for piece in piecesOfGlass { drawBackdrop(piece, into: &target, at: place) }
    }
    guard !isPlain || flags.contains(.drawsContentBlocks) || extras?.content != nil else { return }

    let contents = contentMarks
    let own = ownMarks
    guard !contents.isEmpty || !own.isEmpty else { return }
    if masksToBounds { target.pushClip(boundsFigure, at: place) }
    if !contents.isEmpty {
      var upright = place
      if isFlipped { upright.map = Projection(flip).concatenating(place.map) }
      for mark in contents { target.draw(mark, at: upright) }
    }
    for mark in own {
      if case .fill(let figure, .color(let color)) = mark {
        target.fill(figure, color, at: place)
      } else {
        target.draw(mark, at: place)
      }
    }
    if masksToBounds { target.popClip() }
  }

  /// Draws the blurred content beneath the layer, in its bounds, which round corners clip as they clip sublayers.
  private func drawBackdrop(
    _ backdrop: LayerBackdrop, into target: inout some LayerTarget, at place: LayerPlace
  ) {
    guard bounds.size.width > 0, bounds.size.height > 0 else { return }
    if let glass = backdrop.glass {
      return glass.draw(
        backdrop, of: glass.parts.isEmpty ? [glassBounds] : glass.parts, into: &target, at: place)
    }
    target.draw(.backdrop(masksToBounds ? boundsFigure : .rect(bounds), backdrop), at: place)
  }

  /// The bounds with round corners; those of a capsule unless a radius was set.
  package var glassBounds: RoundedRect {
    let rounded = roundedBounds
    guard cornerRadius <= 0, extras?.effects?.cornerShape == nil else { return rounded }
    return LayerCorners(bounds.height).rounded(bounds)
  }

  /// The content of the layer's view, the `contents`, and the drawing; placed by the gravity (B.15, G.16).
  private var contentMarks: [LayerMark] {
    guard bounds.size.width >= 0, bounds.size.height >= 0 else { return [] }
    let stretch = contentStretch
    var marks: [LayerMark] = []
    if let content = extras?.content {
      if let image = content.contents as? CGImage {
        if let image = LayerImage(image, of: self) { marks.append(.image(image)) }
      } else if let drawing = content.drawing {
        marks += self.marks(of: drawing)
      }
    }
    let steps = viewSteps
    if !steps.isEmpty {
      if let stretch {
        marks.append(.drawing(Drawing(rect: stretch.source, steps: steps), stretch.target))
      } else {
        marks.append(.steps(steps))
      }
    }
    return marks
  }

  /// The mapping of the content of a presentation copy's view onto bounds of another size.
  ///
  /// The content is placed like `contents`, by the gravity (B.15).
  private var contentStretch: ContentStretch? {
    guard let model = extras?.model, model.storedBounds.size != storedBounds.size else { return nil }
    let source = model.storedBounds.standardized
    guard source.width > 0, source.height > 0 else { return nil }
    return ContentStretch(
      source: source, target: contentsGravity.place(source.size, in: storedBounds.standardized))
  }

  /// Returns the part of a drawing that `contentsRect` selects; outside of its edges, a drawing is transparent.
  private func marks(of drawing: Drawing) -> [LayerMark] {
    let source = drawing.rect.part(contentsRect)
    let target = contentsGravity.place(source.size, in: bounds.standardized)
    return NineParts(source, center: contentsCenter, scale: 1, target: target).parts.compactMap { part in
      guard let part = part.cut(to: drawing.rect) else { return nil }
      return .drawing(Drawing(rect: part.source, steps: drawing.steps), part.target)
    }
  }

  /// The shadow; nil if none of it is visible or the layer masks to its bounds (G.3).
  var visibleShadow: LayerShadow? {
    guard let shadow = extras?.effects?.shadow, shadow.opacity > 0, !masksToBounds, !drawsOnlySublayers,
      let color = shadow.color?.copy(alpha: (shadow.color?.alpha ?? 0) * CGFloat(min(shadow.opacity, 1))),
      color.alpha > 0
    else { return nil }
    return LayerShadow(
      color: color, offset: shadow.offset, radius: max(0, shadow.radius),
      center: CGPoint(x: bounds.midX, y: bounds.midY))
  }
}

/// A mapping of one rectangle onto another.
private struct ContentStretch {
  let source: CGRect
  let target: CGRect
}

extension CALayer {
  /// The model of a presentation copy; the layer itself otherwise.
  var modelOfShown: CALayer { extras?.model ?? self }
}

extension CALayer.Effects {
  /// The mode that `compositingFilter` names; `normal` for all other values.
  var blendMode: CGBlendMode {
    guard let name = compositingFilter as? String else { return .normal }
    return CALayer.Effects.blendModes[name] ?? .normal
  }

  private static let blendModes: [String: CGBlendMode] = [
    "multiplyBlendMode": .multiply, "screenBlendMode": .screen, "overlayBlendMode": .overlay,
    "darkenBlendMode": .darken, "lightenBlendMode": .lighten, "colorDodgeBlendMode": .colorDodge,
    "colorBurnBlendMode": .colorBurn, "softLightBlendMode": .softLight, "hardLightBlendMode": .hardLight,
    "differenceBlendMode": .difference, "exclusionBlendMode": .exclusion, "hueBlendMode": .hue,
    "saturationBlendMode": .saturation, "colorBlendMode": .color, "luminosityBlendMode": .luminosity,
    "linearDodgeBlendMode": .plusLighter, "linearBurnBlendMode": .plusDarker,
  ]
}

extension LayerTarget {
  /// Fills `figure` with a colour, or with its pattern, whose origin is the layer's.
  fileprivate mutating func fill(_ figure: LayerShape, _ color: CGColor, at place: LayerPlace) {
    guard let pattern = color.pattern else { return draw(.fill(figure, .color(color)), at: place) }
    var place = place
    place.opacity *= Double(color.alpha)
    draw(.fill(figure, pattern.paint(color: color, base: .identity)), at: place)
  }
}
