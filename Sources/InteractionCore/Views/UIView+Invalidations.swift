import ControlCore
public import LayoutCore
import ListCore

/// A type of updates that a view needs after a change of a value.
@preconcurrency @MainActor
public protocol UIViewInvalidating {
  /// Requests the update of a view.
  func invalidate(view: UIView)
}

extension UIView {
  /// The updates that a view can need.
  public enum Invalidations {
    /// Drawing.
    public struct Display: UIViewInvalidating {
      /// Creates the update.
      public nonisolated init() {}
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    /// Layout.
    public struct Layout: UIViewInvalidating {
      /// Creates the update.
      public nonisolated init() {}
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    /// The update of constraints.
    public struct Constraints: UIViewInvalidating {
      /// Creates the update.
      public nonisolated init() {}
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    /// The measurement of the intrinsic content size.
    public struct IntrinsicContentSize: UIViewInvalidating {
      /// Creates the update.
      public nonisolated init() {}
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    /// The update of the configuration of a button or of a cell.
    public struct Configuration: UIViewInvalidating {
      /// Creates the update.
      public nonisolated init() {}
      public func invalidate(view: UIView) {
        switch view {
        case let button as UIButton: button.setNeedsUpdateConfiguration()
        case let cell as UITableViewCell: cell.setNeedsUpdateConfiguration()
        case let cell as UICollectionViewCell: cell.setNeedsUpdateConfiguration()
        case let header as UITableViewHeaderFooterView: header.setNeedsUpdateConfiguration()
        default: break
        }
      }
    }

    /// Two updates.
    public struct Tuple<Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating>:
      UIViewInvalidating
    {
      private let first: Invalidation1
      private let second: Invalidation2

      /// Creates two updates.
      public init(_ invalidation1: Invalidation1, _ invalidation2: Invalidation2) {
        (first, second) = (invalidation1, invalidation2)
      }

      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// Drawing.
  public nonisolated static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// Layout.
  public nonisolated static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// The update of constraints.
  public nonisolated static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// The measurement of the intrinsic content size.
  public nonisolated static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  /// The update of the configuration of a button or of a cell.
  public nonisolated static var configuration: Self { Self() }
}
