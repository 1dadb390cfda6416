public import Foundation

/// The graphics state.
extension CGContext {
  /// The current transformation matrix, from user space to device space: pixels from the bottom left, y up.
  public var ctm: CGAffineTransform { state.ctm.concatenating(toDevice) }

  /// The transform from the coordinates of the drawing, y down, to pixels from the bottom left.
  private var toDevice: CGAffineTransform {
    let rect = drawing.rect
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: -scale, tx: -rect.minX * scale, ty: rect.maxY * scale)
  }

  /// Concatenates `transform` with the CTM, to be applied before it.
  public func concatenate(_ transform: CGAffineTransform) {
    state.ctm = transform.concatenating(state.ctm)
  }

  /// Translates user space by (`tx`, `ty`).
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales user space by `sx` and `sy`.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates user space by `angle` radians: clockwise on a screen where y points down.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Sets the opacity of drawing, 0…1, which is multiplied by the alpha of colours.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = max(0, min(alpha, 1))
  }

  /// Sets the blend mode, which is `normal` by default.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
  }

  /// Sets the shadow of drawing; nil as the colour removes it.
  ///
  /// - Parameters:
  ///   - offset: The offset of the shadow, in the coordinates that the context began with: the CTM has no effect on it.
  ///     In the contexts of views and image renderers, a positive height is down.
  ///   - blur: Twice the standard deviation of a Gaussian blur, in the same coordinates.
  ///   - color: The colour of the shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color else {
      state.shadow = nil
      return
    }
    // The coordinates that a context begins with are never scaled, only flipped.
    let offset = CGSize(width: base.a * offset.width, height: base.d * offset.height)
    state.shadow = Drawing.Shadow(offset: offset, sigma: max(0, blur) / 2, color: color)
  }

  /// Sets a black shadow with an opacity of one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Sets whether or not edges are antialiased; if not, a pixel is inside if its centre is.
  ///
  /// Clips are antialiased in any case.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.shouldAntialias = shouldAntialias
  }

  /// Sets whether or not edges may be antialiased, which `restoreGState()` does not restore.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    self.allowsAntialiasing = allowsAntialiasing
  }

  /// The quality of the interpolation of images that are drawn at a size other than their own.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Sets the flatness of curves, in pixels.
  ///
  /// Differs from UIKit: it has no effect; curves deviate by 1/512 pixel.
  public func setFlatness(_ flatness: CGFloat) {}

  /// Sets the rendering intent.
  ///
  /// Differs from UIKit: it has no effect.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  /// Sets whether or not glyphs are smoothed.
  ///
  /// Differs from UIKit: it has no effect.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

  /// Sets whether or not glyphs may be smoothed.
  ///
  /// Differs from UIKit: it has no effect.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

  /// Sets whether or not glyphs are drawn at subpixel positions.
  ///
  /// Differs from UIKit: it has no effect.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}

  /// Sets whether or not glyphs may be drawn at subpixel positions.
  ///
  /// Differs from UIKit: it has no effect.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}

  /// Sets whether or not positions of glyphs are quantized to subpixels.
  ///
  /// Differs from UIKit: it has no effect.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}

  /// Sets whether or not positions of glyphs may be quantized to subpixels.
  ///
  /// Differs from UIKit: it has no effect.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
}

/// The conversion between user space and device space: pixels from the bottom left, y up.
extension CGContext {
  /// The transform from user space to device space.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// Returns `point` of user space in device space.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

  /// Returns `point` of device space in user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

  /// Returns `size` of user space in device space.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }

  /// Returns `size` of device space in user space.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }

  /// Returns the bounding box in device space of `rect` of user space.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

  /// Returns the bounding box in user space of `rect` of device space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}
