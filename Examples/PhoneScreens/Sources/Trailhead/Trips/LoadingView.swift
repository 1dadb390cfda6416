import UIKit

/// An indicator in the middle with a caption beneath it, laid out by hand.
final class LoadingView: UIView {
  private enum Metrics {
    static let indicatorToCaption: CGFloat = 16
    static let sideMargin: CGFloat = 32
    static let greatestWidth: CGFloat = 280
  }

  private let indicator = UIActivityIndicatorView(style: .large)
  private let caption = UILabel(.subheadline, color: .secondaryLabel)

  init(text: String) {
    super.init(frame: .zero)
    caption.text = text
    caption.textAlignment = .center
    indicator.startAnimating()
    [indicator, caption].forEach(addSubview)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: safeAreaInsets)
    let width = min(Metrics.greatestWidth, area.width - 2 * Metrics.sideMargin)
    let captionSize = caption.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    indicator.sizeToFit()
    let height = indicator.bounds.height + Metrics.indicatorToCaption + captionSize.height
    let top = area.midY - height / 2
    indicator.frame.origin = CGPoint(
      x: (area.midX - indicator.bounds.width / 2).rounded(), y: top.rounded())
    caption.frame = CGRect(
      x: (area.midX - captionSize.width / 2).rounded(),
      y: indicator.frame.maxY + Metrics.indicatorToCaption, width: captionSize.width,
      height: captionSize.height)
  }
}
