public import Foundation

// Stand-ins for what other work in progress furnishes.

/// What runs when a property of a layer changes.
public protocol CAAction {
  /// Runs the action for `event`.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// A change of a layer over time.
open class CAAnimation: NSObject, CAAction {
  /// Does nothing.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// A rectangle that is no view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view it belongs to.
  open internal(set) weak var owningView: UIView?
  /// A name for the programmer.
  open var identifier = ""
  /// The rectangle in the owning view's coordinates.
  open var layoutFrame: CGRect { .zero }

  /// A guide of no view.
  public override init() {
    super.init()
  }
}

extension UIView {
  /// None yet.
  var safeAreaInsets: UIEdgeInsets { .zero }
}

/// Displays what waits in a tree of layers.
package struct DisplayPass {
  /// A pass.
  package init() {}

  /// Displays `root` and what is beneath it, from the root towards the leaves (B.3).
  package func run(from root: CALayer) {
    var pending = [root]
    while let layer = pending.popLast() {
      layer.displayIfNeeded()
      pending += layer.children.reversed()
    }
  }
}
