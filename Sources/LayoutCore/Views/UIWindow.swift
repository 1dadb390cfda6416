public import Foundation

/// The root of a tree of views. Differs from UIKit: there are no screens, scenes and controllers yet.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// A window of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A window of no size. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
