import ControlCore
import ControllerCore
import Foundation
import LayoutCore
import ListCore
import TextViewCore

/// The outlets of UIKit's classes.
@MainActor
enum StandardOutlets {
  /// Sets an outlet of an object, and returns whether its class has it.
  static func set(_ value: Any, _ property: String, of source: NSObject) -> Bool {
    switch property {
    case "delegate": setDelegate(value, of: source)
    case "dataSource": setDataSource(value, of: source)
    case "gestureRecognizers": add(value, to: source)
    default: setView(value, property, of: source) || setItem(value, property, of: source)
    }
  }

  private static func setDelegate(_ value: Any, of source: NSObject) -> Bool {
    switch source {
    case let view as UIScrollView: view.delegate = value as? any UIScrollViewDelegate
    case let field as UITextField: field.delegate = value as? any UITextFieldDelegate
    case let bar as UISearchBar: bar.delegate = value as? any UISearchBarDelegate
    case let bar as UITabBar: bar.delegate = value as? any UITabBarDelegate
    case let bar as UINavigationBar: bar.delegate = value as? any UINavigationBarDelegate
    case let picker as UIPickerView: picker.delegate = value as? any UIPickerViewDelegate
    case let recognizer as UIGestureRecognizer:
      recognizer.delegate = value as? any UIGestureRecognizerDelegate
    case let controller as UINavigationController:
      controller.delegate = value as? any UINavigationControllerDelegate
    case let controller as UITabBarController:
      controller.delegate = value as? any UITabBarControllerDelegate
    case let controller as UISplitViewController:
      controller.delegate = value as? any UISplitViewControllerDelegate
    case let controller as UIPageViewController:
      controller.delegate = value as? any UIPageViewControllerDelegate
    default: return false
    }
    return true
  }

  private static func setDataSource(_ value: Any, of source: NSObject) -> Bool {
    switch source {
    case let table as UITableView: table.dataSource = value as? any UITableViewDataSource
    case let view as UICollectionView: view.dataSource = value as? any UICollectionViewDataSource
    case let picker as UIPickerView: picker.dataSource = value as? any UIPickerViewDataSource
    case let controller as UIPageViewController:
      controller.dataSource = value as? any UIPageViewControllerDataSource
    default: return false
    }
    return true
  }

  private static func add(_ value: Any, to source: NSObject) -> Bool {
    guard let view = source as? UIView, let recognizers = value as? [AnyObject] else { return false }
    for case let recognizer as UIGestureRecognizer in recognizers { view.addGestureRecognizer(recognizer) }
    return true
  }

  /// Sets an outlet to a view.
  private static func setView(_ value: Any, _ property: String, of source: NSObject) -> Bool {
    guard let view = value as? UIView else { return false }
    switch (source, property) {
    case (let owner as UIViewController, "view"): owner.view = view
    case (let owner as UIViewController, "refreshControl"):
      guard let control = view as? UIRefreshControl else { return false }
      (owner.viewIfLoaded as? UIScrollView)?.refreshControl = control
    case (let owner as UICollectionViewController, "collectionView"):
      owner.collectionView = view as? UICollectionView
    case (let owner as UIView, "mask"), (let owner as UIView, "maskView"): owner.mask = view
    case (let owner as UITableView, "tableHeaderView"): owner.tableHeaderView = view
    case (let owner as UITableView, "tableFooterView"): owner.tableFooterView = view
    case (let owner as UITableView, "backgroundView"): owner.backgroundView = view
    case (let owner as UICollectionView, "backgroundView"): owner.backgroundView = view
    case (let owner as UIScrollView, "refreshControl"): owner.refreshControl = view as? UIRefreshControl
    case (let owner as UITableViewCell, "backgroundView"): owner.backgroundView = view
    case (let owner as UITableViewCell, "selectedBackgroundView"): owner.selectedBackgroundView = view
    case (let owner as UITableViewCell, "accessoryView"): owner.accessoryView = view
    case (let owner as UITableViewCell, "editingAccessoryView"): owner.editingAccessoryView = view
    case (let owner as UICollectionViewCell, "backgroundView"): owner.backgroundView = view
    case (let owner as UICollectionViewCell, "selectedBackgroundView"): owner.selectedBackgroundView = view
    case (let owner as UITextField, "inputView"): owner.inputView = view
    case (let owner as UITextField, "inputAccessoryView"): owner.inputAccessoryView = view
    case (let owner as UITextField, "leftView"): owner.leftView = view
    case (let owner as UITextField, "rightView"): owner.rightView = view
    case (let owner as UITextView, "inputView"): owner.inputView = view
    case (let owner as UITextView, "inputAccessoryView"): owner.inputAccessoryView = view
    case (let owner as UINavigationItem, "titleView"): owner.titleView = view
    case (let owner as UIBarButtonItem, "customView"): owner.customView = view
    default: return false
    }
    return true
  }

  /// Sets an outlet to an item of a bar.
  private static func setItem(_ value: Any, _ property: String, of source: NSObject) -> Bool {
    switch (source, property, value) {
    case (let owner as UINavigationItem, "leftBarButtonItem", let item as UIBarButtonItem):
      owner.leftBarButtonItem = item
    case (let owner as UINavigationItem, "rightBarButtonItem", let item as UIBarButtonItem):
      owner.rightBarButtonItem = item
    case (let owner as UINavigationItem, "backBarButtonItem", let item as UIBarButtonItem):
      owner.backBarButtonItem = item
    case (let owner as UINavigationItem, "leftBarButtonItems", let items as [UIBarButtonItem]):
      owner.leftBarButtonItems = items
    case (let owner as UINavigationItem, "rightBarButtonItems", let items as [UIBarButtonItem]):
      owner.rightBarButtonItems = items
    case (let owner as UIToolbar, "items", let items as [UIBarButtonItem]): owner.items = items
    case (let owner as UITabBar, "selectedItem", let item as UITabBarItem): owner.selectedItem = item
    case (let owner as UIViewController, "tabBarItem", let item as UITabBarItem): owner.tabBarItem = item
    // These exist without the connection, or are without effect.
    case (is UIViewController, "navigationItem", _), (is UIViewController, "searchDisplayController", _):
      break
    default: return false
    }
    return true
  }
}
