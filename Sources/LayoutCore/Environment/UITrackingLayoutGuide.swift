public import Foundation
public import StyleCore

/// A guide that follows something that moves, and whose place decides about other constraints.
///
/// Differs from UIKit: what it follows comes from below and goes there, so that it is always near the lower edge and
/// away from the others.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private var whenNear: [TrackedConstraints] = []
  private var whenAway: [TrackedConstraints] = []

  /// What is active while the guide is near edges, or away from them.
  private struct TrackedConstraints {
    let edges: NSDirectionalRectEdge
    let constraints: [NSLayoutConstraint]
  }

  /// Has `trackedConstraints` be active while the guide is near `edge`, and only then; they take the place of those
  /// that were set for the edge.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    replace(&whenNear, at: edge, with: trackedConstraints, areActive: isNear(edge))
  }

  /// What was set to be active while the guide is near `edge`.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    whenNear.first { $0.edges == edge }?.constraints ?? []
  }

  /// Has `trackedConstraints` be active while the guide is away from all of `edges`, and only then; they take the
  /// place of those that were set for the edges.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edges: NSDirectionalRectEdge
  ) {
    replace(&whenAway, at: edges, with: trackedConstraints, areActive: !isNear(edges))
  }

  /// What was set to be active while the guide is away from `edges`.
  open func constraints(activeWhenAwayFrom edges: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    whenAway.first { $0.edges == edges }?.constraints ?? []
  }

  /// Forgets all constraints that were set, which are deactivated.
  open func removeAllTrackedConstraints() {
    for tracked in whenNear + whenAway { NSLayoutConstraint.deactivate(tracked.constraints) }
    whenNear = []
    whenAway = []
  }

  /// Whether the guide is near one of `edges`: what it follows comes from below.
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

/// A guide for the room that the keyboard takes from the lower end of a view.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that is not at the bottom of the screen.
  open var followsUndockedKeyboard = false

  /// Whether the guide covers the bottom of the safe area while there is no keyboard; if not, it has no height.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owner?.setNeedsLayout() } }
  }

  /// How far above the keyboard a drag begins to dismiss it.
  open var keyboardDismissPadding: CGFloat = 0
}
