package import Foundation
import GraphicsCore
import LayerCore
@_spi(Plumb) package import LayoutCore
package import StyleCore

/// The bar of an edit menu: the titles of its elements side by side, with lines between them.
///
/// Elements without room are behind a button at the end. A submenu takes the place of the menu.
package final class EditMenuView: UIView {
  private let onEnd: () -> Void
  private weak var source: UIView?
  private var anchor: CGRect
  private var menu: UIMenu
  private var elements: [UIMenuElement] = []
  private var first = 0
  private var buttons: [EditMenuButton] = []
  private var lines: [UIView] = []
  /// The card of iOS 26.
  private var platter: PlatterView?
  /// Whether or not the menu is below its anchor if there is room.
  package var prefersBelow = false

  /// Creates a menu beside a rectangle of the window.
  package init(_ menu: UIMenu, beside anchor: CGRect, from source: UIView, onEnd: @escaping () -> Void) {
    (self.menu, self.anchor, self.source, self.onEnd) = (menu, anchor, source, onEnd)
    super.init(frame: .zero)
    showLook()
    show(menu)
  }

  package required init?(coder: NSCoder) { nil }

  /// Gives the menu the background of the system: a card on iOS 26.
  private func showLook() {
    let isPlatter = traitCollection.system >= .v26
    backgroundColor = isPlatter ? nil : .secondarySystemGroupedBackground
    layer.cornerRadius = EditMenuFigures.cornerRadius[traitCollection]
    layer.shadowRadius = EditMenuFigures.shadowRadius
    layer.shadowOpacity = isPlatter ? 0 : EditMenuFigures.shadowOpacity
    layer.shadowOffset = .zero
    guard isPlatter else {
      platter?.removeFromSuperview()
      platter = nil
      return
    }
    let platter = platter ?? PlatterView(.menu)
    self.platter = platter
    platter.radius = layer.cornerRadius
    platter.frame = bounds
    if platter.superview !== self { insertSubview(platter, at: 0) }
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.system != traitCollection.system { fill() }
  }

  /// Whether or not there is anything to choose, or may be when all elements are known.
  package var hasElements: Bool { !elements.isEmpty || Self.waits(menu) }

  /// The menu that is shown over a window.
  package static func shown(in window: UIWindow) -> EditMenuView? {
    window.subviews.reversed().lazy.compactMap { $0 as? EditMenuView }.first
  }

  /// The elements, also those behind the button for more.
  package var allElements: [UIMenuElement] { elements }

  /// Shows another menu in place of the present one.
  package func show(_ menu: UIMenu) {
    (self.menu, first) = (menu, 0)
    elements = []
    menu.loadElements(true) { [weak self] in
      if let self, self.menu === menu { self.refill() }
    }
    elements = Self.flattened(menu)
    fill()
  }

  /// Shows elements that have become known; a menu that has none after all ends.
  private func refill() {
    elements = Self.flattened(menu)
    if hasElements || superview == nil { fill() } else { onEnd() }
  }

  /// Returns the elements of a menu, those of inline menus in their place, without hidden ones.
  ///
  /// Deferred elements are left out until they are known.
  private static func flattened(_ menu: UIMenu) -> [UIMenuElement] {
    menu.knownChildren.flatMap { child -> [UIMenuElement] in
      if let inner = child as? UIMenu, inner.options.contains(.displayInline) { return flattened(inner) }
      return child.isHiddenInMenus || child is UIDeferredMenuElement ? [] : [child]
    }
  }

  /// Returns whether a menu has elements that are not known yet.
  private static func waits(_ menu: UIMenu) -> Bool {
    menu.knownChildren.contains { child in
      if let inner = child as? UIMenu, inner.options.contains(.displayInline) { return waits(inner) }
      return child is UIDeferredMenuElement
    }
  }

  // MARK: Appearing

  /// Shows the menu over a window.
  package func appear(in window: UIWindow) {
    window.addSubview(self)
    fill()
  }

  /// Removes the menu.
  package func disappear() { removeFromSuperview() }

  /// Moves the menu beside another rectangle of the window.
  package func move(beside anchor: CGRect) {
    self.anchor = anchor
    fill()
  }

  // MARK: Layout

  private func fill() {
    guard let superview else { return }
    for view in buttons as [UIView] + lines { view.removeFromSuperview() }
    let area = superview.bounds.inset(by: superview.safeAreaInsets)
      .insetBy(dx: EditMenuFigures.screenMargin, dy: EditMenuFigures.screenMargin)
    buttons = shownButtons(in: area.width)
    let widths = buttons.map(\.width)
    let size = CGSize(width: widths.reduce(0, +), height: EditMenuFigures.height)
    frame = place(size, in: area)
    showLook()
    layer.shadowPath =
      layer.shadowOpacity > 0
      ? UIBezierPath(roundedRect: bounds, cornerRadius: layer.cornerRadius).cgPath : nil
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x: CGFloat = 0
    lines = []
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: x, y: 0, width: widths[index], height: size.height).mirrored(
        in: bounds, isMirrored)
      addSubview(button)
      x += widths[index]
      if index + 1 < buttons.count { addLine(at: isMirrored ? size.width - x : x) }
    }
  }

  private func addLine(at x: CGFloat) {
    let line = UIView(
      frame: CGRect(
        x: x, y: (bounds.height - EditMenuFigures.lineHeight[traitCollection]) / 2,
        width: 1 / max(traitCollection.displayScale, 1), height: EditMenuFigures.lineHeight[traitCollection]))
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    addSubview(line)
    lines.append(line)
  }

  /// Returns the buttons from the first element on for which there is room, with one for more if there are others.
  private func shownButtons(in width: CGFloat) -> [EditMenuButton] {
    let all = elements.dropFirst(first).map { element in
      EditMenuButton(element.title, element) { [weak self] in self?.choose(element) }
    }
    let whole = all.reduce(0) { $0 + $1.width }
    if whole <= width, first == 0 { return all }
    var room = width - EditMenuFigures.more
    var shown: [EditMenuButton] = []
    for button in all {
      guard room >= button.width || shown.isEmpty else { break }
      room -= button.width
      shown.append(button)
    }
    let next = first + shown.count < elements.count ? first + shown.count : 0
    let more = EditMenuButton("›", nil) { [weak self] in
      self?.first = next
      self?.fill()
    }
    return shown + [more]
  }

  private func place(_ size: CGSize, in area: CGRect) -> CGRect {
    let (above, below) = (anchor.minY - EditMenuFigures.gap - size.height, anchor.maxY + EditMenuFigures.gap)
    let isBelow = prefersBelow ? below + size.height <= area.maxY : above < area.minY
    let y = max(area.minY, min(isBelow ? below : above, area.maxY - size.height))
    let x = max(area.minX, min(anchor.midX - size.width / 2, area.maxX - size.width))
    return CGRect(origin: pixels.snap(CGPoint(x: x, y: y), .nearest(.up)), size: size)
  }

  // MARK: Choosing

  /// Chooses an element, as a tap on its title does; nothing happens if it is disabled.
  package func choose(_ element: UIMenuElement) {
    guard !element.menuAttributes.contains(.disabled) else { return }
    if let menu = element as? UIMenu {
      return show(menu)
    }
    let source = source
    let start = window?.firstResponder ?? source
    if !element.menuAttributes.contains(.keepsMenuPresented) { onEnd() }
    element.perform(from: start, sender: source)
  }
}
