public import Foundation

/// A control above the beginning of a scroll view, to pull for new content.
///
/// Differs from UIKit: nobody can pull; refreshing shows the indicator, and the scroll view's inset stays as it is.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  private let indicator = UIActivityIndicatorView(style: .large)
  private let label = UILabel()

  /// A control, 60 points high.
  public override init(frame: CGRect) {
    super.init(
      frame: CGRect(
        origin: frame.origin, size: CGSize(width: frame.width, height: ControlSizes.refreshHeight)))
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
    get { label.attributedText }
    set {
      label.attributedText = newValue
      setNeedsLayout()
    }
  }

  /// New content is being got; whoever says so is not told by `valueChanged`.
  open func beginRefreshing() {
    isRefreshing = true
    indicator.startAnimating()
  }

  /// New content has come.
  open func endRefreshing() {
    isRefreshing = false
    indicator.stopAnimating()
  }

  /// Places the indicator in the middle, and a text beneath it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let text = label.intrinsicContentSize
    let scale = traitCollection.displayScale
    let area = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - text.height)
    indicator.frame = area.middle(ofSize: ControlSizes.largeIndicator, scale: scale)
    label.frame = CGRect(x: 0, y: area.maxY, width: bounds.width, height: text.height)
      .middle(ofSize: CGSize(width: min(text.width, bounds.width), height: text.height), scale: scale)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlSizes.refreshHeight)
  }

  private func prepare() {
    for view in [indicator, label] { addSubview(view) }
  }

  /// Puts the control right above the content of a scroll view, all over its width.
  func join(_ scrollView: UIScrollView) {
    frame = CGRect(
      x: 0, y: -ControlSizes.refreshHeight, width: scrollView.bounds.width, height: ControlSizes.refreshHeight
    )
    autoresizingMask = .flexibleWidth
    scrollView.insertSubview(self, at: 0)
  }
}
