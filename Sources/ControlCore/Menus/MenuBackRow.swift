import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import TextViewCore

/// The title of a submenu, which leads back to the menu that contains it.
final class MenuBackRow: UIControl {
  private let label = UILabel()
  private let imageView = UIImageView(image: UIImage(systemName: "chevron.down"))

  /// Creates the row of a title.
  init(_ title: String, _ onTap: @escaping () -> Void) {
    super.init(frame: .zero)
    label.text = title
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
    imageView.tintColor = .label
    imageView.contentMode = .center
    addSubview(label)
    addSubview(imageView)
    accessibilityLabel = title
    isAccessibilityElement = true
    accessibilityTraits = .button
    addAction(UIAction { _ in onTap() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private var sideMargin: CGFloat { MenuFigures.sideMargin[traitCollection] }

  private var imageWidth: CGFloat { imageView.intrinsicContentSize.width }

  private func textWidth(in width: CGFloat) -> CGFloat {
    max(0, width - 2 * sideMargin - imageWidth - MenuFigures.imageGap)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(width: textWidth(in: size.width), height: .greatestFiniteMagnitude)
    let height = label.sizeThatFits(room).height + 2 * MenuFigures.rowPadding
    return CGSize(width: size.width, height: max(MenuFigures.rowHeight[traitCollection], height.rounded(.up)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = textWidth(in: bounds.width)
    label.frame = CGRect(x: sideMargin, y: 0, width: width, height: bounds.height)
      .mirrored(in: bounds, isMirrored)
    imageView.frame = CGRect(
      x: bounds.width - sideMargin - imageWidth, y: 0, width: imageWidth, height: bounds.height
    ).mirrored(in: bounds, isMirrored)
  }
}

/// The row in the place of elements that are not known yet.
final class MenuLoadingRow: UIView {
  private let indicator = UIActivityIndicatorView(style: .medium)

  /// Creates a row with an indicator that turns.
  init() {
    super.init(frame: .zero)
    indicator.startAnimating()
    addSubview(indicator)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: MenuFigures.rowHeight[traitCollection])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    indicator.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
