import Foundation
@_spi(Plumb) import LayoutCore
import StyleCore
import TextViewCore

extension UIButton {
  /// The content of a button, state by state.
  struct Content {
    var titles: [UIControl.State: String] = [:]
    var attributedTitles: [UIControl.State: NSAttributedString] = [:]
    var titleColors: [UIControl.State: UIColor] = [:]
    var titleShadowColors: [UIControl.State: UIColor] = [:]
    var images: [UIControl.State: UIImage] = [:]
    /// The symbol of the button's type.
    var typeSymbol: UIImage?
    /// Whether or not the symbol of the type is centered in its view.
    var centersTypeSymbol = false
    var symbolConfigurations: [UIControl.State: UIImage.SymbolConfiguration] = [:]
    var backgroundImages: [UIControl.State: UIImage] = [:]
    var contentInsets = UIEdgeInsets.zero
    var titleInsets = UIEdgeInsets.zero
    var imageInsets = UIEdgeInsets.zero
    var configuration: Configuration?
    var needsConfiguration = false
    var updatesConfiguration = false
    var titleLabel: UILabel?
    var subtitleLabel: UILabel?
    var imageView: UIImageView?
    var indicator: UIActivityIndicatorView?
    var background: BackgroundView?
    var backgroundImageView: UIImageView?
    /// The opacity of the image in the button's present state.
    var imageAlpha: CGFloat = 1
    var menu: UIMenu?
    var menuIndicator: UIImageView?
  }

  /// Changes the button to the given type; properties that a subclass set in `init(frame:)` stay.
  package func become(_ type: ButtonType) {
    let font = defaultTitleFont
    kind = type
    content.typeSymbol = type.symbol
    if content.images[.normal] == nil { content.images[.normal] = content.typeSymbol }
    guard let label = content.titleLabel else { return }
    if label.font == font { label.font = defaultTitleFont }
    updateContent()
  }

  func set<T>(
    _ value: T?, in table: WritableKeyPath<Content, [UIControl.State: T]>, for state: UIControl.State
  ) {
    content[keyPath: table][state] = value
    updateContent()
  }

  func change<T>(_ property: WritableKeyPath<Content, T>, to value: T) {
    content[keyPath: property] = value
    updateContent()
  }

  /// Returns the value of the present state, or that of `normal`.
  func current<T>(_ table: [UIControl.State: T]) -> T? {
    table[state] ?? table[.normal]
  }

  var presentTitleColor: UIColor {
    if let configuration = content.configuration {
      return current(content.titleColors) ?? configuration.foregroundColor(of: self)
    }
    return current(content.titleColors) ?? (kind == .custom ? .white : tintColor)
  }

  /// Shows the content of the present state, and invalidates the size.
  func updateContent() {
    showContent()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Shows the content of the present state.
  func showContent() {
    if let configuration = content.configuration {
      show(configuration.updated(for: self))
    } else {
      hideConfiguration()
      showTitle()
      showImage()
    }
    showBackgroundImage()
  }

  // MARK: Properties

  private func showTitle() {
    let attributed = currentAttributedTitle
    guard attributed != nil || currentTitle != nil || content.titleLabel != nil else { return }
    let label = madeTitleLabel
    if let attributed {
      if label.content.attributed != attributed { label.attributedText = attributed }
      return
    }
    label.text = currentTitle
    if currentTitle != nil, label.textColor != shownTitleColor { label.textColor = shownTitleColor }
    if let color = currentTitleShadowColor, label.shadowColor != color { label.shadowColor = color }
  }

  /// The colour of the title.
  ///
  /// The title of a system button is paler while highlighted and grey while disabled, unless that state has a colour.
  private var shownTitleColor: UIColor {
    let color = presentTitleColor
    guard kind != .custom, content.titleColors[state] == nil else { return color }
    return isEnabled ? isHighlighted ? color.faded(to: 0.2) : color : .tertiaryLabel
  }

  /// Whether or not the image is that of the button's type, and none that was set (L.4).
  var showsTypeSymbol: Bool {
    guard let symbol = content.typeSymbol else { return false }
    return currentImage === symbol
  }

  private func showImage() {
    let image = currentImage
    guard image != nil || content.imageView != nil else { return }
    let view = madeImageView
    view.image = image
    view.preferredSymbolConfiguration = current(content.symbolConfigurations)
    // The view of a type's symbol is a little larger than the symbol that is drawn.
    if showsTypeSymbol != content.centersTypeSymbol {
      content.centersTypeSymbol.toggle()
      if content.centersTypeSymbol {
        view.contentMode = .center
      } else if view.contentMode == .center {
        view.contentMode = .scaleToFill
      }
    }
    let isSystem = kind != .custom
    view.isTemplateByDefault = isSystem
    // An image that is set for the present state is not dimmed.
    let isAsItIs = content.images[state] != nil && state != .normal
    let isDark = !isSystem && isHighlighted && adjustsImageWhenHighlighted && !isAsItIs
    let isPale = !isEnabled && (isSystem || adjustsImageWhenDisabled) && !isAsItIs
    view.shade = isDark && isEnabled ? 0.4 : 0
    fadeImage(to: isPale ? (isSystem ? 0.3 : 0.5) : isSystem && isHighlighted && !isAsItIs ? 0.2 : 1)
  }

  /// Sets the opacity of the image for the button's state, unless other code changed it.
  private func fadeImage(to alpha: CGFloat) {
    guard let view = content.imageView, view.alpha == content.imageAlpha else { return }
    view.alpha = alpha
    // Layers store the opacity with less precision.
    content.imageAlpha = view.alpha
  }

  /// Removes the views that only configurations have, and restores the defaults of the others.
  private func hideConfiguration() {
    guard content.background != nil else { return }
    for view in [content.subtitleLabel, content.indicator, content.background, content.menuIndicator] {
      view?.removeFromSuperview()
    }
    (content.subtitleLabel, content.indicator, content.background) = (nil, nil, nil)
    content.menuIndicator = nil
    if let label = content.titleLabel {
      (label.numberOfLines, label.lineBreakMode, label.textAlignment) = (1, .byTruncatingMiddle, .natural)
      label.font = defaultTitleFont
    }
    content.imageView?.isHidden = false
    content.imageView?.tintColor = nil
  }

  private func showBackgroundImage() {
    guard let image = currentBackgroundImage else {
      content.backgroundImageView?.removeFromSuperview()
      content.backgroundImageView = nil
      return
    }
    let view = content.backgroundImageView ?? UIImageView()
    view.image = image
    let isOwn = content.backgroundImages[state] != nil && state != .normal
    view.shade = kind == .custom && isHighlighted && adjustsImageWhenHighlighted && !isOwn ? 0.4 : 0
    view.alpha = kind == .custom && !isEnabled && adjustsImageWhenDisabled && !isOwn ? 0.5 : 1
    if content.backgroundImageView == nil { insertSubview(view, at: content.background == nil ? 0 : 1) }
    content.backgroundImageView = view
  }

  // MARK: Configurations

  private func show(_ configuration: Configuration) {
    let background = content.background ?? BackgroundView()
    if content.background == nil { insertSubview(background, at: 0) }
    content.background = background
    background.show(configuration.background)

    var attributes = configuration.titleAttributes(of: self)
    if let color = current(content.titleColors) { attributes.foregroundColor = color }
    let title = configuredTitle
    if title != nil || content.titleLabel != nil {
      madeTitleLabel.show(title, attributes, configuration.titleLineBreakMode)
    }
    if configuration.attributedSubtitle != nil || content.subtitleLabel != nil {
      let label = content.subtitleLabel ?? UILabel()
      if content.subtitleLabel == nil { addSubview(label) }
      content.subtitleLabel = label
      label.show(
        configuration.attributedSubtitle, configuration.subtitleAttributes(of: self),
        configuration.subtitleLineBreakMode)
    }
    show(configuration, imageFor: attributes.font)
  }

  /// The title of a configured button: that of the state, or else of the configuration.
  private var configuredTitle: AttributedString? {
    currentAttributedTitle.map { AttributedString($0) } ?? current(content.titles).map {
      AttributedString($0)
    }
      ?? content.configuration?.attributedTitle
  }

  private func show(_ configuration: Configuration, imageFor font: UIFont?) {
    let color = configuration.foregroundColor(of: self)
    if currentImage != nil || content.imageView != nil {
      let view = madeImageView
      view.image = currentImage
      // A configuration does not shade or fade the image.
      view.shade = 0
      fadeImage(to: 1)
      view.isHidden = configuration.showsActivityIndicator
      view.isTemplateByDefault = true
      view.tintColor = configuration.imageColorTransformer?(color) ?? color
      let usual = UIImage.SymbolConfiguration(font: font ?? .systemFont(ofSize: 17), scale: .medium)
      let wanted = current(content.symbolConfigurations) ?? configuration.preferredSymbolConfigurationForImage
      view.preferredSymbolConfiguration = usual.applying(wanted) as? UIImage.SymbolConfiguration
    }
    guard configuration.showsActivityIndicator else {
      content.indicator?.removeFromSuperview()
      content.indicator = nil
      return
    }
    let indicator = content.indicator ?? UIActivityIndicatorView(style: .medium)
    indicator.color = configuration.activityIndicatorColorTransformer?(color) ?? color
    indicator.startAnimating()
    if content.indicator == nil { addSubview(indicator) }
    content.indicator = indicator
  }

  // MARK: Views

  var madeTitleLabel: UILabel {
    if let label = content.titleLabel { return label }
    let label = UILabel()
    label.font = defaultTitleFont
    label.lineBreakMode = .byTruncatingMiddle
    content.titleLabel = label
    addSubview(label)
    return label
  }

  var defaultTitleFont: UIFont {
    .systemFont(ofSize: kind == .custom ? UIFont.buttonFontSize : 15)
  }

  var madeImageView: UIImageView {
    if let view = content.imageView { return view }
    let view = UIImageView()
    content.imageView = view
    if let behind = content.backgroundImageView ?? content.background {
      insertSubview(view, aboveSubview: behind)
    } else {
      insertSubview(view, at: 0)
    }
    return view
  }
}

extension UILabel {
  /// Shows a text of a configuration, with `attributes` where it has none.
  fileprivate func show(
    _ title: AttributedString?, _ attributes: AttributeContainer, _ mode: NSLineBreakMode
  ) {
    font = attributes.font
    textColor = attributes.foregroundColor
    let text = title.map { NSAttributedString($0.mergingAttributes(attributes, mergePolicy: .keepCurrent)) }
    attributedText = text
    numberOfLines = mode.wraps ? 0 : 1
    lineBreakMode = mode
  }
}

extension NSLineBreakMode {
  /// Whether or not lines that are too long wrap.
  var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

extension UIButton {
  /// The colour of the title in the normal state.
  var normalTitleColor: UIColor? {
    get { titleColor(for: .normal) }
    set { setTitleColor(newValue, for: .normal) }
  }
}
