/// Where a walk over a tree of layers stands: the sublayers still to come, of every layer on the way down.
///
/// The passes keep a path instead of calling themselves: a tree may be deeper than the stack. What is moved
/// away from its superlayer during the walk is no longer met there.
struct LayerPath {
  /// What a walk meets next.
  enum Step {
    /// A sublayer, before what is beneath it.
    case down(CALayer)
    /// A layer that was descended into, after all of its sublayers.
    case up(CALayer)
  }

  private var levels: [Level] = []

  /// Makes the sublayers of `layer`, as they are now, come next.
  mutating func descend(into layer: CALayer) {
    levels.append(Level(of: layer))
  }

  /// The next step, or nil at the end of the walk.
  mutating func step() -> Step? {
    guard let last = levels.indices.last else { return nil }
    if let layer = levels[last].next() { return .down(layer) }
    return .up(levels.removeLast().layer)
  }

  /// The next layer on the way down: each comes before what is beneath it.
  mutating func next() -> CALayer? {
    while let step = step() {
      if case .down(let layer) = step { return layer }
    }
    return nil
  }

  /// The sublayers of one layer that are still to come.
  private struct Level {
    let layer: CALayer
    private var rest: IndexingIterator<[CALayer]>

    init(of layer: CALayer) {
      self.layer = layer
      rest = layer.children.makeIterator()
    }

    /// The next sublayer, unless it was moved away meanwhile.
    mutating func next() -> CALayer? {
      while let child = rest.next() {
        if child.parent === layer { return child }
      }
      return nil
    }
  }
}
