public import ControlCore
public import Foundation
public import GraphicsCore
import LayerCore
public import LayoutCore
public import ListCore
public import StyleCore

// See `_LayerInstantiation`. The results are of the requested class, but the compiler takes them for those of the
// lenders: so the casts are apart from the calls.

/// Objects of metatypes, made by UIKit's initializers, which Swift does not require of subclasses.
extension ObjectiveCRuntime {
  /// Returns a new object of the requested class, by `init()`.
  public static func make<Object>(_ type: Object.Type) -> Object {
    object(of: type, NSObject.self) { _LayerInstantiation.makeObject(of: $0) }
  }

  /// Returns a new animation of the requested class for a property, by `init()`.
  public static func make<Object>(_ type: Object.Type, keyPath: String?) -> Object {
    object(of: type, CAPropertyAnimation.self) {
      let animation = _LayerInstantiation.makeObject(of: $0)
      animation.keyPath = keyPath
      return animation
    }
  }

  /// Returns a new view of the requested class, by `init(frame:)`.
  @preconcurrency @MainActor
  public static func make<Object>(_ type: Object.Type, frame: CGRect) -> Object {
    object(of: type, UIView.self) { MetatypeMaking.view($0, frame) }
  }

  /// Returns a new button of the requested class and of a type, by `init(frame:)`.
  @preconcurrency @MainActor
  public static func make<Object>(_ type: Object.Type, type buttonType: UIButton.ButtonType) -> Object {
    object(of: type, UIButton.self) {
      guard let button = MetatypeMaking.view($0, .zero) as? UIButton else { preconditionFailure("no button") }
      button.become(buttonType)
      return button
    }
  }

  /// Returns a new table view cell of the requested class, by `init(style:reuseIdentifier:)`.
  @preconcurrency @MainActor
  public static func make<Object>(
    _ type: Object.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) -> Object {
    object(of: type, UITableViewCell.self) { MetatypeMaking.cell($0, style, reuseIdentifier) }
  }

  /// Returns a new header or footer of the requested class, by `init(reuseIdentifier:)`.
  @preconcurrency @MainActor
  public static func make<Object>(_ type: Object.Type, reuseIdentifier: String?) -> Object {
    object(of: type, UITableViewHeaderFooterView.self) { MetatypeMaking.header($0, reuseIdentifier) }
  }

  /// Returns a new collection view of the requested class, by `init(frame:collectionViewLayout:)`.
  @preconcurrency @MainActor
  public static func make<Object>(
    _ type: Object.Type, frame: CGRect, collectionViewLayout: UICollectionViewLayout
  ) -> Object {
    object(of: type, UICollectionView.self) { MetatypeMaking.collection($0, frame, collectionViewLayout) }
  }

  /// Returns a new table view of the requested class, by `init(frame:style:)`.
  @preconcurrency @MainActor
  public static func make<Object>(_ type: Object.Type, frame: CGRect, style: UITableView.Style) -> Object {
    object(of: type, UITableView.self) { MetatypeMaking.table($0, frame, style) }
  }

  /// Returns a new view controller of the requested class, by `init(nibName:bundle:)`.
  @preconcurrency @MainActor
  public static func make<Object>(_ type: Object.Type, nibName: String?, bundle: Bundle?) -> Object {
    object(of: type, UIViewController.self) { MetatypeMaking.controller($0, nibName, bundle) }
  }

  /// Returns a new navigation controller of the requested class, by `init(rootViewController:)`.
  @preconcurrency @MainActor
  public static func make<Object>(_ type: Object.Type, rootViewController: UIViewController) -> Object {
    object(of: type, UINavigationController.self) { MetatypeMaking.navigation($0, rootViewController) }
  }

  /// Returns a new gesture recognizer of the requested class, by `init(target:action:)`.
  @preconcurrency @MainActor
  public static func make<Object>(_ type: Object.Type, target: Any?, action: Selector?) -> Object {
    object(of: type, UIGestureRecognizer.self) { MetatypeMaking.recognizer($0, target, action) }
  }

  /// Returns a new bar button item of the requested class, with a title.
  @preconcurrency @MainActor
  public static func make<Object>(
    _ type: Object.Type, title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) -> Object {
    item(of: type, target, action) { ($0.title, $0.style) = (title, style) }
  }

  /// Returns a new bar button item of the requested class, with an image.
  @preconcurrency @MainActor
  public static func make<Object>(
    _ type: Object.Type, image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) -> Object {
    item(of: type, target, action) { ($0.image, $0.style) = (image, style) }
  }

  /// Returns a new bar button item of the requested class, for a button of the system.
  @preconcurrency @MainActor
  public static func make<Object>(
    _ type: Object.Type, barButtonSystemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
  ) -> Object {
    item(of: type, target, action) { $0.become(barButtonSystemItem) }
  }

  @MainActor
  private static func item<Object>(
    of type: Object.Type, _ target: Any?, _ action: Selector?, _ setUp: (UIBarButtonItem) -> Void
  ) -> Object {
    object(of: type, UIBarButtonItem.self) {
      let item = _LayerInstantiation.makeObject(of: $0)
      setUp(item)
      item.set(target, action)
      return item
    }
  }

  /// Returns an object that a function makes of the requested class.
  ///
  /// It ends the program if the class has no such initializer, which a cast of the class tells.
  package static func object<Object, Base: NSObject>(
    of type: Object.Type, _ base: Base.Type, _ make: (Base.Type) -> Base
  ) -> Object {
    guard let requested = requestedClass(of: type) as? Base.Type, let object = make(requested) as? Object
    else {
      preconditionFailure("\(type) has no initializer of \(base)")
    }
    return object
  }
}

/// A maker of objects by the initializers of lenders; none of its functions is inlined.
@MainActor
private enum MetatypeMaking {
  @inline(never) static func view(_ type: UIView.Type, _ frame: CGRect) -> UIView {
    unsafe unsafeBitCast(type, to: _ViewInstantiation.Type.self).init(frame: frame)
  }

  @inline(never)
  static func cell(
    _ type: UITableViewCell.Type, _ style: UITableViewCell.CellStyle, _ identifier: String?
  ) -> UITableViewCell {
    unsafe unsafeBitCast(type, to: _TableCellInstantiation.Type.self)
      .init(style: style, reuseIdentifier: identifier)
  }

  @inline(never)
  static func header(
    _ type: UITableViewHeaderFooterView.Type, _ identifier: String?
  ) -> UITableViewHeaderFooterView {
    unsafe unsafeBitCast(type, to: _HeaderFooterInstantiation.Type.self).init(reuseIdentifier: identifier)
  }

  @inline(never)
  static func collection(
    _ type: UICollectionView.Type, _ frame: CGRect, _ layout: UICollectionViewLayout
  ) -> UICollectionView {
    unsafe unsafeBitCast(type, to: _CollectionInstantiation.Type.self)
      .init(frame: frame, collectionViewLayout: layout)
  }

  @inline(never)
  static func table(_ type: UITableView.Type, _ frame: CGRect, _ style: UITableView.Style) -> UITableView {
    unsafe unsafeBitCast(type, to: _TableInstantiation.Type.self).init(frame: frame, style: style)
  }

  @inline(never)
  static func controller(
    _ type: UIViewController.Type, _ nibName: String?, _ bundle: Bundle?
  ) -> UIViewController {
    unsafe unsafeBitCast(type, to: _ControllerInstantiation.Type.self).init(nibName: nibName, bundle: bundle)
  }

  @inline(never)
  static func navigation(
    _ type: UINavigationController.Type, _ root: UIViewController
  ) -> UINavigationController {
    unsafe unsafeBitCast(type, to: _NavigationInstantiation.Type.self).init(rootViewController: root)
  }

  @inline(never)
  static func recognizer(
    _ type: UIGestureRecognizer.Type, _ target: Any?, _ action: Selector?
  ) -> UIGestureRecognizer {
    unsafe unsafeBitCast(type, to: _GestureInstantiation.Type.self).init(target: target, action: action)
  }
}
