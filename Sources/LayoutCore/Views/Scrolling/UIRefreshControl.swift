public import Foundation
public import StyleCore

/// A control above the start of a scroll view, which is pulled for new content.
///
/// Pulled twice its height beyond the edge, it begins to refresh and sends `valueChanged`. While it refreshes, its
/// height is added to the scroll view's top inset, which scrolls nothing by itself. As of iOS 26 it is higher with a
/// title, and at rest it is hidden at the top of what is visible (26.C.31).
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  private lazy var content = HigherModules.contentProvider?.content(of: self)
  private var height: CGFloat {
    attributedTitle == nil ? RefreshFigures.height : RefreshFigures.titledHeight[traitCollection]
  }

  /// Creates a refresh control with a height of 60 points.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: RefreshFigures.height))
    prepare()
  }

  /// Creates a refresh control with the given width and a height of 60 points.
  public override init(frame: CGRect) {
    super.init(
      frame: CGRect(x: frame.origin.x, y: frame.origin.y, width: frame.width, height: RefreshFigures.height))
    prepare()
  }

  /// Creates a refresh control.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(of: self, as: UIRefreshControl.self)
  }

  /// Whether or not the control is refreshing.
  open private(set) var isRefreshing = false

  /// The title below the indicator.
  open var attributedTitle: NSAttributedString? {
    get { content?.title }
    set {
      content?.title = newValue
      setNeedsLayout()
      followOffset()
    }
  }

  /// Begins refreshing, without an event `valueChanged`.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    content?.isRefreshing = true
    if !isPulled { addRefreshInset() }
    followOffset()
  }

  /// Ends refreshing, after which the content returns over the control.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    content?.isRefreshing = false
    removeRefreshInset()
    followOffset()
  }

  /// Lays out the indicator in the centre, and the title below it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    content?.layOut()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  private func prepare() {
    _ = content
  }

  // MARK: Pulling

  /// Whether or not a finger holds the content beyond the edge.
  private var isPulled = false

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  /// Follows a finger that has pulled the content beyond the edge, and begins to refresh after enough distance.
  func follow(pull: CGFloat) {
    isPulled = true
    guard isEnabled, !isRefreshing, pull >= 2 * bounds.height else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
  }

  /// Ends a pull, after which the content rests below the control while it refreshes.
  func endPull() {
    isPulled = false
    if isRefreshing { addRefreshInset() }
  }

  private func addRefreshInset() {
    scrollView?.setRefreshInset(bounds.height)
  }

  private func removeRefreshInset() {
    guard let scrollView, scrollView.scrolling.refreshInset != 0 else { return }
    let wasAtRest = scrollView.contentOffset.y == -scrollView.adjustedContentInset.top
    scrollView.setRefreshInset(0)
    if wasAtRest, !isPulled {
      scrollView.scroll(
        to: CGPoint(x: scrollView.contentOffset.x, y: -scrollView.adjustedContentInset.top), animated: true)
    }
  }

  /// Adds the control to a scroll view, right above the content and over its width.
  func join(_ scrollView: UIScrollView) {
    autoresizingMask = .flexibleWidth
    scrollView.insertSubview(self, at: 0)
    place()
  }

  /// Takes on the place of another version of the system.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if let old = previousTraitCollection?.system, old != traitCollection.system { place() }
  }

  /// Places the control in a system in which its frame depends on the offset, its title or whether it refreshes.
  func followOffset() {
    if RefreshFigures.followsOffset[traitCollection] { place() }
  }

  private func place() {
    let height = height
    guard let scrollView, scrollView.refreshControl === self else {
      frame.size.height = height
      return
    }
    let inset = scrollView.scrolling.refreshInset
    let top = scrollView.contentOffset.y + scrollView.adjustedContentInset.top - inset
    let follows = RefreshFigures.followsOffset[traitCollection]
    let y = follows ? (isRefreshing ? min(top, -height) : top) : -height
    frame = CGRect(x: 0, y: y, width: scrollView.bounds.width, height: height)
    let hides = follows && !isRefreshing && top > -height
    if isHidden != hides { isHidden = hides }
    if inset != 0 { scrollView.setRefreshInset(height) }
  }

  // MARK: Content for descriptions

  @_spi(Plumb)
  open override var contentKind: ViewContent.Kind { .system }
}
