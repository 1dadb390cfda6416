package import Foundation
package import GraphicsCore

/// The look of what lies beneath a layer: blurred, saturated and tinted.
package struct LayerBackdrop: Hashable, Sendable {
  /// The standard deviation of the blur, in points.
  package var sigma: CGFloat
  /// The factor of the distance of each channel from the luminance.
  package var saturation: Double
  /// The colour over the blurred content.
  package var color: CGColor

  /// Creates a look.
  package init(sigma: CGFloat, saturation: Double, color: CGColor) {
    self.sigma = sigma
    self.saturation = saturation
    self.color = color
  }
}

/// The look of a layer and its sublayers on blurred content: one colour in place of all, and its blend mode.
package struct LayerVibrancy: Hashable, Sendable {
  /// The colour, whose alpha multiplies that of the content.
  package var color: CGColor
  /// The compositing of the content as a whole with what lies beneath.
  package var blendMode: CGBlendMode

  /// Creates a look.
  package init(color: CGColor, blendMode: CGBlendMode) {
    self.color = color
    self.blendMode = blendMode
  }
}

/// A type of view that changes what lies beneath it, or how its content is composited with that.
///
/// Views conform with `@preconcurrency`: layers are on no actor, but those of views are used on the main thread.
package protocol BackdropDrawing: AnyObject {
  /// The look of what lies beneath, between the view's background and its subviews.
  var backdrop: LayerBackdrop? { get }
  /// The look of the view and its subviews.
  var vibrancy: LayerVibrancy? { get }
}

extension CALayer {
  /// Whether or not the layer's view is a `BackdropDrawing` with a look.
  package var hasBackdropEffect: Bool {
    get { effect(\.hasBackdropEffect, default: false) }
    set {
      guard newValue != hasBackdropEffect else { return }
      writableEffects.hasBackdropEffect = newValue
    }
  }

  /// The look of what lies beneath the layer.
  var backdrop: LayerBackdrop? { backdropHost?.backdrop }

  /// The look of the layer and its sublayers.
  var vibrancy: LayerVibrancy? { backdropHost?.vibrancy }

  private var backdropHost: (any BackdropDrawing)? {
    hasBackdropEffect ? hostOfModel as? any BackdropDrawing : nil
  }
}
