import Plumb
import Raster
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

  // MARK: Drawn

  /// The pixels of the status bar of a phone whose safe area begins 20 points from the top.
  private func pixels(_ root: UIViewController, drawn: Bool = true, dark: Bool = false) throws -> [Pixel] {
    let found: Plumb.Device? = .init(named: "iphone-se-3")
    let window = UIWindow(device: try #require(found)) { if dark { $0.userInterfaceStyle = .dark } }
    defer { window.isHidden = true }
    root.view.backgroundColor = .systemRed
    window.rootViewController = root
    HeadlessLoop.runUntilIdle()
    let views = window.subviews.count
    let picture = HeadlessUser(of: window).bitmap(showsStatusBar: drawn)
    #expect(window.subviews.count == views)
    return Array(picture.pixels.prefix(20 * 2 * picture.width))
  }

  @Test("A status bar is drawn where it is asked for, in the style that the controllers want") func drawn()
    throws
  {
    final class Light: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    func has(_ pixels: [Pixel], _ value: UInt8) -> Bool {
      pixels.contains { $0.red == value && $0.green == value && $0.blue == value }
    }
    let plain = try pixels(UIViewController(), drawn: false)
    #expect(Set(plain.map(\.red)).count == 1)
    let normal = try pixels(UIViewController())
    #expect(has(normal, 0) && !has(normal, 255))
    let dark = try pixels(UIViewController(), dark: true)
    #expect(has(dark, 255) && !has(dark, 0))
    let light = try pixels(Light())
    #expect(has(light, 255) && !has(light, 0))
    #expect(try pixels(Photo()) == plain)
  }
}
