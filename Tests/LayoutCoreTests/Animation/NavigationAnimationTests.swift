import ControlCore
import Foundation
import Plumb
import Testing
import ViewTestSupport

@testable import LayerCore
@testable import LayoutCore
@testable import StyleCore

/// Pushes and pops on the clock.
@MainActor
struct NavigationAnimationTests {
  private let log = CallbackLog()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private var loop: MainLoop { MainLoop.main }
  private var fingers: TouchSynthesizer { TouchSynthesizer(window) }

  /// Runs `body` with a navigation controller that is seen and has A on its stack; with B, too, if asked for.
  private func run(
    pushed: Bool = false, isRightToLeft: Bool = false,
    _ body: (UINavigationController, RecordingController, RecordingController) throws -> Void
  ) rethrows {
    let (first, second) = (RecordingController("A", log), RecordingController("B", log))
    let navigation = UINavigationController(rootViewController: first)
    if isRightToLeft { window.traitOverrides.layoutDirection = .rightToLeft }
    window.rootViewController = navigation
    window.isHidden = false
    AnimationClock.setRunning(true)
    defer {
      AnimationClock.setRunning(false)
      window.isHidden = true
    }
    loop.runUntilIdle()
    if pushed { navigation.pushViewController(second, animated: false) }
    loop.run(until: loop.clock.now.rounded(.up) + 1)
    _ = log.take()
    try body(navigation, first, second)
  }

  /// Returns the left edge of a controller's view in its presentation layer.
  private func left(_ controller: UIViewController) -> Double {
    Double(controller.view.layer.presentation()?.frame.minX ?? .nan)
  }

  /// Whether the view of one lies right above that of the other, which is the lowest.
  private func isAbove(_ upper: UIViewController, _ lower: UIViewController) -> Bool {
    let views = upper.view.superview?.subviews ?? []
    return views.first === lower.view && views.dropFirst().first === upper.view
  }

  /// Returns the callbacks of controllers, without those for layout and traits.
  private func heard() -> [String] {
    log.takeWithoutLayout().filter { !$0.hasSuffix("traitCollectionDidChange") }
  }

  private func isNear(_ value: Double, _ expected: Double) -> Bool { abs(value - expected) < 1e-6 }

  @Test("A push slides in for 0.35 seconds; what it covers gives way at 0.3 of the speed") func push() {
    run { navigation, first, second in
      let start = loop.clock.now
      navigation.pushViewController(second, animated: true)
      #expect(navigation.viewControllers == [first, second] && second.view.frame.minX == 0)
      #expect(
        log.take() == [
          "B willMove(toParent: parent)", "B loadView", "B viewDidLoad", "A viewWillDisappear",
          "B viewWillAppear", "B viewIsAppearing", "B viewWillLayoutSubviews", "B layoutSubviews",
          "B viewDidLayoutSubviews",
        ])
      #expect(left(first) == 0 && left(second) == 320)
      loop.run(until: start + 0.175)
      // Half of the way of 320 points, and of 96.
      #expect(isNear(left(first), -48) && isNear(left(second), 160))
      #expect(isAbove(second, first))
      #expect(heard() == [])
      loop.run(until: start + 0.34)
      #expect(first.view.superview === navigation.view)
      loop.run(until: start + 0.36)
      #expect(
        heard() == ["A viewDidDisappear", "B viewDidAppear", "B didMove(toParent: parent)"])
      #expect(first.view.superview == nil && left(second) == 0 && first.view.frame.minX == 0)
    }
  }

  @Test(
    "A pop is the same back, with the lower view beneath; mirrored where reading is",
    arguments: [false, true])
  func pop(isRightToLeft: Bool) {
    run(pushed: true, isRightToLeft: isRightToLeft) { navigation, first, second in
      let start = loop.clock.now
      let sign: Double = isRightToLeft ? -1 : 1
      #expect(navigation.popViewController(animated: true) === second)
      #expect(navigation.viewControllers == [first])
      #expect(
        heard() == [
          "B willMove(toParent: nil)", "B viewWillDisappear", "A viewWillAppear", "A viewIsAppearing",
        ])
      #expect(isNear(left(first), sign * -96) && left(second) == 0)
      loop.run(until: start + 0.175)
      #expect(isNear(left(first), sign * -48) && isNear(left(second), sign * 160))
      #expect(isAbove(second, first))
      loop.run(until: start + 0.36)
      #expect(
        heard() == ["B viewDidDisappear", "A viewDidAppear", "B didMove(toParent: nil)"])
      #expect(second.view.superview == nil && second.parent == nil && left(first) == 0)
    }
  }

  @Test("Code runs beside it, as long as it; and after it") func coordinator() {
    run { navigation, first, second in
      let start = loop.clock.now
      var notes: [String] = []
      second.onLoad = { [weak navigation] controller in
        let coordinator = navigation?.transitionCoordinator
        notes.append("\(coordinator?.isAnimated == true) \(coordinator?.transitionDuration ?? 0)")
        #expect(coordinator?.viewController(forKey: .to) === controller)
        #expect(
          coordinator?.view(forKey: .from) === first.view && coordinator?.containerView === navigation?.view)
        controller.view.alpha = 0
        coordinator?.animate { _ in
          controller.view.alpha = 1
        } completion: {
          notes.append("over \($0.isCancelled)")
        }
      }
      navigation.pushViewController(second, animated: true)
      #expect(second.transitionCoordinator === navigation.transitionCoordinator)
      #expect(
        second.transitionCoordinator?.animate(alongsideTransition: { _ in notes.append("late") }) == false)
      loop.run(until: start + 0.175)
      #expect(isNear(Double(second.view.layer.presentation()?.opacity ?? 0), 0.5))
      loop.run(until: start + 0.36)
      #expect(notes == ["true 0.35", "over false"] && navigation.transitionCoordinator == nil)
    }
  }

  @Test("Without a clock, what runs beside it runs at once, and before the end is told") func withoutClock() {
    let (first, second) = (RecordingController("A", log), RecordingController("B", log))
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    window.isHidden = false
    loop.runUntilIdle()
    _ = log.take()
    second.onLoad = { [log, weak navigation] _ in
      navigation?.transitionCoordinator?.animate { _ in
        log.note("beside")
      } completion: { _ in
        log.note("after")
      }
    }
    navigation.pushViewController(second, animated: true)
    #expect(
      heard() == [
        "B willMove(toParent: parent)", "B loadView", "B viewDidLoad", "A viewWillDisappear",
        "B viewWillAppear", "B viewIsAppearing", "beside", "A viewDidDisappear", "B viewDidAppear",
        "B didMove(toParent: parent)", "after",
      ])
    #expect(navigation.transitionCoordinator == nil && first.view.superview == nil)
    window.isHidden = true
  }

  @Test("Another push, or the end of the clock, ends it at once", arguments: [false, true])
  func cutShort(byClock: Bool) {
    run { navigation, first, second in
      navigation.pushViewController(second, animated: true)
      loop.run(for: 0.1)
      _ = log.take()
      let third = UIViewController()
      if byClock {
        AnimationClock.setRunning(false)
      } else {
        navigation.pushViewController(third, animated: true)
      }
      #expect(
        heard().prefix(3) == [
          "A viewDidDisappear", "B viewDidAppear", "B didMove(toParent: parent)",
        ])
      #expect(first.view.superview == nil && left(second) == 0)
      loop.run(for: 1)
      #expect(navigation.transitionCoordinator == nil)
      #expect(byClock || (third.view.superview === navigation.view && second.view.superview == nil))
    }
  }

  @Test("Those who come and go know why, until they are told that it happened") func reasons() {
    final class Asking: UIViewController {
      var notes: [String] = []
      private func note(_ name: String) {
        notes.append("\(name) \(isMovingToParent) \(isMovingFromParent)")
      }
      override func viewWillAppear(_ animated: Bool) { note("will appear") }
      override func viewDidAppear(_ animated: Bool) { note("did appear") }
      override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
      override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
    }
    run { navigation, _, _ in
      let (asking, cover) = (Asking(), UIViewController())
      let steps: [@MainActor () -> Void] = [
        { navigation.pushViewController(asking, animated: true) },
        { navigation.pushViewController(cover, animated: true) },
        { _ = navigation.popViewController(animated: true) },
        { _ = navigation.popViewController(animated: true) },
      ]
      for step in steps {
        step()
        loop.run(for: 1)
      }
      #expect(
        asking.notes == [
          "will appear true false", "did appear true false",
          "will disappear false false", "did disappear false false",
          "will appear false false", "did appear false false",
          "will disappear false true", "did disappear false true",
        ])
      #expect(!asking.isMovingFromParent)
    }
  }

  @Test(
    "A swipe from the edge pops as far as the finger goes, and back if it goes back",
    arguments: [false, true])
  func swipe(isFinished: Bool) {
    run(pushed: true) { navigation, first, second in
      var changes: [Bool] = []
      // Ten steps of 16 points; the first shows that it is a drag.
      fingers.drag(
        from: CGPoint(x: 5, y: 300), to: CGPoint(x: isFinished ? 245 : 165, y: 300), for: 0.5,
        restingFor: 0.5)
      loop.run(for: 0.6)
      // The finger has gone 240 of 320 points, or 160.
      let share = isFinished ? 0.75 : 0.5
      #expect(isNear(left(second), 320 * share) && isNear(left(first), -96 * (1 - share)))
      #expect(navigation.viewControllers == [first])
      let coordinator = navigation.transitionCoordinator
      #expect(coordinator?.initiallyInteractive == true && coordinator?.isInteractive == true)
      coordinator?.notifyWhenInteractionChanges { changes.append($0.isCancelled) }
      _ = log.take()
      loop.run(for: 2)
      #expect(changes == [!isFinished] && navigation.transitionCoordinator == nil)
      if isFinished {
        #expect(
          heard() == ["B viewDidDisappear", "A viewDidAppear", "B didMove(toParent: nil)"])
        #expect(navigation.viewControllers == [first] && left(first) == 0 && second.view.superview == nil)
      } else {
        #expect(
          heard() == [
            "B didMove(toParent: parent)", "A viewWillDisappear", "B viewWillAppear", "B viewIsAppearing",
            "A viewDidDisappear", "B viewDidAppear",
          ])
        #expect(navigation.viewControllers == [first, second] && left(second) == 0)
        #expect(first.view.superview == nil && navigation.navigationBar.items?.count == 2)
        #expect(navigation.popViewController(animated: false) === second)
      }
    }
  }

  @Test("Elsewhere, up and down, or with nothing to pop, a finger does not pop") func noSwipe() {
    run(pushed: true) { navigation, first, second in
      fingers.drag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 300, y: 300))
      loop.run(for: 1)
      fingers.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 5, y: 100))
      loop.run(for: 1)
      #expect(navigation.viewControllers == [first, second] && heard() == [], "not even begun")
      second.navigationItem.hidesBackButton = true
      fingers.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 300, y: 300))
      loop.run(for: 1)
      #expect(navigation.viewControllers == [first, second])
      second.navigationItem.hidesBackButton = false
      fingers.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 300, y: 300))
      loop.run(for: 2)
      #expect(navigation.viewControllers == [first])
      fingers.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 300, y: 300))
      loop.run(for: 2)
      #expect(navigation.viewControllers == [first])
    }
  }

  @Test(
    "An animator of the program's has both views in a container behind the bars", arguments: [false, true])
  func custom(onClock: Bool) {
    run { navigation, first, second in
      if !onClock { AnimationClock.setRunning(false) }
      let fading = Fading()
      navigation.delegate = fading
      navigation.pushViewController(second, animated: true)
      #expect(fading.notes.first == "push" && fading.frames == [window.bounds, window.bounds])
      #expect(fading.container !== navigation.view)
      if onClock {
        #expect(fading.container?.superview === navigation.view && first.view.superview === fading.container)
        loop.run(for: 0.25)
        #expect(second.view.layer.presentation()?.opacity == 0.5)
        loop.run(for: 0.3)
      }
      #expect(fading.notes.dropFirst() == ["ended true"] && fading.container?.superview == nil)
      #expect(navigation.view.subviews.first === second.view && first.view.superview == nil)
      #expect(second.view.alpha == 1 && navigation.transitionCoordinator == nil)
      _ = navigation.popViewController(animated: true)
      loop.run(for: 1)
      #expect(navigation.view.subviews.first === first.view && fading.notes.last == "ended true")
    }
  }

  private final class Fading: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning
  {
    var notes: [String] = []
    var frames: [CGRect] = []
    weak var container: UIView?

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      notes.append(operation == .push ? "push" : "pop")
      return self
    }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to),
        let view = context.view(forKey: .to)
      else { return }
      frames = [context.initialFrame(for: from), context.finalFrame(for: to)]
      container = context.containerView
      context.containerView.addSubview(view)
      view.frame = context.finalFrame(for: to)
      view.alpha = 0
      UIView.animate(
        withDuration: transitionDuration(using: context), delay: 0, options: .curveLinear,
        animations: { view.alpha = 1 },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }

    func animationEnded(_ transitionCompleted: Bool) {
      notes.append("ended \(transitionCompleted)")
    }
  }
}
