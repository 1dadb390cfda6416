package import Foundation
import Paths

/// Records what is drawn into it, for pictures that are made of it later. Coordinates are points, y down.
///
/// Differs from UIKit: there are no pixels to read back, and one colour space, sRGB. Blend modes other than
/// `normal`, dashes and shadows are kept and reported, but not drawn; transparency layers are drawn without
/// their group.
public class CGContext {
  /// What `saveGState()` keeps.
  struct GraphicsState {
    var ctm: CGAffineTransform
    var fillColor = CGColor(gray: 0, alpha: 1)
    var strokeColor = CGColor(gray: 0, alpha: 1)
    var alpha: CGFloat = 1
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashes: [CGFloat] = []
    var blendMode = CGBlendMode.normal
    var clips: [Drawing.Area] = []
    var clipRect: CGRect
  }

  var state: GraphicsState
  var savedStates: [GraphicsState] = []
  /// The current path, in the coordinates of the drawing: a later change of the CTM does not move it.
  var currentPath = Paths.Path()
  /// What was drawn so far.
  package internal(set) final var drawing: Drawing
  private var reported: [String] = []

  /// A context for a drawing of `rect`, a rectangle of the coordinates that it begins with.
  package init(rect: CGRect) {
    drawing = Drawing(rect: rect)
    state = GraphicsState(ctm: .identity, clipRect: rect)
  }

  /// Goes on with a drawing: `rect` of it is cleared and may be drawn anew.
  init(continuing drawing: Drawing, in rect: CGRect) {
    self.drawing = drawing
    state = GraphicsState(ctm: .identity, clipRect: drawing.rect)
    clear(rect)
    clip(to: rect)
  }

  /// Records an area, unless nothing of it could be seen.
  func paint(_ area: Drawing.Area, _ color: CGColor) {
    if state.blendMode != .normal { report("a blend mode") }
    let opacity = color.alpha * state.alpha
    guard opacity > 0, !state.clipRect.isEmpty else { return }
    let color =
      state.alpha == 1
      ? color
      : CGColor(
        red: color.red, green: color.green, blue: color.blue, alpha: opacity)
    drawing.steps.append(Drawing.Step(area: area, color: color, clips: state.clips))
  }

  /// Fills a path of the drawing's coordinates.
  func fill(_ path: Paths.Path, evenOdd: Bool) {
    guard !path.isEmpty else { return }
    paint(.fill(path, evenOdd: evenOdd), state.fillColor)
  }

  /// Draws a line along a path of the drawing's coordinates.
  func stroke(_ path: Paths.Path, width: CGFloat? = nil) {
    let ctm = state.ctm
    guard !path.isEmpty, ctm.a * ctm.d != ctm.b * ctm.c else { return }
    if !state.dashes.isEmpty { report("dashes") }
    let style = StrokeStyle(
      width: width ?? state.lineWidth, cap: StrokeStyle.Cap(state.lineCap),
      join: StrokeStyle.Join(state.lineJoin), miterLimit: state.miterLimit)
    paint(.stroke(path.mapped(by: ctm.inverted()), style, ctm.pathTransform), state.strokeColor)
  }

  /// Narrows the clip to a path of the drawing's coordinates.
  func clip(_ path: Paths.Path, evenOdd: Bool) {
    state.clipRect = state.clipRect.intersection(path.controlBounds.map { CGRect($0) } ?? .null)
    state.clips.append(.fill(path, evenOdd: evenOdd))
  }

  /// Says once that something will be missing from the picture.
  func report(_ feature: String) {
    guard !reported.contains(feature) else { return }
    reported.append(feature)
    LayoutDiagnostics.report(.notDrawn(feature))
  }

  /// A path of the current user space in the drawing's coordinates.
  func inDrawing(_ make: (inout Paths.Path) -> Void) -> Paths.Path {
    var path = Paths.Path()
    make(&path)
    return path.mapped(by: state.ctm)
  }
}

/// How colours join those behind them.
public enum CGBlendMode: Int32, Sendable {
  case normal = 0
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  case destinationAtop, xor, plusDarker, plusLighter
}

extension StrokeStyle.Cap {
  init(_ cap: CGLineCap) {
    switch cap {
    case .butt: self = .butt
    case .round: self = .round
    case .square: self = .square
    }
  }
}

extension StrokeStyle.Join {
  init(_ join: CGLineJoin) {
    switch join {
    case .miter: self = .miter
    case .round: self = .round
    case .bevel: self = .bevel
    }
  }
}
