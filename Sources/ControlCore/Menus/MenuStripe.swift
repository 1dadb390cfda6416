import Foundation
import GraphicsCore
import LayerCore
@_spi(Plumb) import LayoutCore
import StyleCore
import TextViewCore

/// Elements of a menu side by side, on iOS 26: small ones as images, medium ones with short titles below.
final class MenuStripe: UIView {
  /// The elements, as buttons.
  let cells: [MenuCell]
  private let isMedium: Bool

  /// Creates a row of small or medium elements.
  init(_ elements: [UIMenuElement], isMedium: Bool, onTap: @escaping (UIMenuElement) -> Void) {
    self.isMedium = isMedium
    cells = elements.map { element in
      let cell = MenuCell(element, isMedium: isMedium)
      cell.addAction(UIAction { _ in onTap(element) }, for: .touchUpInside)
      return cell
    }
    super.init(frame: .zero)
    for cell in cells { addSubview(cell) }
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the numbers of the elements in each row of a menu.
  static func rows(_ count: Int, isMedium: Bool) -> [Int] {
    let most = isMedium ? MenuFigures.mediumCount : MenuFigures.smallCount
    let full = Array(repeating: most, count: count / most)
    return count % most == 0 ? full : full + [count % most]
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let title = isMedium ? (cells.map(\.titleHeight).max() ?? 0) : 0
    let height = isMedium ? max(MenuFigures.mediumHeight, 48 + title) : MenuFigures.smallHeight
    return CGSize(width: size.width, height: height.rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.width - 2 * MenuFigures.stripeMargin
    let width = room / CGFloat(max(cells.count, 1))
    for (index, cell) in cells.enumerated() {
      cell.frame = CGRect(
        x: MenuFigures.stripeMargin + CGFloat(index) * width, y: 0, width: width, height: bounds.height
      ).mirrored(in: bounds, effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
  }
}

/// An element of a menu beside others: its image, or its title without one.
final class MenuCell: UIControl {
  let element: UIMenuElement
  private let isMedium: Bool
  private let imageView = UIImageView()
  private let label = UILabel()

  init(_ element: UIMenuElement, isMedium: Bool) {
    (self.element, self.isMedium) = (element, isMedium)
    super.init(frame: .zero)
    let attributes = element.menuAttributes
    isEnabled = !attributes.contains(.disabled)
    let isOn = element.menuState == .on
    let color: UIColor =
      !isEnabled
      ? .tertiaryLabel : attributes.contains(.destructive) ? .systemRed : isOn ? .tintColor : .label
    imageView.image = (isOn ? (element as? any UIMenuLeaf)?.selectedImage : nil) ?? element.image
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    imageView.tintColor = color
    imageView.contentMode = .center
    label.text = isMedium || element.image == nil ? element.title : nil
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    label.textAlignment = .center
    for view in [imageView, label] { addSubview(view) }
    accessibilityLabel = element.title
    isAccessibilityElement = true
    accessibilityTraits = isOn ? [.button, .selected] : .button
  }

  required init?(coder: NSCoder) { nil }

  /// The height of a line of the title.
  var titleHeight: CGFloat { label.font.lineHeight }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = 16
    guard let image = imageView.image else {
      label.frame = bounds
      return
    }
    guard isMedium else {
      imageView.frame = bounds
      return
    }
    let line = titleHeight.rounded(.up)
    let height = image.size.height
    let top = pixels.snap((bounds.height - height - 4 - line) / 2, .nearest(.up))
    imageView.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    label.frame = CGRect(x: 0, y: top + height + 4, width: bounds.width, height: line)
  }
}
