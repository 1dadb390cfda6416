public import Foundation
import LayerCore
@_spi(Plumb) public import LayoutCore
public import StyleCore
public import TextViewCore

/// A control with a title and an image: set up state by state, or by a configuration.
///
/// Differs from UIKit: without a configuration, a selected button of the system looks like one that is not, unless it has a
/// title, an image or a colour for that.
@preconcurrency @MainActor
open class UIButton: UIControl {
  var content = Content()
  final var kind = ButtonType.custom

  /// Whether images are larger where text is very large. Differs from UIKit: they stay as they are.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// What the button means. Differs from UIKit: without effect.
  open var role = Role.normal
  /// Which system's buttons it behaves like. Differs from UIKit: without effect.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// Whether a pointer changes its look over the button. Differs from UIKit: there is none.
  open var isPointerInteractionEnabled = false

  /// A custom button of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A custom button of no size. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A button of the given type, of no size.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// A button that looks as `configuration` says and runs `primaryAction`, whose title and image it has where the
  /// configuration has none.
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

  /// A button of the given type that runs `primaryAction` and has its title and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    if let title = primaryAction.shownTitle { setTitle(title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// The type that the button was made with.
  open var buttonType: ButtonType { kind }

  // MARK: Configuration

  /// The look as a value; nil for buttons that are set up property by property.
  open var configuration: Configuration? {
    get { content.configuration }
    set {
      content.configuration = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether the look of a configuration follows the button's state.
  open var automaticallyUpdatesConfiguration = true {
    didSet { if automaticallyUpdatesConfiguration != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// What is done before a button shows whose state or configuration changed; it may set another configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Says that the configuration is to be updated before the button is laid out or measured.
  open func setNeedsUpdateConfiguration() {
    content.needsConfiguration = true
    updateContent()
  }

  /// Updates the configuration for the button's state: calls `configurationUpdateHandler`. It is not for calling, but
  /// for overriding; `setNeedsUpdateConfiguration()` has it called.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  // MARK: Actions

  /// Whether the button is selected by one press and not by the next, before it runs its actions.
  open var changesSelectionAsPrimaryAction = false

  /// The menu of the button. Differs from UIKit: nothing shows it.
  open var menu: UIMenu? {
    get { content.menu }
    set { content.menu = newValue }
  }

  @_spi(Plumb)
  open override var primaryEvents: UIControl.Event { .touchUpInside }

  @_spi(Plumb)
  open override func prepareForPrimaryAction() {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
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

  /// Sets the title of a state; states without one have that of `normal`.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    set(title, in: \.titles, for: state)
  }

  /// Sets the title of a state, with attributes; it goes before a plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    set(title, in: \.attributedTitles, for: state)
  }

  /// Sets the colour of the title of a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    set(color, in: \.titleColors, for: state)
  }

  /// Sets the colour of the title's shadow; how it falls, the title's label says.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    set(color, in: \.titleShadowColors, for: state)
  }

  /// Sets the image of a state; states without one have that of `normal`.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    set(image, in: \.images, for: state)
  }

  /// Sets how the symbol of a state is drawn, where it does not say it itself.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    set(configuration, in: \.symbolConfigurations, for: state)
  }

  /// Sets the image behind title and image, which fills the button.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    set(image, in: \.backgroundImages, for: state)
  }

  /// The title of a state.
  open func title(for state: UIControl.State) -> String? { content.titles[state] }
  /// The title of a state that has attributes.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    content.attributedTitles[state]
  }
  /// The colour of the title of a state.
  open func titleColor(for state: UIControl.State) -> UIColor? { content.titleColors[state] }
  /// The colour of the title's shadow of a state.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? { content.titleShadowColors[state] }
  /// The image of a state.
  open func image(for state: UIControl.State) -> UIImage? { content.images[state] }
  /// How the symbol of a state is drawn.
  open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
    content.symbolConfigurations[state]
  }
  /// The image behind the content of a state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { content.backgroundImages[state] }

  /// The title of the present state.
  open var currentTitle: String? { current(content.titles) ?? content.configuration?.title }
  /// The title with attributes of the present state.
  open var currentAttributedTitle: NSAttributedString? { current(content.attributedTitles) }
  /// The colour of the present title.
  open var currentTitleColor: UIColor { presentTitleColor }
  /// The colour of the present title's shadow.
  open var currentTitleShadowColor: UIColor? { current(content.titleShadowColors) }
  /// The image of the present state.
  open var currentImage: UIImage? { current(content.images) ?? content.configuration?.image }
  /// How the present symbol is drawn.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    current(content.symbolConfigurations)
  }
  /// The image behind the present content.
  open var currentBackgroundImage: UIImage? { current(content.backgroundImages) }

  /// The view of the title, where it belongs: a layout that the button waits for is done first.
  open var titleLabel: UILabel? {
    let label = madeTitleLabel
    layer.layOutBelow()
    return label
  }

  /// The view of what stands beneath the title, if there is something.
  open var subtitleLabel: UILabel? {
    layer.layOutBelow()
    return content.subtitleLabel
  }

  /// The view of the image, where it belongs: a layout that the button waits for is done first.
  open var imageView: UIImageView? {
    let view = madeImageView
    layer.layOutBelow()
    return view
  }

  // MARK: Insets

  /// Space around title and image, in points.
  open var contentEdgeInsets: UIEdgeInsets {
    get { content.contentInsets }
    set { change(\.contentInsets, to: newValue) }
  }

  /// Space around the title, in points; it moves the title and does not count for the size.
  open var titleEdgeInsets: UIEdgeInsets {
    get { content.titleInsets }
    set { change(\.titleInsets, to: newValue) }
  }

  /// Space around the image, in points; it moves the image and does not count for the size.
  open var imageEdgeInsets: UIEdgeInsets {
    get { content.imageInsets }
    set { change(\.imageInsets, to: newValue) }
  }

  /// Whether the image of a highlighted custom button is darker, if the state has none of its own.
  open var adjustsImageWhenHighlighted = true {
    didSet { updateContent() }
  }
  /// Whether the image of a disabled custom button is paler, if the state has none of its own.
  open var adjustsImageWhenDisabled = true {
    didSet { updateContent() }
  }
  /// Whether a touch shows a glow. Differs from UIKit: it does not.
  open var showsTouchWhenHighlighted = false

  // MARK: Layout

  /// The area of background, image and title in `bounds`.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The area of image and title in `bounds`.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: effectiveInsets) }
  /// The area of the title in the area of the content.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).title }
  /// The area of the image in the area of the content.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).image }

  /// The size of title, image and insets. A title alone, without insets, has 6 points more above and below and is
  /// at least 30 wide; an empty one is a line high. Where a title is, whole points. With a configuration, the size of
  /// its parts, insets and spaces, each text in one line.
  open override var intrinsicContentSize: CGSize { fittingSize() }
  /// The size of title, image and insets; with a configuration, in the width of `size`, if that is not 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    Tracing.noteSizing(of: backing, in: size) { fittingSize(width: size.width > 0 ? size.width : nil) }
  }

  /// Texts of configurations may have further lines in a width that is found later.
  @_spi(Plumb)
  open override func wrappedContentHeight(forWidth width: CGFloat) -> CGFloat? {
    guard let configuration = content.configuration, width > 0,
      configuration.titleLineBreakMode.wraps || configuration.subtitleLineBreakMode.wraps
    else { return nil }
    return fittingSize(width: width).height
  }

  /// Places title and image.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    placeContent()
  }

  /// The view of the title, if it exists, has the baselines (F.21).
  open override var forFirstBaselineLayout: UIView { content.titleLabel ?? self }
  /// The view of the subtitle or else of the title, if it exists, has the last baseline (F.21).
  open override var forLastBaselineLayout: UIView { content.subtitleLabel ?? content.titleLabel ?? self }

  /// The title may follow the preferred size of text, and configurations any trait.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = previousTraitCollection?.preferredContentSizeCategory
    if content.configuration != nil {
      setNeedsUpdateConfiguration()
    } else if category != traitCollection.preferredContentSizeCategory {
      updateContent()
    }
  }

  /// The accent changed: the title of a system button has its colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if content.configuration == nil {
      updateContent()
    } else {
      setNeedsUpdateConfiguration()
    }
  }

  // MARK: For all who describe views

  @_spi(Plumb)
  open override var contentKind: ViewContent.Kind { .button }

  @_spi(Plumb)
  open override var shownContent: ViewContent {
    var content = super.shownContent
    (content.text, content.font) = (currentTitle, titleLabel?.font)
    return content
  }

  @_spi(Plumb)
  open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UIButton.normalTitleColor),
      AppearanceProperty(\UIButton.contentEdgeInsets, from: .zero),
    ]
  }
}
