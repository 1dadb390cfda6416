public import Foundation

/// What areas and lines are drawn in.
extension CGContext {
  /// The colour that areas are filled with; black at first.
  public func setFillColor(_ color: CGColor) {
    setFill(color)
  }

  /// The colour that areas are filled with.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFill(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// The grey that areas are filled with.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFill(CGColor(gray: gray, alpha: alpha))
  }

  /// The colour that areas are filled with, of cyan, magenta, yellow and black.
  public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    setFill(
      CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// The components of the colour that areas are filled with, in the present space, and alpha.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if let color = unsafe CGColor(colorSpace: state.fillSpace, components: components) { setFill(color) }
  }

  /// The space of the colour that areas are filled with, which becomes black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    setFill(.black)
    state.fillSpace = space
  }

  /// The pattern that areas are filled with, after `setFillColorSpace(_:)` with a space of patterns.
  ///
  /// - Parameter colorComponents: alpha, after the components of the colour if the pattern has none.
  public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    let color = unsafe CGColor(
      patternSpace: state.fillSpace, pattern: pattern, components: colorComponents)
    if let color { setFill(color) }
  }

  /// The colour of lines; black at first.
  public func setStrokeColor(_ color: CGColor) {
    setStroke(color)
  }

  /// The colour of lines.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStroke(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// The grey of lines.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStroke(CGColor(gray: gray, alpha: alpha))
  }

  /// The colour of lines, of cyan, magenta, yellow and black.
  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setStroke(
      CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// The components of the colour of lines, in the present space, and alpha.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    if let color = unsafe CGColor(colorSpace: state.strokeSpace, components: components) {
      setStroke(color)
    }
  }

  /// The space of the colour of lines, which becomes black.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    setStroke(.black)
    state.strokeSpace = space
  }

  /// The pattern of lines, after `setStrokeColorSpace(_:)` with a space of patterns.
  ///
  /// - Parameter colorComponents: alpha, after the components of the colour if the pattern has none.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    let color = unsafe CGColor(
      patternSpace: state.strokeSpace, pattern: pattern, components: colorComponents)
    if let color { setStroke(color) }
  }

  /// How far patterns are moved, in the coordinates that the context began with.
  public func setPatternPhase(_ phase: CGSize) {
    state.patternPhase = phase
  }
}

/// Lines.
extension CGContext {
  /// The width of lines; 1 at first.
  public func setLineWidth(_ width: CGFloat) {
    state.lineWidth = width
  }

  /// What open lines end in; `butt` at first.
  public func setLineCap(_ cap: CGLineCap) {
    state.lineCap = cap
  }

  /// What two lines meet in; `miter` at first.
  public func setLineJoin(_ join: CGLineJoin) {
    state.lineJoin = join
  }

  /// How long a miter may be, in line widths; 10 at first.
  public func setMiterLimit(_ limit: CGFloat) {
    state.miterLimit = limit
  }

  /// The lengths of dashes and of the gaps between them, in turn, and how far into them a line begins; none are one
  /// line without gaps.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.dashPhase = phase
    state.dashes = lengths
  }
}
