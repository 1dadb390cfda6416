import Foundation
import Testing
import ViewTestSupport

@testable import ControllerCore
@testable import GraphicsCore
@testable import LayerCore
@testable import LayoutCore
@testable import StyleCore

/// Presentations and dismissals on the clock.
@MainActor
struct PresentationAnimationTests {
  private let log = CallbackLog()
  private var loop: MainLoop { MainLoop.main }

  /// Runs `body` with a window of a phone that shows A, and a controller B to present.
  private func run(
    _ body: (UIWindow, RecordingController, RecordingController) throws -> Void
  ) throws {
    let window = try makeWindow("iphone-14-pro")
    let (root, presented) = (RecordingController("A", log), RecordingController("B", log))
    window.rootViewController = root
    window.makeKeyAndVisible()
    AnimationClock.setRunning(true)
    defer {
      AnimationClock.setRunning(false)
      window.isHidden = true
    }
    loop.runUntilIdle()
    loop.run(until: loop.clock.now.rounded(.up) + 1)
    _ = log.take()
    try body(window, root, presented)
  }

  /// Returns the upper edge of a controller's view in its presentation layer.
  private func top(_ controller: UIViewController) -> Double {
    Double(controller.view.layer.presentation()?.frame.minY ?? .nan)
  }

  private func isNear(_ value: Double, _ expected: Double) -> Bool { abs(value - expected) < 1e-6 }

  @Test("A full screen comes from below in half a second, and goes there again") func cover() throws {
    try run { window, root, presented in
      let start = loop.clock.now
      presented.modalPresentationStyle = .fullScreen
      root.present(presented, animated: true) { log.note("there") }
      #expect(root.presentedViewController === presented && presented.view.frame == window.bounds)
      #expect(
        log.takeWithoutLayout() == [
          "B loadView", "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear", "B viewIsAppearing",
        ])
      #expect(top(presented) == 852 && presented.isBeingPresented)
      #expect(presented.view.safeAreaInsets == UIEdgeInsets(59, 0, 34, 0))
      loop.run(until: start + 0.25)
      #expect(isNear(top(presented), 426))
      loop.run(until: start + 0.5)
      #expect(log.takeWithoutLayout() == ["B viewDidAppear", "A viewDidDisappear", "there"])
      #expect(top(presented) == 0 && !presented.isBeingPresented && presented.transitionCoordinator == nil)

      presented.dismiss(animated: true) { log.note("gone") }
      #expect(
        log.takeWithoutLayout() == ["B viewWillDisappear", "A viewWillAppear", "A viewIsAppearing"])
      #expect(presented.isBeingDismissed && root.presentedViewController === presented)
      loop.run(until: start + 0.75)
      #expect(isNear(top(presented), 426))
      // Whatever the pass lays out: it stays on its way, with the insets that it had.
      presented.view.superview?.setNeedsLayout()
      presented.view.setNeedsLayout()
      loop.runUntilIdle()
      #expect(isNear(top(presented), 426) && presented.view.safeAreaInsets == UIEdgeInsets(59, 0, 34, 0))
      loop.run(until: start + 1)
      #expect(log.takeWithoutLayout() == ["B viewDidDisappear", "A viewDidAppear", "gone"])
      #expect(root.presentedViewController == nil && window.subviews == [root.view])
      #expect(presented.view.superview == nil && presented.view.frame == window.bounds)
    }
  }

  @Test("A sheet has its own way to go, and leaves what is beneath alone") func sheet() throws {
    try run { _, root, presented in
      root.present(presented, animated: true)
      // From 852 to 69 points from the top.
      loop.run(for: 0.25)
      #expect(isNear(top(presented), (852 + 69) / 2))
      loop.run(for: 0.25)
      #expect(top(presented) == 69)
      #expect(!log.take().contains { $0.hasPrefix("A view") && $0.hasSuffix("ppear") })
    }
  }

  @Test("Fades: where the style says so, and alerts", arguments: [false, true]) func fade(isAlert: Bool)
    throws
  {
    try run { window, root, presented in
      let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
      let shown = isAlert ? alert : presented
      presented.modalTransitionStyle = .crossDissolve
      root.present(shown, animated: true)
      let place = shown.view.frame
      #expect(shown.view.layer.presentation()?.opacity == 0)
      loop.run(for: 0.25)
      #expect(isNear(Double(shown.view.layer.presentation()?.opacity ?? 0), 0.5))
      #expect(shown.view.layer.presentation()?.frame == place)
      loop.run(for: 1)
      root.dismiss(animated: true)
      loop.run(for: 0.25)
      #expect(isNear(Double(shown.view.layer.presentation()?.opacity ?? 0), 0.5))
      loop.run(for: 1)
      #expect(window.subviews == [root.view] && shown.view.alpha == 1)
    }
  }

  @Test("Dismissed on its way, it is there first; presented on the way out, the last is gone first")
  func cutShort() throws {
    try run { window, root, presented in
      root.present(presented, animated: true) { log.note("there") }
      loop.run(for: 0.1)
      _ = log.take()
      root.dismiss(animated: true) { log.note("gone") }
      #expect(log.takeWithoutLayout() == ["B viewDidAppear", "there", "B viewWillDisappear"])
      loop.run(for: 0.1)
      let next = RecordingController("C", log)
      root.present(next, animated: true)
      #expect(
        log.takeWithoutLayout().prefix(4) == ["B viewDidDisappear", "gone", "C loadView", "C viewDidLoad"])
      loop.run(for: 1)
      #expect(root.presentedViewController === next && presented.presentingViewController == nil)
      root.dismiss(animated: false)
      #expect(window.subviews == [root.view])
    }
  }

  @Test("What comes may be sent away as soon as it is told that it is there") func atOnceBack() throws {
    final class Shy: UIViewController {
      override func viewDidAppear(_ animated: Bool) { dismiss(animated: true) }
    }
    try run { window, root, _ in
      let shy = Shy()
      root.present(shy, animated: true)
      loop.run(for: 0.75)
      #expect(isNear(top(shy), (69 + 852) / 2) && root.transitionCoordinator != nil)
      loop.run(for: 0.25)
      #expect(root.presentedViewController == nil && window.subviews == [root.view])
    }
  }

  @Test("A delegate's animator does it, full screen with both views", arguments: [false, true])
  func custom(isFullScreen: Bool) throws {
    try run { window, root, presented in
      let delegate = Growing()
      presented.modalPresentationStyle = isFullScreen ? .fullScreen : .custom
      presented.transitioningDelegate = delegate
      root.present(presented, animated: true) { log.note("there") }
      #expect(delegate.notes == ["present \(isFullScreen)"])
      loop.run(for: 0.5)
      #expect(presented.view.layer.presentation()?.bounds.size == window.bounds.size)
      #expect(presented.view.layer.presentation()?.transform.m11 == 0.75)
      loop.run(for: 0.5)
      #expect(log.take().last == "there" && presented.view.transform.isIdentity)
      presented.dismiss(animated: true)
      #expect(delegate.notes == ["present \(isFullScreen)", "dismiss \(isFullScreen)"])
      #expect(root.view.superview === (isFullScreen ? delegate.container : window))
      loop.run(for: 1)
      #expect(window.subviews == [root.view] && root.presentedViewController == nil)
      #expect(log.takeWithoutLayout().suffix(1) == [isFullScreen ? "A viewDidAppear" : "B viewDidDisappear"])
    }
  }

  @Test("A finger that takes a presentation back leaves everything as it was") func takenBack() throws {
    try run { window, root, presented in
      let delegate = Growing()
      delegate.finger = UIPercentDrivenInteractiveTransition()
      presented.modalPresentationStyle = .fullScreen
      presented.transitioningDelegate = delegate
      root.present(presented, animated: true)
      delegate.finger?.update(0.25)
      loop.run(for: 3)
      #expect(presented.view.layer.presentation()?.transform.m11 == 0.625)
      #expect(delegate.finger?.percentComplete == 0.25 && delegate.finger?.duration == 1)
      _ = log.take()
      delegate.finger?.cancel()
      loop.run(for: 0.125)
      #expect(abs(Double(presented.view.layer.presentation()?.transform.m11 ?? 0) - 0.5625) < 1e-6)
      loop.run(for: 0.2)
      #expect(
        log.takeWithoutLayout() == [
          "B viewWillDisappear", "A viewWillAppear", "A viewIsAppearing", "B viewDidDisappear",
          "A viewDidAppear",
        ])
      #expect(window.subviews == [root.view] && root.presentedViewController == nil)
      #expect(delegate.notes.last == "ended false" && presented.view.transform.a == 0.5)
    }
  }

  private final class Growing: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    var notes: [String] = []
    var finger: UIPercentDrivenInteractiveTransition?
    weak var container: UIView?

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { finger }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      container = context.containerView
      let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
      let isComing = context.viewController(forKey: .to)?.presentingViewController != nil
      notes.append(isComing ? "present \(from != nil)" : "dismiss \(to != nil)")
      guard let view = isComing ? to : from else { return }
      if isComing { context.containerView.addSubview(view) }
      if !isComing, let to { context.containerView.insertSubview(to, at: 0) }
      if isComing { view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.transform = isComing ? .identity : CGAffineTransform(scaleX: 0.5, y: 0.5)
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) {
      if !transitionCompleted { notes.append("ended false") }
    }
  }

  @Test("One child takes the place of another, as long as its parent says") func children() throws {
    try run { window, root, first in
      let second = RecordingController("C", log)
      for child in [first, second] { root.addChild(child) }
      root.view.addSubview(first.view)
      loop.runUntilIdle()
      _ = log.take()
      second.loadViewIfNeeded()
      second.view.alpha = 0
      root.transition(
        from: first, to: second, duration: 1, options: .curveLinear, animations: { second.view.alpha = 1 },
        completion: { log.note("over \($0)") })
      #expect(
        log.takeWithoutLayout() == [
          "C loadView", "C viewDidLoad", "B viewWillDisappear", "C viewWillAppear", "C viewIsAppearing",
        ])
      loop.run(for: 0.5)
      #expect(second.view.layer.presentation()?.opacity == 0.5 && first.view.superview === root.view)
      loop.run(for: 0.5)
      #expect(log.takeWithoutLayout() == ["B viewDidDisappear", "C viewDidAppear", "over true"])
      #expect(first.view.superview == nil)
      root.transition(from: second, to: first, duration: 1, options: .transitionCrossDissolve)
      loop.run(for: 0.5)
      #expect(second.view.superview === root.view && second.view.isHidden)
      loop.run(for: 0.6)
      #expect(second.view.superview == nil && !second.view.isHidden && first.view.superview === root.view)
    }
  }
}
