import Plumb
import UIKit

/// The table's rows for bars and presentations of iOS 26 at three pixels per point, in the window of an iPhone 16.
enum ThreePixelScreenFacts {
  private static func seen(
    _ control: String, _ value: String, _ measure: @escaping @MainActor (UIWindow) -> String
  ) -> SystemFact {
    SystemFact(control, [], v26: [.capture(value)], measure)
  }

  static let all: [SystemFact] = [
    seen("navigation bar in its controller, y and height", "59, 54") { window in
      let controller = navigation()
      show(controller, in: window)
      return sides(controller.navigationBar.frame)
    },
    seen("safe area below a navigation bar, top", "113") { window in
      let controller = navigation()
      show(controller, in: window)
      return (controller.topViewController?.view.safeAreaInsets.top ?? -1).brief
    },
    seen("tab bar in its controller, y and height", "769, 83") { window in
      let controller = UITabBarController()
      controller.viewControllers = [UIViewController(), UIViewController()]
      show(controller, in: window)
      return sides(controller.tabBar.frame)
    },
    seen("safe area above a toolbar of a navigation controller, bottom", "86") { window in
      let controller = navigation()
      controller.isToolbarHidden = false
      controller.topViewController?.toolbarItems = [UIBarButtonItem(systemItem: .add)]
      show(controller, in: window)
      return (controller.topViewController?.view.safeAreaInsets.bottom ?? -1).brief
    },
    seen("field of a search bar of 393 points", "377 × 44") { window in
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 393, height: 0))
      window.addSubview(bar)
      bar.sizeToFit()
      bar.layoutIfNeeded()
      return bar.searchTextField.frame.size.brief
    },
    seen("large sheet, y and height", "59, 793") { window in
      let sheet = UIViewController()
      present(sheet, in: window)
      return sides(sheet.view.convert(sheet.view.bounds, to: window))
    },
    seen("medium sheet, layout before it is made smaller", "393 × 459") { window in
      let sheet = UIViewController()
      sheet.sheetPresentationController?.detents = [.medium()]
      present(sheet, in: window)
      return sheet.view.bounds.size.brief
    },
    seen("medium sheet, distance from the side", "8") { window in
      let sheet = UIViewController()
      sheet.sheetPresentationController?.detents = [.medium()]
      present(sheet, in: window)
      return sheet.view.convert(sheet.view.bounds, to: window).minX.brief
    },
    seen("alert, width", "320") { window in alert(in: window).width.brief },
    seen("alert, y of its middle", "438.5") { window in alert(in: window).midY.brief },
  ]

  @MainActor
  private static func navigation() -> UINavigationController {
    let controller = UIViewController()
    controller.title = "Title"
    return UINavigationController(rootViewController: controller)
  }

  @MainActor
  private static func show(_ controller: UIViewController, in window: UIWindow) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HeadlessLoop.runUntilIdle()
  }

  @MainActor
  private static func present(_ controller: UIViewController, in window: UIWindow) {
    let root = UIViewController()
    show(root, in: window)
    root.present(controller, animated: false)
    HeadlessLoop.runUntilIdle()
  }

  @MainActor
  private static func alert(in window: UIWindow) -> CGRect {
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, in: window)
    return alert.view.convert(alert.view.bounds, to: window)
  }

  private static func sides(_ frame: CGRect) -> String { "\(frame.minY.brief), \(frame.height.brief)" }
}
