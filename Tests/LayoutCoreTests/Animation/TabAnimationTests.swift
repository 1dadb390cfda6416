import ControlCore
import Foundation
import Plumb
import Testing
import ViewTestSupport

@testable import LayerCore
@testable import LayoutCore
@testable import StyleCore

/// Changes of tabs by the delegate's animator.
@MainActor
struct TabAnimationTests {
  private let log = CallbackLog()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private var loop: MainLoop { MainLoop.main }

  /// An animator that fades the new view in, in half a second, and completes or cancels.
  private final class Fading: NSObject, UITabBarControllerDelegate, UIViewControllerAnimatedTransitioning {
    var notes: [String] = []
    var isCancelling = false
    weak var container: UIView?

    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      notes.append("asked")
      return self
    }

    func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
      -> UIInterfaceOrientationMask
    { .landscape }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let to = context.viewController(forKey: .to), let view = context.view(forKey: .to) else { return }
      container = context.containerView
      context.containerView.addSubview(view)
      view.frame = context.finalFrame(for: to)
      view.alpha = 0
      UIView.animate(
        withDuration: 0.5, delay: 0, options: .curveLinear, animations: { view.alpha = 1 },
        completion: { _ in context.completeTransition(!self.isCancelling) })
    }

    func animationEnded(_ transitionCompleted: Bool) { notes.append("ended \(transitionCompleted)") }
  }

  private func run(_ body: (UITabBarController, Fading, [UIViewController]) -> Void) {
    let fading = Fading()
    let tabs = [RecordingController("A", log), RecordingController("B", log)]
    let controller = UITabBarController()
    controller.viewControllers = tabs
    controller.delegate = fading
    window.rootViewController = controller
    window.isHidden = false
    AnimationClock.setRunning(true)
    defer {
      AnimationClock.setRunning(false)
      window.isHidden = true
    }
    loop.runUntilIdle()
    body(controller, fading, tabs)
  }

  @Test("The delegate's animator fades the new tab in, in a view of its own behind the bar") func fades() {
    run { controller, fading, tabs in
      #expect(fading.notes.isEmpty)
      controller.selectedIndex = 1
      loop.run(for: 0.25)
      #expect(fading.notes == ["asked"] && fading.container?.superview === controller.view)
      #expect(tabs[1].view.layer.presentation().map { $0.opacity > 0.4 && $0.opacity < 0.6 } == true)
      loop.run(for: 0.4)
      #expect(fading.notes == ["asked", "ended true"] && fading.container?.superview == nil)
      #expect(tabs[1].view.superview === controller.view && tabs[0].view.superview == nil)
      #expect(controller.selectedIndex == 1 && controller.tabBar.selectedItem === tabs[1].tabBarItem)
      #expect(controller.supportedInterfaceOrientations == .landscape)
    }
  }

  @Test("A cancelled change selects the old tab again") func cancels() {
    run { controller, fading, tabs in
      fading.isCancelling = true
      controller.selectedIndex = 1
      loop.run(for: 1)
      #expect(fading.notes == ["asked", "ended false"])
      #expect(controller.selectedIndex == 0 && controller.tabBar.selectedItem === tabs[0].tabBarItem)
      #expect(tabs[0].view.superview === controller.view && tabs[1].view.superview == nil)
    }
  }

  @Test("A cancelled change from a tab that does not fit into the bar selects that again")
  func cancelsToMore() {
    run { controller, fading, tabs in
      // Of ten tabs, the last does not fit into any bar.
      controller.viewControllers = tabs + (0..<8).map { _ in UIViewController() }
      controller.selectedIndex = 9
      loop.run(for: 1)
      fading.isCancelling = true
      controller.selectedIndex = 0
      loop.run(for: 1)
      #expect(fading.notes.last == "ended false" && controller.selectedIndex == 9)
      let more = controller.moreNavigationController
      #expect(controller.viewControllers?.last?.navigationController === more)
      #expect(more.view.superview === controller.view && tabs[0].view.superview == nil)
      #expect(controller.tabBar.selectedItem === more.tabBarItem)
    }
  }

  @Test("Without an animator, and before the controller is seen, tabs change at once") func changesAtOnce() {
    let fading = Fading()
    let tabs = [UIViewController(), UIViewController()]
    let controller = UITabBarController()
    controller.viewControllers = tabs
    controller.delegate = fading
    controller.loadViewIfNeeded()
    controller.selectedIndex = 1
    #expect(fading.notes.isEmpty && tabs[1].view.superview === controller.view)
  }
}
