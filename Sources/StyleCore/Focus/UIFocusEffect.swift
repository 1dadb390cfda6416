public import Foundation

/// The look of a view that has the focus.
///
/// Differs from UIKit: effects are kept and not shown, since nothing gets the focus.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, @preconcurrency NSCopying {
  /// Creates the default effect.
  public override required init() {
    super.init()
  }

  /// Returns a copy of the effect.
  open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init() }
}
