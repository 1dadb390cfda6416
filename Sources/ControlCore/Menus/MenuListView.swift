import Foundation
import GraphicsCore
import LayerCore
@_spi(Plumb) import LayoutCore
import StyleCore
import TextViewCore

/// The rows of a menu, with lines between them and bands between groups; they scroll where there is no room for all.
final class MenuListView: UIView {
  private let scrollView = UIScrollView()
  private var parts: [UIView] = []
  private var lines: [UIView] = []

  /// The elements whose rows are shown, in their order.
  var elements: [UIMenuElement] {
    parts.flatMap { part -> [UIMenuElement] in
      if let row = part as? MenuRow { return [row.element] }
      return (part as? MenuStripe)?.cells.map(\.element) ?? []
    }
  }

  /// Creates the list of a menu.
  ///
  /// - Parameters:
  ///   - system: The system, whose menus have small elements or not.
  ///   - onBack: The function that is called for a tap on the title of a submenu.
  ///   - onTap: The function that is called for the element of a tapped row.
  init(
    _ menu: UIMenu, for system: SystemVersion = .v17, onBack: (() -> Void)? = nil,
    onTap: @escaping (UIMenuElement) -> Void
  ) {
    super.init(frame: .zero)
    showLook()
    clipsToBounds = true
    scrollView.contentInsetAdjustmentBehavior = .never
    addSubview(scrollView)
    var content = MenuLine.lines(of: menu, for: system)
    if let onBack {
      // The title of a submenu is a row.
      if !menu.title.isEmpty { content.removeFirst() }
      add(MenuBackRow(menu.title, onBack))
    }
    let hasMarks = content.contains {
      if case .element(let element) = $0 { element.menuState != .off } else { false }
    }
    let hasImages = content.contains {
      if case .element(let element) = $0 { element.image != nil } else { false }
    }
    for line in content {
      add(view(of: line, hasMarks: hasMarks, hasImages: hasImages, onTap))
    }
  }

  /// Gives the list the background of the system: on iOS 26 a card behind it has it.
  private func showLook() {
    let isPlatter = traitCollection.system >= .v26
    backgroundColor = isPlatter ? nil : .secondarySystemGroupedBackground
    backing.cornerRadius = MenuFigures.radius[traitCollection]
    backing.cornerCurve = isPlatter ? .continuous : .circular
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showLook()
  }

  private func add(_ part: UIView) {
    parts.append(part)
    scrollView.addSubview(part)
  }

  required init?(coder: NSCoder) { nil }

  private func view(
    of line: MenuLine, hasMarks: Bool, hasImages: Bool, _ onTap: @escaping (UIMenuElement) -> Void
  ) -> UIView {
    switch line {
    case .element(let element):
      let row = MenuRow(element, hasMarks: hasMarks, hasImages: hasImages)
      row.addAction(UIAction { _ in onTap(element) }, for: .touchUpInside)
      return row
    case .title(let text): return MenuTitle(text)
    case .loading: return MenuLoadingRow()
    case .stripe(let elements, let isMedium):
      return MenuStripe(elements, isMedium: isMedium, onTap: onTap)
    case .band: return MenuBand()
    }
  }

  private func heights(in width: CGFloat) -> [CGFloat] {
    parts.map { $0.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height }
  }

  /// Returns the usual width of a menu, as far as there is room for it, and the height of all rows.
  ///
  /// At the accessibility sizes of text, whose words have no room in it, a menu takes the whole width.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let width = isLarge ? size.width : min(MenuFigures.width, size.width)
    return CGSize(width: width, height: heights(in: width).reduce(0, +) + 2 * verticalPadding)
  }

  /// The space above the first row and below the last.
  private var verticalPadding: CGFloat { MenuFigures.verticalPadding[traitCollection] }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hasLines = traitCollection.system < .v26
    scrollView.frame = bounds
    for line in lines { line.removeFromSuperview() }
    lines = []
    var y = verticalPadding
    for (index, height) in heights(in: bounds.width).enumerated() {
      parts[index].frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
      let isFollowed = index + 1 < parts.count && !(parts[index + 1] is MenuBand)
      if hasLines, isFollowed, !(parts[index] is MenuBand) { addLine(above: y) }
    }
    scrollView.contentSize = CGSize(width: bounds.width, height: y + verticalPadding)
  }

  private func addLine(above y: CGFloat) {
    let height = 1 / max(traitCollection.displayScale, 1)
    let line = UIView(frame: CGRect(x: 0, y: y - height, width: bounds.width, height: height))
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    scrollView.addSubview(line)
    lines.append(line)
  }
}

/// The band between two groups of a menu, on iOS 26 with a line in its middle.
private final class MenuBand: UIView {
  private let line = UIView()

  init() {
    super.init(frame: .zero)
    line.backgroundColor = .separator
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: MenuFigures.bandHeight[traitCollection])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isLine = traitCollection.system >= .v26
    backgroundColor = isLine ? nil : .systemGroupedBackground
    line.isHidden = !isLine
    let side = MenuFigures.sideMargin[traitCollection]
    line.frame = CGRect(x: side, y: bounds.midY - 0.5, width: max(0, bounds.width - 2 * side), height: 1)
  }
}

/// The title of a menu or of a group in it.
private final class MenuTitle: UIView {
  private let label = UILabel()

  init(_ text: String) {
    super.init(frame: .zero)
    label.text = text
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  private func textSize(in width: CGFloat) -> CGSize {
    let room = max(0, width - 2 * MenuFigures.sideMargin[traitCollection])
    return CGSize(
      width: room,
      height: label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = textSize(in: size.width).height
    let height = text + 2 * MenuFigures.titlePadding[traitCollection]
    let isWhole = traitCollection.system < .v26
    return CGSize(
      width: size.width, height: isWhole ? height.rounded(.up) : pixels.snap(height, .nearest(.up)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let padding = pixels.snap(MenuFigures.titlePadding[traitCollection], .nearest(.up))
    let origin = CGPoint(x: MenuFigures.sideMargin[traitCollection], y: padding)
    label.frame = CGRect(origin: origin, size: textSize(in: bounds.width))
  }
}
