public import Foundation
public import StyleCore

/// The bar at the bottom of a navigation controller; its ground reaches down to the screen's edge.
/// `layoutSubviews()` says where its items lie.
///
/// Differs from UIKit: no bar is blurred.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  /// The ground and the views of the items.
  package private(set) lazy var content = HigherModules.parts?.content(of: self)
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  private var shadowImage: UIImage?
  private var standard = UIToolbarAppearance()
  /// Whether that look was set or changed.
  package private(set) var hasOwnAppearance = false

  /// A bar of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A bar of no size. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// At the bottom.
  open var barPosition: UIBarPosition { .bottom }

  /// The items from the leading to the trailing side.
  open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }

  /// Replaces the items, at once.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

  /// Whether content reaches under the bar.
  open var isTranslucent = true
  /// The look as a whole. Differs from UIKit: without effect.
  open var barStyle = UIBarStyle.default
  /// The colour of the ground; nil is that of the appearance.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// The look of the bar.
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

  /// The look where there is little height; nil is `standardAppearance`.
  open var compactAppearance: UIToolbarAppearance? { didSet { setNeedsLayout() } }
  /// The look over the end of content. Differs from UIKit: without effect.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// That look where there is little height. Differs from UIKit: without effect.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?

  /// Sets the picture in the place of the ground; an empty one takes it away.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[barMetrics] = backgroundImage
    setNeedsLayout()
  }

  /// The picture in the place of the ground.
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics)
    -> UIImage?
  {
    backgroundImages[barMetrics]
  }

  /// Sets the picture in the place of the hairline; an empty one takes it away.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    self.shadowImage = shadowImage
    setNeedsLayout()
  }

  /// The picture in the place of the hairline.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImage }

  /// Places the items, in points, mirrored where reading goes from the right.
  ///
  /// They lie between the margins of the bar's width (D.2) inside the safe area and follow each other in 8
  /// points, unless a space is between them; flexible spaces share equally what is left. Each is in the middle
  /// of the upper 44 points.
  open override func layoutSubviews() {
    super.layoutSubviews()
    content?.layOut()
  }

  /// All the width, and the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.toolbar)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.toolbar)
  }

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

  // MARK: For all who describe views

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
