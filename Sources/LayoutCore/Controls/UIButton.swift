public import Foundation

/// A control with a title and an image.
///
/// Differs from UIKit: the looks of types and configurations are plain; sizes are those of title, image and insets.
@preconcurrency @MainActor
open class UIButton: UIControl {
  var content = Content()
  let kind: ButtonType

  /// Whether images are larger where text is very large. Differs from UIKit: they stay as they are.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// A custom button of the given frame.
  public override init(frame: CGRect) {
    kind = .custom
    super.init(frame: frame)
  }

  /// A custom button of no size. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    kind = .custom
    super.init(coder: coder)
  }

  /// A button of the given type, of no size.
  public init(type buttonType: ButtonType) {
    kind = buttonType
    super.init(frame: .zero)
    content.images[.normal] = buttonType.symbol
  }

  /// A button that looks as `configuration` says and runs `primaryAction`.
  public init(configuration: Configuration, primaryAction: UIAction? = nil) {
    kind = .system
    super.init(frame: .zero)
    content.configuration = configuration
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    updateContent()
  }

  /// A button of the given type that runs `primaryAction`.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// The type that the button was made with.
  open var buttonType: ButtonType { kind }

  /// The look as a value; nil for buttons that are set up property by property.
  open var configuration: Configuration? {
    get { content.configuration }
    set { change(\.configuration, to: newValue) }
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

  /// Sets the image behind title and image. Differs from UIKit: it counts for the size and is not drawn.
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
  /// The image behind the present content.
  open var currentBackgroundImage: UIImage? { current(content.backgroundImages) }

  /// The view of the title, where it belongs: a layout that the button waits for is done first.
  open var titleLabel: UILabel? {
    let label = madeTitleLabel
    layer.layOutBelow()
    return label
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

  /// Whether a highlighted button's image is darker. Differs from UIKit: it is not.
  open var adjustsImageWhenHighlighted = true
  /// Whether a disabled button's image is paler. Differs from UIKit: it is not.
  open var adjustsImageWhenDisabled = true
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
  /// at least 30 wide; an empty one is a line high. Where a title is, whole points.
  open override var intrinsicContentSize: CGSize { contentSize }
  /// The size of title, image and insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

  /// Places title and image.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  /// The view of the title, if it exists, has the baselines (F.21).
  open override var forFirstBaselineLayout: UIView { content.titleLabel ?? self }
  /// The view of the title, if it exists, has the baselines (F.21).
  open override var forLastBaselineLayout: UIView { content.titleLabel ?? self }

  /// The title may follow the preferred size of text.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = previousTraitCollection?.preferredContentSizeCategory
    if category != traitCollection.preferredContentSizeCategory { updateContent() }
  }

  /// The accent changed: the title of a system button has its colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateContent()
  }
}
