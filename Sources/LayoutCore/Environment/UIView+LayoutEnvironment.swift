import Foundation
import LayerCore
import StyleCore

extension UIView {
  /// The margins, insets and guides of a view that is not plain, which few views are.
  final class LayoutEnvironment {
    /// The insets that the view was last told of.
    var reported = ViewInsets.plain
    /// The margins that were set, without additions.
    var margins: NSDirectionalEdgeInsets?
    var preservesSuperviewMargins = false
    var insetsMarginsFromSafeArea = true
    /// The edges at which subviews have a safe area.
    var safeAreaEdgesForSubviews = UIRectEdge.all
    var root: RootViewEnvironment?
    weak var rootObserver: (any RootViewObserver)?
    /// The safe area of the superview that the observer was last told of.
    var reportedOuterSafeArea: UIEdgeInsets?
    var guides: [UILayoutGuide] = []
  }

  /// The layout environment, made on first use.
  ///
  /// `storedState.layoutEnvironment?` is for reading, and this is for writing.
  var writableLayoutEnvironment: LayoutEnvironment {
    if let layoutEnvironment = storedState.layoutEnvironment { return layoutEnvironment }
    let made = LayoutEnvironment()
    made.reported = usualInsets
    storedState.layoutEnvironment = made
    return made
  }

  /// The default insets outside of a safe area (D.1, F.84).
  private var usualInsets: ViewInsets { asStack == nil ? .plain : .stack }

  /// The insets that the view was last told of.
  ///
  /// They are the current ones unless the view or one above waits for an update.
  var reportedInsets: ViewInsets { storedState.layoutEnvironment?.reported ?? usualInsets }

  /// The current insets, even before the pass that tells the views of them.
  var currentInsets: ViewInsets {
    var chain: [UIView] = []
    var length = 0
    var highestWaiting: UIView?
    var next: UIView? = self
    while let view = next {
      length += 1
      if view.backing.flags.contains(.needsEnvironment) { highestWaiting = view }
      next = view.attachedSuperview
    }
    guard let highestWaiting else { return reportedInsets }
    chain.reserveCapacity(length)
    next = self
    while let view = next {
      chain.append(view)
      next = view === highestWaiting ? nil : view.attachedSuperview
    }
    var superview = highestWaiting.attachedSuperview
    var insets = superview?.reportedInsets ?? .plain
    for view in chain.reversed() {
      insets = view.insets(in: superview, having: insets)
      superview = view
    }
    return insets
  }

  /// Returns the insets of this view in a superview with the insets `outer`.
  private func insets(in superview: UIView?, having outer: ViewInsets) -> ViewInsets {
    let own = storedState.layoutEnvironment
    let margins = own?.root?.margins(with: own?.margins) ?? own?.margins
    var insets = usualInsets
    if let margins { insets.margins = UIEdgeInsets(margins, in: effectiveUserInterfaceLayoutDirection) }
    if let root = own?.root {
      insets.safeArea = backing.flags.contains(.isInWindow) ? root.safeAreaInsets : .zero
    } else {
      insets.safeArea = safeArea(in: superview, having: outer.safeArea)
    }
    if own?.insetsMarginsFromSafeArea ?? true { insets.margins = insets.margins + insets.safeArea }
    if let superview, own?.preservesSuperviewMargins == true {
      insets.margins = insets.margins.union(outer.margins - distances(to: superview))
    }
    return insets
  }

  /// Returns the part of the safe area of `superview` in this view (D.8), zero outside of a window (D.9).
  private func safeArea(in superview: UIView?, having outer: UIEdgeInsets) -> UIEdgeInsets {
    guard backing.flags.contains(.isInWindow), outer != .zero, let superview else { return .zero }
    let edges = superview.safeAreaEdgesForSubviews
    return outer.reaching(over: distances(to: superview), at: edges)
  }

  /// Returns the distances of the edges of the frame from those of the superview's bounds, inwards.
  ///
  /// The frame is that after the transform, which therefore changes the safe area (D.11).
  private func distances(to superview: UIView) -> UIEdgeInsets {
    let frame = backing.computedFrame
    let bounds = superview.backing.storedBounds.standardized
    return UIEdgeInsets(
      top: frame.minY - bounds.minY, left: frame.minX - bounds.minX, bottom: bounds.maxY - frame.maxY,
      right: bounds.maxX - frame.maxX)
  }

  /// Updates the insets of the view, and marks the subviews that depend on them.
  ///
  /// The layout pass calls it right before it lays the view out, when the superview has placed it. So a view is told of
  /// a change once, however often its frame was set; subviews are told after this view's layout.
  func updateInsets() {
    let outer = attachedSuperview?.reportedInsets ?? .plain
    if let layoutEnvironment = storedState.layoutEnvironment, let observer = layoutEnvironment.rootObserver,
      layoutEnvironment.reportedOuterSafeArea != outer.safeArea
    {
      layoutEnvironment.reportedOuterSafeArea = outer.safeArea
      observer.rootViewEnvironmentDidChange()
      backing.flags.remove(.needsEnvironment)
    }
    updateInsets(from: outer)
  }

  /// Updates the insets from those of the superview.
  ///
  /// The pass sees the views that it marks as it continues, so that the layers above need not be marked.
  private func updateInsets(from outer: ViewInsets) {
    let old = reportedInsets
    let new = insets(in: attachedSuperview, having: outer)
    if new != old {
      writableLayoutEnvironment.reported = new
      backing.set(.isInset, new.safeArea != .zero)
    }
    markSubviews(areInset: old.safeArea != .zero || new.safeArea != .zero)
    if backing.flags.contains(.containsConstraints) { boxHasInsets(new) }
    guard new != old else { return }
    backing.flags.insert(.needsLayout)
    if new.safeArea != old.safeArea {
      safeAreaInsetsDidChange()
      storedState.layoutEnvironment?.rootObserver?.rootViewSafeAreaInsetsDidChange()
    }
    if new.margins != old.margins {
      layoutMarginsDidChange()
      storedState.layoutEnvironment?.rootObserver?.rootViewLayoutMarginsDidChange()
    }
  }

  /// Marks subviews to update their insets: all if there is a safe area, else those that preserve margins.
  private func markSubviews(areInset: Bool) {
    guard areInset || backing.flags.contains(.marginsReachSublayers) else { return }
    for layer in backing.children where areInset || layer.flags.contains(.preservesMargins) {
      layer.flags.insert(.needsEnvironment)
      backing.flags.insert(.descendantNeedsLayout)
    }
  }

  /// Changes values that the margins depend on, and updates the insets at once.
  func changeMargins(_ change: (LayoutEnvironment) -> Void) {
    let outer = attachedSuperview?.currentInsets ?? .plain
    change(writableLayoutEnvironment)
    updateInsets(from: outer)
    if backing.waitsForLayout { backing.markAncestors(.descendantNeedsLayout) }
  }
}
