package import Foundation
package import GraphicsCore

/// The look of a blur: the radius of the Gaussian, the saturation, and the colour over both.
///
/// The classic styles and the materials of the system are those measured on iOS 26 with blur effects (G.36, G.37), whose
/// look did not change with its glass. The blur and the saturation of dark materials were not measured: they are taken
/// from the light ones.
package struct BlurMaterial {
  /// The standard deviation of the Gaussian, in points.
  package let sigma: CGFloat
  /// The factor of saturation.
  package let saturation: Double
  /// The colour over the blurred content.
  package let color: CGColor

  fileprivate init(_ sigma: CGFloat, _ saturation: Double, white: CGFloat, alpha: CGFloat) {
    self.sigma = sigma
    self.saturation = saturation
    color = CGColor(gray: white, alpha: alpha)
  }

  /// Creates a material from its measured greys, in 255ths, over white and over black.
  ///
  /// A grey colour c of the alpha α is α·c over black, and 255 − α·255 more over white.
  fileprivate init(_ sigma: CGFloat, _ saturation: Double, overWhite: CGFloat, overBlack: CGFloat) {
    let alpha = 1 - (overWhite - overBlack) / 255
    self.init(sigma, saturation, white: overBlack / 255 / alpha, alpha: alpha)
  }
}

extension UIBlurEffect.Style {
  /// Returns the look of the style.
  package func material(in traits: UITraitCollection) -> BlurMaterial {
    isDark(in: traits) ? darkMaterial : lightMaterial
  }

  /// Returns whether or not the style is dark, always or with the traits.
  package func isDark(in traits: UITraitCollection) -> Bool {
    switch self {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      false
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      true
    case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
      .systemThickMaterial, .systemChromeMaterial:
      traits.userInterfaceStyle == .dark
    }
  }

  private var lightMaterial: BlurMaterial {
    switch self {
    case .extraLight, .prominent: BlurMaterial(20, 1.8, white: 0.97, alpha: 0.8)
    case .light, .regular, .dark: BlurMaterial(30, 1.8, white: 1, alpha: 0.3)
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      BlurMaterial(22.5, 1.1, overWhite: 245, overBlack: 88)
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark:
      BlurMaterial(29.5, 1.35, overWhite: 245, overBlack: 142)
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark:
      BlurMaterial(29.5, 1.5, overWhite: 245, overBlack: 197)
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark:
      BlurMaterial(45, 1.5, overWhite: 245, overBlack: 232)
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
      BlurMaterial(22.5, 1.1, overWhite: 247, overBlack: 178)
    }
  }

  private var darkMaterial: BlurMaterial {
    switch self {
    case .extraLight, .light, .dark, .regular, .prominent: BlurMaterial(20, 1.8, white: 0.11, alpha: 0.73)
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      BlurMaterial(22.5, 1.1, overWhite: 177, overBlack: 31)
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark:
      BlurMaterial(29.5, 1.35, overWhite: 125, overBlack: 31)
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark:
      BlurMaterial(29.5, 1.5, overWhite: 83, overBlack: 31)
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark:
      BlurMaterial(45, 1.5, overWhite: 37, overBlack: 31)
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
      BlurMaterial(22.5, 2, overWhite: 87, overBlack: 18)
    }
  }
}

extension UIVibrancyEffectStyle {
  /// Returns the colour of content on a blur: white or black, with the alpha of the system colour of the same name.
  package func color(onDark isDark: Bool) -> CGColor {
    let traits = UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
    return CGColor(gray: isDark ? 1 : 0, alpha: systemColor.resolvedColor(with: traits).cgColor.alpha)
  }

  private var systemColor: UIColor {
    switch self {
    case .label: .label
    case .secondaryLabel: .secondaryLabel
    case .tertiaryLabel: .tertiaryLabel
    case .quaternaryLabel: .quaternaryLabel
    case .fill: .systemFill
    case .secondaryFill: .secondarySystemFill
    case .tertiaryFill: .tertiarySystemFill
    case .separator: .separator
    }
  }
}
