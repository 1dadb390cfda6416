public import Foundation

/// The graphics state: where drawing goes, and how.
extension CGContext {
  /// Keeps the graphics state until `restoreGState()`. The current path is no part of it.
  public func saveGState() {
    savedStates.append(state)
  }

  /// Goes back to the graphics state that was kept last; nothing without one.
  public func restoreGState() {
    if let last = savedStates.popLast() { state = last }
  }

  /// The map from the coordinates in which one draws to those of the drawing.
  public var ctm: CGAffineTransform { state.ctm }

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

  /// Turns the coordinates by `angle` radians, clockwise on a screen.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// The colour that areas are filled with; black at first.
  public func setFillColor(_ color: CGColor) {
    state.fillColor = color
  }

  /// The colour that areas are filled with.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The grey that areas are filled with.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(gray: gray, alpha: alpha)
  }

  /// The colour of lines; black at first.
  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color
  }

  /// The colour of lines.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The grey of lines.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(gray: gray, alpha: alpha)
  }

  /// How opaque all that is drawn from here on is, 0…1, beside the alpha of its colour.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = max(0, min(alpha, 1))
  }

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

  /// The dashes of lines. Differs from UIKit: lines are drawn without gaps, and that is reported.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.dashes = lengths
  }

  /// How colours join those behind them. Differs from UIKit: all but `normal` is reported and drawn as that.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
  }

  /// The shadow of all that is drawn from here on. Differs from UIKit: it is reported and not drawn.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    if color != nil { report("a shadow") }
  }

  /// The shadow of all that is drawn from here on. Differs from UIKit: it is reported and not drawn.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    report("a shadow")
  }

  /// Begins a group. Differs from UIKit: what is in it is drawn without it.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    saveGState()
  }

  /// Ends a group.
  public func endTransparencyLayer() {
    restoreGState()
  }

  /// Whether edges are smooth. Differs from UIKit: they always are.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// Whether edges may be smooth. Differs from UIKit: they always are.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
}
