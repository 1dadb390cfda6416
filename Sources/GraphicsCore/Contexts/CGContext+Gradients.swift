public import Foundation
import Paths

/// The drawing of gradients, which fill the clip.
extension CGContext {
  /// Fills the clip with a gradient from one point to another, in the coordinates of the CTM.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    paint(gradient, .linear(from: startPoint, to: endPoint), options)
  }

  /// Fills the clip with a gradient from one circle to another, in the coordinates of the CTM.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    paint(
      gradient,
      .radial(
        from: startCenter, radius: max(0, startRadius), to: endCenter, endRadius: max(0, endRadius)), options)
  }

  /// Fills the clip with a gradient around a point, from `angle` in radians through a full turn.
  ///
  /// The colours follow each other with growing angles: clockwise on a screen where y points down.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    paint(gradient, .conic(center, angle: angle), [])
  }

  /// Fills the clip with a shading.
  public func drawShading(_ shading: CGShading) {
    paint(shading.gradient, shading.geometry, shading.options)
  }

  private func paint(
    _ gradient: CGGradient, _ geometry: Drawing.GradientPaint.Geometry, _ options: CGGradientDrawingOptions
  ) {
    paintEverywhere(
      .gradient(
        Drawing.GradientPaint(
          gradient, geometry, transform: state.ctm.pathTransform,
          extendsBefore: options.contains(.drawsBeforeStartLocation),
          extendsAfter: options.contains(.drawsAfterEndLocation), isPremultiplied: false)))
  }

  /// Fills the clip with a paint.
  func paintEverywhere(_ paint: Drawing.Paint) {
    var path = Paths.Path()
    path.appendRect(Rect(drawing.rect))
    self.paint(.fill(path, evenOdd: false), paint)
  }
}
