import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import TextViewCore

/// The subtitles of a navigation bar, in its row and below a large title (26.B.8).
@MainActor
final class BarSubtitles {
  private let row = UILabel()
  private let large = UILabel()
  private weak var rowView: UIView?
  private weak var largeView: UIView?

  /// Removes the subtitles.
  func hide() {
    for view in [row, large, rowView, largeView] { view?.removeFromSuperview() }
    (rowView, largeView) = (nil, nil)
  }

  /// Shows the subtitle below the title in the row, and returns its view; nil without one.
  func showRow(of item: UINavigationItem, in bar: UINavigationBar) -> UIView? {
    let attributes = bar.appearance.subtitleTextAttributes
    fill(row, item.subtitle, item.attributedSubtitle, attributes, size: BarMetrics.subtitleText)
    let view = item.subtitleView ?? (row.text?.isEmpty == false ? row : nil)
    for other in [row, rowView] where other !== view { other?.removeFromSuperview() }
    rowView = view
    if let view, view.superview !== bar { bar.addSubview(view) }
    large.removeFromSuperview()
    largeView?.removeFromSuperview()
    return view
  }

  /// Shows the subtitle below the large title, and returns its view; nil without one.
  func showLarge(of item: UINavigationItem, in bar: UINavigationBar) -> UIView? {
    let view = largeContent(of: item, in: bar)
    for other in [large, largeView] where other !== view { other?.removeFromSuperview() }
    largeView = view
    row.removeFromSuperview()
    rowView?.removeFromSuperview()
    return view
  }

  func largeHeight(of item: UINavigationItem, in bar: UINavigationBar) -> CGFloat {
    largeContent(of: item, in: bar)?.sizeInBar.height ?? 0
  }

  private func largeContent(of item: UINavigationItem, in bar: UINavigationBar) -> UIView? {
    fill(
      large, item.largeSubtitle ?? item.subtitle, item.largeAttributedSubtitle ?? item.attributedSubtitle,
      bar.appearance.largeSubtitleTextAttributes, size: BarMetrics.largeSubtitleText)
    return item.largeSubtitleView ?? (large.text?.isEmpty == false ? large : nil)
  }

  private func fill(
    _ label: UILabel, _ text: String?, _ attributed: AttributedString?,
    _ attributes: [NSAttributedString.Key: Any], size: CGFloat
  ) {
    label.text = text
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: size)
    label.textColor = attributes[.foregroundColor] as? UIColor ?? .secondaryLabel
    if let attributed { label.attributedText = NSAttributedString(attributed) }
  }
}
