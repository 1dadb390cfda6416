import DiagnosticCore
package import Foundation
import LayerCore
package import StyleCore

/// The insets of a view's content, in points: the safe area, and the margins around it.
struct ViewInsets: Hashable, Sendable {
  var safeArea = UIEdgeInsets.zero
  /// The effective margins: those that were set, with all additions (D.3, D.4, D.5).
  var margins: UIEdgeInsets

  /// The default insets of a view outside of a safe area (D.1).
  static let plain = ViewInsets(margins: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  /// The default insets of a stack view, which has no margins (F.84).
  static let stack = ViewInsets(margins: .zero)
}

/// The environment that a window or the root view of a controller is given from outside.
///
/// It does not depend on the superview, and stays the same while the view moves (D.10).
package struct RootViewEnvironment: Hashable, Sendable {
  /// The area that the window and the containers cover, with the controller's own additions.
  package var safeAreaInsets: UIEdgeInsets
  /// The minimum margins of the system, or `nil` for the margins of any other view.
  package var systemMinimumLayoutMargins: NSDirectionalEdgeInsets?
  /// Whether or not margins below the system's are raised to them (D.4).
  package var respectsSystemMinimum: Bool

  /// Creates an environment with the given parts.
  package init(
    safeAreaInsets: UIEdgeInsets, systemMinimumLayoutMargins: NSDirectionalEdgeInsets?,
    respectsSystemMinimum: Bool
  ) {
    self.safeAreaInsets = safeAreaInsets
    self.systemMinimumLayoutMargins = systemMinimumLayoutMargins
    self.respectsSystemMinimum = respectsSystemMinimum
  }

  /// Returns the system's minimum margins of a root view of the given width and safe area (D.2).
  ///
  /// The captured widths end at 393 and continue at 414; widths between them have the narrow ones' margins. As of iOS 26
  /// those of 390 are wide (26.B.13).
  package static func systemMinimumLayoutMargins(
    width: CGFloat, safeAreaInsets: UIEdgeInsets, system: SystemVersion = .v17
  ) -> NSDirectionalEdgeInsets {
    let hasSideInsets = safeAreaInsets.left > 0 || safeAreaInsets.right > 0
    let side: CGFloat = hasSideInsets || width < BarMetrics.wideWindow[system] ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Returns the margins of a root view before the safe area is added.
  ///
  /// A root view without margins of its own has those of the system only (D.1).
  ///
  /// - Parameter margins: The margins that were set, if any.
  func margins(with margins: NSDirectionalEdgeInsets?) -> NSDirectionalEdgeInsets? {
    guard let minimum = systemMinimumLayoutMargins else { return margins }
    let own = margins ?? .zero
    guard respectsSystemMinimum else { return own }
    return NSDirectionalEdgeInsets(
      top: max(own.top, minimum.top), leading: max(own.leading, minimum.leading),
      bottom: max(own.bottom, minimum.bottom), trailing: max(own.trailing, minimum.trailing))
  }
}

/// A type of objects that give a root view its environment, and are told of changes.
@MainActor
package protocol RootViewObserver: AnyObject {
  /// Called after the safe area of the root view changed, before its subviews are told.
  func rootViewSafeAreaInsetsDidChange()

  /// Called after the effective margins of the root view changed.
  func rootViewLayoutMarginsDidChange()

  /// Called after the safe area of the superview changed, to set the environment of the root view again.
  ///
  /// A move within the superview does not count (D.10).
  func rootViewEnvironmentDidChange()
}

extension UIEdgeInsets {
  /// Returns the parts of these insets in a rectangle whose edges have `distances` from those that the insets start at
  /// (D.8).
  ///
  /// They do not grow for a rectangle that extends beyond these edges.
  func reaching(over distances: UIEdgeInsets, at edges: UIRectEdge) -> UIEdgeInsets {
    func rest(_ side: KeyPath<UIEdgeInsets, CGFloat>, _ edge: UIRectEdge) -> CGFloat {
      edges.contains(edge) ? max(0, self[keyPath: side] - max(0, distances[keyPath: side])) : 0
    }
    return UIEdgeInsets(
      top: rest(\.top, .top), left: rest(\.left, .left), bottom: rest(\.bottom, .bottom),
      right: rest(\.right, .right))
  }

  /// Returns the larger inset at each edge.
  func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  static func + (insets: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: insets.top + other.top, left: insets.left + other.left, bottom: insets.bottom + other.bottom,
      right: insets.right + other.right)
  }

  static func - (insets: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: insets.top - other.top, left: insets.left - other.left, bottom: insets.bottom - other.bottom,
      right: insets.right - other.right)
  }
}

extension UIEdgeInsets {
  /// Whether or not all four insets are finite.
  var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}

extension NSDirectionalEdgeInsets {
  /// Whether or not all four insets are finite.
  var isFinite: Bool { top.isFinite && leading.isFinite && bottom.isFinite && trailing.isFinite }
}

extension UIView {
  /// Returns `isFinite`, and reports the property's value if that is not finite.
  func validate(_ property: String, _ isFinite: Bool) -> Bool {
    if !isFinite { LayoutDiagnostics.report(.notFinite(owner: backing.diagnosticName, property: property)) }
    return isFinite
  }
}
