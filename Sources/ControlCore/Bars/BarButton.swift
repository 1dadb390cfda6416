import Foundation
import LayerCore
@_spi(Plumb) import LayoutCore
@_spi(Plumb) import StyleCore
import TextViewCore

/// The button of a bar button item: its custom view, its image, or its title, centered in the button.
final class BarButton: UIControl {
  let item: UIBarButtonItem
  private var label: UILabel?
  private var imageView: UIImageView?
  private var customView: UIView?
  private var badge: BarBadge?
  private var ground: UIImageView?
  private var look: Look?

  init(for item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    addAction(
      UIAction { [weak self, weak item] _ in item?.performAction(in: self) }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// The appearance that the bar gives the item, and the appearance proxies that apply to the item.
  private struct Look {
    var appearance: UIBarButtonItemAppearance?
    var proxies: [UIBarButtonItem]
  }

  /// Updates the button from its item, with the appearance that the bar gives it.
  func update(with appearance: UIBarButtonItemAppearance?) {
    isEnabled = item.isEnabled && item.customView == nil
    isUserInteractionEnabled = true
    if customView !== item.customView {
      customView?.removeFromSuperview()
      customView = item.customView
      if let customView { addSubview(customView) }
    }
    let proxies =
      AppearanceRules.isInUse
      ? AppearanceRules.proxies(for: item, in: superview, traits: traitCollection) : []
    let ownTint = item.tintColor ?? proxies.lazy.compactMap(\.tintColor).first
    let tint = item.isEnabled ? tint(own: ownTint) : disabledColor
    if ownTintColor != tint { tintColor = tint }
    isSelected = item.isSelected && customView == nil
    look = Look(appearance: appearance, proxies: proxies)
    showState()
  }

  /// The system whose look the button has.
  private var system: SystemVersion { traitCollection.system }

  /// The tint colour, where an item has its own or none: as of iOS 26 that of labels, and on a filled platter white.
  private func tint(own: UIColor?) -> UIColor? {
    guard system >= .v26, item.customView == nil else { return own }
    return isProminent ? .white : own ?? .label
  }

  private var disabledColor: UIColor { system >= .v26 ? .tertiaryLabel : .systemGray3 }

  private var isProminent: Bool { item.style == .done && item.customView == nil }

  @_spi(Plumb)
  public override func presentMenu() -> Bool {
    item.primaryAction == nil && item.action == nil && MenuOverlay.show(item.menu, beside: self)
  }

  @_spi(Plumb)
  public override func stateDidChange() {
    super.stateDidChange()
    showState()
  }

  /// Shows the image, title and background of the present state: dimmed if highlighted, on the tint colour if selected.
  private func showState() {
    guard let look else { return }
    let face = item.face(in: system)
    let image = customView == nil ? face.image : nil
    show(image)
    show(customView == nil && image == nil ? face.title : nil, attributes: attributes(with: look))
    // Without its title in sight, an item has it for its name.
    accessibilityLabel = item.accessibilityLabel ?? (image == nil ? nil : item.title)
    accessibilityHint = item.accessibilityHint
    accessibilityIdentifier = item.accessibilityIdentifier
    let isOwnLook = look.appearance?.highlighted.titleTextAttributes.isEmpty == false
    for view in [label, imageView] { view?.alpha = isHighlighted && !(isOwnLook && view === label) ? 0.2 : 1 }
    showGround(stateAppearance?.backgroundImage ?? look.appearance?.normal.backgroundImage)
    imageView?.tintColor = isSelected ? .systemBackground : nil
    setNeedsLayout()
  }

  private var stateAppearance: UIBarButtonItemStateAppearance? {
    let appearance = look?.appearance
    return isEnabled ? isHighlighted ? appearance?.highlighted : appearance?.normal : appearance?.disabled
  }

  /// The offset of the title in the present state, or of the normal state where that has none.
  private var titleOffset: UIOffset {
    let own = stateAppearance?.titlePositionAdjustment ?? .zero
    return own == .zero ? look?.appearance?.normal.titlePositionAdjustment ?? .zero : own
  }

  private func showGround(_ image: UIImage?) {
    guard image != nil || isSelected else {
      ground?.removeFromSuperview()
      ground = nil
      return
    }
    let view = ground ?? UIImageView()
    view.image = image
    view.backgroundColor = isSelected && image == nil ? tintColor : nil
    view.layer.cornerRadius = 5
    if ground == nil { insertSubview(view, at: 0) }
    ground = view
  }

  /// The size of the content, with the item's own width if it has one.
  var fittingSize: CGSize {
    var size = customView.map(\.sizeInBar) ?? imageView?.image?.size ?? label?.intrinsicContentSize ?? .zero
    if item.width > 0 { size.width = item.width }
    return size
  }

  /// Whether or not the button may be on a platter with others: one that is only an image (26.B.5).
  var sharesPlatter: Bool {
    imageView != nil && !isProminent && !item.hidesSharedBackground && item.sharesBackground
  }

  /// The width that the button takes of a platter.
  func platterWidth(_ height: CGFloat) -> CGFloat {
    let own = fittingSize.width
    if item.width > 0 || customView != nil { return max(own, height) }
    let more = height - BarPlatters.height
    if imageView != nil { return max(own, BarPlatters.leastImage) + 2 * BarPlatters.imageInset + more }
    return max(own + 2 * BarPlatters.titleInset + more, height)
  }

  /// The colour that fills the platter of a prominent button.
  var platterFill: UIColor? {
    guard isProminent else { return nil }
    return item.isEnabled ? item.tintColor ?? superview?.tintColor : .tertiarySystemFill
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [label, imageView] {
      guard let view else { continue }
      let size = view.intrinsicContentSize
      let fitting = CGSize(width: min(size.width, bounds.width), height: size.height)
      let offset = view === label ? titleOffset : .zero
      view.frame = bounds.middle(ofSize: fitting, scale: traitCollection.displayScale)
        .offsetBy(dx: offset.horizontal, dy: offset.vertical)
    }
    let content = label?.frame ?? imageView?.frame ?? bounds
    ground?.frame = ground?.image == nil ? content.insetBy(dx: -4, dy: -4) : bounds
    customView?.frame =
      system >= .v26
      ? bounds.middle(ofSize: fittingSize, scale: traitCollection.displayScale) : bounds
    placeBadge(content)
  }

  @_spi(Plumb)
  public override var spokenContent: SpokenContent { spokenItem }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  // MARK: Parts

  /// Places the badge at the upper trailing corner of the content, in bars of iOS 26.
  private func placeBadge(_ content: CGRect) {
    guard system >= .v26, let shown = item.badge else {
      badge?.removeFromSuperview()
      badge = nil
      return
    }
    let view = badge ?? BarBadge()
    if badge == nil { addSubview(view) }
    badge = view
    view.show(shown)
    let (size, overlap) = (view.fittingSize, BarPlatters.badgeOverlap)
    let frame = CGRect(
      x: content.maxX - overlap.x, y: max(0, content.minY + overlap.y - size.height), width: size.width,
      height: size.height)
    let isMirrored = superview?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.frame = frame.mirrored(in: bounds, isMirrored)
  }

  private func show(_ image: UIImage?) {
    guard let image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView()
    view.image = image
    if imageView == nil { addSubview(view) }
    imageView = view
  }

  private func show(_ title: String?, attributes: [NSAttributedString.Key: Any]) {
    guard let title else {
      label?.removeFromSuperview()
      label = nil
      return
    }
    let view = label ?? UILabel()
    let weight: UIFont.Weight = item.style == .done ? .semibold : system >= .v26 ? .medium : .regular
    let defaultFont = UIFont.systemFont(ofSize: BarMetrics.textSize(for: traitCollection), weight: weight)
    view.text = title
    view.font = attributes[.font] as? UIFont ?? defaultFont
    let color = attributes[.foregroundColor] as? UIColor ?? tintColor
    view.textColor = isSelected ? .systemBackground : color
    if label == nil { addSubview(view) }
    label = view
  }

  private func attributes(with look: Look) -> [NSAttributedString.Key: Any] {
    let state: UIControl.State = item.isEnabled ? isHighlighted ? .highlighted : .normal : .disabled
    for item in [item] + look.proxies {
      if let own = item.titleTextAttributes(for: state) ?? item.titleTextAttributes(for: .normal) {
        return own
      }
    }
    var attributes = look.appearance?.normal.titleTextAttributes ?? [:]
    if !item.isEnabled { attributes[.foregroundColor] = nil }
    return attributes.merging(stateAppearance?.titleTextAttributes ?? [:]) { $1 }
  }
}
