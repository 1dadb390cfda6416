import ControlCore
import ControllerCore
import Foundation
import LayoutCore
import ListCore
import StackCore
import TextViewCore

/// The classes of the elements of files.
@MainActor
enum ElementKinds {
  /// Returns the class of an element without a custom class, or `nil` if the element is no object.
  static func type(of name: String) -> AnyClass? {
    views[name] ?? controllers[name] ?? items[name] ?? placeholders[name]
  }

  /// Returns whether an element is a view.
  static func isView(_ name: String) -> Bool { views[name] != nil || placeholders[name] != nil }

  /// Returns whether an element is a view controller.
  static func isController(_ name: String) -> Bool { controllers[name] != nil }

  /// Returns whether a plain view stands for one of a framework that does not exist here.
  static func isPlaceholder(_ name: String) -> Bool { placeholders[name] != nil }

  private static let views: [String: AnyClass] = [
    "view": UIView.self, "containerView": UIView.self, "window": UIWindow.self, "label": UILabel.self,
    "button": UIButton.self, "imageView": UIImageView.self, "textField": UITextField.self,
    "textView": UITextView.self, "scrollView": UIScrollView.self, "stackView": UIStackView.self,
    "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
    "tableViewCellContentView": UIView.self, "collectionViewCellContentView": UIView.self,
    "tableViewHeaderFooterView": UITableViewHeaderFooterView.self,
    "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
    "collectionReusableView": UICollectionReusableView.self, "switch": UISwitch.self,
    "slider": UISlider.self, "stepper": UIStepper.self, "progressView": UIProgressView.self,
    "activityIndicatorView": UIActivityIndicatorView.self, "segmentedControl": UISegmentedControl.self,
    "pageControl": UIPageControl.self, "pickerView": UIPickerView.self, "datePicker": UIDatePicker.self,
    "searchBar": UISearchBar.self, "navigationBar": UINavigationBar.self, "toolbar": UIToolbar.self,
    "tabBar": UITabBar.self, "visualEffectView": UIVisualEffectView.self,
    "refreshControl": UIRefreshControl.self, "control": UIControl.self,
  ]

  private static let controllers: [String: AnyClass] = [
    "viewController": UIViewController.self, "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self, "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "splitViewController": UISplitViewController.self, "pageViewController": UIPageViewController.self,
    "hostingController": UIViewController.self, "avPlayerViewController": UIViewController.self,
    "glkViewController": UIViewController.self,
  ]

  private static let items: [String: AnyClass] = [
    "navigationItem": UINavigationItem.self, "barButtonItem": UIBarButtonItem.self,
    "tabBarItem": UITabBarItem.self, "collectionViewFlowLayout": UICollectionViewFlowLayout.self,
    "collectionViewLayout": UICollectionViewLayout.self, "customObject": NSObject.self,
    "tapGestureRecognizer": UITapGestureRecognizer.self,
    "panGestureRecognizer": UIPanGestureRecognizer.self,
    "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
    "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
    "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
    // The name in files has this slip.
    "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
    "customGestureRecognizer": UIGestureRecognizer.self,
  ]

  private static let placeholders: [String: AnyClass] = [
    "mapView": UIView.self, "webView": UIView.self, "wkWebView": UIView.self, "glkView": UIView.self,
    "sceneKitView": UIView.self, "skView": UIView.self, "mtkView": UIView.self, "arscnView": UIView.self,
    "arskView": UIView.self, "arView": UIView.self, "calendarView": UIView.self, "colorWell": UIControl.self,
    "adBannerView": UIView.self, "metalKitView": UIView.self, "pdfView": UIView.self,
  ]
}
