import ControllerCore
import Foundation
import LayerCore
import LayoutCore
import StyleCore
import Testing
import ViewTestSupport

/// Presentations over one controller, not over the whole window, and those that are adapted to the traits.
@MainActor
struct PresentationContextTests {
  private func show(_ root: UIViewController, on device: String = "iphone-14-pro") throws -> UIWindow {
    let window = try makeWindow(device)
    window.rootViewController = root
    window.makeKeyAndVisible()
    MainLoop.main.turn()
    return window
  }

  @Test(arguments: [UIModalPresentationStyle.overCurrentContext, .currentContext])
  func `a controller that defines a context is covered alone`(style: UIModalPresentationStyle) throws {
    let (first, second) = (UIViewController(), UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    let window = try show(tabs)
    first.definesPresentationContext = true
    let shown = UIViewController()
    shown.modalPresentationStyle = style
    first.present(shown, animated: false)
    window.layoutIfNeeded()
    #expect(shown.presentingViewController === first && tabs.presentedViewController == nil)
    #expect(first.presentedViewController === shown && first.activePresentationController == nil)
    #expect(shown.activePresentationController === shown.presentationController)
    #expect(
      shown.view.convert(shown.view.bounds, to: window) == first.view.convert(first.view.bounds, to: window))
    // The bar of the container is in the safe area of what is presented in it.
    #expect(shown.view.safeAreaInsets == first.view.safeAreaInsets)
    let container = try #require(shown.presentationController?.containerView)
    #expect(container.superview === first.view.superview && container.superview !== window)
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(container.isHidden)
    tabs.selectedIndex = 0
    window.layoutIfNeeded()
    #expect(!container.isHidden)
    shown.dismiss(animated: false)
    #expect(container.superview == nil && first.presentedViewController == nil)
    window.isHidden = true
  }

  @Test func `without a context the outermost controller presents`() throws {
    let (root, child) = (UIViewController(), UIViewController())
    root.addChild(child)
    let window = try show(root)
    root.view.addSubview(child.view)
    let shown = UIViewController()
    shown.modalPresentationStyle = .overCurrentContext
    child.present(shown, animated: false)
    #expect(shown.presentingViewController === root && shown.view.frame == window.bounds)
    window.isHidden = true
  }

  /// A presentation of a program that stays in the context.
  private final class Inner: UIPresentationController {
    var traits: [UIUserInterfaceSizeClass] = []
    override var shouldPresentInFullscreen: Bool { false }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      traits.append(traitCollection.verticalSizeClass)
    }
  }

  private final class Provider: NSObject, UIViewControllerTransitioningDelegate {
    var made: Inner?
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      made = Inner(presentedViewController: presented, presenting: presenting)
      return made
    }
  }

  @Test func `a controller of a program may stay in the context, and hears of traits`() throws {
    let (root, child, provider) = (UIViewController(), UIViewController(), Provider())
    root.addChild(child)
    let window = try show(root)
    child.view.frame = CGRect(x: 0, y: 100, width: 200, height: 300)
    root.view.addSubview(child.view)
    child.definesPresentationContext = true
    let shown = UIViewController()
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = provider
    child.present(shown, animated: false)
    let inner = try #require(provider.made)
    #expect(inner.presentingViewController === child && inner.containerView?.frame == child.view.frame)
    let before = inner.traits.count
    window.traitOverrides.verticalSizeClass = .compact
    window.layoutIfNeeded()
    #expect(inner.traits.count > before && inner.traits.last == .compact)
    inner.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
    #expect(shown.traitCollection.userInterfaceStyle == .dark)
    window.isHidden = true
  }

  // MARK: Adaptivity

  private final class Adapter: NSObject, UIPopoverPresentationControllerDelegate {
    var calls: [String] = []
    var style = UIModalPresentationStyle.automatic

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { style }

    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      calls.append("controller \(style.rawValue)")
      return UINavigationController(rootViewController: controller.presentedViewController)
    }

    func presentationController(
      _ presentationController: UIPresentationController, prepare adaptive: UIPresentationController
    ) {
      calls.append("prepare \(adaptive is UISheetPresentationController)")
    }

    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { calls.append("style \(style.rawValue)") }
  }

  @Test func `a popover on a phone is presented in the controller of the delegate`() throws {
    let (root, shown, adapter) = (UIViewController(), UIViewController(), Adapter())
    let window = try show(root)
    shown.modalPresentationStyle = .popover
    let popover = try #require(shown.popoverPresentationController)
    popover.sourceView = root.view
    popover.delegate = adapter
    root.present(shown, animated: false)
    window.layoutIfNeeded()
    // A page sheet is style 1.
    #expect(adapter.calls == ["controller 1", "prepare true", "style 1"])
    let bars = try #require(root.presentedViewController as? UINavigationController)
    #expect(bars.viewControllers == [shown] && shown.presentingViewController === root)
    #expect(bars.view.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
    #expect(shown.presentationController === popover && popover.presentedViewController === bars)
    shown.dismiss(animated: false)
    #expect(root.presentedViewController == nil)
    window.isHidden = true
  }

  @Test func `a popover covers the screen of a phone where the delegate wants it, and stays one on a pad`()
    throws
  {
    for device in ["iphone-14-pro", "ipad-pro-11-4"] {
      let (root, shown, adapter) = (UIViewController(), UIViewController(), Adapter())
      let window = try show(root, on: device)
      adapter.style = .fullScreen
      shown.modalPresentationStyle = .popover
      shown.preferredContentSize = CGSize(width: 200, height: 100)
      let popover = try #require(shown.popoverPresentationController)
      popover.sourceView = root.view
      popover.sourceRect = CGRect(x: 200, y: 300, width: 20, height: 20)
      popover.delegate = adapter
      root.present(shown, animated: false)
      window.layoutIfNeeded()
      if device == "iphone-14-pro" {
        #expect(root.presentedViewController?.view.frame == window.bounds)
      } else {
        // No style but its own: −1.
        #expect(adapter.calls == ["style -1"])
        #expect(shown.view.frame == CGRect(x: 110, y: 320, width: 200, height: 113))
      }
      window.isHidden = true
    }
  }
}
