import Foundation
import GraphicsCore
@_spi(Plumb) import LayoutCore
import StyleCore
import TextViewCore

/// Buttons whose menu chooses what they show.
extension UIButton {
  /// The figures of the indicator of a menu, estimates in points.
  private enum IndicatorFigures {
    static let gap: CGFloat = 5
    static let size = CGSize(width: 10, height: 14)
    static let pointSize: CGFloat = 11
  }

  /// Whether or not a press shows the menu, and the choice is what the button shows.
  var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && content.menu != nil }

  /// The actions of the menu and of the menus in it.
  private var choices: [UIAction] {
    var (found, pending): ([UIAction], [UIMenuElement]) = ([], content.menu.map { [$0] } ?? [])
    while let element = pending.popLast() {
      if let action = element as? UIAction { found.append(action) }
      if let menu = element as? UIMenu { pending += menu.children.reversed() }
    }
    return found
  }

  /// The action that a pop-up button shows: the one that is on, or the first one.
  var chosenAction: UIAction? {
    guard isPopUp else { return nil }
    let choices = choices
    return choices.first { $0.state == .on } ?? choices.first
  }

  /// The menu that a press shows; the choice in that of a pop-up button becomes what the button shows.
  var presentedMenu: UIMenu? {
    guard isPopUp, let menu = content.menu else { return content.menu }
    return copy(of: menu, chosenAction)
  }

  private func copy(of menu: UIMenu, _ chosen: UIAction?) -> UIMenu {
    menu.replacingChildren(
      menu.children.map { element in
        if let menu = element as? UIMenu { return copy(of: menu, chosen) }
        guard let action = element as? UIAction else { return element }
        return UIAction(
          title: action.title, subtitle: action.subtitle, image: action.image, identifier: action.identifier,
          discoverabilityTitle: action.discoverabilityTitle, attributes: action.attributes,
          state: action === chosen ? .on : .off
        ) { [weak self] _ in self?.choose(action) }
      })
  }

  /// Chooses an action, as a user does in the menu, and runs it.
  private func choose(_ action: UIAction) {
    for other in choices { other.state = other === action ? .on : .off }
    setNeedsUpdateConfiguration()
    updateContent()
    action.performWithSender(self, target: nil)
  }

  // MARK: Indicator

  /// Whether or not the button shows the indicator of a menu: a pop-up button with a configuration does, or one whose
  /// configuration asks for it.
  private var showsMenuIndicator: Bool {
    guard let configuration = content.configuration, content.menu != nil else { return false }
    switch configuration.indicator {
    case .automatic: return isPopUp
    case .popup: return true
    case .none: return false
    }
  }

  /// The width of the indicator with the space before it, in points.
  var menuIndicatorRoom: CGFloat {
    showsMenuIndicator ? IndicatorFigures.gap + IndicatorFigures.size.width : 0
  }

  /// Shows or removes the indicator, in the colour of the title or in that of its transformer.
  func showMenuIndicator(_ configuration: Configuration) {
    guard showsMenuIndicator else {
      content.menuIndicator?.removeFromSuperview()
      content.menuIndicator = nil
      return
    }
    let view = content.menuIndicator ?? UIImageView()
    view.image = UIImage(systemName: "chevron.up.chevron.down")
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: IndicatorFigures.pointSize, weight: .semibold)
    view.contentMode = .center
    let color = configuration.foregroundColor(of: self)
    view.tintColor = configuration.indicatorColorTransformer?(color) ?? color
    if content.menuIndicator == nil { addSubview(view) }
    content.menuIndicator = view
  }

  /// Places the indicator behind the content, at the trailing end.
  func placeMenuIndicator() {
    guard let view = content.menuIndicator, let configuration = content.configuration else { return }
    let insets = UIEdgeInsets(configuration.contentInsets, in: effectiveUserInterfaceLayoutDirection)
    let area = bounds.inset(by: insets)
    let size = IndicatorFigures.size
    view.frame = CGRect(
      x: area.maxX - size.width, y: pixels.snap(area.midY - size.height / 2, .nearest(.up)),
      width: size.width,
      height: size.height
    ).mirrored(in: area, isReversed)
  }
}
