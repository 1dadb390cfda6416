public import Foundation
import LayerCore
@_spi(Plumb) public import LayoutCore
@_spi(Plumb) public import StyleCore
public import TextViewCore

/// A control with a title and an image, set state by state or by a configuration.
///
/// Differs from UIKit: without a configuration, a selected system button looks like an unselected one, unless it has a
/// title, an image or a colour for that state.
@preconcurrency @MainActor
open class UIButton: UIControl {
  var content = Content()
  final var kind = ButtonType.custom

  /// Whether or not the image is larger in the accessibility content size categories.
  ///
  /// Differs from UIKit: images are not scaled.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// The role of the button.
  ///
  /// Differs from UIKit: without effect.
  open var role = Role.normal
  /// The system whose buttons the button behaves like.
  ///
  /// Differs from UIKit: without effect.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// Whether or not a pointer over the button changes its appearance.
  ///
  /// Differs from UIKit: there is no pointer.
  open var isPointerInteractionEnabled = false

  /// Creates a custom button with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a custom button of zero size.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeInterface(of: self, as: UIButton.self)
  }

  /// Creates a button of the given type and of zero size.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// Creates a button with the given configuration and primary action.
  ///
  /// The button has the title and the image of the action where the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    kind = .system
    content.configuration = configuration
    if let primaryAction {
      if let title = primaryAction.shownTitle, configuration.title == nil {
        content.configuration?.title = title
      }
      if configuration.image == nil { content.configuration?.image = primaryAction.image }
      addAction(primaryAction, for: .primaryActionTriggered)
    }
    setNeedsUpdateConfiguration()
  }

  /// Creates a button of the given type with a primary action, and with the title and the image of that.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    if let title = primaryAction.shownTitle { setTitle(title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// The type that the button was created with.
  open var buttonType: ButtonType { kind }

  // MARK: Configuration

  /// The configuration; nil for buttons whose properties are set one by one.
  open var configuration: Configuration? {
    get { content.configuration }
    set {
      content.configuration = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether or not the configuration is updated when the button's state changes.
  open var automaticallyUpdatesConfiguration = true {
    didSet { if automaticallyUpdatesConfiguration != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// A closure that runs before the button shows a change of its state or configuration; it may set another one.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Requests an update of the configuration before the button is next laid out or measured.
  open func setNeedsUpdateConfiguration() {
    content.needsConfiguration = true
    updateContent()
  }

  /// Updates the configuration for the button's state, by calling `configurationUpdateHandler`.
  ///
  /// Override this method, but do not call it; call `setNeedsUpdateConfiguration()`.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  // MARK: Actions

  /// Whether or not a press toggles the button's selection, before its actions run.
  ///
  /// If a press shows the menu, the button is a pop-up button: it shows the title of the chosen element.
  open var changesSelectionAsPrimaryAction = false {
    didSet { updateMenuSelection() }
  }

  /// Whether or not a press shows the menu of the button, in place of its actions.
  open override var showsMenuAsPrimaryAction: Bool {
    didSet { updateMenuSelection() }
  }

  /// The menu of the button, which a press shows if `showsMenuAsPrimaryAction` is true, and a long touch otherwise.
  open var menu: UIMenu? {
    get { content.menu }
    set {
      content.menu = newValue
      updateMenuSelection()
    }
  }

  /// The order of the elements of the menu.
  ///
  /// Unless it is fixed, a menu above the button begins with its last element, so that the first is next to the button.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  @_spi(Plumb)
  open override var primaryEvents: UIControl.Event { .touchUpInside }

  @_spi(Plumb)
  open override func prepareForPrimaryAction() {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
  }

  @_spi(Plumb)
  open override func presentMenu() -> Bool {
    showsMenuAsPrimaryAction && showMenu()
  }

  @_spi(Plumb)
  open override func stateDidChange() {
    super.stateDidChange()
    if content.configuration == nil {
      updateContent()
    } else {
      setNeedsUpdateConfiguration()
    }
  }

  // MARK: Content by state

  /// Sets the title of a state; states without one use that of `normal`.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    set(title, in: \.titles, for: state)
  }

  /// Sets the attributed title of a state; it takes precedence over a plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    set(title, in: \.attributedTitles, for: state)
  }

  /// Sets the colour of the title in a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    set(color, in: \.titleColors, for: state)
  }

  /// Sets the colour of the title's shadow in a state; its offset is that of the title label.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    set(color, in: \.titleShadowColors, for: state)
  }

  /// Sets the image of a state; states without one use that of `normal`.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    set(image, in: \.images, for: state)
  }

  /// Sets the symbol configuration of a state, for images without their own.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    set(configuration, in: \.symbolConfigurations, for: state)
  }

  /// Sets the background image of a state, which fills the button.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    set(image, in: \.backgroundImages, for: state)
  }

  /// Returns the title of a state.
  open func title(for state: UIControl.State) -> String? { content.titles[state] }
  /// Returns the attributed title of a state.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    content.attributedTitles[state]
  }
  /// Returns the colour of the title in a state.
  open func titleColor(for state: UIControl.State) -> UIColor? { content.titleColors[state] }
  /// Returns the colour of the title's shadow in a state.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? { content.titleShadowColors[state] }
  /// Returns the image of a state.
  open func image(for state: UIControl.State) -> UIImage? { content.images[state] }
  /// Returns the symbol configuration of a state.
  open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
    content.symbolConfigurations[state]
  }
  /// Returns the background image of a state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { content.backgroundImages[state] }

  /// The title of the present state.
  open var currentTitle: String? { current(content.titles) ?? content.configuration?.title }
  /// The attributed title of the present state.
  open var currentAttributedTitle: NSAttributedString? { current(content.attributedTitles) }
  /// The colour of the title in the present state.
  open var currentTitleColor: UIColor { presentTitleColor }
  /// The colour of the title's shadow in the present state.
  open var currentTitleShadowColor: UIColor? { current(content.titleShadowColors) }
  /// The image of the present state.
  open var currentImage: UIImage? { current(content.images) ?? content.configuration?.image }
  /// The symbol configuration of the present state.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    current(content.symbolConfigurations)
  }
  /// The background image of the present state.
  open var currentBackgroundImage: UIImage? { current(content.backgroundImages) }

  /// The label of the title, with an up-to-date frame: a pending layout is done first.
  open var titleLabel: UILabel? {
    let label = madeTitleLabel
    layer.layOutBelow()
    return label
  }

  /// The label of the subtitle, if there is one, with an up-to-date frame.
  open var subtitleLabel: UILabel? {
    layer.layOutBelow()
    return content.subtitleLabel
  }

  /// The view of the image, with an up-to-date frame: a pending layout is done first.
  open var imageView: UIImageView? {
    let view = madeImageView
    layer.layOutBelow()
    return view
  }

  // MARK: Insets

  /// The insets of title and image, in points.
  open var contentEdgeInsets: UIEdgeInsets {
    get { content.contentInsets }
    set { change(\.contentInsets, to: newValue) }
  }

  /// The insets of the title, in points; they move the title and do not affect the size.
  open var titleEdgeInsets: UIEdgeInsets {
    get { content.titleInsets }
    set { change(\.titleInsets, to: newValue) }
  }

  /// The insets of the image, in points; they move the image and do not affect the size.
  open var imageEdgeInsets: UIEdgeInsets {
    get { content.imageInsets }
    set { change(\.imageInsets, to: newValue) }
  }

  /// Whether or not the image of a highlighted custom button is darker, if the state has none.
  open var adjustsImageWhenHighlighted = true {
    didSet { updateContent() }
  }
  /// Whether or not the image of a disabled custom button is paler, if the state has none.
  open var adjustsImageWhenDisabled = true {
    didSet { updateContent() }
  }
  /// Whether or not a touch makes the button glow.
  ///
  /// Differs from UIKit: without effect.
  open var showsTouchWhenHighlighted = false

  // MARK: Layout

  /// Returns the rectangle of the background.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of image and title.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: effectiveInsets) }
  /// Returns the rectangle of the title in the content rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).title }
  /// Returns the rectangle of the image in the content rectangle.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).image }

  /// The size of title, image and insets.
  ///
  /// A title alone, without insets, has 6 points more above and below and is at least 30 wide; an empty one is a line
  /// high. The size with a title is in whole points. With a configuration it is the size of the parts, insets and
  /// spaces, each text in one line.
  open override var intrinsicContentSize: CGSize { fittingSize() }
  /// Returns the size of title, image and insets; with a configuration, in the width of `size`, if that is not 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    Tracing.noteSizing(of: backing, in: size) { fittingSize(width: size.width > 0 ? size.width : nil) }
  }

  /// Returns the height with the texts of a configuration broken into lines of the given width.
  @_spi(Plumb)
  open override func wrappedContentHeight(forWidth width: CGFloat) -> CGFloat? {
    guard let configuration = content.configuration, width > 0,
      configuration.titleLineBreakMode.wraps || configuration.subtitleLineBreakMode.wraps
    else { return nil }
    return fittingSize(width: width).height
  }

  /// Lays out title and image.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    placeContent()
  }

  /// The title label, if it exists, for the first baseline (F.21).
  open override var forFirstBaselineLayout: UIView { content.titleLabel ?? self }
  /// The subtitle label or else the title label, if it exists, for the last baseline (F.21).
  open override var forLastBaselineLayout: UIView { content.subtitleLabel ?? content.titleLabel ?? self }

  /// Updates fonts for the preferred content size category, and the configuration for any trait.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = previousTraitCollection?.preferredContentSizeCategory
    if content.configuration != nil {
      setNeedsUpdateConfiguration()
    } else if category != traitCollection.preferredContentSizeCategory {
      updateContent()
    }
  }

  /// Updates the colour of the title of a system button.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if content.configuration == nil {
      updateContent()
    } else {
      setNeedsUpdateConfiguration()
    }
  }

  // MARK: Describing views

  @_spi(Plumb)
  open override var spokenContent: SpokenContent { spokenButton }

  @_spi(Plumb)
  open override var contentKind: ViewContent.Kind { .button }

  @_spi(Plumb)
  open override var shownContent: ViewContent {
    var content = super.shownContent
    // Reading the title's label creates it: trees have one for a button without a title, too.
    (content.text, content.font) = (currentTitle, titleLabel?.font)
    content.isShownByParts = true
    return content
  }

  @_spi(Plumb)
  open override var isTitled: Bool { currentTitle?.isEmpty == false || currentAttributedTitle != nil }

  @_spi(Plumb)
  open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UIButton.normalTitleColor),
      AppearanceProperty(\UIButton.contentEdgeInsets, from: .zero),
    ]
  }
}
