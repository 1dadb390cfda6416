package import Foundation
import Paths

extension CGContext {
  /// What `saveGState()` keeps.
  package struct GraphicsState {
    /// From the coordinates in which one draws to those of the drawing.
    package var ctm: CGAffineTransform
    package var fill = CGColor.black
    var stroke = CGColor.black
    var fillSpace = CGColorSpace.gray
    var strokeSpace = CGColorSpace.gray
    package var alpha: CGFloat = 1
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashes: [CGFloat] = []
    var dashPhase: CGFloat = 0
    package var blendMode = CGBlendMode.normal
    package var shadow: Drawing.Shadow?
    var patternPhase = CGSize.zero
    var interpolation = CGInterpolationQuality.default
    var shouldAntialias = true
    /// What confines drawing, since the beginning of the innermost group.
    package var clips: [Drawing.Clip] = []
    /// A rectangle of the drawing's coordinates around all that can be drawn on.
    package var clipRect: CGRect

    init(ctm: CGAffineTransform, clipRect: CGRect) {
      self.ctm = ctm
      self.clipRect = clipRect
    }
  }

  /// The area of a line along a path of the drawing's coordinates; nil where the CTM leaves it no area.
  func strokeArea(_ path: Paths.Path, width: CGFloat? = nil) -> Drawing.Area? {
    let ctm = state.ctm
    guard ctm.a * ctm.d != ctm.b * ctm.c else { return nil }
    let style = StrokeStyle(
      width: width ?? state.lineWidth, cap: StrokeStyle.Cap(state.lineCap),
      join: StrokeStyle.Join(state.lineJoin), miterLimit: state.miterLimit, dashPhase: state.dashPhase,
      dashLengths: state.dashes.map { Double($0) })
    return .stroke(path.mapped(by: ctm.inverted()), style, ctm.pathTransform)
  }
}

extension CGBlendMode {
  /// Whether a transparent source leaves what is behind it as it is.
  var keepsBackdrop: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
    default: true
    }
  }
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

/// How well images are drawn at another size than their own.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As `medium`.
  case `default` = 0
  /// Not at all: each pixel is the nearest of the image.
  case none = 1
  /// Between the four nearest pixels.
  case low = 2
  /// The average of the pixels that each covers where the image gets smaller, else as `low`.
  case medium = 4
  /// As `medium`.
  case high = 3

  /// How pixels are found.
  var sampling: Drawing.ImagePaint.Sampling {
    switch self {
    case .none: .nearest
    case .low: .linear
    case .default, .medium, .high: .area
    }
  }
}
