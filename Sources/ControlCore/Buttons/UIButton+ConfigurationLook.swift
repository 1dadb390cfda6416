import Foundation
import GraphicsCore
import LayoutCore
import StyleCore

/// The defaults of a configuration, by its style, its size and the state of the button.
extension UIButton.Configuration {
  /// Returns the colour of title and image.
  func foregroundColor(of button: UIButton) -> UIColor {
    let state = button.configurationState
    if state.contains(.disabled) { return .tertiaryLabel }
    let look = look(of: button)
    if look.glass != nil, !look.isProminent { return baseForegroundColor ?? .label }
    let isFilled = look == .filled || look.isProminent
    // Text on a fill of the tint colour is white; the base colour does not apply to a fill that only selection causes.
    let color =
      isFilled
      ? (style == .filled || style.isProminent ? baseForegroundColor : nil) ?? .white : baseForegroundColor
    let shown = color ?? button.tintColor ?? .systemBlue
    return style == .plain && state.contains(.highlighted) ? shown.faded(to: ButtonFigures.highlight) : shown
  }

  /// Returns the glass behind the button, if its style has one; a disabled button has no tint in it (26.C.24).
  func glass(of button: UIButton) -> UIGlassEffect? {
    let look = look(of: button)
    guard let kind = look.glass else { return nil }
    let effect = UIGlassEffect(style: kind)
    effect.isInteractive = true
    effect.tintColor = baseBackgroundColor ?? (look.isProminent ? button.tintColor ?? .systemBlue : nil)
    if !button.isEnabled { effect.tintColor = nil }
    return effect
  }

  /// Returns the colour of the background, where the configuration's background has none.
  func backgroundColor(of button: UIButton) -> UIColor? {
    let state = button.configurationState
    if style.glass != nil { return nil }
    let (look, base) = (look(of: button), baseBackgroundColor)
    if state.contains(.disabled) {
      // A grey background stays as it is.
      return look == .plain ? base : look == .gray ? base ?? .tertiarySystemFill : .tertiarySystemFill
    }
    let isHighlighted = state.contains(.highlighted)
    let tint = base ?? button.tintColor ?? .systemBlue
    switch look {
    case .plain: return base
    case .gray:
      guard let base else { return isHighlighted ? .systemFill : .tertiarySystemFill }
      return isHighlighted ? base.faded(to: ButtonFigures.highlight) : base
    case .tinted: return tint.faded(to: isHighlighted ? 0.3 : 0.18)
    case .glass, .prominentGlass, .clearGlass, .prominentClearGlass: return nil
    case .filled: return isHighlighted ? tint.faded(to: ButtonFigures.highlight) : tint
    }
  }

  /// Returns the style, or the next more prominent one for a selected button.
  private func look(of button: UIButton) -> Style {
    guard automaticallyUpdateForSelection, button.configurationState.contains(.selected) else { return style }
    switch style {
    case .plain, .gray: return .tinted
    case .tinted, .filled: return .filled
    case .glass: return .prominentGlass
    case .clearGlass: return .prominentClearGlass
    case .prominentGlass, .prominentClearGlass: return style
    }
  }

  /// Returns the corner radius of the background; that of a capsule depends on its size, and is set in layout.
  func cornerRadius(of button: UIButton) -> CGFloat {
    switch cornerStyle {
    case .fixed: return background.cornerRadius
    case .small: return Size.small.cornerRadius
    case .medium: return Size.medium.cornerRadius
    case .large: return Size.large.cornerRadius
    case .capsule: return background.cornerRadius
    case .dynamic:
      let isUsual = background.cornerRadius == Size.medium.cornerRadius
      if isUsual, let radius = ButtonFigures.dynamicRadius[button.traitCollection] { return radius }
      let radius = isUsual ? buttonSize.cornerRadius : background.cornerRadius
      return UIFontMetrics(forTextStyle: buttonSize.titleStyle)
        .scaledValue(for: radius, compatibleWith: button.traitCollection)
    }
  }

  /// Returns the radius of the background of a button where that has a size.
  ///
  /// Dynamic corners of glass, and in iOS 26 those of large buttons, make capsules (26.C.22).
  func cornerRadius(of button: UIButton, in size: CGSize) -> CGFloat {
    let half = min(size.width, size.height) / 2
    if cornerStyle == .capsule { return half }
    guard cornerStyle == .dynamic, background.cornerRadius == Size.medium.cornerRadius else {
      return cornerRadius(of: button)
    }
    if style.glass != nil { return half }
    guard ButtonFigures.dynamicRadius[button.traitCollection] != nil else { return cornerRadius(of: button) }
    return buttonSize == .large ? half : min(half, cornerRadius(of: button))
  }

  /// Returns the default attributes of the title.
  func titleAttributes(of button: UIButton) -> AttributeContainer {
    attributes(buttonSize.titleStyle, of: button, titleTextAttributesTransformer)
  }

  /// Returns the default attributes of the subtitle.
  func subtitleAttributes(of button: UIButton) -> AttributeContainer {
    attributes(buttonSize.subtitleStyle, of: button, subtitleTextAttributesTransformer)
  }

  private func attributes(
    _ style: UIFont.TextStyle, of button: UIButton, _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> AttributeContainer {
    var attributes = AttributeContainer()
    attributes.font = .preferredFont(forTextStyle: style, compatibleWith: button.traitCollection)
    attributes.foregroundColor = foregroundColor(of: button)
    return transformer?(attributes) ?? attributes
  }

  /// Returns the text alignment of title and subtitle, in a button whose title has the given direction.
  func textAlignment(isRightToLeft: Bool) -> NSTextAlignment {
    switch titleAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    case .center: return .center
    case .automatic:
      guard image != nil || showsActivityIndicator else { return .center }
      if imagePlacement == .leading { return isRightToLeft ? .right : .left }
      if imagePlacement == .trailing { return isRightToLeft ? .left : .right }
      return .center
    }
  }
}

extension UIButton.Configuration.Style {
  /// The style of the glass, in styles with one.
  var glass: UIGlassEffect.Style? {
    switch self {
    case .plain, .gray, .tinted, .filled: nil
    case .glass, .prominentGlass: .regular
    case .clearGlass, .prominentClearGlass: .clear
    }
  }

  /// Whether or not the glass has the tint colour.
  var isProminent: Bool { self == .prominentGlass || self == .prominentClearGlass }
}

extension UIButton.Configuration.Size {
  /// The insets of the content, in points.
  var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  /// The corner radius, in points: 17.5% of the usual heights, 28, 34 and 50 points.
  var cornerRadius: CGFloat {
    switch self {
    case .mini, .small: 4.9
    case .medium: 5.95
    case .large: 8.75
    }
  }

  var titleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }

  var subtitleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .caption1
    case .medium, .large: .footnote
    }
  }
}

extension UIColor {
  /// Returns the colour with its opacity multiplied by `share`.
  func faded(to share: CGFloat) -> UIColor {
    UIColor { traits in
      let color = self.cgColor(resolvedWith: traits)
      return UIColor(cgColor: color.copy(alpha: color.alpha * share) ?? color)
    }
  }
}
