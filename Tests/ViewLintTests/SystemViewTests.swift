import ControlCore
import ControllerCore
import Foundation
import LayoutCore
import ListCore
import Testing
import TextViewCore

@testable import ViewLint

/// The views that users have placed.
@MainActor
struct SystemViewTests {
  private func placed(_ root: UIView) -> [UIView] {
    LintTree(of: root, scale: 1).nodes.filter(\.isPlacedByUser).map(\.view)
  }

  @Test func `the content of a cell is the user's, its view is not`() {
    for (cell, content) in [
      { ($0, $0.contentView) }(UITableViewCell(style: .default, reuseIdentifier: nil)) as (UIView, UIView),
      { ($0, $0.contentView) }(UICollectionViewCell()),
      { ($0, $0.contentView) }(UIVisualEffectView(effect: nil)),
    ] {
      let (label, line) = (UILabel(), UIView())
      content.addSubview(label)
      cell.addSubview(line)
      let found = placed(cell)
      #expect(found.contains(label) && found.contains(line) && !found.contains(content), "\(type(of: cell))")
    }
  }

  @Test func `controllers place the views of others and bars, users what is in them`() {
    let controller = UIViewController()
    let label = UILabel()
    controller.view.addSubview(label)
    let navigation = UINavigationController(rootViewController: controller)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = tabs
    window.isHidden = false
    defer { window.isHidden = true }
    window.layoutIfNeeded()
    #expect(placed(window) == [label])
    #expect(navigation.viewIfLoaded.map(placed) == [label])
  }

  @Test func `a bar that users add is theirs, what is in it is not`() {
    let (root, bar) = (UIView(), UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44)))
    bar.items = [UINavigationItem(title: "a")]
    root.addSubview(bar)
    root.layoutIfNeeded()
    #expect(placed(root) == [bar])
  }

  @Test func `an alert is UIKit's`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = UIViewController()
    window.isHidden = false
    defer { window.isHidden = true }
    let alert = UIAlertController(title: "a", message: "b", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "c", style: .default))
    window.rootViewController?.present(alert, animated: false)
    window.layoutIfNeeded()
    #expect(alert.viewIfLoaded?.window === window && placed(window).isEmpty)
  }
}
