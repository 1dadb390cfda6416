import Foundation
import GraphicsCore
@_spi(Plumb) import LayoutCore
import StyleCore
import TextViewCore

/// A row of a menu: a check mark, a title with a subtitle, and an image or the sign of a submenu at the end.
///
/// On iOS 26 images are before the titles.
final class MenuRow: UIControl {
  let element: UIMenuElement
  private let hasMarks: Bool
  private let hasImages: Bool
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let imageView = UIImageView()
  private let markView = UIImageView()
  /// The sign of a submenu that has an image or not, on iOS 26.
  private let signView = UIImageView()

  /// Creates the row of an element; the titles of a menu with check marks, or on iOS 26 with images, begin after the room for
  /// them.
  init(_ element: UIMenuElement, hasMarks: Bool, hasImages: Bool) {
    (self.element, self.hasMarks, self.hasImages) = (element, hasMarks, hasImages)
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
    if isMenu { signView.image = UIImage(systemName: "chevron.forward") }
    signView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
    for view in [imageView, markView, signView] {
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

  /// Whether or not the look is that of iOS 26.
  private var isNew: Bool { traitCollection.system >= .v26 }
  private var sideMargin: CGFloat { MenuFigures.sideMargin[traitCollection] }

  /// The width of the room for check marks, which grow with the text.
  private var markWidth: CGFloat {
    let metrics = UIFontMetrics(forTextStyle: .footnote)
    let width = MenuFigures.markWidth[traitCollection]
    return max(width, metrics.scaledValue(for: width, compatibleWith: traitCollection).rounded(.up))
  }

  /// The width of the room for images before the titles, which grow with the text.
  private var imageRoom: CGFloat {
    guard isNew, hasImages else { return 0 }
    let metrics = UIFontMetrics(forTextStyle: .body)
    let width = MenuFigures.imageWidth
    return max(width, metrics.scaledValue(for: width, compatibleWith: traitCollection).rounded(.up))
  }

  private var start: CGFloat { sideMargin + (hasMarks ? markWidth : 0) + imageRoom }

  /// Returns the width of the texts in a row of a width.
  private func textWidth(in width: CGFloat) -> CGFloat {
    if isNew {
      let sign =
        signView.image == nil
        ? sideMargin : MenuFigures.signMiddle + signView.intrinsicContentSize.width / 2 + MenuFigures.imageGap
      return max(0, width - start - sign)
    }
    let image = imageView.image == nil ? 0 : imageView.intrinsicContentSize.width + MenuFigures.imageGap
    return max(0, width - start - sideMargin - image)
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
    // Sums of thirds may be a little less than the whole number that they are.
    let height = isNew ? (own + 0.001).rounded(.down) : own.rounded(.up)
    return CGSize(width: size.width, height: max(MenuFigures.rowHeight[traitCollection], height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (heights, width) = (heights(in: bounds.width), textWidth(in: bounds.width))
    let top = pixels.snap((bounds.height - heights.title - heights.subtitle) / 2, .nearest(.up))
    place(titleLabel, CGRect(x: start, y: top, width: width, height: heights.title))
    place(subtitleLabel, CGRect(x: start, y: top + heights.title, width: width, height: heights.subtitle))
    signView.isHidden = !isNew
    imageView.isHidden = isNew && element.image == nil && element is UIMenu
    guard !isNew else { return placeImages() }
    let image = imageView.image == nil ? .zero : imageView.intrinsicContentSize
    place(
      imageView,
      CGRect(
        x: bounds.width - sideMargin - image.width, y: 0, width: image.width,
        height: bounds.height))
    place(
      markView,
      CGRect(x: sideMargin - 4, y: 0, width: markWidth, height: bounds.height))
  }

  /// Places the check mark, the image and the sign of a submenu on iOS 26.
  private func placeImages() {
    let middle = MenuFigures.markMiddle
    place(markView, CGRect(x: middle - markWidth, y: 0, width: 2 * markWidth, height: bounds.height))
    let room = max(0, imageRoom - MenuFigures.imageGap)
    place(imageView, CGRect(x: start - imageRoom, y: 0, width: room, height: bounds.height))
    let sign = signView.intrinsicContentSize.width
    place(
      signView,
      CGRect(
        x: bounds.width - MenuFigures.signMiddle - sign / 2, y: 0, width: sign, height: bounds.height))
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    view.frame = frame.mirrored(in: bounds, effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
