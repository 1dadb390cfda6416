public import Foundation
public import StyleCore

/// The bar at the bottom of a navigation controller, whose background extends down to the screen's edge.
///
/// `layoutSubviews()` describes the layout of its items.
///
/// Differs from UIKit: bars are not blurred.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  /// The background and the views of the items.
  package private(set) lazy var content = HigherModules.contentProvider?.content(of: self)
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  private var shadowImage: UIImage?
  private var standard = UIToolbarAppearance()
  /// Whether or not the standard appearance was set or changed.
  package private(set) var hasOwnAppearance = false

  /// Creates a bar with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a bar of size zero.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(of: self, as: UIToolbar.self)
  }

  /// The position of the bar: at the bottom.
  open var barPosition: UIBarPosition { .bottom }

  /// The items, from the leading to the trailing side.
  open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }

  /// Replaces the items, without an animation.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

  /// Whether or not content extends below the bar.
  open var isTranslucent = true
  /// The style of the bar.
  ///
  /// Differs from UIKit: without effect.
  open var barStyle = UIBarStyle.default
  /// The colour of the background, or `nil` for that of the appearance.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// The standard appearance of the bar.
  open var standardAppearance: UIToolbarAppearance {
    get { standard }
    set {
      standard.onChange = nil
      standard = newValue.own
      hasOwnAppearance = true
      observeAppearance()
      setNeedsLayout()
    }
  }

  /// The appearance for little height, or `nil` for `standardAppearance`.
  open var compactAppearance: UIToolbarAppearance? { didSet { setNeedsLayout() } }
  /// The appearance over the end of content.
  ///
  /// Differs from UIKit: without effect.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The appearance over the end of content for little height.
  ///
  /// Differs from UIKit: without effect.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?

  /// Sets the image in place of the background.
  ///
  /// An empty image removes the background.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[barMetrics] = backgroundImage
    setNeedsLayout()
  }

  /// Returns the image in place of the background.
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics)
    -> UIImage?
  {
    backgroundImages[barMetrics]
  }

  /// Sets the image in place of the hairline.
  ///
  /// An empty image removes the hairline.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    self.shadowImage = shadowImage
    setNeedsLayout()
  }

  /// Returns the image in place of the hairline.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImage }

  /// Lays out the items, in points, mirrored in a right-to-left layout direction.
  ///
  /// They are between the margins of the bar's width (D.2) inside the safe area, with a spacing of 8 points, unless a
  /// space item is between them; flexible spaces share the rest equally. Each item is in the middle of the height that
  /// the bar has by itself.
  open override func layoutSubviews() {
    super.layoutSubviews()
    content?.layOut()
  }

  /// Returns the whole width, and the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    invalidateIntrinsicContentSize()
  }

  /// The height of the bar in points: 44, or 48 as of iOS 26 on a phone.
  ///
  /// Before that it is more in a window with a home indicator, but for the bar of a navigation controller.
  package var barHeight: CGFloat {
    let own = BarMetrics.toolbar(for: traitCollection)
    guard traitCollection.system < .v26, !isOfController, let window, window.surroundingInsets.bottom > 0
    else { return own }
    let heights = BarMetrics.toolbarOverIndicator
    return traitCollection.userInterfaceIdiom == .pad ? heights.pad : heights.phone
  }

  /// Whether or not the bar belongs to a navigation controller.
  package internal(set) var isOfController = false

  package var appearance: UIToolbarAppearance {
    (traitCollection.verticalSizeClass == .compact ? compactAppearance : nil) ?? standard
  }

  private func prepare() {
    _ = content
    observeAppearance()
  }

  private func observeAppearance() {
    standard.onChange = { [weak self] in
      self?.hasOwnAppearance = true
      self?.setNeedsLayout()
    }
  }

  // MARK: Content for descriptions

  @_spi(Plumb)
  open override var contentKind: ViewContent.Kind { .system }

  @_spi(Plumb)
  open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UIToolbar.barTintColor),
      AppearanceProperty(\UIToolbar.isTranslucent, from: true),
      AppearanceProperty(\UIToolbar.standardAppearance) { $0.hasOwnAppearance },
      AppearanceProperty(\UIToolbar.compactAppearance),
    ]
  }
}
