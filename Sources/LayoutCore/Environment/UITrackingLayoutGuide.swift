public import Foundation
public import StyleCore

/// A guide that follows an object that moves, and whose position activates other constraints.
///
/// Differs from UIKit: the keyboard appears at the bottom edge only, so the guide is always near the bottom edge and
/// away from the others.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private var whenNear: [TrackedConstraints] = []
  private var whenAway: [TrackedConstraints] = []

  /// The constraints that are active while the guide is near edges, or away from them.
  private struct TrackedConstraints {
    let edges: NSDirectionalRectEdge
    let constraints: [NSLayoutConstraint]
  }

  /// Sets the constraints that are active only while the guide is near an edge.
  ///
  /// They replace those that were set for the edge.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    replace(&whenNear, at: edge, with: trackedConstraints, areActive: isNear(edge))
  }

  /// Returns the constraints that are active while the guide is near an edge.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    whenNear.first { $0.edges == edge }?.constraints ?? []
  }

  /// Sets the constraints that are active only while the guide is away from all of `edges`.
  ///
  /// They replace those that were set for the edges.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edges: NSDirectionalRectEdge
  ) {
    replace(&whenAway, at: edges, with: trackedConstraints, areActive: !isNear(edges))
  }

  /// Returns the constraints that are active while the guide is away from `edges`.
  open func constraints(activeWhenAwayFrom edges: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    whenAway.first { $0.edges == edges }?.constraints ?? []
  }

  /// Removes and deactivates all constraints that were set.
  open func removeAllTrackedConstraints() {
    for tracked in whenNear + whenAway { NSLayoutConstraint.deactivate(tracked.constraints) }
    whenNear = []
    whenAway = []
  }

  /// Returns whether the guide is near one of `edges`, which is the bottom one.
  private func isNear(_ edges: NSDirectionalRectEdge) -> Bool { edges.contains(.bottom) }

  private func replace(
    _ list: inout [TrackedConstraints], at edges: NSDirectionalRectEdge,
    with constraints: [NSLayoutConstraint], areActive: Bool
  ) {
    for old in list where old.edges == edges { NSLayoutConstraint.deactivate(old.constraints) }
    list.removeAll { $0.edges == edges }
    if !constraints.isEmpty { list.append(TrackedConstraints(edges: edges, constraints: constraints)) }
    for constraint in constraints { constraint.isActive = areActive }
  }
}

/// A guide for the area of a view that the keyboard covers at the bottom.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether or not the guide follows a keyboard that is not at the bottom of the screen.
  open var followsUndockedKeyboard = false

  /// Whether or not the guide covers the bottom of the safe area while there is no keyboard.
  ///
  /// Otherwise it has no height.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owner?.setNeedsLayout() } }
  }

  /// The distance above the keyboard at which a drag begins to dismiss it, in points.
  open var keyboardDismissPadding: CGFloat = 0
}
