import Foundation
import LayerCore
@_spi(Plumb) import LayoutCore
@_spi(Plumb) import StyleCore
import TextViewCore

/// The stand-in for a search bar in the toolbar of a phone: a field, or a button with a glass, that begins the search
/// (26.B.14).
final class ToolbarSearch: UIControl {
  private let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
  private let label = UILabel()
  private weak var palette: (any BarPalette)?

  init() {
    super.init(frame: .zero)
    addSubview(glass)
    addSubview(label)
    accessibilityTraits = .searchField
    addAction(UIAction { [weak self] _ in self?.palette?.beginSearch() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether or not only the glass is shown.
  private(set) var isButton = false

  func show(_ palette: any BarPalette) {
    self.palette = palette
    isButton = palette.isButton
    label.isHidden = isButton
    label.text = palette.placeholder ?? SystemWord.search.text
    label.font = .systemFont(ofSize: BarMetrics.textSize(for: traitCollection), weight: .medium)
    label.textColor = .secondaryLabel
    glass.tintColor = isButton ? .label : .secondaryLabel
    accessibilityLabel = label.text
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (size, text) = (glass.image?.size ?? .zero, label.intrinsicContentSize)
    let scale = traitCollection.displayScale
    guard !isButton else {
      glass.frame = bounds.middle(ofSize: size, scale: scale)
      return
    }
    let isMirrored = superview?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (inset, gap) = BarPlatters.searchField
    let icon = CGRect(x: inset, y: 0, width: size.width, height: bounds.height)
    let rest = CGRect(
      x: icon.maxX + gap, y: 0, width: max(0, bounds.width - icon.maxX - gap - inset), height: bounds.height)
    glass.frame = icon.mirrored(in: bounds, isMirrored).middle(ofSize: size, scale: scale)
    label.frame = rest.mirrored(in: bounds, isMirrored).middle(
      ofSize: CGSize(width: rest.width, height: text.height), scale: scale)
  }
}

extension UIToolbar {
  /// The search bar that the toolbar of a navigation controller stands for.
  var searchPalette: (any BarPalette)? {
    guard isOfController, let palette = (superview?.next as? UINavigationController)?.navigationBar.palette
    else { return nil }
    return palette.isInToolbar ? palette : nil
  }
}
