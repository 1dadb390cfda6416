import ControllerCore
import Foundation
import LayerCore
import LayoutCore
import StyleCore
import Testing
import ViewTestSupport

@MainActor
struct UIViewControllerPresentationTests {
  private let log = CallbackLog()

  private func makeShownWindow(_ device: String, _ orientation: Device.Orientation = .portrait) throws
    -> UIWindow
  {
    let window = try makeWindow(device, orientation)
    window.rootViewController = RecordingController("A", log)
    window.makeKeyAndVisible()
    MainLoop.main.turn()
    _ = log.take()
    return window
  }

  @Test("A full screen covers what presents it, and uncovers it again") func fullScreen() throws {
    let window = try makeShownWindow("iphone-14-pro")
    let root = try #require(window.rootViewController)
    let presented = RecordingController("B", log)
    presented.modalPresentationStyle = .fullScreen
    var isCompleted = false
    root.present(presented, animated: false) { isCompleted = true }
    #expect(isCompleted && root.presentedViewController === presented)
    #expect(presented.presentingViewController === root)
    #expect(presented.view.frame == window.bounds)
    #expect(presented.view.safeAreaInsets == UIEdgeInsets(59, 0, 34, 0))
    #expect(
      log.takeWithoutLayout() == [
        "B loadView", "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear", "B viewIsAppearing",
        "B viewDidAppear", "A viewDidDisappear",
      ])
    presented.dismiss(animated: false)
    #expect(
      log.takeWithoutLayout() == [
        "B viewWillDisappear", "A viewWillAppear", "A viewIsAppearing", "B viewDidDisappear",
        "A viewDidAppear",
      ])
    #expect(root.presentedViewController == nil && presented.presentingViewController == nil)
    #expect(window.subviews == [root.view] && presented.view.superview == nil)
    window.isHidden = true
  }

  @Test("A sheet leaves what is beneath; a phone held sideways has none") func sheet() throws {
    let window = try makeShownWindow("iphone-14-pro")
    let presented = RecordingController("B", log)
    let root = try #require(window.rootViewController)
    root.present(presented, animated: false)
    #expect(presented.view.frame == CGRect(x: 0, y: 69, width: 393, height: 852 - 69))
    #expect(presented.view.safeAreaInsets == UIEdgeInsets(0, 0, 34, 0))
    #expect(!log.take().contains { $0.hasPrefix("A view") && $0.hasSuffix("appear") })
    window.isHidden = true

    let sideways = try makeShownWindow("iphone-14-pro", .landscape)
    let full = UIViewController()
    sideways.rootViewController?.present(full, animated: false)
    #expect(full.view.frame == sideways.bounds)
    sideways.isHidden = true
  }

  @Test("A sheet has round upper corners, dims what is behind, and leaves its view as it was")
  func sheetLook() throws {
    let window = try makeShownWindow("iphone-14-pro")
    let root = try #require(window.rootViewController)
    let presented = UIViewController()
    root.present(presented, animated: false)
    let layer = presented.view.layer
    let container = try #require(presented.view.superview)
    #expect(layer.cornerRadius == 10 && presented.view.clipsToBounds)
    #expect(layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    func dimming(_ style: UIUserInterfaceStyle) -> UIColor? {
      container.backgroundColor?.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
    }
    #expect(dimming(.light) == UIColor(white: 0, alpha: 0.2))
    #expect(dimming(.dark) == UIColor(white: 0, alpha: 0.48))

    let sheet = try #require(presented.sheetPresentationController)
    sheet.preferredCornerRadius = 24
    sheet.detents = [.medium(), .large()]
    sheet.largestUndimmedDetentIdentifier = .medium
    window.layoutIfNeeded()
    #expect(layer.cornerRadius == 24 && container.backgroundColor == nil)
    sheet.selectedDetentIdentifier = .large
    window.layoutIfNeeded()
    #expect(dimming(.light) == UIColor(white: 0, alpha: 0.2))

    presented.dismiss(animated: false)
    #expect(layer.cornerRadius == 0 && !presented.view.clipsToBounds)
    let full = UIViewController()
    full.modalPresentationStyle = .fullScreen
    root.present(full, animated: false)
    #expect(full.view.layer.cornerRadius == 0 && full.view.superview?.backgroundColor == nil)
    window.isHidden = true
  }

  @Test("A form on a pad is 540 × 620 or as preferred, in the middle, without safe area") func form() throws {
    let window = try makeShownWindow("ipad-10")
    let presented = UIViewController()
    presented.modalPresentationStyle = .formSheet
    window.rootViewController?.present(presented, animated: false)
    // Between 24 and 1180 − 20 the middle is 592.
    #expect(presented.view.frame == CGRect(x: 140, y: 592 - 310, width: 540, height: 620))
    #expect(presented.view.safeAreaInsets == .zero)
    presented.preferredContentSize = CGSize(width: 300, height: 200)
    window.layoutIfNeeded()
    #expect(presented.view.frame == CGRect(x: 260, y: 492, width: 300, height: 200))
    window.isHidden = true
  }

  @Test("A child presents through its outermost parent; dismissing takes all that is above") func stack()
    throws
  {
    let window = try makeShownWindow("iphone-14-pro")
    let root = try #require(window.rootViewController)
    let child = UIViewController()
    root.addChild(child)
    let (first, second) = (UIViewController(), UIViewController())
    child.present(first, animated: false)
    first.present(second, animated: false)
    #expect(first.presentingViewController === root && child.presentedViewController === first)
    root.dismiss(animated: false)
    #expect(root.presentedViewController == nil && first.presentedViewController == nil)
    #expect(window.subviews == [root.view])
    window.isHidden = true
  }
}
