public import Foundation
public import GraphicsCore
import LayoutCore

/// How a renderer draws.
open class UIGraphicsRendererFormat: NSObject {
  /// The rectangle that is drawn, in points; that of the renderer.
  open internal(set) var bounds = CGRect.zero

  /// The usual format.
  public required override init() {
    super.init()
  }

  /// The usual format.
  open class func `default`() -> Self { self.init() }
}

/// What is drawn into while a renderer runs.
open class UIGraphicsRendererContext: NSObject {
  /// The context that is the current one meanwhile.
  public let cgContext: CGContext
  /// How the renderer draws.
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

  /// Draws a line, 1 wide, inside of `rect`, with the current stroke colour.
  open func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Draws a line, 1 wide, inside of `rect`, with the current stroke colour and a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    stroke(rect)
    cgContext.restoreGState()
  }

  /// Narrows the clip to `rect`.
  open func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}

/// Runs drawing code and keeps what it drew.
open class UIGraphicsRenderer: NSObject {
  let bounds: CGRect
  private let ownFormat: UIGraphicsRendererFormat

  /// A renderer of a rectangle in points.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    self.bounds = bounds
    ownFormat = format
    format.bounds = bounds
    super.init()
  }

  /// How the renderer draws.
  open var format: UIGraphicsRendererFormat { ownFormat }

  /// Whether the renderer makes images.
  open var allowsImageOutput: Bool { false }
}
