import Foundation
package import GraphicsCore

/// Factors of straight colour channels, 0…1: what replicators multiply the colours of their instances with.
package struct LayerTint: Sendable, Equatable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  /// The factors of a colour, each moved into 0…1; nil where they change nothing.
  package init?(red: Double, green: Double, blue: Double, alpha: Double) {
    func share(_ value: Double) -> Double { max(0, min(value, 1)) }
    (self.red, self.green, self.blue, self.alpha) = (share(red), share(green), share(blue), share(alpha))
    if self.red == 1, self.green == 1, self.blue == 1, self.alpha == 1 { return nil }
  }

  /// The factors for the shadow of something that has been multiplied itself: its alpha has faded already.
  package var ofShadow: LayerTint {
    var tint = self
    tint.alpha = 1
    return tint
  }

  /// The colour, each channel multiplied.
  package func applied(to color: CGColor) -> CGColor {
    let (r, g, b, a) = color.srgb
    return CGColor(red: r * red, green: g * green, blue: b * blue, alpha: a * alpha)
  }
}

extension LayerMark {
  /// The same in multiplied colours.
  package func tinted(_ tint: LayerTint) -> LayerMark {
    switch self {
    case .fill(let figure, let paint): return .fill(figure, paint.tinted(tint))
    case .shadow(let figure, let shadow): return .shadow(figure, shadow.tinted(tint))
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
  /// The same in a multiplied colour.
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
  /// The pixels in multiplied colours, each channel rounded once.
  fileprivate func tinted(_ tint: LayerTint) -> CGImage {
    // Premultiplied channels shrink with the alpha, too.
    let factors = [
      tint.red * tint.alpha, tint.green * tint.alpha, tint.blue * tint.alpha, tint.alpha,
    ]
    let tinted = pixels.enumerated().map { index, value in
      UInt8((Double(value) * factors[index & 3]).rounded())
    }
    return CGImage(width: width, height: height, pixels: tinted)
  }
}
