import DiagnosticCore
package import Foundation
import LayerCore
package import StyleCore

/// What takes room from a view's content at its edges, in points: the safe area, and the margins around that.
struct ViewInsets: Hashable, Sendable {
  var safeArea = UIEdgeInsets.zero
  /// The effective margins: those that were set, with all that adds to them (D.3, D.4, D.5).
  var margins: UIEdgeInsets

  /// Those of a view that nothing was set on, outside any safe area (D.1).
  static let plain = ViewInsets(margins: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  /// Those of a stack that nothing was set on, which has no margins (F.84).
  static let stack = ViewInsets(margins: .zero)
}

/// What the root view of a controller, or a window, is given from outside: it does not follow from its
/// superview, and it stays as it is while the view moves (D.10).
package struct RootViewEnvironment: Hashable, Sendable {
  /// What the window and the containers cover, and the controller's own additions to it.
  package var safeAreaInsets: UIEdgeInsets
  /// The least margins that the system wants; nil leaves the view with the margins of any other.
  package var systemMinimumLayoutMargins: NSDirectionalEdgeInsets?
  /// Whether margins below the system's are raised to them (D.4).
  package var respectsSystemMinimum: Bool

  /// An environment with the given parts.
  package init(
    safeAreaInsets: UIEdgeInsets, systemMinimumLayoutMargins: NSDirectionalEdgeInsets?,
    respectsSystemMinimum: Bool
  ) {
    self.safeAreaInsets = safeAreaInsets
    self.systemMinimumLayoutMargins = systemMinimumLayoutMargins
    self.respectsSystemMinimum = respectsSystemMinimum
  }

  /// The margins that the system wants for a root view of the given width and safe area (D.2).
  ///
  /// The captured widths end at 393 and go on at 414; between them we take the narrow ones' margins.
  package static func systemMinimumLayoutMargins(
    width: CGFloat, safeAreaInsets: UIEdgeInsets
  ) -> NSDirectionalEdgeInsets {
    let hasSideInsets = safeAreaInsets.left > 0 || safeAreaInsets.right > 0
    let side: CGFloat = hasSideInsets || width < 414 ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The margins of a root view on which `margins` were set, if any, before the safe area is added. A root view
  /// without margins of its own has those of the system only (D.1).
  func margins(with margins: NSDirectionalEdgeInsets?) -> NSDirectionalEdgeInsets? {
    guard let minimum = systemMinimumLayoutMargins else { return margins }
    let own = margins ?? .zero
    guard respectsSystemMinimum else { return own }
    return NSDirectionalEdgeInsets(
      top: max(own.top, minimum.top), leading: max(own.leading, minimum.leading),
      bottom: max(own.bottom, minimum.bottom), trailing: max(own.trailing, minimum.trailing))
  }
}

/// Who gives a root view its environment, and wants to know what becomes of it.
@MainActor
package protocol RootViewObserver: AnyObject {
  /// The safe area of the root view changed; its subviews have not been told yet.
  func rootViewSafeAreaInsetsDidChange()

  /// The effective margins of the root view changed.
  func rootViewLayoutMarginsDidChange()

  /// The safe area of the superview changed: time to give the root view its environment anew. A move within the
  /// superview does not count (D.10).
  func rootViewSurroundingsDidChange()
}

extension UIEdgeInsets {
  /// These insets as far as a rectangle is within them whose edges have `distances` from those the insets start
  /// at (D.8). They do not grow for a rectangle that sticks out.
  func reaching(over distances: UIEdgeInsets, at edges: UIRectEdge) -> UIEdgeInsets {
    func rest(_ side: KeyPath<UIEdgeInsets, CGFloat>, _ edge: UIRectEdge) -> CGFloat {
      edges.contains(edge) ? max(0, self[keyPath: side] - max(0, distances[keyPath: side])) : 0
    }
    return UIEdgeInsets(
      top: rest(\.top, .top), left: rest(\.left, .left), bottom: rest(\.bottom, .bottom),
      right: rest(\.right, .right))
  }

  /// The larger of both at each edge.
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
  /// Whether all four are numbers that can be calculated with.
  var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}

extension NSDirectionalEdgeInsets {
  /// Whether all four are numbers that can be calculated with.
  var isFinite: Bool { top.isFinite && leading.isFinite && bottom.isFinite && trailing.isFinite }
}

extension UIView {
  /// Whether a property may take a value that is finite or not; if not, it was reported.
  func takes(_ property: String, _ isFinite: Bool) -> Bool {
    if !isFinite { LayoutDiagnostics.report(.notFinite(owner: backing.diagnosticName, property: property)) }
    return isFinite
  }
}
