public import Foundation

/// The colours of fills and strokes.
extension CGContext {
  /// Sets the colour of fills, which is black by default.
  public func setFillColor(_ color: CGColor) {
    setFill(color)
  }

  /// Sets the colour of fills.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFill(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets a grey as the colour of fills.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFill(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the colour of fills from cyan, magenta, yellow and black.
  public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    setFill(
      CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// Sets the colour of fills from components in the current space, and alpha.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if let color = unsafe CGColor(colorSpace: state.fillSpace, components: components) { setFill(color) }
  }

  /// Sets the colour space of fills, whose colour becomes black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    setFill(.black)
    state.fillSpace = space
  }

  /// Sets the pattern of fills, after `setFillColorSpace(_:)` with a space of patterns.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - colorComponents: Alpha, after the components of the colour if the pattern has none.
  public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    let color = unsafe CGColor(
      patternSpace: state.fillSpace, pattern: pattern, components: colorComponents)
    if let color { setFill(color) }
  }

  /// Sets the colour of strokes, which is black by default.
  public func setStrokeColor(_ color: CGColor) {
    setStroke(color)
  }

  /// Sets the colour of strokes.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStroke(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets a grey as the colour of strokes.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStroke(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the colour of strokes from cyan, magenta, yellow and black.
  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setStroke(
      CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// Sets the colour of strokes from components in the current space, and alpha.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    if let color = unsafe CGColor(colorSpace: state.strokeSpace, components: components) {
      setStroke(color)
    }
  }

  /// Sets the colour space of strokes, whose colour becomes black.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    setStroke(.black)
    state.strokeSpace = space
  }

  /// Sets the pattern of strokes, after `setStrokeColorSpace(_:)` with a space of patterns.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - colorComponents: Alpha, after the components of the colour if the pattern has none.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    let color = unsafe CGColor(
      patternSpace: state.strokeSpace, pattern: pattern, components: colorComponents)
    if let color { setStroke(color) }
  }

  /// Sets the offset of patterns, in the coordinates that the context began with.
  public func setPatternPhase(_ phase: CGSize) {
    state.patternPhase = phase
  }
}

/// The style of strokes.
extension CGContext {
  /// Sets the line width, which is 1 by default.
  public func setLineWidth(_ width: CGFloat) {
    state.lineWidth = width
  }

  /// Sets the cap of open lines, which is `butt` by default.
  public func setLineCap(_ cap: CGLineCap) {
    state.lineCap = cap
  }

  /// Sets the join of lines, which is `miter` by default.
  public func setLineJoin(_ join: CGLineJoin) {
    state.lineJoin = join
  }

  /// Sets the miter limit in line widths, which is 10 by default.
  public func setMiterLimit(_ limit: CGFloat) {
    state.miterLimit = limit
  }

  /// Sets the dash pattern; without lengths, lines are solid.
  ///
  /// - Parameters:
  ///   - phase: The offset into the pattern at which a line starts.
  ///   - lengths: The lengths of dashes and gaps, in turn.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.dashPhase = phase
    state.dashes = lengths
  }
}
