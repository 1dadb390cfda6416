import Foundation
import Plumb
import Testing
import ViewTestSupport

@testable import LayerCore
@testable import LayoutCore
@testable import StyleCore

/// Requests that come while controllers come and go, with animations that take time and without.
@MainActor
@Suite(.serialized) struct TransitionChangeTests {
  private let log = CallbackLog()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private var loop: MainLoop { MainLoop.main }

  private func controller(_ id: String) -> RecordingController { RecordingController(id, log) }

  /// Runs `body` with a navigation controller that is seen and has A on its stack.
  private func run(
    onClock: Bool, _ body: (UINavigationController, RecordingController) throws -> Void
  ) rethrows {
    let first = controller("A")
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    window.isHidden = false
    loop.runUntilIdle()
    AnimationClock.setRunning(onClock)
    defer {
      AnimationClock.setRunning(false)
      window.isHidden = true
    }
    loop.run(for: 0)
    _ = log.take()
    try body(navigation, first)
  }

  private func count(_ text: String, in notes: [String]) -> Int { notes.count { $0 == text } }

  @Test("Who is on its way may change the stack", arguments: [false, true], [false, true])
  func nested(onClock: Bool, isAnimated: Bool) {
    run(onClock: onClock) { navigation, first in
      let (second, third) = (controller("B"), controller("C"))
      second.onLoad = { _ in navigation.setViewControllers([first, third], animated: isAnimated) }
      navigation.pushViewController(second, animated: true)
      #expect(navigation.viewControllers == [first, third])
      loop.run(for: 1)
      let notes = log.takeWithoutLayout()
      #expect(navigation.viewControllers == [first, third] && navigation.topViewController === third)
      #expect(third.view.superview === navigation.view && second.view.superview == nil)
      #expect(first.view.superview == nil && navigation.transitionCoordinator == nil)
      for id in ["A", "B"] {
        #expect(count("\(id) viewDidDisappear", in: notes) == 1, "\(id) went once: \(notes)")
      }
      for id in ["B", "C"] {
        #expect(count("\(id) viewDidAppear", in: notes) == 1, "\(id) came once: \(notes)")
      }
      #expect(second.parent == nil && third.parent === navigation)
    }
  }

  @Test("Pops and pushes from within are taken from the stack that is wanted") func wanted() {
    run(onClock: true) { navigation, first in
      let (second, third) = (controller("B"), controller("C"))
      second.onLoad = { _ in
        #expect(navigation.popViewController(animated: true) === second)
        navigation.pushViewController(third, animated: false)
      }
      navigation.pushViewController(second, animated: true)
      loop.run(for: 1)
      #expect(navigation.viewControllers == [first, third] && third.view.superview === navigation.view)
    }
  }

  @Test("A dismissal goes on while the stack beneath changes, and the other way about") func independent() {
    run(onClock: true) { navigation, first in
      let (second, sheet) = (controller("B"), controller("S"))
      navigation.pushViewController(second, animated: false)
      navigation.present(sheet, animated: false)
      loop.runUntilIdle()
      _ = log.take()
      navigation.dismiss(animated: true) { [log] in log.note("gone") }
      navigation.popToRootViewController(animated: false)
      #expect(sheet.isBeingDismissed && count("gone", in: log.take()) == 0)
      #expect(first.view.superview === navigation.view)
      loop.run(for: 0.25)
      navigation.pushViewController(second, animated: true)
      loop.run(for: 0.3)
      #expect(count("gone", in: log.take()) == 1 && navigation.transitionCoordinator != nil)
      loop.run(for: 0.1)
      #expect(navigation.transitionCoordinator == nil && first.view.superview == nil)
    }
  }

  @Test("Of several that cover each other the last is seen going, the others are gone at once")
  func nestedDismissal() {
    run(onClock: true) { navigation, _ in
      let (second, third) = (controller("B"), controller("C"))
      navigation.present(second, animated: false)
      second.present(third, animated: false)
      loop.runUntilIdle()
      _ = log.take()
      navigation.dismiss(animated: true) { [log] in log.note("gone") }
      #expect(second.view.superview == nil && second.presentingViewController == nil)
      #expect(third.isBeingDismissed && third.view.window === window)
      loop.run(for: 0.25)
      // On its way down to where it is no longer seen.
      let seen = third.view.layer.presentation()?.frame.minY ?? 0
      #expect(seen > 100 && seen < third.view.frame.minY)
      loop.run(for: 0.3)
      let notes = log.takeWithoutLayout()
      #expect(notes.last == "gone" && navigation.presentedViewController == nil)
      for id in ["B", "C"] { #expect(count("\(id) viewDidDisappear", in: notes) == 1) }
      #expect(window.subviews == [navigation.view])
    }
  }

  private final class Asking: UIViewController {
    var isComing: Bool?
    override func viewWillAppear(_ animated: Bool) { isComing = isMovingToParent }
  }

  @Test("Who was on the stack unseen is not coming or going later") func unseen() {
    run(onClock: false) { navigation, first in
      let (second, third) = (Asking(), controller("C"))
      navigation.setViewControllers([first, second, third], animated: false)
      _ = navigation.popViewController(animated: false)
      #expect(second.isComing == false, "it came with the others")
    }
  }

  @Test("What leaves a presenter in its place does not keep its safe area either") func insets() {
    run(onClock: true) { navigation, first in
      navigation.present(controller("S"), animated: true)
      navigation.additionalSafeAreaInsets.top = 30
      window.layoutIfNeeded()
      // The bar is 44 points high.
      #expect(first.view.safeAreaInsets.top == 74)
      loop.run(for: 1)
      #expect(first.view.safeAreaInsets.top == 74)
    }
  }

  @Test("A push by code ends a finger's swipe, and is not moved by it") func pushDuringSwipe() {
    run(onClock: true) { navigation, first in
      let (second, third) = (controller("B"), controller("C"))
      navigation.pushViewController(second, animated: false)
      loop.runUntilIdle()
      TouchSynthesizer(window).drag(
        from: CGPoint(x: 5, y: 300), to: CGPoint(x: 165, y: 300), for: 0.5, restingFor: 0.5)
      loop.run(for: 0.4)
      #expect(navigation.transitionCoordinator?.isInteractive == true)
      navigation.pushViewController(third, animated: true)
      loop.run(for: 1)
      #expect(navigation.viewControllers == [first, third] && third.view.frame.minX == 0)
      #expect(third.view.superview === navigation.view && !AnimationClock.hasAnimations)
    }
  }
}
