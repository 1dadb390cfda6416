import Foundation
import LayerCore
@_spi(Plumb) import LayoutCore
@_spi(Plumb) import StyleCore
import TextViewCore

/// The button of a tab bar item: its image, title and badge.
final class TabButton: UIControl {
  let item: UITabBarItem
  let imageView = UIImageView()
  let label = UILabel()
  let badge = UILabel()
  /// The place on a platter of glass; nil in a bar without one.
  var floats: Floating?
  private var selection: UIImageView?
  var textOffset = UIOffset.zero
  var badgeOffset = UIOffset.zero
  private var style = UITabBarItemAppearance.Style.stacked

  init(for item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    for view in [imageView, label, badge] { addSubview(view) }
    badge.textAlignment = .center
    badge.layer.cornerRadius = Self.badgeHeight / 2
  }

  required init?(coder: NSCoder) { nil }

  private static let badgeHeight: CGFloat = 18

  /// Updates the button from its item.
  func show(
    _ style: UITabBarItemAppearance.Style, _ state: UITabBarItemStateAppearance,
    badge badgeState: UITabBarItemStateAppearance, color: UIColor
  ) {
    self.style = style
    isEnabled = item.isEnabled
    let color = item.isEnabled ? color : floats == nil ? .systemGray3 : .tertiaryLabel
    imageView.image = floatingImage(isSelected ? item.selectedImage ?? item.image : item.image)
    let iconColor = state.iconColor ?? color
    if imageView.ownTintColor != iconColor { imageView.tintColor = iconColor }
    let proxies =
      AppearanceRules.isInUse
      ? AppearanceRules.proxies(for: item, in: superview, traits: traitCollection) : []
    let states: [UIControl.State] = isSelected ? [.selected, .normal] : [.normal]
    let own = ([item] + proxies).lazy.compactMap { item in
      states.lazy.compactMap { item.titleTextAttributes(for: $0) }.first
    }.first
    let attributes = own ?? state.titleTextAttributes
    label.text = item.title
    label.font =
      attributes[.font] as? UIFont ?? floatingFont
      ?? .systemFont(ofSize: style == .stacked ? 10 : 13, weight: style == .stacked ? .medium : .regular)
    label.textColor = attributes[.foregroundColor] as? UIColor ?? color
    let offset = item.titlePositionAdjustment
    textOffset = offset == .zero ? state.titlePositionAdjustment : offset
    badgeOffset = badgeState.badgePositionAdjustment
    badge.isHidden = item.badgeValue == nil
    badge.text = item.badgeValue
    badge.font =
      badgeState.badgeTextAttributes[.font] as? UIFont
      ?? .systemFont(ofSize: floats?.badge.text ?? 13, weight: floats == .compact ? .medium : .regular)
    badge.textColor = badgeState.badgeTextAttributes[.foregroundColor] as? UIColor ?? .white
    badge.backgroundColor = item.badgeColor ?? badgeState.badgeBackgroundColor ?? .systemRed
    setNeedsLayout()
  }

  /// Shows an image behind the selected item; a template image has the given colour.
  func showSelection(_ image: UIImage?, color: UIColor?) {
    guard let image, isSelected else {
      selection?.removeFromSuperview()
      selection = nil
      return
    }
    let view = selection ?? UIImageView()
    (view.image, view.contentMode) = (image, .center)
    if let color, view.ownTintColor != color { view.tintColor = color }
    if selection == nil { insertSubview(view, at: 0) }
    selection = view
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    selection?.frame = bounds
    badge.layer.cornerRadius = (floats?.badge.side ?? Self.badgeHeight) / 2
    if let floats { return place(floats) }
    label.isHidden = false
    let (image, text) = (imageView.image?.size ?? .zero, label.intrinsicContentSize)
    let scale = traitCollection.displayScale
    if style == .stacked {
      let textArea = CGRect(
        x: 0, y: bounds.height - 2 - text.height, width: bounds.width, height: text.height)
      label.frame = textArea.middle(
        ofSize: CGSize(width: min(text.width, bounds.width), height: text.height), scale: scale)
      let above = text.width > 0 ? textArea.minY : bounds.height
      imageView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: above).middle(
        ofSize: image, scale: scale)
    } else {
      let gap: CGFloat = image.width > 0 && text.width > 0 ? 5 : 0
      let width = min(text.width, max(0, bounds.width - image.width - gap))
      let start = bounds.midX - (image.width + gap + width) / 2
      let imageArea = CGRect(x: start, y: 0, width: image.width, height: bounds.height)
      let textArea = CGRect(x: start + image.width + gap, y: 0, width: width, height: bounds.height)
      imageView.frame = imageArea.mirrored(in: bounds, isMirrored).middle(ofSize: image, scale: scale)
      label.frame = textArea.mirrored(in: bounds, isMirrored).middle(
        ofSize: CGSize(width: width, height: text.height), scale: scale)
    }
    label.frame.origin.x += textOffset.horizontal
    label.frame.origin.y += textOffset.vertical
    placeBadge()
  }

  @_spi(Plumb)
  public override var spokenContent: SpokenContent { spokenItem }

  var isMirrored: Bool { superview?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Places the badge 2 points below the top of the bar.
  ///
  /// It begins 6 points before the trailing edge of the image; where the title is beside the image, 2 points after
  /// both, so that it covers neither.
  private func placeBadge() {
    let width = max(Self.badgeHeight, badge.intrinsicContentSize.width + 10)
    var content = imageView.frame
    var overlap: CGFloat = 6
    if style != .stacked, label.intrinsicContentSize.width > 0 {
      content = content.isEmpty ? label.frame : content.union(label.frame)
      overlap = -2
    } else if content.isEmpty {
      content = bounds.insetBy(dx: bounds.width / 2, dy: 0)
    }
    let x =
      isMirrored ? max(0, content.minX + overlap - width) : min(content.maxX - overlap, bounds.width - width)
    badge.frame = CGRect(x: x, y: 2, width: width, height: Self.badgeHeight)
      .offsetBy(dx: badgeOffset.horizontal, dy: badgeOffset.vertical)
  }
}
