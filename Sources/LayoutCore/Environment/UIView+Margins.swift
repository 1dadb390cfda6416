package import Foundation
import LayerCore
package import StyleCore

extension UIView {
  /// The margins that were set on the view itself, without what adds to them; nil where none were.
  package var ownLayoutMargins: NSDirectionalEdgeInsets? { storedState.surroundings?.margins }

  func setMargins(_ margins: NSDirectionalEdgeInsets) {
    guard margins != storedState.surroundings?.margins, takes("layoutMargins", margins.isFinite) else {
      return
    }
    Tracing.noteConfiguring(.margins, of: backing)
    changeMargins { $0.margins = margins }
  }

  func setInsetsMarginsFromSafeArea(_ isInset: Bool) {
    guard isInset != insetsLayoutMarginsFromSafeArea else { return }
    changeMargins { $0.insetsMarginsFromSafeArea = isInset }
  }

  func setPreservesSuperviewMargins(_ preserves: Bool) {
    guard preserves != preservesSuperviewLayoutMargins else { return }
    backing.set(.preservesMargins, preserves)
    if preserves { attachedSuperview?.backing.flags.insert(.marginsReachSublayers) }
    changeMargins { $0.preservesSuperviewMargins = preserves }
  }

  /// Gives the root view of a controller, or a window, what comes from outside; nil makes it a view like others.
  ///
  /// The view and its subviews are told in the next layout pass.
  package func setRootViewEnvironment(_ environment: RootViewEnvironment?) {
    guard environment != storedState.surroundings?.root else { return }
    writableSurroundings.root = environment
    backing.markNeedsEnvironment()
  }

  /// Sets who is told what becomes of the environment of this root view.
  package func setRootViewObserver(_ observer: (any RootViewObserver)?) {
    writableSurroundings.rootObserver = observer
  }

  /// Sets the edges at which subviews see the safe area: a scroll view that moves its content out of it there
  /// leaves its subviews none.
  package func setSafeAreaEdgesForSubviews(_ edges: UIRectEdge) {
    guard edges != storedState.surroundings?.safeAreaEdgesForSubviews ?? .all else { return }
    writableSurroundings.safeAreaEdgesForSubviews = edges
    backing.markNeedsEnvironment()
  }

  /// What a subview at `frame` would have of this view's safe area (D.8): the overlap that a child controller's
  /// view is given (D.10).
  package func safeAreaInsets(forSubviewAt frame: CGRect) -> UIEdgeInsets {
    let bounds = backing.storedBounds.standardized
    let distances = UIEdgeInsets(
      top: frame.minY - bounds.minY, left: frame.minX - bounds.minX, bottom: bounds.maxY - frame.maxY,
      right: bounds.maxX - frame.maxX)
    return currentInsets.safeArea.reaching(
      over: distances, at: safeAreaEdgesForSubviews)
  }

  /// The view came into a window, or left it: where there was a safe area there may be none now, and the other
  /// way round.
  func windowDidChangeEnvironment() {
    if backing.flags.contains(.isInset) || storedState.surroundings?.root != nil {
      backing.markNeedsEnvironment()
    }
  }
}
