import Plumb
import Testing
import UIKit

/// The wishes of controllers for the system's parts of the screen.
@MainActor
struct SystemBarsTests {
  private final class Photo: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
  }

  private func window(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = root
    window.isHidden = false
    return window
  }

  @Test("The controller at the top of a stack in the selected tab decides") func inContainers() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    let window = window(tabs)
    let plain = SystemBars(of: window)
    #expect(!plain.isStatusBarHidden && !plain.isHomeIndicatorHidden && plain.statusBarStyle == .default)
    navigation.pushViewController(Photo(), animated: false)
    let photo = SystemBars(of: window)
    #expect(photo.isStatusBarHidden && photo.isHomeIndicatorHidden)
    #expect(photo.edgesDeferringSystemGestures == .bottom)
    // Over a visible navigation bar, the bar decides.
    #expect(photo.statusBarStyle == .default)
    navigation.navigationBar.barStyle = .black
    #expect(SystemBars(of: window).statusBarStyle == .lightContent)
    navigation.navigationBar.barStyle = .default
    navigation.isNavigationBarHidden = true
    #expect(SystemBars(of: window).statusBarStyle == .lightContent)
    tabs.selectedIndex = 1
    #expect(SystemBars(of: window) == plain)
  }

  @Test("A presented controller decides if it covers the screen, or takes the status bar over")
  func presented() {
    let root = UIViewController()
    let window = window(root)
    let photo = Photo()
    photo.modalPresentationStyle = .overFullScreen
    root.present(photo, animated: false)
    #expect(!SystemBars(of: window).isStatusBarHidden)
    photo.modalPresentationCapturesStatusBarAppearance = true
    #expect(SystemBars(of: window).isStatusBarHidden)
    root.dismiss(animated: false)
    let other = Photo()
    other.modalPresentationStyle = .fullScreen
    root.present(other, animated: false)
    #expect(SystemBars(of: window).isStatusBarHidden)
  }

  @Test("A chain of children without an end does no harm") func ring() {
    final class Ring: UIViewController {
      override var childForStatusBarHidden: UIViewController? { self }
    }
    #expect(!SystemBars(of: window(Ring())).isStatusBarHidden)
  }
}
