import Foundation
import GraphicsCore
@_spi(Plumb) import LayoutCore
import StyleCore
import TextViewCore

/// A row of a menu: a check mark, a title with a subtitle, and an image or the sign of a submenu at the end.
final class MenuRow: UIControl {
  let element: UIMenuElement
  private let hasMarks: Bool
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let imageView = UIImageView()
  private let markView = UIImageView()

  /// Creates the row of an element; the titles of a menu with check marks begin after the room for them.
  init(_ element: UIMenuElement, hasMarks: Bool) {
    (self.element, self.hasMarks) = (element, hasMarks)
    super.init(frame: .zero)
    let attributes = element.menuAttributes
    isEnabled = !attributes.contains(.disabled)
    let color: UIColor =
      !isEnabled ? .tertiaryLabel : attributes.contains(.destructive) ? .systemRed : .label
    configure(titleLabel, element.title, .body, color)
    configure(subtitleLabel, element.subtitle ?? "", .footnote, isEnabled ? .secondaryLabel : .tertiaryLabel)
    let isMenu = element is UIMenu
    let selectedImage = element.menuState == .on ? (element as? any UIMenuLeaf)?.selectedImage : nil
    imageView.image =
      selectedImage ?? element.image ?? (isMenu ? UIImage(systemName: "chevron.forward") : nil)
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      textStyle: isMenu && element.image == nil ? .footnote : .body)
    markView.image = mark(of: element.menuState)
    markView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
    for view in [imageView, markView] {
      view.tintColor = color
      view.contentMode = .center
      addSubview(view)
    }
    accessibilityLabel = element.title
    isAccessibilityElement = true
    accessibilityTraits = spokenState.union(element.menuState == .on ? [.button, .selected] : .button)
  }

  required init?(coder: NSCoder) { nil }

  private func configure(_ label: UILabel, _ text: String, _ style: UIFont.TextStyle, _ color: UIColor) {
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    label.numberOfLines = 0
    addSubview(label)
  }

  private func mark(of state: UIMenuElement.State) -> UIImage? {
    switch state {
    case .off: nil
    case .on: UIImage(systemName: "checkmark")
    case .mixed: UIImage(systemName: "minus")
    }
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemGray4 : nil }
  }

  // MARK: Layout

  /// The width of the room for check marks, which grow with the text.
  private var markWidth: CGFloat {
    let metrics = UIFontMetrics(forTextStyle: .footnote)
    return max(
      MenuFigures.markWidth,
      metrics.scaledValue(for: MenuFigures.markWidth, compatibleWith: traitCollection).rounded(.up))
  }

  private var start: CGFloat { MenuFigures.sideMargin + (hasMarks ? markWidth : 0) }

  /// Returns the width of the texts in a row of a width.
  private func textWidth(in width: CGFloat) -> CGFloat {
    let image = imageView.image == nil ? 0 : imageView.intrinsicContentSize.width + MenuFigures.imageGap
    return max(0, width - start - MenuFigures.sideMargin - image)
  }

  private func heights(in width: CGFloat) -> (title: CGFloat, subtitle: CGFloat) {
    let room = CGSize(width: textWidth(in: width), height: .greatestFiniteMagnitude)
    func height(_ label: UILabel) -> CGFloat {
      label.text?.isEmpty == false ? label.sizeThatFits(room).height : 0
    }
    return (height(titleLabel), height(subtitleLabel))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let heights = heights(in: size.width)
    let own = heights.title + heights.subtitle + 2 * MenuFigures.rowPadding
    return CGSize(width: size.width, height: max(MenuFigures.rowHeight, own.rounded(.up)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (heights, width) = (heights(in: bounds.width), textWidth(in: bounds.width))
    let top = pixels.snap((bounds.height - heights.title - heights.subtitle) / 2, .nearest(.up))
    place(titleLabel, CGRect(x: start, y: top, width: width, height: heights.title))
    place(subtitleLabel, CGRect(x: start, y: top + heights.title, width: width, height: heights.subtitle))
    let image = imageView.image == nil ? .zero : imageView.intrinsicContentSize
    place(
      imageView,
      CGRect(
        x: bounds.width - MenuFigures.sideMargin - image.width, y: 0, width: image.width,
        height: bounds.height))
    place(
      markView,
      CGRect(x: MenuFigures.sideMargin - 4, y: 0, width: markWidth, height: bounds.height))
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    view.frame = frame.mirrored(in: bounds, effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
