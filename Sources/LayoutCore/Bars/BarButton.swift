import Foundation

/// What a bar shows for a button item: its view, or its picture, or its text, in the middle of the button.
final class BarButton: UIControl {
  let item: UIBarButtonItem
  private var label: UILabel?
  private var imageView: UIImageView?
  private var customView: UIView?

  init(for item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    let action = UIAction { [weak item] _ in item?.primaryAction?.performWithSender(item, target: nil) }
    addAction(action, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the item as it is now, with the look that a bar gives it.
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
    let tint = item.isEnabled ? ownTint : .systemGray3
    if storedState.tintColor != tint { tintColor = tint }
    let image = customView == nil ? item.image : nil
    let title = customView == nil && image == nil ? item.title : nil
    show(image)
    show(title, attributes: attributes(with: appearance, proxies))
    setNeedsLayout()
  }

  /// The size of what is shown; an item can ask for a width of its own.
  var fittingSize: CGSize {
    var size = customView.map(\.sizeInBar) ?? imageView?.image?.size ?? label?.intrinsicContentSize ?? .zero
    if item.width > 0 { size.width = item.width }
    return size
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [label, imageView] {
      guard let view else { continue }
      let size = view.intrinsicContentSize
      let fitting = CGSize(width: min(size.width, bounds.width), height: size.height)
      view.frame = bounds.middle(ofSize: fitting, scale: traitCollection.displayScale)
    }
    customView?.frame = bounds
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    if hasTintedText { label?.textColor = tintColor }
  }

  // MARK: Parts

  private var hasTintedText = true

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
    let defaultFont = UIFont.systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    view.text = title
    view.font = attributes[.font] as? UIFont ?? defaultFont
    let color = attributes[.foregroundColor] as? UIColor
    hasTintedText = color == nil
    view.textColor = color ?? tintColor
    if label == nil { addSubview(view) }
    label = view
  }

  private func attributes(
    with appearance: UIBarButtonItemAppearance?, _ proxies: [UIBarButtonItem]
  ) -> [NSAttributedString.Key: Any] {
    let state: UIControl.State = item.isEnabled ? .normal : .disabled
    for item in [item] + proxies {
      if let own = item.titleTextAttributes(for: state) ?? item.titleTextAttributes(for: .normal) {
        return own
      }
    }
    return (item.isEnabled ? appearance?.normal : appearance?.disabled)?.titleTextAttributes ?? [:]
  }
}

extension UIView {
  /// The size that a bar gives a view of the program's: the one it has, or else its content's, or what fits.
  var sizeInBar: CGSize {
    if !bounds.isEmpty { return bounds.size }
    let (own, fitting) = (intrinsicContentSize, sizeThatFits(.zero))
    return CGSize(
      width: own.width >= 0 ? own.width : fitting.width, height: own.height >= 0 ? own.height : fitting.height
    )
  }
}

extension CGRect {
  /// A rectangle of the given size in the middle of this one, moved to the pixels of a display.
  func middle(ofSize size: CGSize, scale: CGFloat) -> CGRect {
    let origin = CGPoint(x: midX - size.width / 2, y: midY - size.height / 2)
    return CGRect(origin: PixelGrid(scale: scale).snap(origin, .nearest(.up)), size: size)
  }
}
