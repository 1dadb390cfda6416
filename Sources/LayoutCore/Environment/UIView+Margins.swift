package import Foundation
import LayerCore
package import StyleCore

extension UIView {
  /// The margins that were set on the view itself, without additions, or `nil` if none were.
  package var ownLayoutMargins: NSDirectionalEdgeInsets? { storedState.layoutEnvironment?.margins }

  func setMargins(_ margins: NSDirectionalEdgeInsets) {
    guard margins != storedState.layoutEnvironment?.margins, validate("layoutMargins", margins.isFinite)
    else {
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

  /// Sets the environment of a root view of a controller or of a window, or removes it with `nil`.
  ///
  /// The view and its subviews are told in the next layout pass.
  package func setRootViewEnvironment(_ environment: RootViewEnvironment?) {
    guard environment != storedState.layoutEnvironment?.root else { return }
    writableLayoutEnvironment.root = environment
    backing.markNeedsEnvironment()
  }

  /// Sets the observer of the environment of this root view.
  package func setRootViewObserver(_ observer: (any RootViewObserver)?) {
    writableLayoutEnvironment.rootObserver = observer
  }

  /// Sets the edges at which subviews have a safe area.
  ///
  /// A scroll view that moves its content out of the safe area at an edge leaves its subviews none there.
  package func setSafeAreaEdgesForSubviews(_ edges: UIRectEdge) {
    guard edges != storedState.layoutEnvironment?.safeAreaEdgesForSubviews ?? .all else { return }
    writableLayoutEnvironment.safeAreaEdgesForSubviews = edges
    backing.markNeedsEnvironment()
  }

  /// Returns the safe area insets of a subview at `frame` (D.8), which are those of a child controller's view (D.10).
  package func safeAreaInsets(forSubviewAt frame: CGRect) -> UIEdgeInsets {
    let bounds = backing.storedBounds.standardized
    let distances = UIEdgeInsets(
      top: frame.minY - bounds.minY, left: frame.minX - bounds.minX, bottom: bounds.maxY - frame.maxY,
      right: bounds.maxX - frame.maxX)
    return currentInsets.safeArea.reaching(
      over: distances, at: safeAreaEdgesForSubviews)
  }

  /// Updates the environment after the view moved to a window or left it, which may add or remove a safe area.
  func windowDidChangeEnvironment() {
    if backing.flags.contains(.isInset) || storedState.layoutEnvironment?.root != nil {
      backing.markNeedsEnvironment()
    }
  }
}
