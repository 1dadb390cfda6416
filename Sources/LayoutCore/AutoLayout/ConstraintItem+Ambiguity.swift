extension NSLayoutAnchor {
  /// Whether the constraints leave the place or size of the anchor's view or guide a choice, along any axis.
  public var hasAmbiguousLayout: Bool { term.item.isAmbiguous }
}

extension ConstraintItem {
  /// Whether the constraints leave the place or size of the view or guide a choice. One whose frame rules has none.
  var isAmbiguous: Bool {
    guard let engine = owner?.layoutEngine else { return false }
    engine.update()
    guard let box, !box.isFixed else { return false }
    return engine.isAmbiguous(box)
  }
}
