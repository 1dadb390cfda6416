import ControlCore
import Foundation
import LayoutCore
import StyleCore
import Testing
import TextViewCore
import ViewTestSupport

@MainActor
struct UITabBarTests {
  private let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))

  private func show(_ count: Int, _ change: (inout any UIMutableTraits) -> Void = { _ in }) -> [UIControl] {
    bar.hostTraits = UITraitCollection.headless.modifyingTraits {
      $0.displayScale = 2
      change(&$0)
    }
    bar.items = (0..<count).map {
      UITabBarItem(title: "abcd", image: UIImage(systemName: "star"), tag: $0)
    }
    let looks = UITabBarAppearance()
    for (item, size) in [
      (looks.stackedLayoutAppearance, 10 as CGFloat), (looks.inlineLayoutAppearance, 13),
      (looks.compactInlineLayoutAppearance, 13),
    ] {
      for state in [item.normal, item.selected] { state.titleTextAttributes = [.font: UIFont.boxes(size)] }
    }
    bar.standardAppearance = looks
    bar.selectedItem = bar.items?.first
    bar.layoutIfNeeded()
    return bar.subviews.compactMap { $0 as? UIControl }
  }

  private func parts(of button: UIControl) -> (image: UIImageView?, label: UILabel?) {
    (
      button.subviews.compactMap { $0 as? UIImageView }.first,
      button.subviews.compactMap { $0 as? UILabel }.first
    )
  }

  @Test("Items share the width equally, with edges on pixels and no gap (I.11)") func equalWidths() {
    let buttons = show(3)
    // Thirds of 640 pixels end at 213.33 and 426.67: 213 and 427.
    #expect(buttons.map(\.frame.minX) == [0, 106.5, 213.5])
    #expect(buttons.map(\.frame.maxX) == [106.5, 213.5, 320])
    #expect(buttons.allSatisfy { $0.frame.minY == 0 && $0.frame.height == 49 })
  }

  @Test("Where reading goes from the right the first item is at the right") func mirrored() {
    #expect(show(3) { $0.layoutDirection = .rightToLeft }.map(\.frame.minX) == [213.5, 106.5, 0])
  }

  @Test("The text is 2 points above the end of the bar, the picture in the middle above it") func stacked() {
    let (image, label) = parts(of: show(2)[0])
    // 10 · 1.193359 = 11.93, at 2x 12; four letters are 20. 49 − 2 − 12 = 35 are left for the picture of 20.
    #expect(label?.frame == CGRect(x: 70, y: 35, width: 20, height: 12))
    #expect(image?.frame == CGRect(x: 70, y: 7.5, width: 20, height: 20))
  }

  @Test(
    "Where there is much width or little height they are side by side, 5 points apart",
    arguments: [true, false])
  func inline(isCompact: Bool) {
    let button = show(2) {
      if isCompact { $0.verticalSizeClass = .compact } else { $0.horizontalSizeClass = .regular }
    }[0]
    let (image, label) = parts(of: button)
    // 13 · 1.193359 = 15.51, at 2x 16; four letters are 26. 20 + 5 + 26 = 51 in the middle of 160 begin at 54.5.
    #expect(image?.frame == CGRect(x: 54.5, y: 14.5, width: 20, height: 20))
    #expect(label?.frame == CGRect(x: 79.5, y: 16.5, width: 26, height: 16))
  }

  @Test("The selected item has the accent, the others grey, unless the bar or its look says otherwise")
  func colours() {
    let buttons = show(2)
    func colours() -> [UIColor?] { buttons.map { parts(of: $0).label?.textColor } }
    #expect(colours() == [.systemBlue, .systemGray])
    bar.tintColor = .red
    bar.unselectedItemTintColor = .green
    bar.layoutIfNeeded()
    #expect(colours() == [.red, .green])
    bar.selectedItem = bar.items?[1]
    bar.layoutIfNeeded()
    #expect(colours() == [.green, .red])
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.brown]
    bar.standardAppearance = appearance
    bar.layoutIfNeeded()
    #expect(colours() == [.green, .brown])
  }

  @Test("A badge shows its text at the picture's end") func badge() {
    let button = show(1)[0]
    let badge = button.subviews.compactMap { $0 as? UILabel }[1]
    #expect(badge.isHidden)
    bar.items?[0].badgeValue = "7"
    bar.layoutIfNeeded()
    #expect(!badge.isHidden && badge.text == "7")
    // The picture ends at 170; one digit of 6.5 and 10 are less than the least width of 18.
    #expect(badge.frame == CGRect(x: 164, y: 2, width: 18, height: 18))
  }

  @Test("A touch of an item shows its tab; the delegate may forbid it and is told of it") func selection()
    throws
  {
    final class Delegate: NSObject, UITabBarControllerDelegate {
      var allows = true
      var selected: [UIViewController] = []
      func tabBarController(_ controller: UITabBarController, shouldSelect other: UIViewController) -> Bool {
        allows
      }
      func tabBarController(_ controller: UITabBarController, didSelect other: UIViewController) {
        selected.append(other)
      }
    }
    let tabs = UITabBarController()
    let (first, second) = (UIViewController(), UIViewController())
    tabs.viewControllers = [first, second]
    let delegate = Delegate()
    tabs.delegate = delegate
    let window = try makeWindow("iphone-14-pro")
    window.rootViewController = tabs
    window.isHidden = false
    window.layoutIfNeeded()
    let buttons = tabs.tabBar.subviews.compactMap { $0 as? UIControl }
    buttons[1].sendActions(for: .touchUpInside)
    #expect(tabs.selectedViewController === second && delegate.selected == [second])
    delegate.allows = false
    buttons[0].sendActions(for: .touchUpInside)
    #expect(tabs.selectedViewController === second && delegate.selected == [second])
    #expect(tabs.tabBar.selectedItem === second.tabBarItem)
    first.tabBarItem = UITabBarItem(title: "new", image: nil, tag: 0)
    #expect(tabs.tabBar.items?.first?.title == "new")
  }

  @Test("H.40: the title of the first controller of a stack is that of the tab, whatever it was before")
  func titles() {
    let tabs = UITabBarController()
    let (root, pushed) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    tabs.viewControllers = [navigation, UIViewController()]
    func title() -> String? { tabs.tabBar.items?.first?.title }
    root.title = "Root"
    #expect(title() == "Root" && root.navigationItem.title == "Root")
    root.navigationItem.title = "Bar"
    #expect(title() == "Root")
    root.tabBarItem = UITabBarItem(title: "Item", image: nil, tag: 7)
    #expect(title() == "Item" && tabs.tabBar.items?.first?.tag == 7)
    pushed.title = "Pushed"
    navigation.pushViewController(pushed, animated: false)
    #expect(title() == "Item")
    navigation.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 8)
    #expect(title() == "Own")
    root.title = "Again"
    #expect(title() == "Again" && tabs.tabBar.items?.first?.tag == 8)
    let other = UINavigationController()
    tabs.viewControllers = [other]
    let late = UIViewController()
    late.title = "Late"
    other.setViewControllers([late], animated: false)
    late.title = "Later"
    #expect(title() == "Later")
  }
}
