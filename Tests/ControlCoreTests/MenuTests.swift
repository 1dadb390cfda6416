import Foundation
import LayoutCore
import Plumb
import StyleCore
import TestSupport
import Testing
import TextViewCore

@testable import ControlCore

/// Menus: their lines, their place, and those of buttons.
@MainActor
@Suite(.serialized) struct MenuTests {
  private func names(_ menu: UIMenu) -> [String] {
    MenuLine.lines(of: menu).map { line in
      switch line {
      case .element(let element): element.title
      case .title(let text): "# \(text)"
      case .band: "-"
      case .stripe(let elements, let isMedium): elements.map(\.title).joined(separator: isMedium ? "+" : "|")
      case .loading: "…"
      }
    }
  }

  private func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
    UIAction(title: title, attributes: attributes) { _ in }
  }

  @Test func `inline menus are groups with bands between them, and hidden elements are left out`() {
    let group = UIMenu(title: "More", options: .displayInline, children: [action("b"), action("c")])
    let menu = UIMenu(
      title: "T", children: [action("a"), action("gone", .hidden), group, action("d"), UIMenu(title: "e")])
    #expect(names(menu) == ["# T", "a", "-", "# More", "b", "c", "-", "d", "e"])
    #expect(names(UIMenu(children: [group])) == ["# More", "b", "c"], "nothing is above the first group")
    #expect(names(UIMenu(children: [UIMenu(options: .displayInline), action("a")])) == ["a"])
  }

  @Test func `elements that are not known yet are rows, in both orders`() {
    let group = UIMenu(options: .displayInline, children: [action("a")])
    let menu = UIMenu(children: [UIDeferredMenuElement { _ in }, group])
    #expect(names(menu) == ["…", "-", "a"] && names(menu.reversed) == ["a", "-", "…"])
  }

  @Test func `a row is 44 points high, and a band 8`() {
    let menu = UIMenu(children: [action("a"), UIMenu(options: .displayInline, children: [action("b")])])
    let list = MenuListView(menu) { _ in }
    #expect(list.sizeThatFits(CGSize(width: 1_000, height: 1_000)) == CGSize(width: 250, height: 96))
  }

  @Test func `a menu takes the whole width at the accessibility sizes of text, so that words have room`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    let list = MenuListView(UIMenu(children: [action("Duplicate")])) { _ in }
    window.addSubview(list)
    window.updateTraitsIfNeeded()
    let size = list.sizeThatFits(CGSize(width: 377, height: 800))
    #expect(size.width == 377)
    // One line of the style `body` with 11 points above and below it.
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let line = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).lineHeight
    #expect(size.height < 2 * line)
    window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    window.updateTraitsIfNeeded()
    #expect(list.sizeThatFits(CGSize(width: 377, height: 800)).width == 250)
  }

  // MARK: Places

  private let area = CGRect(x: 8, y: 8, width: 304, height: 384)

  private func place(
    _ anchor: CGRect, _ height: CGFloat, hasPreview: Bool = false, isMirrored: Bool = false
  ) -> MenuPlacement {
    MenuPlacement(
      anchor: anchor, list: CGSize(width: 250, height: height), area: area, hasPreview: hasPreview,
      isMirrored: isMirrored)
  }

  @Test func `a menu is 8 points below its anchor, or above where there is more room`() {
    let below = place(CGRect(x: 20, y: 30, width: 40, height: 20), 100)
    #expect(below.list == CGRect(x: 20, y: 58, width: 250, height: 100))
    let above = place(CGRect(x: 20, y: 350, width: 40, height: 20), 100)
    #expect(above.list == CGRect(x: 20, y: 242, width: 250, height: 100))
    let mirrored = place(CGRect(x: 270, y: 30, width: 40, height: 20), 100, isMirrored: true)
    #expect(mirrored.list.minX == 60, "its end is at the end of the anchor")
  }

  @Test func `a menu without room is as high as there is room, and a preview moves for it`() {
    let low = place(CGRect(x: 0, y: 100, width: 320, height: 44), 1_000)
    #expect(low.list == CGRect(x: 8, y: 152, width: 250, height: 240))
    let lifted = place(CGRect(x: 0, y: 320, width: 320, height: 44), 130, hasPreview: true)
    // Above there are 304 points, so that the menu is there, and nothing moves.
    #expect(lifted.anchor.minY == 320 && lifted.list.maxY == 312)
    let moved = place(CGRect(x: 0, y: 150, width: 320, height: 44), 300, hasPreview: true)
    // There is more room below, and the preview is 392 − 300 − 8 − 44 from the top.
    #expect(moved.anchor.minY == 40 && moved.list == CGRect(x: 8, y: 92, width: 250, height: 300))
  }

  @Test func `menus of any size at any place are in the area`() {
    var random = SeededGenerator(seed: 30)
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
    for _ in 0..<2_000 {
      let origin = CGPoint(x: number(-100...400), y: number(-200...600))
      let anchor = CGRect(origin: origin, size: CGSize(width: number(0...500), height: number(0...500)))
      let placed = place(
        anchor, number(0...900), hasPreview: number(0...1) < 0.5, isMirrored: number(0...1) < 0.5)
      #expect(placed.list.minX >= area.minX && placed.list.maxX <= area.maxX)
      #expect(placed.list.minY >= area.minY - 0.001 && placed.list.maxY <= area.maxY + 0.001)
    }
  }

  // MARK: Buttons

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  @Test func `a press on a button with a menu shows it in place of its actions`() throws {
    var log: [String] = []
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Sort") { _ in log.append("press") })
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
    button.menu = UIMenu(
      children: [
        UIAction(title: "Name") { log.append("name of \(($0.sender as? UIButton)?.currentTitle ?? "")") }
      ])
    button.addAction(UIAction { _ in log.append("menu") }, for: .menuActionTriggered)
    window.addSubview(button)
    window.isHidden = false
    let user = HeadlessUser(of: window)
    try user.tap(on: button)
    #expect(log == ["press"] && MenuOverlay.shown(in: window) == nil)
    button.showsMenuAsPrimaryAction = true
    try user.tap(on: button)
    #expect(log == ["press", "menu"])
    try user.choose(menuItem: "Name")
    #expect(log == ["press", "menu", "name of Sort"])
    HeadlessLoop.run(for: 1)
    #expect(window.subviews.count == 1)
  }

  private func press(_ button: UIButton) throws -> HeadlessUser {
    button.frame = CGRect(x: 20, y: 20, width: 200, height: 44)
    window.addSubview(button)
    window.isHidden = false
    let user = HeadlessUser(of: window)
    try user.tap(on: button)
    return user
  }

  @Test func `a pop-up button shows the title of the chosen element, which is on`() throws {
    let button = UIButton(type: .system)
    let (small, large) = (action("Small"), action("Large"))
    button.menu = UIMenu(children: [small, UIMenu(options: .displayInline, children: [large])])
    (button.showsMenuAsPrimaryAction, button.changesSelectionAsPrimaryAction) = (true, true)
    #expect(button.currentTitle == "Small" && small.state == .on && large.state == .off)
    try press(button).choose(menuItem: "Large")
    #expect(button.currentTitle == "Large" && small.state == .off && large.state == .on)
    #expect(button.menu?.selectedElements == [large] && !button.isSelected)
  }

  @Test func `a menu above its button begins with its last element, unless its order is fixed`() throws {
    let button = UIButton(type: .system)
    let group = UIMenu(options: .displayInline, children: [action("b"), action("c")])
    button.menu = UIMenu(children: [action("a"), group])
    button.showsMenuAsPrimaryAction = true
    button.frame = CGRect(x: 20, y: 340, width: 200, height: 44)
    window.addSubview(button)
    window.isHidden = false
    let user = HeadlessUser(of: window)
    func titles() -> [String]? { MenuOverlay.shown(in: window)?.elements.map(\.title) }
    try user.tap(on: button)
    #expect(titles() == ["c", "b", "a"])
    try user.choose(menuItem: "a")
    HeadlessLoop.run(for: 1)
    button.preferredMenuElementOrder = .fixed
    try user.tap(on: button)
    #expect(titles() == ["a", "b", "c"])
  }

  @Test func `a long touch shows the menu of a button whose press does something else`() throws {
    var count = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Send") { _ in count += 1 })
    button.menu = UIMenu(children: [action("Send Later")])
    let user = try press(button)
    #expect(count == 1 && MenuOverlay.shown(in: window) == nil)
    try user.press(on: button)
    #expect(count == 1 && MenuOverlay.shown(in: window)?.elements.map(\.title) == ["Send Later"])
  }

  @Test func `a title of a submenu leads back to the menu that contains it`() throws {
    let button = UIButton(type: .system)
    button.menu = UIMenu(children: [UIMenu(title: "Share", children: [action("Mail")]), action("Print")])
    button.showsMenuAsPrimaryAction = true
    let user = try press(button)
    try user.tap(on: "Share")
    #expect(MenuOverlay.shown(in: window)?.elements.map(\.title) == ["Mail"])
    try user.tap(on: "Share")
    #expect(MenuOverlay.shown(in: window)?.elements.map(\.title) == ["Share", "Print"])
  }

  @Test func `deferred elements take their place when they are known, once or whenever the menu is shown`()
    throws
  {
    var answers: [([UIMenuElement]) -> Void] = []
    var count = 0
    let cached = UIDeferredMenuElement { answers.append($0) }
    let fresh = UIDeferredMenuElement.uncached { completion in
      count += 1
      completion([self.action("Fresh \(count)")])
    }
    let button = UIButton(type: .system)
    button.menu = UIMenu(children: [cached, fresh])
    button.showsMenuAsPrimaryAction = true
    let user = try press(button)
    func titles() -> [String]? { MenuOverlay.shown(in: window)?.elements.map(\.title) }
    #expect(titles() == ["Fresh 1"] && answers.count == 1)
    answers[0]([action("Late"), action("Later")])
    answers[0]([])
    #expect(titles() == ["Late", "Later", "Fresh 1"])
    try user.choose(menuItem: "Late")
    HeadlessLoop.run(for: 1)
    try user.tap(on: button)
    #expect(titles() == ["Late", "Later", "Fresh 2"] && answers.count == 1)
  }

  @Test func `a button of a bar with a menu and without an action shows it`() throws {
    var log: [String] = []
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let item = UINavigationItem(title: "a")
    item.rightBarButtonItem = UIBarButtonItem(
      title: "More", menu: UIMenu(children: [UIAction(title: "Edit") { _ in log.append("edit") }]))
    bar.items = [item]
    window.addSubview(bar)
    window.isHidden = false
    window.layoutIfNeeded()
    let user = HeadlessUser(of: window)
    try user.tap(on: "More")
    try user.choose(menuItem: "Edit")
    #expect(log == ["edit"])
  }
}
