public import Foundation
public import StyleCore

/// Who is told of the items of a navigation bar that is in no navigation controller.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether the way back may be taken from `item`.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// The way back was taken from `item`.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// True.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    true
  }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// The bar at the top of a navigation controller: its height lies under the safe area, its ground reaches up to
/// the screen's edge. `layoutSubviews()` says where its parts lie.
///
/// Differs from UIKit: no bar is blurred: a translucent one has the same ground.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  /// The ground and the views of the items.
  package private(set) lazy var content = HigherModules.parts?.content(of: self)
  package var look = Look()
  /// Told when the container has to place the bar and what is beneath it anew.
  var onLayoutChange: (() -> Void)?
  /// Told when the way back is taken, in the place of the bar's own way.
  var onBack: (() -> Void)?

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

  /// Who is told of items.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// At the top.
  open var barPosition: UIBarPosition { .top }

  // MARK: Items

  /// The items from the first to the one that is shown.
  open var items: [UINavigationItem]? {
    didSet { itemsChanged(from: oldValue ?? []) }
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }

  /// The item before it.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Replaces the items, at once.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    self.items = items
  }

  /// Shows another item, from which there is a way back; at once.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    items = (items ?? []) + [item]
  }

  /// Takes the way back, at once.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let items, items.count > 1 else { return nil }
    self.items = Array(items.dropLast())
    return items.last
  }

  // MARK: Look

  /// Whether content reaches under the bar.
  open var isTranslucent = true {
    didSet { if oldValue != isTranslucent { onLayoutChange?() } }
  }

  /// Whether the bar is higher for a large title.
  open var prefersLargeTitles = false {
    didSet { if oldValue != prefersLargeTitles { onLayoutChange?() } }
  }

  /// The look as a whole. Differs from UIKit: without effect.
  open var barStyle = UIBarStyle.default

  /// The colour of the ground; nil is that of the appearance.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// Font and colour of the title; nil is those of the appearance.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }

  /// Font and colour of the large title; nil is those of the appearance.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }

  /// A picture in the place of the hairline; an empty one takes it away.
  open var shadowImage: UIImage? { didSet { setNeedsLayout() } }

  /// The picture of the way back in the bar's tint colour; nil is that of the appearance, or a mark.
  open var backIndicatorImage: UIImage? { didSet { setNeedsLayout() } }

  /// The part of that picture behind which text is hidden. Differs from UIKit: without effect.
  open var backIndicatorTransitionMaskImage: UIImage?

  /// The look of the bar.
  open var standardAppearance: UINavigationBarAppearance {
    get { look.standard }
    set { setStandardAppearance(newValue) }
  }

  /// The look where there is little height; nil is `standardAppearance`.
  open var compactAppearance: UINavigationBarAppearance? { didSet { setNeedsLayout() } }

  /// The look over the beginning of the content of a navigation controller. Differs from UIKit: without one, the bar
  /// has its ground there, too.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { setNeedsLayout() } }

  /// That look where there is little height; nil is `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { setNeedsLayout() } }

  /// Sets the picture in the place of the ground; an empty one takes it away.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    look.backgroundImages[barMetrics] = backgroundImage
    setNeedsLayout()
  }

  /// The picture behind the items.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { look.backgroundImages[barMetrics] }

  // MARK: Layout

  /// Places what the item shows, in points, mirrored where reading goes from the right.
  ///
  /// A prompt is in the middle of the first 30 points. The next 44 points, or the first without one, are a row. The way back begins 8 points from the safe area: a mark of 12 × 20, 6 points,
  /// and the text. Buttons begin at the margin of the bar's width (D.2) inside the safe area, or 8 points after
  /// the way back, and follow each other in 8 points; those of the other side begin at the other margin, the
  /// first outermost. The title is in the middle of the bar; where that is taken, as near to it as it can be,
  /// 8 points from the buttons. What is high is in the middle of the row. A large title is in the middle of the
  /// 52 points beneath, at the margin, in the place of the title. Where the text of the way back leaves no room
  /// for the title it is "Back", and where that does not either, there is none.
  open override func layoutSubviews() {
    super.layoutSubviews()
    look.isAtScrollEdge = isAtScrollEdge
    updateTabsForEdges()
    content?.layOut()
  }

  /// All the width, and the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
  }

  /// The height in points; more where the title of the item that is shown is large (D.12).
  var barHeight: CGFloat {
    promptHeight + (hasLargeTitle ? BarMetrics.navigationBarWithLargeTitle : BarMetrics.navigationBar)
  }

  /// What the prompt of the item that is shown takes of the height.
  package var promptHeight: CGFloat { topItem?.prompt == nil ? 0 : BarMetrics.prompt }

  /// An item whose mode is automatic is as the one before it; the first one is large.
  package var hasLargeTitle: Bool {
    guard prefersLargeTitles else { return false }
    let mode = (items ?? []).last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode
    return mode != .never
  }

  // MARK: For all who describe views

  @_spi(Plumb)
  open override var contentKind: ViewContent.Kind { .system }

  @_spi(Plumb)
  open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UINavigationBar.barTintColor),
      AppearanceProperty(\UINavigationBar.titleTextAttributes),
      AppearanceProperty(\UINavigationBar.largeTitleTextAttributes),
      AppearanceProperty(\UINavigationBar.shadowImage),
      AppearanceProperty(\UINavigationBar.backIndicatorImage),
      AppearanceProperty(\UINavigationBar.isTranslucent, from: true),
      AppearanceProperty(\UINavigationBar.prefersLargeTitles, from: false),
      AppearanceProperty(\UINavigationBar.standardAppearance) { $0.look.wasSet },
      AppearanceProperty(\UINavigationBar.compactAppearance),
      AppearanceProperty(\UINavigationBar.scrollEdgeAppearance),
      AppearanceProperty(\UINavigationBar.compactScrollEdgeAppearance),
    ]
  }
}
