import Foundation
import Testing
import UIKit

/// The API of controllers, windows, screens and traits that real layout code uses, with the types it relies on.
@MainActor
struct ControllerSurfaceTests {
  private final class Custom: UIViewController {
    var log: [String] = []
    override func loadView() { view = UIView() }
    override func viewDidLoad() { super.viewDidLoad() }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
    override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
    override func viewLayoutMarginsDidChange() { super.viewLayoutMarginsDidChange() }
    override func updateViewConstraints() { super.updateViewConstraints() }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate(alongsideTransition: { _ in }, completion: { _ in })
    }
    override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
    override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
  }

  private final class OwnInit: UIViewController {
    let number: Int
    init(number: Int) {
      self.number = number
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  @Test func controllers() {
    settable(\UIViewController.view, UIView?.self)
    readable(\UIViewController.viewIfLoaded, UIView?.self)
    readable(\UIViewController.isViewLoaded, Bool.self)
    settable(\UIViewController.title, String?.self)
    settable(\UIViewController.additionalSafeAreaInsets, UIEdgeInsets.self)
    readable(\UIViewController.systemMinimumLayoutMargins, NSDirectionalEdgeInsets.self)
    settable(\UIViewController.viewRespectsSystemMinimumLayoutMargins, Bool.self)
    readable(\UIViewController.topLayoutGuide, (any UILayoutSupport).self)
    readable(\UIViewController.bottomLayoutGuide, (any UILayoutSupport).self)
    readable(\UIViewController.parent, UIViewController?.self)
    readable(\UIViewController.children, [UIViewController].self)
    readable(\UIViewController.traitCollection, UITraitCollection.self)
    readable(\UIViewController.navigationController, UINavigationController?.self)
    let (plain, custom) = (UIViewController(), Custom())
    #expect(UIViewController(nibName: nil, bundle: nil).isViewLoaded == false)
    #expect(OwnInit(number: 3).number == 3 && custom.view.subviews.isEmpty)
    plain.addChild(custom)
    plain.view.addSubview(custom.view)
    custom.didMove(toParent: plain)
    #expect(custom.parent === plain && plain.children == [custom])
    custom.willMove(toParent: nil)
    custom.view.removeFromSuperview()
    custom.removeFromParent()
    #expect(custom.parent == nil)
  }

  @Test("The guides of a controller are objects, the same every time, in its view") func guides() {
    let controller = UIViewController()
    let guide: any UILayoutSupport = controller.topLayoutGuide
    let object: AnyObject = controller.topLayoutGuide
    let length: CGFloat = controller.bottomLayoutGuide.length
    #expect(guide === object && length == 0)
    #expect((object as? UILayoutGuide)?.owningView === controller.view)
    #expect(controller.topLayoutGuide !== controller.bottomLayoutGuide)
  }

  @Test func containers() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.isTranslucent = false
    settable(\UINavigationController.viewControllers, [UIViewController].self)
    settable(\UITabBarController.viewControllers, [UIViewController]?.self)
    readable(\UINavigationController.navigationBar, UINavigationBar.self)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    #expect(root.navigationController === navigation && root.tabBarController === tabs)
  }

  @Test("A window that was never made key is laid out all the same") func windows() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    settable(\UIWindow.rootViewController, UIViewController?.self)
    settable(\UIWindow.screen, UIScreen.self)
    let controller = Custom()
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(!window.isKeyWindow && controller.view.window === window)
    window.makeKeyAndVisible()
    #expect(window.isKeyWindow)
    window.isHidden = true
  }

  @Test func screensAndDevices() {
    let screen: UIScreen = .main
    readable(\UIScreen.bounds, CGRect.self)
    readable(\UIScreen.scale, CGFloat.self)
    readable(\UIScreen.traitCollection, UITraitCollection.self)
    #expect(UIScreen().scale == screen.scale)
    readable(\UIDevice.userInterfaceIdiom, UIUserInterfaceIdiom.self)
    let device: UIDevice = .current
    #expect(device.userInterfaceIdiom == UI_USER_INTERFACE_IDIOM())
    final class Own: UIScreen {}
    #expect(Own().bounds == screen.bounds)
  }

  @Test func traits() {
    readable(\UITraitCollection.displayScale, CGFloat.self)
    readable(\UITraitCollection.horizontalSizeClass, UIUserInterfaceSizeClass.self)
    readable(\UITraitCollection.verticalSizeClass, UIUserInterfaceSizeClass.self)
    readable(\UITraitCollection.userInterfaceIdiom, UIUserInterfaceIdiom.self)
    readable(\UITraitCollection.userInterfaceStyle, UIUserInterfaceStyle.self)
    readable(\UITraitCollection.layoutDirection, UITraitEnvironmentLayoutDirection.self)
    readable(\UITraitCollection.preferredContentSizeCategory, UIContentSizeCategory.self)
    let current = UITraitCollection.current
    UITraitCollection.current = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(verticalSizeClass: .compact),
    ])
    #expect(UITraitCollection.current.verticalSizeClass == .compact)
    UITraitCollection.current = current
    #expect(UITraitCollection().displayScale == 0, "H.5")
    let direction: UIUserInterfaceLayoutDirection = UIView.userInterfaceLayoutDirection(
      for: .forceRightToLeft)
    #expect(direction == .rightToLeft)
    #expect(
      UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
    hashable(UISemanticContentAttribute.self)
    hashable(UIUserInterfaceLayoutDirection.self)
  }

  @Test("Scroll view delegates need implement nothing") func delegates() {
    final class Delegate: NSObject, UIScrollViewDelegate {}
    let (scrollView, delegate) = (UIScrollView(), Delegate())
    scrollView.delegate = delegate
    scrollView.contentOffset.y = 5
    #expect(scrollView.delegate === delegate)
  }
}
