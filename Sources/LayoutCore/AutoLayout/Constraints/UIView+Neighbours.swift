extension UIView {
  /// The other views that active constraints mention together with this one or with its guides.
  ///
  /// These are the views that its position may depend on, each once, in the order of the constraints. A guide counts as
  /// the view that owns it.
  package var constraintNeighbours: [UIView] {
    guard let item = storedState.constraintItem else { return [] }
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var neighbours: [UIView] = []
    for constraint in item.mentions.constraints {
      for case let view? in constraint.items.map(\.owner) where seen.insert(ObjectIdentifier(view)).inserted {
        neighbours.append(view)
      }
    }
    return neighbours
  }

  /// Whether or not constraints place the view, instead of its frame.
  package var isPlacedByConstraints: Bool {
    !translatesAutoresizingMaskIntoConstraints && storedState.constraintItem != nil
  }
}
