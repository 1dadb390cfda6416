internal import Foundation

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

  /// How much the view resists becoming larger than its content; 250 for most views (F.10).
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    storedState.contentHugging[axis]
  }

  /// Sets how much the view resists becoming larger than its content.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    storedState.contentHugging[axis] = priority
    boxContentDidChange()
  }

  /// How much the view resists becoming smaller than its content; 750 for all views (F.10).
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    storedState.compressionResistance[axis]
  }

  /// Sets how much the view resists becoming smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    storedState.compressionResistance[axis] = priority
    boxContentDidChange()
  }
}

extension CGRect {
  /// This rectangle with its edges moved outwards: what `inset(by:)` undoes.
  func outset(by insets: UIEdgeInsets) -> CGRect {
    inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}
