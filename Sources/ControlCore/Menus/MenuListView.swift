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

  /// The rows of the menu.
  var rows: [MenuRow] { parts.compactMap { $0 as? MenuRow } }

  /// Creates the list of a menu.
  ///
  /// - Parameters:
  ///   - onBack: The function that is called for a tap on the title of a submenu.
  ///   - onTap: The function that is called for the element of a tapped row.
  init(_ menu: UIMenu, onBack: (() -> Void)? = nil, onTap: @escaping (UIMenuElement) -> Void) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    backing.cornerRadius = MenuFigures.cornerRadius
    clipsToBounds = true
    scrollView.contentInsetAdjustmentBehavior = .never
    addSubview(scrollView)
    var content = MenuLine.lines(of: menu)
    if let onBack {
      // The title of a submenu is a row.
      if !menu.title.isEmpty { content.removeFirst() }
      add(MenuBackRow(menu.title, onBack))
    }
    let hasMarks = content.contains {
      if case .element(let element) = $0 { element.menuState != .off } else { false }
    }
    for line in content {
      add(view(of: line, hasMarks: hasMarks, onTap))
    }
  }

  private func add(_ part: UIView) {
    parts.append(part)
    scrollView.addSubview(part)
  }

  required init?(coder: NSCoder) { nil }

  private func view(
    of line: MenuLine, hasMarks: Bool, _ onTap: @escaping (UIMenuElement) -> Void
  ) -> UIView {
    switch line {
    case .element(let element):
      let row = MenuRow(element, hasMarks: hasMarks)
      row.addAction(UIAction { _ in onTap(element) }, for: .touchUpInside)
      return row
    case .title(let text): return MenuTitle(text)
    case .loading: return MenuLoadingRow()
    case .band:
      let band = MenuBand()
      band.backgroundColor = .systemGroupedBackground
      return band
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
    return CGSize(width: width, height: heights(in: width).reduce(0, +))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    for line in lines { line.removeFromSuperview() }
    lines = []
    var y: CGFloat = 0
    for (index, height) in heights(in: bounds.width).enumerated() {
      parts[index].frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
      let isFollowed = index + 1 < parts.count && !(parts[index + 1] is MenuBand)
      if isFollowed, !(parts[index] is MenuBand) { addLine(above: y) }
    }
    scrollView.contentSize = CGSize(width: bounds.width, height: y)
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

/// The band between two groups of a menu.
private final class MenuBand: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: MenuFigures.bandHeight)
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
    let room = max(0, width - 2 * MenuFigures.sideMargin)
    return CGSize(
      width: room,
      height: label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = textSize(in: size.width).height
    return CGSize(width: size.width, height: (text + 2 * MenuFigures.titlePadding).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let origin = CGPoint(x: MenuFigures.sideMargin, y: MenuFigures.titlePadding)
    label.frame = CGRect(origin: origin, size: textSize(in: bounds.width))
  }
}
