public import Foundation
import LayerCore
public import LayoutCore

// See `_LayerInstantiation`: an initializer has one slot in the method tables of all subclasses, so a class whose
// initializer is required can lend its type.

/// A class that lends its required initializer to gesture recognizers; not for use.
open class _RecognizerInstantiation: UIGestureRecognizer {
  /// Creates an object that is not for use.
  public required override init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A class that lends its required initializer to segues; not for use.
open class _SegueInstantiation: UIStoryboardSegue {
  /// Creates an object that is not for use.
  public required override init(identifier: String?, source: UIViewController, destination: UIViewController)
  {
    super.init(identifier: identifier, source: source, destination: destination)
  }
}

/// A maker of objects of classes that are known only at run time.
@MainActor
enum ObjectMaking {
  /// Returns an object that reads a coder, or `nil` if its initializer returns none.
  static func object(of type: AnyClass, _ coder: NSCoder) -> NSObject? {
    switch type {
    case let type as UIView.Type: type.init(coder: coder)
    case let type as UIViewController.Type: type.init(coder: coder)
    case let type as UIBarItem.Type: type.init(coder: coder)
    case let type as UINavigationItem.Type: type.init(coder: coder)
    case let type as UILayoutGuide.Type: type.init(coder: coder)
    case let type as UIGestureRecognizer.Type: recognizer(of: type, coder)
    case let type as any (NSObject & NSCoding).Type: type.init(coder: coder)
    case let type as NSObject.Type: _LayerInstantiation.makeObject(of: type)
    default: nil
    }
  }

  @inline(never)
  private static func recognizer(of type: UIGestureRecognizer.Type, _ coder: NSCoder) -> NSObject? {
    let lender = unsafe unsafeBitCast(type, to: _RecognizerInstantiation.Type.self)
    return unsafe unsafeBitCast(lender.init(coder: coder), to: UIGestureRecognizer?.self)
  }

  /// Returns a segue of a class.
  @inline(never)
  static func segue(
    of type: UIStoryboardSegue.Type, _ identifier: String?, from source: UIViewController,
    to destination: UIViewController
  ) -> UIStoryboardSegue {
    let lender = unsafe unsafeBitCast(type, to: _SegueInstantiation.Type.self)
    let segue: UIStoryboardSegue = lender.init(
      identifier: identifier, source: source, destination: destination)
    return segue
  }
}
