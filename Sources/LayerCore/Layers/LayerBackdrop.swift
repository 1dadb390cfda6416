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
  /// Whether or not saturated channels are limited to those of colours before the colour is drawn over them.
  package var limitsSaturation = true
  /// The rim, the shadow and the shape of glass; nil for a blur.
  package var glass: LayerGlass?

  /// Creates a look.
  package init(sigma: CGFloat, saturation: Double, color: CGColor) {
    self.sigma = sigma
    self.saturation = saturation
    self.color = color
  }

  /// The look that changes nothing, in the same colour.
  package var unseen: LayerBackdrop {
    var unseen = LayerBackdrop(sigma: 0, saturation: 1, color: color.copy(alpha: 0) ?? color)
    unseen.limitsSaturation = limitsSaturation
    unseen.glass = glass?.faded(to: 0)
    return unseen
  }

  /// Returns the look at a share of the way to `other`.
  package func towards(_ other: LayerBackdrop, _ share: Double) -> LayerBackdrop {
    var result = LayerBackdrop(
      sigma: CGFloat(between(Double(sigma), Double(other.sigma), share)),
      saturation: between(saturation, other.saturation, share),
      color: CGColor.between(color, other.color, share) ?? other.color)
    result.limitsSaturation = limitsSaturation && other.limitsSaturation
    result.glass = other.glass.map { $0.following(glass, share) } ?? glass?.faded(to: 1 - share)
    return result
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
  /// Returns the look of what lies beneath, between the view's background and its subviews, at the animated position
  /// `place` of the view's content.
  func backdrop(at place: Double) -> LayerBackdrop?
  /// Returns the pieces of glass that the view shows in place of its descendants.
  func piecesOfGlass(at place: Double) -> [LayerBackdrop]
  /// Returns the look of the view and its subviews, at the animated position `place` of the view's content.
  func vibrancy(at place: Double) -> LayerVibrancy?
}

extension BackdropDrawing {
  /// Returns none.
  package func piecesOfGlass(at place: Double) -> [LayerBackdrop] { [] }
}

extension CALayer {
  /// Whether or not the layer's view is a `BackdropDrawing` with a look.
  package var hasBackdropEffect: Bool {
    get { extras?.effects?.hasBackdropEffect ?? false }
    set {
      guard newValue != hasBackdropEffect else { return }
      writableEffects.hasBackdropEffect = newValue
    }
  }

  /// The look of what lies beneath the layer.
  var backdrop: LayerBackdrop? { backdropHost?.backdrop(at: contentPosition) }

  /// The pieces of glass that the layer shows in place of its descendants.
  var piecesOfGlass: [LayerBackdrop] { backdropHost?.piecesOfGlass(at: contentPosition) ?? [] }

  /// The look of the layer and its sublayers.
  var vibrancy: LayerVibrancy? { backdropHost?.vibrancy(at: contentPosition) }

  private var backdropHost: (any BackdropDrawing)? {
    hasBackdropEffect ? hostOfModel as? any BackdropDrawing : nil
  }
}
