extension UIView {
  /// The other views that active constraints mention together with this one or with its guides: those that its place may
  /// depend on, each once, in the order of the constraints. A guide stands for the view that it is in.
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

  /// Whether constraints say where the view is, not its frame.
  package var isPlacedByConstraints: Bool {
    !translatesAutoresizingMaskIntoConstraints && storedState.constraintItem != nil
  }
}
