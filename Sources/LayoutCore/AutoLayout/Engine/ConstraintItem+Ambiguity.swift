extension NSLayoutAnchor {
  /// Whether or not the constraints leave the position or size of the anchor's view or guide ambiguous, along any axis.
  public var hasAmbiguousLayout: Bool { term.item.isAmbiguous }
}

extension UIView {
  /// The axes along which the constraints leave the view's position or size ambiguous.
  package var ambiguousAxes: [NSLayoutConstraint.Axis] { storedState.constraintItem?.ambiguousAxes ?? [] }
}

extension ConstraintItem {
  /// The ambiguous axes, which are none for a view whose frame determines it.
  var ambiguousAxes: [NSLayoutConstraint.Axis] {
    guard let engine = owner?.layoutEngine else { return [] }
    engine.update()
    guard let box = box(in: engine), !box.isFixed else { return [] }
    return [.horizontal, .vertical].filter { engine.isAmbiguous(box, along: $0) }
  }

  /// Whether or not the constraints leave the position or size of the view or guide ambiguous.
  ///
  /// A view whose frame determines it is never ambiguous.
  var isAmbiguous: Bool {
    guard let engine = owner?.layoutEngine else { return false }
    engine.update()
    guard let box = box(in: engine), !box.isFixed else { return false }
    return engine.isAmbiguous(box)
  }
}
