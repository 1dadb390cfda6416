import Foundation
import GraphicsCore
@_spi(Plumb) import LayoutCore
import StyleCore
import TextViewCore

/// The indicator of the menu of a button.
extension UIButton {
  /// The figures of the indicator of a menu, estimates in points.
  private enum IndicatorFigures {
    static let gap: CGFloat = 5
    static let size = CGSize(width: 10, height: 14)
    static let pointSize: CGFloat = 11
  }

  /// Whether or not the button shows the indicator of a menu: a pop-up button with a configuration does, or one whose
  /// configuration asks for it.
  private var showsMenuIndicator: Bool {
    guard let configuration = content.configuration, content.menu != nil else { return false }
    switch configuration.indicator {
    case .automatic: return changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction
    case .popup: return true
    case .none: return false
    }
  }

  /// The width of the indicator with the space before it, in points.
  var menuIndicatorRoom: CGFloat {
    showsMenuIndicator ? IndicatorFigures.gap + IndicatorFigures.size.width : 0
  }

  /// Shows or removes the indicator, in the colour of the title or in that of its transformer.
  private func showMenuIndicator(_ configuration: Configuration) {
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
    guard let configuration = content.configuration else { return }
    showMenuIndicator(configuration)
    guard let view = content.menuIndicator else { return }
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
