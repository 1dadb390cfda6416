internal import Foundation
package import GraphicsCore
internal import Paths
package import Raster

/// A converter from the paints and shadows of drawings to those of display lists.
package struct PaintConverter {
  /// The transform from the drawing's coordinates to device pixels.
  package let transform: AffineTransform

  package init(transform: AffineTransform) {
    self.transform = transform
  }

  /// Returns the paint in device pixels; nil if it is invisible, or its transform is degenerate.
  ///
  /// - Parameters:
  ///   - paint: The paint.
  ///   - opacity: The factor of its alpha.
  ///   - keepsNothing: Whether or not a transparent colour is kept as a paint, too.
  package func paint(_ paint: Drawing.Paint, opacity: Double, keepsNothing: Bool = false) -> Paint? {
    let share = UInt8((max(0, min(opacity, 1)) * 255).rounded())
    guard share > 0 || keepsNothing else { return nil }
    switch paint {
    case .color(let color):
      let color = StraightColor(straight: color, opacity: opacity)
      return color.alpha > 0 || keepsNothing ? .solid(color) : nil
    case .gradient(let paint): return gradient(paint, opacity: share).map { .gradient($0) }
    case .image(let paint): return image(paint, opacity: share).map { .image($0) }
    case .pattern(let paint):
      return PatternTile(paint, transform: transform)?.paint(opacity: share).map { .image($0) }
    }
  }

  private func gradient(_ paint: Drawing.GradientPaint, opacity: UInt8) -> Gradient? {
    guard let inverse = paint.transform.concatenating(transform).inverse else { return nil }
    let geometry: Gradient.Geometry =
      switch paint.geometry {
      case .linear(let from, let to): .linear(from: Point(from), to: Point(to))
      case .radial(let from, let radius, let to, let endRadius):
        .radial(fromCentre: Point(from), fromRadius: radius, toCentre: Point(to), toRadius: endRadius)
      case .conic(let centre, let angle): .conic(centre: Point(centre), angle: angle)
      }
    let stops = paint.gradient.stops.map { stop in
      let color = stop.color.srgb
      return GradientStop(
        location: stop.location, red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
    return Gradient(
      geometry, stops: stops, deviceToGradient: inverse, extendsBefore: paint.extendsBefore,
      extendsAfter: paint.extendsAfter, interpolation: paint.isPremultiplied ? .premultiplied : .straight,
      opacity: opacity)
  }

  private func image(_ paint: Drawing.ImagePaint, opacity: UInt8) -> ImagePaint? {
    guard let inverse = paint.transform.concatenating(transform).inverse else { return nil }
    let sampling: ImagePaint.Sampling =
      switch paint.sampling {
      case .nearest: .nearest
      case .linear: .linear
      case .area: .area
      }
    return ImagePaint(
      paint.image.picture, deviceToImage: inverse, sampling: sampling,
      tilingX: paint.repeatsAcross ? .repeat : .clamp, tilingY: paint.repeatsDown ? .repeat : .clamp,
      source: PixelRect(nearest: paint.source), opacity: opacity,
      alphaColor: paint.tint.map { StraightColor(straight: $0, opacity: 1) })
  }

  /// Returns the shadow in device pixels; nil if it is transparent.
  func shadow(_ shadow: Drawing.Shadow) -> Shadow? {
    let color = StraightColor(straight: shadow.color, opacity: 1)
    guard color.alpha > 0 else { return nil }
    let moved = shadow.mapped(by: transform)
    return Shadow(
      sigma: moved.sigma,
      offset: FixedPoint(x: Fixed(moved.offset.width), y: Fixed(moved.offset.height)), color: color,
      drawsSource: moved.drawsSource)
  }
}

extension StraightColor {
  /// Creates the colour in 8 bits, its alpha multiplied by `opacity` before it is rounded.
  init(straight color: CGColor, opacity: Double) {
    let color = color.srgb
    self.init(
      quantizingRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha * opacity)
  }
}

extension PixelRect {
  /// Creates the rectangle of pixels between the edges nearest to those of `rect`, at least one pixel in each axis.
  init(nearest rect: CGRect) {
    func edge(_ position: Double) -> Int { Int(max(-0x1p30, min(position.rounded(), 0x1p30))) }
    let (left, top) = (edge(rect.minX), edge(rect.minY))
    self.init(
      x: left, y: top, width: max(1, edge(rect.maxX) - left), height: max(1, edge(rect.maxY) - top))
  }
}

extension AffineTransform {
  /// The inverse transform; nil if this one maps areas to lines.
  var inverse: AffineTransform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite, tx.isFinite, ty.isFinite else { return nil }
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}
