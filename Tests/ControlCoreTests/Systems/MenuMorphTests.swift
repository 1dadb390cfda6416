import Foundation
import GraphicsCore
import StyleCore
import Testing
import ViewTestSupport

@testable import ControlCore
@testable import LayerCore
@testable import LayoutCore

/// Menus that grow out of their buttons.
@MainActor
@Suite(.serialized) struct MenuMorphTests {
  private let button = UIButton(frame: CGRect(x: 200, y: 300, width: 100, height: 44))

  private func run(_ system: SystemVersion, _ body: (MenuOverlay, MainLoop) throws -> Void) throws {
    let window = try makeWindow("iphone-14-pro")
    window.traitOverrides[UITraitSystemVersion.self] = system
    window.addSubview(button)
    window.isHidden = false
    AnimationClock.setRunning(true)
    MainLoop.main.attach(window)
    defer {
      AnimationClock.setRunning(false)
      MainLoop.main.detach(window)
      window.isHidden = true
    }
    MainLoop.main.runUntilIdle()
    MainLoop.main.run(until: MainLoop.main.clock.now.rounded(.up) + 1)
    let menu = UIMenu(children: [UIAction(title: "Copy") { _ in }, UIAction(title: "Move") { _ in }])
    #expect(MenuOverlay.show(menu, beside: button))
    try body(try #require(MenuOverlay.shown(in: window)), MainLoop.main)
  }

  private func seen(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? .null }

  private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) < 1e-6 && abs(one.minY - other.minY) < 1e-6
      && abs(one.width - other.width) < 1e-6 && abs(one.height - other.height) < 1e-6
  }

  @Test func `the card begins as its button and ends as the menu (26.P.25)`() throws {
    try run(.v26) { overlay, loop in
      let start = loop.clock.now
      let card = try #require(overlay.subviews.first { $0 is PlatterView })
      let list = try #require(overlay.subviews.first { $0 is MenuListView })
      #expect(isNear(seen(card), button.frame) && card.alpha == 1)
      loop.run(until: start + 0.25)
      #expect(isNear(seen(card), list.frame) && list.frame.width == 250)
      overlay.end(animated: true)
      #expect(isNear(card.frame, button.frame))
      loop.run(until: start + 0.6)
      #expect(overlay.superview == nil)
    }
  }

  @Test func `a menu of iOS 17 fades in its place`() throws {
    try run(.v17) { overlay, _ in
      let list = try #require(overlay.subviews.first { $0 is MenuListView })
      #expect(isNear(seen(list), list.frame) && list.transform == .identity)
    }
  }
}
