/// The classes that UIKit's classes inherit from.
enum SystemClasses {
  /// The names of the classes that inherit from each.
  private static let subclasses: [String: String] = [
    "NSObject":
      "UIResponder CALayer UIGestureRecognizer UIBarItem UICollectionViewLayout UIColor UIFont UIImage "
      + "UIPresentationController UIActivity",
    "UIResponder": "UIView UIViewController UIApplication",
    "UIView":
      "UIControl UIScrollView UIWindow UILabel UIImageView UIStackView UITableViewCell UICollectionReusableView "
      + "UITableViewHeaderFooterView UINavigationBar UIToolbar UITabBar UISearchBar UIPickerView UIProgressView "
      + "UIActivityIndicatorView UIVisualEffectView UICalendarView WKWebView MKMapView",
    "UIControl":
      "UIButton UITextField UISwitch UISlider UIStepper UISegmentedControl UIDatePicker UIPageControl "
      + "UIRefreshControl UIColorWell",
    "UIScrollView": "UITableView UICollectionView UITextView",
    "UICollectionReusableView": "UICollectionViewCell",
    "UICollectionViewCell": "UICollectionViewListCell",
    "UITextField": "UISearchTextField",
    "UIViewController":
      "UINavigationController UITabBarController UITableViewController UICollectionViewController "
      + "UIPageViewController UISplitViewController UIAlertController UIActivityViewController UISearchController "
      + "UIDocumentPickerViewController UIColorPickerViewController UIFontPickerViewController",
    "UINavigationController": "UIImagePickerController",
    "UIPresentationController": "UISheetPresentationController UIPopoverPresentationController",
    "UIGestureRecognizer": "UITapGestureRecognizer UIPanGestureRecognizer UIPinchGestureRecognizer "
      + "UILongPressGestureRecognizer UISwipeGestureRecognizer UIRotationGestureRecognizer "
      + "UIHoverGestureRecognizer",
    "UIPanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
    "CALayer":
      "CAShapeLayer CAGradientLayer CATextLayer CAReplicatorLayer CAScrollLayer CATransformLayer CAEmitterLayer "
      + "CATiledLayer",
    "UIBarItem": "UIBarButtonItem UITabBarItem",
    "UICollectionViewLayout":
      "UICollectionViewFlowLayout UICollectionViewCompositionalLayout UICollectionViewTransitionLayout",
  ]

  private static let superclasses: [String: String] = {
    var superclasses: [String: String] = [:]
    for (superclass, names) in subclasses {
      for name in names.split(separator: " ") { superclasses[String(name)] = superclass }
    }
    return superclasses
  }()

  /// Returns whether a class of another module can inherit from another: if it is known to, or if one is not known.
  static func canInherit(_ type: String, from ancestor: String) -> Bool {
    if type == ancestor { return true }
    // Other types of UIKit are no classes that have subclasses.
    if ancestor.hasPrefix("UI"), superclasses[ancestor] == nil { return false }
    if isStructure(ancestor) { return false }
    guard superclasses[type] != nil, superclasses[ancestor] != nil || ancestor == "NSObject" else {
      return type != "NSObject"
    }
    return sequence(first: type, next: { superclasses[$0] }).contains(ancestor)
  }

  /// The classes with type parameters.
  static let areGeneric: Set<String> = [
    "NSLayoutAnchor", "NSCache", "NSMapTable", "NSHashTable", "NSFetchRequest",
    "UICollectionViewDiffableDataSource",
    "UITableViewDiffableDataSource", "UIHostingController",
  ]

  /// Returns whether a type is one of the structures that extensions often add to, `CGRect` or `String`.
  private static func isStructure(_ type: String) -> Bool {
    type.hasPrefix("CG") && !["CGContext", "CGImage", "CGPath", "CGColor"].contains { type.hasPrefix($0) }
      || [
        "String", "Array", "Dictionary", "Set", "Int", "Double", "Float", "Bool", "Date", "URL", "Data",
        "IndexPath",
        "NSRange", "CATransform3D",
      ]
      .contains(type)
  }
}
