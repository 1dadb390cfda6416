import ControlCore
import ControllerCore
import Foundation
import LayoutCore
import StyleCore
import Testing
import TextViewCore
import ViewAccessibility

/// The words of bars, their items and alerts.
@MainActor
struct SpokenBarsTests {
  private func window(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  @Test func `U.5: a navigation bar has a back button, a heading and buttons`() {
    let (first, second) = (UIViewController(), UIViewController())
    (first.title, second.title) = ("Inbox", "Letter")
    let add = UIBarButtonItem(systemItem: .add)
    add.accessibilityHint = "Writes a letter"
    second.navigationItem.rightBarButtonItem = add
    let navigation = UINavigationController()
    navigation.setViewControllers([first, second], animated: false)
    let elements = AccessibilityReading(of: window(navigation)).elements
    #expect(elements.map(\.words) == ["Inbox, back button", "Letter, heading", "Add, button"])
    #expect(elements.last?.hint == "Writes a letter")
  }

  @Test func `U.9: a back button without a title says what it is`() {
    let (first, second) = (UIViewController(), UIViewController())
    first.navigationItem.backButtonTitle = "Back"
    let navigation = UINavigationController()
    navigation.setViewControllers([first, second], animated: false)
    #expect(words(of: window(navigation)) == ["Back button"])
  }

  @Test func `U.7: tabs say their places, and badges are their values`() {
    let tabs = UITabBarController()
    tabs.viewControllers = ["Home", "Mail"].map { title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
      return controller
    }
    tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
    #expect(words(of: window(tabs)) == ["Selected, Home, tab, 1 of 2", "Mail, 3, tab, 2 of 2"])
  }

  @Test func `a toolbar has the buttons of its items, and custom views their own words`() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Bold"
    let edit = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    edit.isEnabled = false
    bar.items = [edit, .flexibleSpace(), UIBarButtonItem(customView: toggle)]
    #expect(words(of: screen(bar)) == ["Edit, dimmed, button", "Bold, switch button, off"])
  }

  @Test func `U.3: an alert is read alone`() {
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 20))
    label.text = "Behind"
    let window = window(controller)
    controller.view.addSubview(label)
    let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    #expect(words(of: window) == ["Behind"])
    controller.present(alert, animated: false)
    window.layoutIfNeeded()
    #expect(
      words(of: window) == ["Delete?, heading", "It is gone then.", "Keep, button", "Delete, button"])
  }

  @Test func `a search bar has a field and a button`() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.placeholder = "Search"
    bar.showsCancelButton = true
    #expect(words(of: screen(bar)) == ["Search, search field", "Cancel, button"])
  }
}
