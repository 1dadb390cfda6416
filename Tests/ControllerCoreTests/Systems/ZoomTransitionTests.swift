import ControlCore
import Foundation
import GraphicsCore
import StyleCore
import Testing
import ViewTestSupport

@testable import ControllerCore
@testable import LayerCore
@testable import LayoutCore

/// Zooms on the clock.
@MainActor
@Suite(.serialized) struct ZoomTransitionTests {
  private let card = UIView(frame: CGRect(x: 40, y: 300, width: 120, height: 90))
  private let detail = UIViewController()

  private func run(
    _ root: UIViewController, in list: UIViewController, _ system: SystemVersion = .v18,
    _ body: (UIWindow, MainLoop) throws -> Void
  ) throws {
    let window = try makeWindow("iphone-14-pro")
    window.traitOverrides[UITraitSystemVersion.self] = system
    card.backgroundColor = .red
    card.layer.cornerRadius = 12
    list.view.addSubview(card)
    detail.view.backgroundColor = .blue
    detail.preferredTransition = .zoom { [card] _ in card }
    window.rootViewController = root
    window.makeKeyAndVisible()
    AnimationClock.setRunning(true)
    defer {
      AnimationClock.setRunning(false)
      window.isHidden = true
    }
    let loop = MainLoop.main
    loop.runUntilIdle()
    loop.run(until: loop.clock.now.rounded(.up) + 1)
    try body(window, loop)
  }

  /// The frame in the window of what is seen of the rectangle around the content.
  private func clip() throws -> CGRect {
    let clip = try #require(detail.view.superview)
    let seen = try #require(clip.layer.presentation())
    return seen.frame
  }

  @Test func `a presentation grows out of its source and shrinks into it (26.P.24)`() throws {
    let root = UIViewController()
    try run(root, in: root) { window, loop in
      detail.modalPresentationStyle = .fullScreen
      let start = loop.clock.now
      root.present(detail, animated: true)
      #expect(try clip() == card.frame && card.alpha == 0)
      loop.run(until: start + 0.225)
      // Half of the time is half of the way, of an ease in and out.
      let middle = try clip()
      #expect(abs(middle.minX - 20) < 1e-6 && abs(middle.width - (120 + 393) / 2) < 1e-6)
      loop.run(until: start + 0.5)
      #expect(detail.view.frame == window.bounds && card.alpha == 1)
      #expect(detail.view.convert(detail.view.bounds, to: window) == window.bounds)
      let end = loop.clock.now
      root.dismiss(animated: true)
      #expect(try clip() == window.bounds && card.alpha == 0)
      loop.run(until: end + 0.5)
      #expect(root.presentedViewController == nil && card.alpha == 1 && detail.view.window == nil)
    }
  }

  @Test func `a push zooms, too, and a pop goes back`() throws {
    let list = UIViewController()
    let navigation = UINavigationController(rootViewController: list)
    try run(navigation, in: list) { window, loop in
      let start = loop.clock.now
      navigation.pushViewController(detail, animated: true)
      let size = try clip().size
      #expect(size == card.frame.size)
      loop.run(until: start + 0.5)
      #expect(navigation.topViewController === detail && card.alpha == 1)
      #expect(detail.view.convert(detail.view.bounds, to: window) == window.bounds)
      navigation.popViewController(animated: true)
      loop.run(until: start + 1)
      #expect(navigation.topViewController === list && detail.view.window == nil && card.alpha == 1)
    }
  }

  @Test func `without a source the controller slides, or fades`() throws {
    let root = UIViewController()
    try run(root, in: root) { window, loop in
      detail.preferredTransition = .zoom { _ in nil }
      detail.modalPresentationStyle = .fullScreen
      let start = loop.clock.now
      root.present(detail, animated: true)
      #expect(detail.view.layer.presentation()?.opacity == 0 && detail.view.frame == window.bounds)
      loop.run(until: start + 0.6)
      #expect(detail.view.alpha == 1)
    }
  }

  @Test func `iOS 17 has no zooms: presented content fades, pushed content slides`() throws {
    let root = UIViewController()
    try run(root, in: root, .v17) { window, loop in
      detail.modalPresentationStyle = .fullScreen
      let start = loop.clock.now
      root.present(detail, animated: true)
      #expect(detail.view.layer.presentation()?.opacity == 0 && detail.view.frame == window.bounds)
      #expect(card.alpha == 1)
      loop.run(until: start + 0.6)
      root.dismiss(animated: false)
      let other = UIViewController()
      other.preferredTransition = .zoom { [card] _ in card }
      let navigation = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = navigation
      loop.run(until: start + 1)
      navigation.pushViewController(other, animated: true)
      #expect(other.view.layer.presentation()?.frame.minX == window.bounds.width)
    }
  }

  @Test func `a coordinator has the duration of the zoom`() throws {
    let list = UIViewController()
    let navigation = UINavigationController(rootViewController: list)
    try run(navigation, in: list) { _, loop in
      navigation.pushViewController(detail, animated: true)
      #expect(navigation.transitionCoordinator?.transitionDuration == 0.45)
      loop.run(until: loop.clock.now + 0.5)
    }
  }

  @Test func `a zoom that is interrupted leaves the content and the source as they were`() throws {
    let list = UIViewController()
    let navigation = UINavigationController(rootViewController: list)
    try run(navigation, in: list) { window, loop in
      let start = loop.clock.now
      navigation.pushViewController(detail, animated: true)
      loop.run(until: start + 0.5)
      navigation.popViewController(animated: true)
      loop.run(until: start + 0.7)
      // The next push ends the pop.
      navigation.pushViewController(detail, animated: false)
      window.layoutIfNeeded()
      #expect(detail.view.transform == .identity && card.alpha == 1)
      #expect(detail.view.convert(detail.view.bounds, to: window) == window.bounds)
      loop.run(until: start + 2)
      #expect(detail.view.convert(detail.view.bounds, to: window) == window.bounds && card.alpha == 1)
    }
  }

  @Test func `a dismissal in the middle of a presentation leaves nothing`() throws {
    let root = UIViewController()
    try run(root, in: root) { window, loop in
      let count = window.subviews.count
      detail.modalPresentationStyle = .fullScreen
      let start = loop.clock.now
      root.present(detail, animated: true)
      loop.run(until: start + 0.2)
      root.dismiss(animated: true)
      let width = try clip().width
      #expect(width > card.frame.width && card.alpha == 0)
      loop.run(until: start + 2)
      #expect(card.alpha == 1 && detail.view.window == nil && detail.view.transform == .identity)
      #expect(window.subviews.count == count)
    }
  }

  @Test func `the dimming of a sheet comes and goes with its zoom`() throws {
    let root = UIViewController()
    try run(root, in: root) { _, loop in
      detail.modalPresentationStyle = .pageSheet
      let start = loop.clock.now
      root.present(detail, animated: true)
      let container = try #require(detail.presentationController?.containerView)
      #expect((container.layer.presentation()?.backgroundColor?.alpha ?? 0) == 0)
      loop.run(until: start + 0.5)
      #expect((container.backgroundColor?.cgColor.alpha ?? 0) > 0 && container.dimsContentBehind)
      root.dismiss(animated: true)
      loop.run(until: loop.clock.now + 0.44)
      let alpha = container.layer.presentation()?.backgroundColor?.alpha ?? 0
      #expect(alpha < 0.02)
      loop.run(until: loop.clock.now + 0.5)
      #expect(container.window == nil)
    }
  }
}
