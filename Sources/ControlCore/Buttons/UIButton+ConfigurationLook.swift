import Foundation
import GraphicsCore
import LayoutCore
import StyleCore

/// What a configuration does not say: by its style, its size and the state of the button.
extension UIButton.Configuration {
  /// The colour of title and image.
  func foregroundColor(of button: UIButton) -> UIColor {
    let state = button.configurationState
    if state.contains(.disabled) { return .tertiaryLabel }
    let isFilled = look(of: button) == .filled
    // What a style fills with the tint colour has white on it; a style that a selection fills has nothing said of it.
    let color = isFilled ? (style == .filled ? baseForegroundColor : nil) ?? .white : baseForegroundColor
    let shown = color ?? button.tintColor ?? .systemBlue
    return style == .plain && state.contains(.highlighted) ? shown.faded(to: 0.75) : shown
  }

  /// The colour behind the content, where the background says none.
  func backgroundColor(of button: UIButton) -> UIColor? {
    let state = button.configurationState
    let (look, base) = (look(of: button), baseBackgroundColor)
    if state.contains(.disabled) {
      // What a style shows grey stays as it is.
      return look == .plain ? base : look == .gray ? base ?? .tertiarySystemFill : .tertiarySystemFill
    }
    let isHighlighted = state.contains(.highlighted)
    let tint = base ?? button.tintColor ?? .systemBlue
    switch look {
    case .plain: return base
    case .gray:
      guard let base else { return isHighlighted ? .systemFill : .tertiarySystemFill }
      return isHighlighted ? base.faded(to: 0.75) : base
    case .tinted: return tint.faded(to: isHighlighted ? 0.3 : 0.18)
    case .filled: return isHighlighted ? tint.faded(to: 0.75) : tint
    }
  }

  /// The style, or the next one that stands out more for a selected button.
  private func look(of button: UIButton) -> Style {
    guard automaticallyUpdateForSelection, button.configurationState.contains(.selected) else { return style }
    switch style {
    case .plain, .gray: return .tinted
    case .tinted, .filled: return .filled
    }
  }

  /// The radius of the background's corners; a capsule's is found where its size is.
  func cornerRadius(of button: UIButton) -> CGFloat {
    switch cornerStyle {
    case .fixed: return background.cornerRadius
    case .small: return Size.small.cornerRadius
    case .medium: return Size.medium.cornerRadius
    case .large: return Size.large.cornerRadius
    case .capsule: return background.cornerRadius
    case .dynamic:
      let isUsual = background.cornerRadius == Size.medium.cornerRadius
      let radius = isUsual ? buttonSize.cornerRadius : background.cornerRadius
      return UIFontMetrics(forTextStyle: buttonSize.titleStyle)
        .scaledValue(for: radius, compatibleWith: button.traitCollection)
    }
  }

  /// The attributes that the title has by itself.
  func titleAttributes(of button: UIButton) -> AttributeContainer {
    attributes(buttonSize.titleStyle, of: button, titleTextAttributesTransformer)
  }

  /// The attributes that the subtitle has by itself.
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

  /// The alignment of title and subtitle, in a button whose title reads in the given direction.
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

extension UIButton.Configuration.Size {
  /// The space around the content.
  var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  /// 17.5% of the usual heights: 28, 34 and 50 points.
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
  /// The colour, `share` times as opaque.
  func faded(to share: CGFloat) -> UIColor {
    UIColor { traits in
      let color = self.cgColor(resolvedWith: traits)
      return UIColor(cgColor: color.copy(alpha: color.alpha * share) ?? color)
    }
  }
}
