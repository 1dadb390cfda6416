import Foundation
import StyleCore

/// The figures of the cards of iOS 26 behind alerts, sheets, popovers and menus, whose materials are those of 26.G.
enum PlatterFigures {
  /// The standard deviation of the blur behind alerts and menus, in points: an estimate, by which texts can be read.
  static let sigma: CGFloat = 8
  /// The shadow outside of a card (26.P.16); those of popovers and menus are estimates.
  static let shadow = (opacity: Float(0.085), radius: CGFloat(11), drop: CGFloat(8))
  /// The shadow outside of a sheet (26.P.16).
  static let sheetShadow = (opacity: Float(0.09), radius: CGFloat(15.5), drop: CGFloat(7.5))

  /// Returns the material of a card, with its blur.
  static func material(_ look: GlassLook, in traits: UITraitCollection) -> (
    material: GlassMaterial, sigma: CGFloat
  ) {
    let material = GlassFigures.material(look, isDark: traits.userInterfaceStyle == .dark)
    switch look {
    case .alert, .menu, .actionPopover: return (material, sigma)
    default: return (material, material.sigma)
    }
  }
}
