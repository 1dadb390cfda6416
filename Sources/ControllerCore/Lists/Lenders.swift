public import Foundation
public import GraphicsCore
public import LayoutCore
public import ListCore

// Classes that lend their required initializers to metatypes, as those of `CellMaking` do. They are open for the same
// reason.

/// A class that lends its required initializer to collection views; not for use.
open class _CollectionInstantiation: UICollectionView {
  /// Creates an object that is not for use.
  public required override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }

  /// Creates no object.
  public required init?(coder: NSCoder) { nil }
}

/// A class that lends its required initializer to table views; not for use.
open class _TableInstantiation: UITableView {
  /// Creates an object that is not for use.
  public required override init(frame: CGRect, style: Style) {
    super.init(frame: frame, style: style)
  }

  /// Creates no object.
  public required init?(coder: NSCoder) { nil }
}

/// A class that lends its required initializer to view controllers; not for use.
open class _ControllerInstantiation: UIViewController {
  /// Creates an object that is not for use.
  public required override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates no object.
  public required init?(coder: NSCoder) { nil }
}

/// A class that lends its required initializer to navigation controllers; not for use.
open class _NavigationInstantiation: UINavigationController {
  /// Creates an object that is not for use.
  public required override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }

  /// Creates no object.
  public required init?(coder: NSCoder) { nil }
}

/// A class that lends its required initializer to gesture recognizers; not for use.
open class _GestureInstantiation: UIGestureRecognizer {
  /// Creates an object that is not for use.
  public required override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }
}
