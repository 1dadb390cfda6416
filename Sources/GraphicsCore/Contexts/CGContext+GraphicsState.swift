package import Foundation
import Paths

extension CGContext {
  /// The state that `saveGState()` saves.
  package struct GraphicsState {
    /// The transform from user space to the coordinates of the drawing.
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
    /// The object that the letters are from which are drawn as paths or pictures.
    package var glyphSource = GlyphSource()
    /// The clips since the beginning of the innermost group.
    package var clips: [Drawing.Clip] = []
    /// The bounding box of the clip, in the drawing's coordinates.
    package var clipRect: CGRect

    init(ctm: CGAffineTransform, clipRect: CGRect) {
      self.ctm = ctm
      self.clipRect = clipRect
    }
  }

  /// Returns the area of a stroke along a path of the drawing's coordinates; nil if the CTM leaves it no area.
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
  /// Whether or not a transparent source leaves the backdrop unchanged.
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

/// The quality of the interpolation of images that are drawn at a size other than their own.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The quality `medium`.
  case `default` = 0
  /// No interpolation: each pixel is the nearest of the image.
  case none = 1
  /// Interpolation between the four nearest pixels.
  case low = 2
  /// The average of the covered pixels if the image is reduced; otherwise as `low`.
  case medium = 4
  /// The quality `medium`.
  case high = 3

  /// The sampling of the quality.
  var sampling: Drawing.ImagePaint.Sampling {
    switch self {
    case .none: .nearest
    case .low: .linear
    case .default, .medium, .high: .area
    }
  }
}
