public import Foundation
public import GraphicsCore
import LayoutCore

/// The attributes of a graphics renderer.
open class UIGraphicsRendererFormat: NSObject {
  /// The rectangle of the drawing, in points; set by the renderer.
  open internal(set) var bounds = CGRect.zero

  /// Creates the default format.
  public required override init() {
    super.init()
  }

  /// Returns the default format.
  open class func `default`() -> Self { self.init() }
}

/// The drawing environment of a graphics renderer.
open class UIGraphicsRendererContext: NSObject {
  /// The graphics context, which is the current one while the renderer runs.
  public let cgContext: CGContext
  /// The format of the renderer.
  public let format: UIGraphicsRendererFormat

  init(_ cgContext: CGContext, format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    self.format = format
    super.init()
  }

  /// Fills `rect` with the current fill colour.
  open func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }

  /// Fills `rect` with the current fill colour and a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Strokes `rect` with the current stroke colour: a line 1 wide, inside the rectangle.
  open func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Strokes `rect` with the current stroke colour and a blend mode: a line 1 wide, inside the rectangle.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    stroke(rect)
    cgContext.restoreGState()
  }

  /// Intersects the clip with `rect`.
  open func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}

/// The abstract class of graphics renderers.
open class UIGraphicsRenderer: NSObject {
  let bounds: CGRect
  private let ownFormat: UIGraphicsRendererFormat

  /// Creates a renderer for a rectangle in points.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    self.bounds = bounds
    ownFormat = format
    format.bounds = bounds
    super.init()
  }

  /// Creates a renderer for a rectangle in points, with the default format.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsRendererFormat()) }

  /// The format of the renderer.
  open var format: UIGraphicsRendererFormat { ownFormat }

  /// Whether or not the renderer creates images.
  open var allowsImageOutput: Bool { false }
}
