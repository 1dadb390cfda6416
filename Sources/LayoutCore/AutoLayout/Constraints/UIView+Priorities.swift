internal import Foundation
import StyleCore

extension UIView {
  /// A priority for each axis.
  struct AxisPriorities {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    init(_ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) {
      self.horizontal = horizontal
      self.vertical = vertical
    }

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      get { axis == .horizontal ? horizontal : vertical }
      set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
  }
}

extension CGRect {
  /// Returns the rectangle with its edges moved outwards, the reverse of `inset(by:)`.
  func outset(by insets: UIEdgeInsets) -> CGRect {
    inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}
