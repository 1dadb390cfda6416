import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import TextViewCore

/// The parts of a tab on a platter of glass (26.B.10, 26.B.12).
extension TabButton {
  /// The places of tabs on platters: at the bottom, at the bottom of a phone in landscape, at the top of a pad.
  enum Floating {
    case upright, compact, top

    /// The side of a badge, and the size of its text.
    var badge: (side: CGFloat, text: CGFloat) {
      self == .compact ? BarPlatters.compactTabBadge : BarPlatters.tabBadge
    }
  }

  /// The font of the title; nil in a bar without a platter.
  var floatingFont: UIFont? {
    let sizes = BarPlatters.tabText
    switch floats {
    case nil: return nil
    case .upright: return .systemFont(ofSize: sizes.stacked, weight: .semibold)
    case .compact: return .systemFont(ofSize: sizes.compact, weight: isSelected ? .semibold : .regular)
    case .top: return .systemFont(ofSize: sizes.pad)
    }
  }

  /// Returns the image in the size of tabs on platters, which have none at the top.
  func floatingImage(_ image: UIImage?) -> UIImage? {
    guard let floats, let image else { return image }
    if floats == .top, item.title?.isEmpty == false { return nil }
    guard image.isSymbolImage else { return image }
    return image.applyingSymbolConfiguration(
      UIImage.SymbolConfiguration(pointSize: 18, weight: .medium, scale: .large))
  }

  /// The width of a button as wide as its content.
  var floatingWidth: CGFloat {
    let text = label.intrinsicContentSize.width
    if floats == .top {
      return (text > 0 ? text : imageView.image?.size.width ?? 0) + 2 * BarPlatters.padTabs.inset
    }
    let (lead, gap, trail) = BarPlatters.compactTab
    return lead + BarPlatters.tabIcon.side + (text > 0 ? gap + text : 0) + trail
  }

  func place(_ floats: Floating) {
    let (image, text) = (imageView.image?.size ?? .zero, label.intrinsicContentSize)
    let scale = traitCollection.displayScale
    let icon = BarPlatters.tabIcon
    let isLow = bounds.height < BarPlatters.tabButton.height
    label.isHidden = floats == .upright && (item.standsApart || isLow)
    switch floats {
    case .upright where label.isHidden:
      imageView.frame = bounds.middle(ofSize: image, scale: scale)
    case .upright:
      let (top, title) = (BarPlatters.tabInset, BarPlatters.tabTitle)
      let iconArea = CGRect(x: 0, y: icon.top - top, width: bounds.width, height: icon.side)
      let textArea = CGRect(x: 0, y: title.top - top, width: bounds.width, height: title.height)
      let hasText = text.width > 0
      imageView.frame = (hasText ? iconArea : bounds).middle(ofSize: image, scale: scale)
      label.frame = (image.width > 0 ? textArea : bounds).middle(
        ofSize: CGSize(width: min(text.width, bounds.width), height: text.height), scale: scale)
    case .compact:
      let (lead, gap, _) = BarPlatters.compactTab
      let iconArea = CGRect(x: lead, y: 0, width: icon.side, height: bounds.height)
      let textArea = CGRect(x: iconArea.maxX + gap, y: 0, width: text.width, height: bounds.height)
      imageView.frame = iconArea.mirrored(in: bounds, isMirrored).middle(ofSize: image, scale: scale)
      label.frame = textArea.mirrored(in: bounds, isMirrored).middle(ofSize: text, scale: scale)
    case .top:
      imageView.frame = bounds.middle(ofSize: image, scale: scale)
      label.frame = bounds.middle(ofSize: text, scale: scale)
    }
    label.frame.origin.x += textOffset.horizontal
    label.frame.origin.y += textOffset.vertical
    placeBadge(floats)
  }

  private func placeBadge(_ floats: Floating) {
    let (side, _) = floats.badge
    let width = max(side, badge.intrinsicContentSize.width + 2 * BarPlatters.tabBadgeInset)
    let offset = BarPlatters.tabBadgeOffset
    var frame = CGRect(
      x: bounds.midX + offset.x, y: offset.y - BarPlatters.tabInset, width: width, height: side)
    if floats != .upright { frame.origin = CGPoint(x: bounds.width - width - 1, y: 0) }
    badge.frame = frame.mirrored(in: bounds, isMirrored)
      .offsetBy(dx: badgeOffset.horizontal, dy: badgeOffset.vertical)
  }
}
