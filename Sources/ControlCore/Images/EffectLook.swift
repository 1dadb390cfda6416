import Foundation
import GraphicsCore
package import LayerCore
package import StyleCore

/// An effect with the values that it had when a view took it.
@MainActor
struct EffectLook {
  let effect: UIVisualEffect?
  private let tintColor: UIColor?

  init(_ effect: UIVisualEffect?) {
    self.effect = effect
    tintColor = (effect as? UIGlassEffect)?.tintColor
  }

  /// Whether or not the effect changes anything.
  var isSeen: Bool {
    effect is UIBlurEffect || effect is UIVibrancyEffect || effect is UIGlassEffect
      || effect is UIGlassContainerEffect
  }

  /// Returns the look of what lies beneath a view with the effect.
  func backdrop(in traits: UITraitCollection) -> LayerBackdrop? {
    if let blur = effect as? UIBlurEffect {
      let material = blur.style.material(in: traits)
      return LayerBackdrop(sigma: material.sigma, saturation: material.saturation, color: material.color)
    }
    guard let glass = effect as? UIGlassEffect else { return nil }
    let tint = tintColor?.resolvedColor(with: traits).cgColor
    return GlassFigures.material(glass.look, isDark: traits.userInterfaceStyle == .dark, tint: tint).backdrop
  }
}

extension GlassMaterial {
  /// The look of what lies beneath the glass, with its rim and its shadow.
  package var backdrop: LayerBackdrop {
    var backdrop = LayerBackdrop(sigma: sigma, saturation: saturation, color: color)
    backdrop.limitsSaturation = false
    var glass = LayerGlass()
    glass.rim = rim
    glass.rimWidth = GlassFigures.rimWidth
    glass.shadow = CGColor(gray: 0, alpha: GlassFigures.shadowAlpha)
    glass.shadowSigma = GlassFigures.shadowSigma
    glass.shadowDistance = GlassFigures.shadowDistance
    glass.tint = tint
    backdrop.glass = glass
    return backdrop
  }
}
