import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import TextViewCore

/// The subtitles of a navigation bar, in its row and below a large title (26.B.8).
@MainActor
final class BarSubtitles {
  /// A view of a subtitle, and its size.
  typealias Shown = (view: UIView, size: CGSize)

  private let row = SubtitleLabel(size: BarMetrics.subtitleText)
  private let large = SubtitleLabel(size: BarMetrics.largeSubtitleText)
  private weak var rowView: UIView?
  private weak var largeView: UIView?
  /// The item of the last layout, and the height of its subtitle below a large title.
  private weak var item: UINavigationItem?
  private var height: CGFloat = 0

  /// Removes the subtitles.
  func hide() {
    hideRow()
    hideLarge()
  }

  /// Removes the subtitle in the row, unless its view is also the other one.
  func hideRow() {
    if rowView !== largeView { rowView?.removeFromSuperview() }
    rowView = nil
  }

  /// Removes the subtitle below the large title, unless its view is also the other one.
  func hideLarge() {
    if largeView !== rowView { largeView?.removeFromSuperview() }
    largeView = nil
  }

  /// Shows the subtitle below the title in the row, and returns it; nil without one.
  func showRow(of item: UINavigationItem, in bar: UINavigationBar) -> Shown? {
    row.show(item.subtitle, item.attributedSubtitle, bar.appearance.subtitleTextAttributes)
    let view = item.subtitleView ?? row.content
    if rowView !== view { hideRow() }
    guard let view else { return nil }
    rowView = view
    if view.superview !== bar { bar.addSubview(view) }
    return (view, item.subtitleView?.sizeInBar ?? row.fittingSize)
  }

  /// Shows the subtitle below the large title in a view, and returns it; nil without one.
  func showLarge(of item: UINavigationItem, for bar: UINavigationBar, in strip: UIView?) -> Shown? {
    fillLarge(of: item, in: bar)
    let view = item.largeSubtitleView ?? large.content
    if largeView !== view { hideLarge() }
    guard let view else { return nil }
    largeView = view
    if let strip, view.superview !== strip { strip.addSubview(view) }
    return (view, item.largeSubtitleView?.sizeInBar ?? large.fittingSize)
  }

  /// Returns the height of the subtitle below the large title; 0 without one.
  func largeHeight(of item: UINavigationItem, in bar: UINavigationBar) -> CGFloat {
    if let own = item.largeSubtitleView { return own.sizeInBar.height }
    fillLarge(of: item, in: bar)
    return large.content == nil ? 0 : large.fittingSize.height
  }

  /// Notes the height in a layout, and returns whether it changed since the last one of the item.
  func note(_ height: CGFloat, of item: UINavigationItem) -> Bool {
    defer { (self.item, self.height) = (item, height) }
    return self.item === item && self.height != height
  }

  private func fillLarge(of item: UINavigationItem, in bar: UINavigationBar) {
    large.show(
      item.largeSubtitle ?? item.subtitle, item.largeAttributedSubtitle ?? item.attributedSubtitle,
      bar.appearance.largeSubtitleTextAttributes)
  }
}

/// A label of a bar, which is filled when its text or look changes, and then measured once.
@MainActor
private final class SubtitleLabel {
  private struct Filling: Equatable {
    var text: String?
    var attributed: AttributedString?
    var font: UIFont?
    var color: UIColor?
  }

  private let label = UILabel()
  private let textSize: CGFloat
  private var filling: Filling?
  private var measured: (size: CGSize, traits: UITraitCollection)?

  init(size: CGFloat) { textSize = size }

  /// The label; nil without a text.
  var content: UIView? { label.text?.isEmpty == false ? label : nil }

  /// The size of the whole text.
  var fittingSize: CGSize {
    let traits = label.traitCollection
    if let measured, measured.traits === traits { return measured.size }
    let size = label.intrinsicContentSize
    measured = (size, traits)
    return size
  }

  func show(
    _ text: String?, _ attributed: AttributedString?, _ attributes: [NSAttributedString.Key: Any]
  ) {
    let new = Filling(
      text: text, attributed: attributed, font: attributes[.font] as? UIFont,
      color: attributes[.foregroundColor] as? UIColor)
    guard new != filling else { return }
    (filling, measured) = (new, nil)
    label.text = text
    label.font = new.font ?? .systemFont(ofSize: textSize)
    label.textColor = new.color ?? .secondaryLabel
    if let attributed { label.attributedText = NSAttributedString(attributed) }
  }
}
