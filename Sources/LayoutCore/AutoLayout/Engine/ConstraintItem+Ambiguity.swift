extension NSLayoutAnchor {
  /// Whether the constraints leave the place or size of the anchor's view or guide a choice, along any axis.
  public var hasAmbiguousLayout: Bool { term.item.isAmbiguous }
}

extension UIView {
  /// The axes along which the constraints leave the view's place or size a choice.
  package var ambiguousAxes: [NSLayoutConstraint.Axis] { storedState.constraintItem?.ambiguousAxes ?? [] }
}

extension ConstraintItem {
  /// The axes along which there is a choice; none for one whose frame rules.
  var ambiguousAxes: [NSLayoutConstraint.Axis] {
    guard let engine = owner?.layoutEngine else { return [] }
    engine.update()
    guard let box = box(in: engine), !box.isFixed else { return [] }
    return [.horizontal, .vertical].filter { engine.isAmbiguous(box, along: $0) }
  }

  /// Whether the constraints leave the place or size of the view or guide a choice. One whose frame rules has none.
  var isAmbiguous: Bool {
    guard let engine = owner?.layoutEngine else { return false }
    engine.update()
    guard let box = box(in: engine), !box.isFixed else { return false }
    return engine.isAmbiguous(box)
  }
}
