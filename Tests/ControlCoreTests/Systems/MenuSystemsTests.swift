import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import Plumb
import StyleCore
import Testing
import TextViewCore

@testable import ControlCore

/// Menus of iOS 26.
@MainActor
@Suite(.serialized) struct MenuSystemsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

  init() {
    window.traitOverrides.displayScale = 3
    window.traitOverrides.systemVersion = .v26
  }

  private func action(
    _ title: String, subtitle: String? = nil, image: UIImage? = nil, _ state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, subtitle: subtitle, image: image, state: state) { _ in }
  }

  private func list(_ children: [UIMenuElement], title: String = "") -> MenuListView {
    let list = MenuListView(UIMenu(title: title, children: children), for: .v26) { _ in }
    window.addSubview(list)
    window.updateTraitsIfNeeded()
    list.frame.size = list.sizeThatFits(CGSize(width: 377, height: 800))
    window.layoutIfNeeded()
    return list
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }

  private func start(_ children: [UIMenuElement]) -> CGFloat? {
    let list = list(children)
    defer { list.removeFromSuperview() }
    return labels(in: list).first.map { $0.convert($0.bounds, to: list).minX }
  }

  @Test func `rows are 42 points high, or 58 with a subtitle, and groups 21 apart (26.P.17)`() {
    let padding = 2 * MenuFigures.verticalPadding[.v26]
    #expect(list([action("a"), action("b")]).bounds.size == CGSize(width: 250, height: 84 + padding))
    #expect(list([action("a", subtitle: "b")]).bounds.height == 58 + padding)
    let group = UIMenu(options: .displayInline, children: [action("b")])
    #expect(list([action("a"), group]).bounds.height == 42 + 21 + 42 + padding)
    #expect(abs(list([action("a")], title: "t").bounds.height - (121 / 3.0 + 42 + padding)) < 1e-9)
  }

  @Test func `titles begin after check marks and images (26.P.18)`() {
    #expect(start([action("a"), action("b")]) == 28)
    #expect(start([action("a"), action("b", .on)]) == 40)
    #expect(start([action("a"), action("b", image: UIImage(systemName: "star"))]) == 60)
  }

  @Test func `the menu of a button covers it from its upper leading corner on (26.P.20)`() throws {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 60, y: 120, width: 100, height: 44)
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [action("a"), action("b")])
    window.rootViewController = UIViewController()
    window.rootViewController?.view.addSubview(button)
    window.makeKeyAndVisible()
    HeadlessLoop.runUntilIdle()
    button.performPrimaryAction()
    let overlay = try #require(MenuOverlay.shown(in: window))
    window.layoutIfNeeded()
    let list = try #require(overlay.subviews.first { $0 is MenuListView })
    #expect(list.frame.origin == CGPoint(x: 60, y: 120))
    #expect(overlay.subviews.first { $0 is PlatterView }?.frame == list.frame)
    window.traitOverrides.systemVersion = .v17
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    let old = try #require(overlay.subviews.first { $0 is MenuListView })
    #expect(
      old.frame == CGRect(x: 60, y: 172, width: 250, height: 88)
        && !overlay.subviews.contains { $0 is PlatterView })
    overlay.end(animated: false)
    window.isHidden = true
  }

  @Test func `small and medium elements are side by side, and rows before iOS 26`() {
    func counts(_ size: UIMenu.ElementSize, _ system: StyleCore.SystemVersion) -> [Int] {
      let menu = UIMenu(preferredElementSize: size, children: (0..<5).map { action("\($0)") })
      return MenuLine.lines(of: menu, for: system).map {
        if case .stripe(let elements, _) = $0 { elements.count } else { 1 }
      }
    }
    #expect(counts(.small, .v26) == [4, 1] && counts(.medium, .v26) == [3, 2])
    #expect(counts(.large, .v26) == [1, 1, 1, 1, 1] && counts(.small, .v17) == [1, 1, 1, 1, 1])
    let palette = UIMenu(options: [.displayInline, .displayAsPalette], children: [action("x"), action("y")])
    let list = list([action("a"), palette])
    #expect(list.elements.map(\.title) == ["a", "x", "y"])
  }

  @Test(arguments: [UIMenu.ElementSize.small, .medium])
  func `elements that are not known yet are rows below small and medium ones`(size: UIMenu.ElementSize) {
    func lines(_ menu: UIMenu) -> [String] {
      MenuLine.lines(of: menu, for: .v26).map {
        switch $0 {
        case .stripe(let elements, _): elements.map(\.title).joined()
        case .loading: "…"
        default: "?"
        }
      }
    }
    let children = [action("a"), UIDeferredMenuElement { _ in }, action("b")]
    #expect(lines(UIMenu(preferredElementSize: size, children: children)) == ["ab", "…"])
    #expect(lines(UIMenu(options: .displayAsPalette, children: [children[1]])) == ["…"])
  }

  @Test func `the card of a menu is added once`() throws {
    window.isHidden = false
    let edit = EditMenuView(
      UIMenu(children: [action("a")]), beside: CGRect(x: 100, y: 400, width: 20, height: 20), from: window
    ) {}
    edit.appear(in: window)
    let presentation = MenuPresentation(UIMenu(children: [action("a")]), beside: .zero)
    let overlay = MenuOverlay.show(presentation, in: window)
    // A card that is added again gets between a mark and what is at the card's other side.
    let (first, second) = (UIView(), UIView())
    #expect(edit.subviews.first is PlatterView)
    edit.insertSubview(first, at: 0)
    edit.move(beside: CGRect(x: 120, y: 400, width: 20, height: 20))
    #expect(edit.subviews[0] === first && edit.subviews[1] is PlatterView)
    let card = try #require(overlay.subviews.first { $0 is PlatterView })
    overlay.insertSubview(second, aboveSubview: card)
    overlay.setNeedsLayout()
    overlay.layoutIfNeeded()
    let index = try #require(overlay.subviews.firstIndex(of: card))
    #expect(overlay.subviews[index + 1] === second)
    overlay.show(UIMenu(children: [action("b")]))
    window.layoutIfNeeded()
    #expect(overlay.subviews.last is MenuListView, "another list is in front of the card")
    overlay.end(animated: false)
    edit.disappear()
    window.isHidden = true
  }
}
