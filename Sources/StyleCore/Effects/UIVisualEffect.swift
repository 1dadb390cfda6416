public import Foundation
package import GraphicsCore

/// An effect on what is behind a view.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// A blur. Differs from UIKit: nothing is blurred; a colour of its look stands for it, and that is reported.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The looks of a blur.
  public enum Style: Int, Sendable {
    /// Lighter than light.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// As the surroundings ask.
    case regular = 4
    /// As the surroundings ask, stronger.
    case prominent = 5
    /// The thinnest material.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// A material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// The thinnest material, light whatever the surroundings ask.
    case systemUltraThinMaterialLight = 11
    /// A thin material, light.
    case systemThinMaterialLight = 12
    /// A material, light.
    case systemMaterialLight = 13
    /// A thick material, light.
    case systemThickMaterialLight = 14
    /// The material of bars, light.
    case systemChromeMaterialLight = 15
    /// The thinnest material, dark whatever the surroundings ask.
    case systemUltraThinMaterialDark = 16
    /// A thin material, dark.
    case systemThinMaterialDark = 17
    /// A material, dark.
    case systemMaterialDark = 18
    /// A thick material, dark.
    case systemThickMaterialDark = 19
    /// The material of bars, dark.
    case systemChromeMaterialDark = 20
  }

  package let style: Style

  /// A blur of the given look.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// How much content stands out of a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text.
  case label = 0
  /// Text of less weight.
  case secondaryLabel = 1
  /// Text of still less weight.
  case tertiaryLabel = 2
  /// Text of the least weight.
  case quaternaryLabel = 3
  /// Areas.
  case fill = 4
  /// Areas of less weight.
  case secondaryFill = 5
  /// Areas of still less weight.
  case tertiaryFill = 6
  /// Lines between things.
  case separator = 7
}

/// What makes content stand out of a blur. Differs from UIKit: content is drawn in its own colours.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// The effect for content of `blurEffect`.
  public init(blurEffect: UIBlurEffect) {
    super.init()
  }

  /// The effect for content of `blurEffect` that stands out as `style` says.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    super.init()
  }
}

extension UIBlurEffect.Style {
  /// The colour that stands for a blur: white or a dark grey, as opaque as the material is thick.
  ///
  /// What is behind shows through unblurred; a phone's materials are tinted by what they blur.
  package func substitute(in traits: UITraitCollection) -> CGColor {
    let isDark =
      switch self {
      case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
        .systemThickMaterialLight, .systemChromeMaterialLight:
        false
      case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
        .systemThickMaterialDark, .systemChromeMaterialDark:
        true
      default: traits.userInterfaceStyle == .dark
      }
    let opacity: CGFloat =
      switch self {
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.4
      case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.55
      case .light, .dark, .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark: 0.7
      case .extraLight, .prominent, .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark:
        0.85
      case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.8
      }
    return CGColor(gray: isDark ? 0.11 : 1, alpha: opacity)
  }
}
