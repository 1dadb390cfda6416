import Foundation
package import GraphicsCore

/// The factors, 0…1, by which replicators multiply the straight colour channels of their instances.
///
/// Content with vibrancy has one colour in place of all others.
package struct LayerTint: Sendable, Equatable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double
  /// The colour whose channels replace all others before they are multiplied; alphas stay.
  package var replacement: CGColor?

  /// Creates the factors, each clamped to 0…1; nil if they change nothing.
  package init?(red: Double, green: Double, blue: Double, alpha: Double, replacement: CGColor? = nil) {
    func share(_ value: Double) -> Double { max(0, min(value, 1)) }
    (self.red, self.green, self.blue, self.alpha) = (share(red), share(green), share(blue), share(alpha))
    self.replacement = replacement
    if replacement == nil, self.red == 1, self.green == 1, self.blue == 1, self.alpha == 1 { return nil }
  }

  /// Creates the tint that replaces all colours by that of `vibrancy`, within a tint that reduces alphas.
  package init?(_ vibrancy: LayerVibrancy, in outer: LayerTint?) {
    self.init(
      red: 1, green: 1, blue: 1, alpha: Double(vibrancy.color.alpha) * (outer?.alpha ?? 1),
      replacement: vibrancy.color)
  }

  /// The factors for the shadow of a multiplied mark, whose alpha is reduced already.
  package var ofShadow: LayerTint {
    var tint = self
    tint.alpha = 1
    return tint
  }

  /// Returns the colour with each channel multiplied.
  package func applied(to color: CGColor) -> CGColor {
    let a = Double(color.alpha)
    let (r, g, b, _) = (replacement ?? color).srgb
    return CGColor(red: r * red, green: g * green, blue: b * blue, alpha: a * alpha)
  }
}

extension LayerMark {
  /// Returns the mark in multiplied colours.
  package func tinted(_ tint: LayerTint) -> LayerMark {
    switch self {
    case .fill(let figure, let paint): return .fill(figure, paint.tinted(tint))
    case .shadow(let figure, let shadow): return .shadow(figure, shadow.tinted(tint))
    case .backdrop(let figure, var backdrop):
      backdrop.color = tint.applied(to: backdrop.color)
      return .backdrop(figure, backdrop)
    case .image(var image):
      image.image = image.image.tinted(tint)
      return .image(image)
    case .steps(let steps): return .steps(steps.map { $0.tinted(tint) })
    case .drawing(let drawing, let rect):
      return .drawing(Drawing(rect: drawing.rect, steps: drawing.steps.map { $0.tinted(tint) }), rect)
    }
  }
}

extension LayerShadow {
  /// Returns the shadow in a multiplied colour.
  package func tinted(_ tint: LayerTint) -> LayerShadow {
    var shadow = self
    shadow.color = tint.applied(to: color)
    return shadow
  }
}

extension Drawing.Step {
  fileprivate func tinted(_ tint: LayerTint) -> Drawing.Step {
    var step = self
    if case .area(let area, let paint) = content { step.content = .area(area, paint.tinted(tint)) }
    if let color = shadow?.color { step.shadow?.color = tint.ofShadow.applied(to: color) }
    return step
  }
}

extension Drawing.Paint {
  fileprivate func tinted(_ tint: LayerTint) -> Drawing.Paint {
    switch self {
    case .color(let color): return .color(tint.applied(to: color))
    case .gradient(var paint):
      let stops = paint.gradient.stops
      let gradient = CGGradient(
        colors: stops.map { tint.applied(to: $0.color) }, locations: stops.map(\.location),
        space: paint.gradient.colorSpace)
      paint.gradient = gradient ?? paint.gradient
      return .gradient(paint)
    case .image(var paint):
      if let color = paint.tint {
        paint.tint = tint.applied(to: color)
      } else {
        paint.image = paint.image.tinted(tint)
      }
      return .image(paint)
    case .pattern(var paint):
      paint.tile = Drawing(rect: paint.tile.rect, steps: paint.tile.steps.map { $0.tinted(tint) })
      return .pattern(paint)
    }
  }
}

extension CGImage {
  /// Returns the image in multiplied colours, each channel rounded once.
  func tinted(_ tint: LayerTint) -> CGImage {
    // Premultiplied channels are multiplied by the alpha, too.
    var factors = [
      tint.red * tint.alpha, tint.green * tint.alpha, tint.blue * tint.alpha, tint.alpha,
    ]
    if let (r, g, b, _) = tint.replacement?.srgb {
      for (index, channel) in [r, g, b].enumerated() { factors[index] *= channel }
    }
    let tinted = pixels.enumerated().map { index, value in
      // Replaced channels are shares of the alpha.
      UInt8((Double(tint.replacement == nil ? value : pixels[index | 3]) * factors[index & 3]).rounded())
    }
    return CGImage(width: width, height: height, pixels: tinted)
  }
}
