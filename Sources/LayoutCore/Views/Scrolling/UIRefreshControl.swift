public import Foundation
import StyleCore

/// A control above the beginning of a scroll view, to pull for new content.
///
/// Pulled twice its height beyond the edge, it begins and sends `valueChanged`. While it refreshes, the scroll view has
/// its height as more inset above, which scrolls nothing by itself.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  private lazy var content = HigherModules.parts?.content(of: self)
  /// The height in points (C.19).
  private static let height: CGFloat = 60

  /// A control, 60 points high.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
    prepare()
  }

  /// A control of the given width, 60 points high.
  public override init(frame: CGRect) {
    super.init(
      frame: CGRect(
        origin: frame.origin, size: CGSize(width: frame.width, height: Self.height)))
    prepare()
  }

  /// A control. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Whether new content is being got.
  open private(set) var isRefreshing = false

  /// A text beneath the indicator.
  open var attributedTitle: NSAttributedString? {
    get { content?.title }
    set {
      content?.title = newValue
      setNeedsLayout()
    }
  }

  /// New content is being got; whoever says so is not told by `valueChanged`.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    content?.isRefreshing = true
    if !isPulled { makeRoom() }
  }

  /// New content has come: the content goes back over the control.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    content?.isRefreshing = false
    takeRoomAway()
  }

  /// Places the indicator in the middle, and a text beneath it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    content?.layOut()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  private func prepare() {
    _ = content
  }

  // MARK: Pulling

  /// Whether a finger holds the content beyond the edge.
  private var isPulled = false

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  /// A finger has pulled the content so far beyond the edge.
  func follow(pull: CGFloat) {
    isPulled = true
    guard isEnabled, !isRefreshing, pull >= 2 * bounds.height else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
  }

  /// The finger lets go: from now on the content rests beneath the control.
  func letGo() {
    isPulled = false
    if isRefreshing { makeRoom() }
  }

  private func makeRoom() {
    scrollView?.setRefreshInset(bounds.height)
  }

  private func takeRoomAway() {
    guard let scrollView, scrollView.scrolling.refreshInset != 0 else { return }
    let wasAtRest = scrollView.contentOffset.y == -scrollView.adjustedContentInset.top
    scrollView.setRefreshInset(0)
    if wasAtRest, !isPulled {
      scrollView.scroll(
        to: CGPoint(x: scrollView.contentOffset.x, y: -scrollView.adjustedContentInset.top), animated: true)
    }
  }

  /// Puts the control right above the content of a scroll view, all over its width.
  func join(_ scrollView: UIScrollView) {
    frame = CGRect(
      x: 0, y: -Self.height, width: scrollView.bounds.width, height: Self.height
    )
    autoresizingMask = .flexibleWidth
    scrollView.insertSubview(self, at: 0)
  }

  // MARK: For all who describe views

  @_spi(Plumb)
  open override var contentKind: ViewContent.Kind { .system }
}
