import Foundation
import LayoutCore
import StyleCore
import TextViewCore

/// The content of a refresh control: a large activity indicator in the center, and a title below it.
@MainActor
final class RefreshControlContent: RefreshContent {
  private unowned let control: UIRefreshControl
  private let indicator = RefreshIndicator(style: .large)
  private let label = UILabel()

  /// Creates the views of `control`, and adds them to it.
  init(of control: UIRefreshControl) {
    self.control = control
    for view in [indicator, label] { control.addSubview(view) }
  }

  var title: NSAttributedString? {
    get { label.attributedText }
    set { label.attributedText = newValue }
  }

  var isRefreshing = false {
    didSet { if isRefreshing { indicator.startAnimating() } else { indicator.stopAnimating() } }
  }

  func layOut() {
    let text = label.intrinsicContentSize
    let (bounds, scale) = (control.bounds, control.traitCollection.displayScale)
    let area = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - text.height)
    indicator.frame = area.middle(ofSize: ControlSizes.largeIndicator, scale: scale)
    label.frame = CGRect(x: 0, y: area.maxY, width: bounds.width, height: text.height)
      .middle(ofSize: CGSize(width: min(text.width, bounds.width), height: text.height), scale: scale)
  }
}

/// The indicator of a refresh control, in the tint colour that was set for the control.
private final class RefreshIndicator: UIActivityIndicatorView {
  override func tintColorDidChange() {
    super.tintColorDidChange()
    color = superview?.ownTintColor ?? .systemGray
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    color = superview?.ownTintColor ?? .systemGray
  }
}
