internal import Cassowary
import StyleCore

extension UIView {
  /// Returns the active constraints that determine the view's position and length along an axis, in the order of
  /// activation.
  ///
  /// A slightly different constant of each of them would move or resize the view. Many of them may be far away, as
  /// where a row of views ends at the edge of the superview.
  ///
  /// Differs from UIKit: constraints of autoresizing masks and of intrinsic content sizes are not in the array.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    storedState.constraintItem?.constraintsAffectingLayout(along: axis) ?? []
  }
}

extension UILayoutGuide {
  /// Returns the active constraints that determine the guide's position and length along an axis, in the order of
  /// activation.
  ///
  /// See ``UIView/constraintsAffectingLayout(for:)``.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    storedConstraintItem?.constraintsAffectingLayout(along: axis) ?? []
  }
}

extension ConstraintTerm {
  /// The active constraints that determine the attribute of the item, in the order of their activation.
  @MainActor var constraintsAffectingLayout: [NSLayoutConstraint] {
    // The direction is that of a constraint between the item and its superview (E.4).
    let arranging = item.view?.attachedSuperview ?? item.owner
    let direction = arranging?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
    return attribute.resolved(in: direction).map { item.constraints(affecting: [$0]) } ?? []
  }
}

extension ConstraintItem {
  fileprivate func constraintsAffectingLayout(along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraints(affecting: [ResolvedAttribute(axis, .min), ResolvedAttribute(axis, .size)])
  }

  fileprivate func constraints(affecting attributes: [ResolvedAttribute]) -> [NSLayoutConstraint] {
    guard let engine = owner?.layoutEngine else { return [] }
    engine.update()
    return engine.constraints(affecting: attributes, of: self)
  }
}

extension LayoutEngine {
  /// Returns the constraints that determine attributes of an item, found by a small change of each constant and back.
  fileprivate func constraints(
    affecting attributes: [ResolvedAttribute], of item: ConstraintItem
  ) -> [NSLayoutConstraint] {
    guard !isUpdating else { return [] }
    // A guide without variables of its own depends on the size of its view.
    let ownBox = item.box(in: self)
    let isDerived = ownBox == nil
    guard let box = ownBox ?? item.owner?.storedState.constraintItem?.box(in: self) else { return [] }
    func places() -> [Double] {
      attributes.map { attribute in
        let span = box[attribute.axis]
        let start = isDerived ? 0 : solver.value(of: span.start)
        return start + attribute.part.shareOfLength * solver.value(of: span.length)
          - (attribute.part == .size ? start : 0)
      }
    }
    let old = places()
    func moves(_ handle: Constraint, by step: Double) -> Bool {
      let constant = solver.constant(of: handle)
      solver.setConstant(constant + step, of: handle)
      solver.update()
      let new = places()
      solver.setConstant(constant, of: handle)
      solver.update()
      return zip(old, new).contains { abs($0 - $1) > step.magnitude * 1e-3 }
    }
    return userConstraints.filter { moves($0.key, by: 1e-3) || moves($0.key, by: -1e-3) }
      .map(\.value).sorted { $0.activationNumber < $1.activationNumber }
  }
}

extension ResolvedAttribute.Part {
  /// The position of the part along the rectangle, in shares of its length.
  ///
  /// First baselines are measured from the near edge, last ones from the far edge.
  fileprivate var shareOfLength: Double {
    switch self {
    case .min, .firstBaseline: 0
    case .center: 0.5
    case .max, .size, .lastBaseline: 1
    }
  }
}
