import ControllerCore
import Foundation
import LayerCore
import LayoutCore
import StyleCore
import Testing
import ViewTestSupport

/// Presentations that a controller of the program's own arranges.
@MainActor
struct UIPresentationControllerTests {
  /// A sheet of 300 points with a dimming view behind it, in a view with a handle.
  private final class Drawer: UIPresentationController {
    var calls: [String] = []
    let dimming = UIView()
    let frameView = UIView()

    override var presentedView: UIView? { frameView }
    override var frameOfPresentedViewInContainerView: CGRect {
      guard let bounds = containerView?.bounds else { return .zero }
      return CGRect(x: 0, y: bounds.maxY - 300, width: bounds.width, height: 300)
    }

    override func presentationTransitionWillBegin() {
      calls.append("will present \(containerView?.window != nil)")
      dimming.frame = containerView?.bounds ?? .zero
      containerView?.insertSubview(dimming, at: 0)
      if let view = presentedViewController.view {
        view.frame = frameView.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        frameView.addSubview(view)
      }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("did present \(completed)") }
    override func dismissalTransitionWillBegin() { calls.append("will dismiss") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("did dismiss \(completed)") }
    override func containerViewWillLayoutSubviews() { calls.append("will lay out") }
    override func containerViewDidLayoutSubviews() { calls.append("did lay out") }
  }

  private final class Provider: NSObject, UIViewControllerTransitioningDelegate {
    var drawer: Drawer?
    var arguments: [UIViewController?] = []

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      arguments = [presented, presenting, source]
      drawer = Drawer(presentedViewController: presented, presenting: presenting)
      return drawer
    }
  }

  private func makeShownWindow(_ device: String = "iphone-14-pro") throws -> (UIWindow, UIViewController) {
    let window = try makeWindow(device)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    MainLoop.main.turn()
    return (window, root)
  }

  @Test func `the controller of the delegate places its view and hears of the transitions`() throws {
    let (window, root) = try makeShownWindow()
    let (presented, provider) = (UIViewController(), Provider())
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = provider
    root.present(presented, animated: false)
    let drawer = try #require(provider.drawer)
    #expect(provider.arguments == [presented, root, root])
    #expect(presented.presentationController === drawer)
    #expect(drawer.presentingViewController === root)
    #expect(drawer.frameView.frame == CGRect(x: 0, y: 552, width: 393, height: 300))
    #expect(presented.view.superview === drawer.frameView)
    #expect(drawer.containerView?.subviews == [drawer.dimming, drawer.frameView])
    #expect(root.view.window === window)
    window.layoutIfNeeded()
    #expect(drawer.calls.first == "will present true")
    #expect(drawer.calls.filter { !$0.contains("lay out") } == ["will present true", "did present true"])
    #expect(drawer.calls.contains("will lay out"))

    drawer.calls = []
    drawer.frameView.frame.origin.y = 700
    drawer.containerView?.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(drawer.frameView.frame.origin.y == 700)
    #expect(drawer.calls == ["will lay out", "did lay out"])

    drawer.calls = []
    presented.dismiss(animated: false)
    #expect(drawer.calls == ["will dismiss", "did dismiss true"])
    #expect(drawer.frameView.superview == nil)
    #expect(drawer.containerView == nil)
    #expect(window.subviews == [root.view])
    window.isHidden = true
  }

  @Test func `the system's controllers are those of the styles`() throws {
    let controller = UIViewController()
    #expect(controller.presentationController is UISheetPresentationController)
    #expect(controller.sheetPresentationController === controller.presentationController)
    #expect(controller.popoverPresentationController == nil)
    controller.modalPresentationStyle = .popover
    let popover = try #require(controller.popoverPresentationController)
    #expect(popover === controller.presentationController)
    #expect(popover.presentedViewController === controller)
    controller.modalPresentationStyle = .fullScreen
    #expect(controller.presentationController.map { type(of: $0) } == UIPresentationController.self)
  }

  @Test func `a sheet has the height of its detent`() throws {
    let (window, root) = try makeShownWindow()
    let presented = UIViewController()
    let sheet = try #require(presented.sheetPresentationController)
    sheet.detents = [.medium(), .large(), .custom(identifier: .init("low")) { _ in 200 }]
    root.present(presented, animated: false)
    #expect(presented.view.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
    sheet.selectedDetentIdentifier = .large
    window.layoutIfNeeded()
    #expect(presented.view.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
    sheet.selectedDetentIdentifier = .init("low")
    window.layoutIfNeeded()
    #expect(presented.view.frame.height == 200 + sheet.containerView!.safeAreaInsets.bottom)
    window.isHidden = true
  }

  @Test func `a grabber is in the middle of the upper edge of a sheet`() throws {
    let (window, root) = try makeShownWindow()
    let presented = UIViewController()
    let sheet = try #require(presented.sheetPresentationController)
    sheet.detents = [.medium()]
    root.present(presented, animated: false)
    let container = try #require(sheet.containerView)
    #expect(container.subviews == [presented.view])
    sheet.prefersGrabberVisible = true
    window.layoutIfNeeded()
    // 36 by 5 points, 5 below the top: (393 − 36) / 2 from the left, 426 + 5 from the top.
    let grabber = try #require(container.subviews.last)
    #expect(container.subviews.count == 2 && container.subviews.first === presented.view)
    #expect(grabber.frame == CGRect(x: 178.5, y: 431, width: 36, height: 5))
    #expect(container.hitTest(grabber.center, with: nil) !== grabber)
    sheet.prefersGrabberVisible = false
    window.layoutIfNeeded()
    #expect(container.subviews == [presented.view])
    sheet.prefersGrabberVisible = true
    presented.dismiss(animated: false)
    #expect(grabber.superview == nil && presented.view.subviews.isEmpty)
    window.isHidden = true
  }

  @Test func `a sheet that reaches the edge may have the preferred width, above its source`() throws {
    let (window, root) = try makeShownWindow()
    let source = UIView(frame: CGRect(x: 300, y: 100, width: 40, height: 20))
    root.view.addSubview(source)
    let presented = UIViewController()
    presented.preferredContentSize = CGSize(width: 200, height: 500)
    let sheet = try #require(presented.sheetPresentationController)
    sheet.detents = [.medium()]
    root.present(presented, animated: false)
    #expect(presented.view.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
    sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    window.layoutIfNeeded()
    #expect(presented.view.frame == CGRect(x: 96.5, y: 426, width: 200, height: 426))
    // The middle of the source is at 320, so the sheet, which ends 20 points from there at the most, is at the side.
    sheet.sourceView = source
    window.layoutIfNeeded()
    #expect(presented.view.frame.minX == 193)
    source.frame.origin.x = 180
    sheet.sourceView = source
    window.layoutIfNeeded()
    #expect(presented.view.frame.minX == 100)
    presented.preferredContentSize.width = 4000
    window.setNeedsLayout()
    sheet.sourceView = nil
    window.layoutIfNeeded()
    #expect(presented.view.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
    window.isHidden = true
  }

  @Test func `a sheet reaches the edge in a compact height if that is preferred`() throws {
    let window = try makeWindow("iphone-14-pro", .landscape)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    MainLoop.main.turn()
    let safe = root.view.safeAreaInsets
    let presented = UIViewController()
    let sheet = try #require(presented.sheetPresentationController)
    sheet.detents = [.medium(), .custom { _ in 150 }, .large()]
    root.present(presented, animated: false)
    #expect(presented.view.frame == window.bounds)
    sheet.prefersEdgeAttachedInCompactHeight = true
    window.layoutIfNeeded()
    // The medium detent is none in a compact height, so the first one is that of 150 points above the safe area.
    let height = 150 + safe.bottom
    #expect(
      presented.view.frame
        == CGRect(
          x: safe.left, y: window.bounds.height - height, width: window.bounds.width - safe.left - safe.right,
          height: height))
    sheet.selectedDetentIdentifier = .large
    window.layoutIfNeeded()
    #expect(presented.view.frame.height == window.bounds.height - safe.top - 10)
    window.isHidden = true
  }

  @Test func `a popover is beside its source`() throws {
    let (window, root) = try makeShownWindow("ipad-pro-11-4")
    let button = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))
    root.view.addSubview(button)
    let presented = UIViewController()
    presented.modalPresentationStyle = .popover
    presented.preferredContentSize = CGSize(width: 200, height: 150)
    let popover = try #require(presented.popoverPresentationController)
    popover.sourceView = button
    root.present(presented, animated: false)
    // The middle of the source is at 120; the view begins at its lower edge, with 13 points for the arrow.
    #expect(presented.view.frame == CGRect(x: 20, y: 120, width: 200, height: 163))
    #expect(popover.arrowDirection == .up)
    #expect(presented.view.safeAreaInsets == UIEdgeInsets(13, 0, 0, 0))
    popover.permittedArrowDirections = .left
    window.layoutIfNeeded()
    #expect(presented.view.frame == CGRect(x: 140, y: 35, width: 213, height: 150))
    #expect(presented.view.safeAreaInsets == UIEdgeInsets(0, 13, 0, 0))
    window.isHidden = true
  }

  @Test func `a delegate keeps the popover in a compact width`() throws {
    final class Keeper: NSObject, UIPopoverPresentationControllerDelegate {
      var prepared = 0
      func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) { prepared += 1 }
      func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
      }
    }
    let (window, root) = try makeShownWindow()
    let button = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))
    root.view.addSubview(button)
    let (presented, keeper) = (UIViewController(), Keeper())
    presented.modalPresentationStyle = .popover
    presented.preferredContentSize = CGSize(width: 200, height: 150)
    presented.popoverPresentationController?.sourceView = button
    presented.popoverPresentationController?.delegate = keeper
    root.present(presented, animated: false)
    #expect(keeper.prepared == 1)
    #expect(presented.view.frame == CGRect(x: 20, y: 120, width: 200, height: 163))
    window.isHidden = true
  }

  @Test func `a delegate makes a sheet cover the screen`() throws {
    final class Coverer: NSObject, UIAdaptivePresentationControllerDelegate {
      var styles: [UIModalPresentationStyle] = []
      func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle { .fullScreen }
      func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
      ) { styles.append(style) }
    }
    let (window, root) = try makeShownWindow()
    let (presented, coverer) = (UIViewController(), Coverer())
    presented.presentationController?.delegate = coverer
    root.present(presented, animated: false)
    #expect(coverer.styles == [.fullScreen])
    #expect(presented.view.frame == window.bounds)
    window.isHidden = true
  }
}
