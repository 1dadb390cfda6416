public import Foundation

/// The graphics state: where drawing goes, and how.
extension CGContext {
  /// The map from the coordinates in which one draws to those of the device: pixels from the bottom left, y up.
  public var ctm: CGAffineTransform { state.ctm.concatenating(toDevice) }

  /// From the coordinates of the drawing, y down, to pixels from the bottom left.
  private var toDevice: CGAffineTransform {
    let rect = drawing.rect
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: -scale, tx: -rect.minX * scale, ty: rect.maxY * scale)
  }

  /// Puts `transform` before the CTM.
  public func concatenate(_ transform: CGAffineTransform) {
    state.ctm = transform.concatenating(state.ctm)
  }

  /// Moves the origin by (`tx`, `ty`).
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Stretches the coordinates by `sx` and `sy`.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns the coordinates by `angle` radians: clockwise on a screen where y points down.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// How opaque all that is drawn from here on is, 0…1, beside the alpha of its colour.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = max(0, min(alpha, 1))
  }

  /// How colours join those behind them; `normal` at first.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
  }

  /// The shadow of all that is drawn from here on; none without a colour.
  ///
  /// - Parameters:
  ///   - offset: how far the shadow lies from what casts it, in the coordinates that the context began with: the CTM
  ///     plays no part. In the contexts of views and image renderers, a positive height is down.
  ///   - blur: twice the standard deviation of a Gaussian blur, in the same coordinates.
  ///   - color: the colour of the shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color else {
      state.shadow = nil
      return
    }
    // Coordinates that a context begins with are never stretched, only turned upside down.
    let offset = CGSize(width: base.a * offset.width, height: base.d * offset.height)
    state.shadow = Drawing.Shadow(offset: offset, sigma: max(0, blur) / 2, color: color)
  }

  /// The shadow of all that is drawn from here on: black at a third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Whether edges are smooth; if not, a pixel is inside where its centre is. Clips are smooth in any case.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.shouldAntialias = shouldAntialias
  }

  /// Whether edges may be smooth. It holds until it is set again: `restoreGState()` leaves it alone.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    self.allowsAntialiasing = allowsAntialiasing
  }

  /// How well images are drawn at another size than their own.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// How far a curve may stray, in pixels. Differs from UIKit: it has no effect; curves stray by 1/512 pixel.
  public func setFlatness(_ flatness: CGFloat) {}

  /// What becomes of colours that cannot be shown. Differs from UIKit: it has no effect.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  /// Whether letters are smooth. Differs from UIKit: it has no effect.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

  /// Whether letters may be smooth. Differs from UIKit: it has no effect.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

  /// Whether letters begin between pixels. Differs from UIKit: it has no effect.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}

  /// Whether letters may begin between pixels. Differs from UIKit: it has no effect.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}

  /// Whether letters are moved to pixels. Differs from UIKit: it has no effect.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}

  /// Whether letters may be moved to pixels. Differs from UIKit: it has no effect.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
}

/// From the coordinates in which one draws to pixels from the bottom left, y up, and back.
extension CGContext {
  /// The map from the coordinates in which one draws to pixels from the bottom left, y up.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// Where `point` is among the pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

  /// Where the pixel coordinates `point` are in the coordinates in which one draws.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

  /// How large `size` is among the pixels.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }

  /// How large a size in pixels is in the coordinates in which one draws.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }

  /// The smallest upright rectangle around `rect` among the pixels.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

  /// The smallest upright rectangle around `rect`, in pixels, in the coordinates in which one draws.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}
