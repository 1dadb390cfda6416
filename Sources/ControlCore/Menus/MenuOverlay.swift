package import Foundation
import GraphicsCore
import LayerCore
@_spi(Plumb) package import LayoutCore
package import StyleCore

/// The view over a window that shows a menu, with a preview above it, until the user chooses an action or taps elsewhere.
///
/// A submenu takes the place of the menu that contains it, to which a tap on the submenu's title leads back.
package final class MenuOverlay: UIView {
  private let presentation: MenuPresentation
  private var list: MenuListView?
  /// Whether or not the list begins with the last element.
  private var beginsWithLast = false
  /// Whether or not the order of the present menu is decided, which its place decides once.
  private var isOrdered = false
  /// The menus that contain the present one, from the outermost on.
  private var parents: [UIMenu] = []
  private let dimming = UIView()
  private let shadow = UIView()
  /// The card of iOS 26 behind the list.
  private var platter: PlatterView?
  /// The system of the menu, whose rows are those of the system.
  private var system: SystemVersion
  private var isEnding = false

  /// Shows a menu over a window.
  @discardableResult
  package static func show(_ presentation: MenuPresentation, in window: UIWindow) -> MenuOverlay {
    let overlay = MenuOverlay(presentation, window)
    window.addSubview(overlay)
    overlay.layoutIfNeeded()
    overlay.appear()
    return overlay
  }

  /// Shows the menu of a control beside it, if it has one, and returns whether it did.
  static func show(
    _ menu: UIMenu?, beside control: UIControl, isByPriority: Bool = false,
    willChoose: ((UIMenuElement) -> Void)? = nil
  ) -> Bool {
    guard let menu, let window = control.window, !menu.children.isEmpty else { return false }
    var presentation = MenuPresentation(menu, beside: control.convert(control.bounds, to: nil))
    presentation.sender = control
    (presentation.isByPriority, presentation.willChoose) = (isByPriority, willChoose)
    show(presentation, in: window)
    return true
  }

  /// The menu that is shown over a window.
  package static func shown(in window: UIWindow) -> MenuOverlay? {
    window.subviews.reversed().lazy.compactMap { $0 as? MenuOverlay }.first { !$0.isEnding }
  }

  private init(_ presentation: MenuPresentation, _ window: UIWindow) {
    self.presentation = presentation
    menu = presentation.menu
    system = window.traitCollection.system
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    dimming.backgroundColor = presentation.preview == nil ? .clear : .black
    dimming.alpha = MenuFigures.dimming
    dimming.isUserInteractionEnabled = false
    addSubview(dimming)
    if let preview = presentation.preview { addSubview(preview) } else { addShadow() }
    show(presentation.menu)
  }

  package required init?(coder: NSCoder) { nil }

  private func addShadow() {
    shadow.isUserInteractionEnabled = false
    (shadow.layer.shadowRadius, shadow.layer.shadowOpacity) = (
      MenuFigures.shadowRadius, MenuFigures.shadowOpacity
    )
    shadow.layer.shadowOffset = .zero
    addSubview(shadow)
  }

  /// The elements whose rows are shown, in their order.
  package var elements: [UIMenuElement] { list?.elements ?? [] }

  /// The menu that is shown, or the submenu of it.
  package private(set) var menu: UIMenu

  /// Shows another menu in place of the present one.
  package func show(_ menu: UIMenu) {
    guard !isEnding else { return }
    self.menu = menu
    isOrdered = false
    validate(menu)
    menu.loadElements(true) { [weak self] in
      if let self, self.menu === menu, self.list != nil { self.fill() }
    }
    fill()
  }

  private func fill() {
    guard !isEnding else { return }
    list?.removeFromSuperview()
    let onBack: (() -> Void)? = parents.isEmpty ? nil : { [weak self] in self?.goBack() }
    let shown = beginsWithLast ? menu.reversed : menu
    let list = MenuListView(shown, for: system, onBack: onBack) { [weak self] in self?.choose($0) }
    addSubview(list)
    self.list = list
    setNeedsLayout()
  }

  /// Shows the menu that contains the present submenu, as a tap on the submenu's title does.
  package func goBack() {
    if let parent = parents.popLast() { show(parent) }
  }

  /// Lets responders change the commands of a menu.
  private func validate(_ menu: UIMenu) {
    for case let command as UICommand in menu.descendants {
      let target = start?.target(forAction: command.action, withSender: command)
      (target as? UIResponder)?.validate(command)
    }
  }

  private var start: UIResponder? { window?.firstResponder ?? presentation.sender as? UIResponder }

  // MARK: Choosing

  /// Chooses an element, as a tap on its row does; nothing happens if it is disabled.
  package func choose(_ element: UIMenuElement) {
    guard !isEnding, !element.menuAttributes.contains(.disabled) else { return }
    if let submenu = element as? UIMenu {
      parents.append(menu)
      return show(submenu)
    }
    presentation.willChoose?(element)
    if element.menuAttributes.contains(.keepsMenuPresented) {
      perform(element)
      return show(menu)
    }
    end(animated: true) { perform(element) }
  }

  private func perform(_ element: UIMenuElement) { element.perform(from: start, sender: presentation.sender) }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self), !isEnding,
      list?.frame.contains(point) != true
    else { return }
    if let preview = presentation.preview, preview.frame.contains(point) {
      presentation.onPreviewTap?()
    }
    end(animated: true)
  }

  // MARK: Layout

  package override func layoutSubviews() {
    super.layoutSubviews()
    dimming.frame = bounds
    order()
    // A card on its way back to the button keeps its place.
    guard let list, list.transform == .identity else { return }
    let places = places(of: list)
    presentation.preview?.center = CGPoint(x: places.anchor.midX, y: places.anchor.midY)
    list.frame = CGRect(
      origin: pixels.snap(places.list.origin, .nearest(.up)), size: places.list.size)
    shadow.frame = list.frame
    shadow.layer.shadowPath =
      UIBezierPath(roundedRect: shadow.bounds, cornerRadius: MenuFigures.radius[traitCollection]).cgPath
    placePlatter(behind: list)
  }

  /// Places the card of iOS 26, or removes it.
  private func placePlatter(behind list: MenuListView) {
    shadow.isHidden = traitCollection.system >= .v26
    guard traitCollection.system >= .v26 else {
      platter?.removeFromSuperview()
      platter = nil
      return
    }
    let platter = platter ?? PlatterView(.menu)
    self.platter = platter
    platter.radius = MenuFigures.radius[traitCollection]
    platter.frame = list.frame
    // A list that replaces another is added in front.
    if platter.superview !== self { insertSubview(platter, belowSubview: list) }
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.system != system else { return }
    system = traitCollection.system
    fill()
  }

  private func places(of list: MenuListView) -> MenuPlacement {
    let area = bounds.inset(by: surroundings)
      .insetBy(dx: MenuFigures.screenMargin, dy: MenuFigures.screenMargin)
    return MenuPlacement(
      anchor: presentation.anchor, list: list.sizeThatFits(area.size), area: area,
      hasPreview: presentation.preview != nil,
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      covers: traitCollection.system >= .v26)
  }

  /// Lets a menu above its anchor begin with the last element, if the order is by priority.
  private func order() {
    guard presentation.isByPriority, !isOrdered, let list else { return }
    isOrdered = true
    let places = places(of: list)
    let isAbove = places.list.midY < places.anchor.midY
    guard beginsWithLast != isAbove else { return }
    beginsWithLast = isAbove
    fill()
  }

  private var surroundings: UIEdgeInsets { window?.surroundingInsets ?? .zero }

  // MARK: Appearing

  private var fading: [UIView] {
    [dimming, shadow] + (platter.map { [$0] } ?? []) + (list.map { [$0] } ?? [])
  }

  private func appear() {
    guard AnimationClock.isRunning, UIView.areAnimationsEnabled else { return }
    UIView.performWithoutAnimation {
      for view in fading { view.alpha = 0 }
      morph(isAtButton: true)
    }
    UIView.animate(withDuration: MenuFigures.animation) { [self] in
      dimming.alpha = MenuFigures.dimming
      shadow.alpha = 1
      list?.alpha = 1
      platter?.alpha = 1
      morph(isAtButton: false)
    }
  }

  /// Moves the card to its button, out of which it grows as of iOS 26, or to the place of the menu (26.P.25).
  private func morph(isAtButton: Bool) {
    guard presentation.preview == nil, presentation.sender != nil, !presentation.anchor.isEmpty, let platter,
      let list
    else { return }
    let (small, size) = (presentation.anchor, list.bounds.size)
    let whole = CGRect(
      x: list.center.x - size.width / 2, y: list.center.y - size.height / 2, width: size.width,
      height: size.height)
    guard whole.width > 0, whole.height > 0 else { return }
    if !isEnding { platter.alpha = 1 }
    let (x, y) = (small.width / whole.width, small.height / whole.height)
    func move(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
      let way = CGPoint(x: small.midX - whole.midX, y: small.midY - whole.midY)
      return isAtButton ? CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: way.x, ty: way.y) : .identity
    }
    (platter.transform, list.transform) = (move(x, y), move(min(x, y), min(x, y)))
  }

  /// Removes the menu.
  ///
  /// - Parameters:
  ///   - animated: Whether or not the menu fades.
  ///   - choice: The work of what was chosen, after the end was announced and before the menu is gone.
  package func end(animated: Bool, _ choice: () -> Void = {}) {
    guard !isEnding else { return }
    isEnding = true
    isUserInteractionEnabled = false
    presentation.willEnd?()
    choice()
    let finish = { [self] in
      removeFromSuperview()
      presentation.didEnd?()
    }
    guard animated, AnimationClock.isRunning, UIView.areAnimationsEnabled, window != nil else {
      return finish()
    }
    UIView.animate(withDuration: MenuFigures.animation) { [self] in
      for view in fading { view.alpha = 0 }
      morph(isAtButton: true)
      presentation.preview?.alpha = 0
    } completion: { _ in
      finish()
    }
  }
}
