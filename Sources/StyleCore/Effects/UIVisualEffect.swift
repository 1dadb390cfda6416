public import Foundation

/// An effect on the content behind a view.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// An effect that blurs the content behind a view.
///
/// Differs from UIKit: materials are those that were measured on iOS 26, for pictures of one colour (G.36, G.37); how a
/// phone blurs the edges of a picture was not measured, and is that of a Gaussian of three boxes.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The styles of a blur.
  public enum Style: Int, Sendable {
    /// A style lighter than light.
    case extraLight = 0
    /// A light style.
    case light = 1
    /// A dark style.
    case dark = 2
    /// A style that follows the interface style.
    case regular = 4
    /// A stronger style that follows the interface style.
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
    /// The thinnest material, light in any interface style.
    case systemUltraThinMaterialLight = 11
    /// A thin material, light in any interface style.
    case systemThinMaterialLight = 12
    /// A material, light in any interface style.
    case systemMaterialLight = 13
    /// A thick material, light in any interface style.
    case systemThickMaterialLight = 14
    /// The material of bars, light in any interface style.
    case systemChromeMaterialLight = 15
    /// The thinnest material, dark in any interface style.
    case systemUltraThinMaterialDark = 16
    /// A thin material, dark in any interface style.
    case systemThinMaterialDark = 17
    /// A material, dark in any interface style.
    case systemMaterialDark = 18
    /// A thick material, dark in any interface style.
    case systemThickMaterialDark = 19
    /// The material of bars, dark in any interface style.
    case systemChromeMaterialDark = 20
  }

  package let style: Style

  /// Creates a blur effect of the regular style.
  public override convenience init() { self.init(style: .regular) }

  /// Creates a blur effect of the given style.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// The styles of vibrancy: the prominence of content on a blur.
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
  /// Separators.
  case separator = 7
}

/// An effect that makes content stand out of a blur.
///
/// Differs from UIKit: content has one colour, white on a dark blur and black on a light one, with the alpha of the
/// system colour of the style's name, and is added to the blur or subtracted from it; these are estimates.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  package let blurStyle: UIBlurEffect.Style
  package let style: UIVibrancyEffectStyle

  /// Creates a vibrancy effect for content on a blur.
  public init(blurEffect: UIBlurEffect) {
    blurStyle = blurEffect.style
    style = .label
    super.init()
  }

  /// Creates a vibrancy effect of the given style for content on a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    blurStyle = blurEffect.style
    self.style = style
    super.init()
  }

  /// Creates a vibrancy effect of the given style for content on a blur, for code of old.
  public convenience init(forBlurEffect blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect, style: style)
  }

  /// Returns the effect of a widget of a style, for code of old.
  open class func widgetEffect(forVibrancyStyle vibrancyStyle: UIVibrancyEffectStyle) -> UIVibrancyEffect {
    UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterial), style: vibrancyStyle)
  }

  /// Returns the effect of the main content of a widget, for code of old.
  open class func widgetPrimary() -> UIVibrancyEffect { widgetEffect(forVibrancyStyle: .label) }

  /// Returns the effect of the other content of a widget, for code of old.
  open class func widgetSecondary() -> UIVibrancyEffect { widgetEffect(forVibrancyStyle: .secondaryLabel) }

  /// Returns the effect of the notification centre, for code of old.
  open class func notificationCenter() -> UIVibrancyEffect { widgetEffect(forVibrancyStyle: .label) }
}
