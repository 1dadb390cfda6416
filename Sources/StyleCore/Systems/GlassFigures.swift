package import Foundation
package import GraphicsCore

/// The look of a piece of glass: what lies behind it is blurred, saturated and mixed with a colour (26.G.1).
package struct GlassMaterial {
  /// The standard deviation of the Gaussian, in points.
  package let sigma: CGFloat
  /// The factor of saturation.
  package let saturation: Double
  /// The colour over the blurred content.
  package let color: CGColor
  /// The colour that multiplies all that; `nil` for none.
  package var tint: CGColor?
  /// The colour of the rim; `nil` for none.
  package let rim: CGColor?

  /// Creates a material from its measured greys, in 255ths, over white and over black.
  ///
  /// A grey colour c of the alpha α is α·c over black, and 255 − α·255 more over white.
  fileprivate init(white: CGFloat, black: CGFloat, saturation: Double, rim: CGFloat) {
    sigma = GlassFigures.sigma
    self.saturation = saturation
    let alpha = 1 - (white - black) / 255
    color = CGColor(gray: black / 255 / alpha, alpha: alpha)
    self.rim = rim > 0 ? CGColor(gray: 1, alpha: rim) : nil
  }
}

/// The kinds of glass of iOS 26.
package enum GlassLook: Hashable, Sendable {
  /// `UIGlassEffect` of the regular style.
  case regular
  /// `UIGlassEffect` of the clear style.
  case clear
  /// The platters of the items of bars, of tabs and of search fields.
  case platter
  /// A sheet below its large detent.
  case sheet
  /// An alert, an action sheet in the middle of a phone.
  case alert
  /// A menu.
  case menu
  /// A popover with a controller's view.
  case popover
  /// A popover with the actions of an alert.
  case actionPopover
}

/// The figures of glass on iOS 26.
///
/// Interiors are the greys measured over white and over black (26.G.2 to 26.G.6); saturation is not limited to colours
/// that exist before the mixing (26.G.1). The chroma of what says 1 was not measured.
package enum GlassFigures {
  /// The σ of the blur, in points (26.G.1).
  static let sigma: CGFloat = 2.25
  /// The width of the rim inside the edge, in points (26.G.7).
  package static let rimWidth: CGFloat = 1
  /// The alpha of the white rim in the light style: 13 of the 35 between the interior over black and white (26.G.7).
  private static let rimAlpha: CGFloat = 13.0 / 35
  /// The alpha of the white rim of the actions' popover (26.G.7).
  private static let actionRimAlpha: CGFloat = 55.0 / 77
  /// The shadow of a platter (26.G.8): black.
  package static let shadowAlpha: CGFloat = 0.075
  /// The σ of the shadow, in points (26.G.8).
  package static let shadowSigma: CGFloat = 10
  /// The distance of the shadow downwards, in points (26.G.8).
  package static let shadowDistance: CGFloat = 4

  /// Returns the material of a look, tinted with a colour or not.
  package static func material(_ look: GlassLook, isDark: Bool, tint: CGColor? = nil) -> GlassMaterial {
    guard let tint else { return isDark ? dark(look) : light(look) }
    // 26.G.5.
    var material = GlassMaterial(white: 253, black: 223, saturation: 1, rim: isDark ? 0 : rimAlpha)
    material.tint = tint
    return material
  }

  private static func light(_ look: GlassLook) -> GlassMaterial {
    switch look {
    case .regular: GlassMaterial(white: 251, black: 175, saturation: 2, rim: rimAlpha)
    case .clear: GlassMaterial(white: 255, black: 19, saturation: 1, rim: rimAlpha)
    case .platter, .sheet: GlassMaterial(white: 253, black: 220, saturation: 5.651, rim: rimAlpha)
    // .2857·b + 181.
    case .alert: GlassMaterial(white: 253.85, black: 181, saturation: 1, rim: rimAlpha)
    // .7108 of .976.
    case .menu: GlassMaterial(white: 250.65, black: 176.9, saturation: 1, rim: rimAlpha)
    case .popover: GlassMaterial(white: 252, black: 215, saturation: 1, rim: rimAlpha)
    case .actionPopover: GlassMaterial(white: 246, black: 178, saturation: 1, rim: actionRimAlpha)
    }
  }

  private static func dark(_ look: GlassLook) -> GlassMaterial {
    switch look {
    case .regular: GlassMaterial(white: 91, black: 24, saturation: 2.225, rim: 0)
    case .clear: GlassMaterial(white: 255, black: 19, saturation: 1, rim: 0)
    case .platter: GlassMaterial(white: 84, black: 19, saturation: 1, rim: 0)
    case .sheet: GlassMaterial(white: 109, black: 57, saturation: 1, rim: 0)
    // .3494·b + 16.4.
    case .alert: GlassMaterial(white: 105.5, black: 16.4, saturation: 1, rim: 0)
    // .7202 of .118; popovers were not measured, and are as menus.
    case .menu, .popover, .actionPopover: GlassMaterial(white: 93, black: 21.7, saturation: 1, rim: 0)
    }
  }
}
