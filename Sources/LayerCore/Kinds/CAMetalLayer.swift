public import Foundation
public import GraphicsCore

/// A layer whose contents a program draws with Metal.
///
/// Differs from UIKit: there is no Metal; it shows its background alone, and has nothing to draw into.
open class CAMetalLayer: CALayer {
  /// The size of what the program draws into, in pixels; that of the bounds unless it was set.
  open var drawableSize: CGSize {
    get {
      size ?? CGSize(width: bounds.width * contentsScale, height: bounds.height * contentsScale)
    }
    set { size = newValue }
  }
  private var size: CGSize?
  /// Whether the drawings are only shown.
  open var framebufferOnly = true
  /// The number of drawings at a time: 2 or 3.
  open var maximumDrawableCount = 3
  /// Whether drawings are shown with the transaction of layers.
  open var presentsWithTransaction = false
  /// Whether a program that waits for a drawing to draw into gives up after a second.
  open var allowsNextDrawableTimeout = true
  /// The colours of drawings.
  open var colorspace: CGColorSpace?
}

/// A layer whose contents a program draws with OpenGL ES.
///
/// Differs from UIKit: there is no OpenGL ES; it shows its background alone.
open class CAEAGLLayer: CALayer {
  /// The properties of what the program draws into.
  open var drawableProperties: [String: Any]?
  /// Whether drawings are shown with the transaction of layers.
  open var presentsWithTransaction = false
}
