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

  private var level: Level?
  /// The levels above that one.
  private var levels: [Level] = []

  /// Makes the sublayers of `layer`, as they are now, come next.
  mutating func descend(into layer: CALayer) {
    if let level { levels.append(level) }
    level = Level(of: layer)
  }

  /// The next step, or nil at the end of the walk.
  mutating func step() -> Step? {
    guard let current = level?.layer else { return nil }
    if let layer = level?.next() { return .down(layer) }
    level = levels.popLast()
    return .up(current)
  }

  /// The next layer on the way down: each comes before what is beneath it. Those that `isDone` says yes to are
  /// passed over.
  @inline(__always)
  mutating func next(unless isDone: (CALayer) -> Bool = { _ in false }) -> CALayer? {
    while level != nil {
      if let layer = level?.next(unless: isDone) { return layer }
      level = levels.popLast()
    }
    return nil
  }

  /// The sublayers of one layer that are still to come.
  private struct Level {
    let layer: CALayer
    private let children: [CALayer]
    private var index = 0

    init(of layer: CALayer) {
      self.layer = layer
      children = layer.children
    }

    /// The next sublayer, unless it was moved away meanwhile.
    @inline(__always)
    mutating func next(unless isDone: (CALayer) -> Bool = { _ in false }) -> CALayer? {
      while index < children.count {
        // The array holds the child: it need not be counted for a look at it.
        let child = unsafe Unmanaged.passUnretained(children[index])
        index += 1
        let comesNext = unsafe child._withUnsafeGuaranteedRef { $0.isChild(of: layer) && !isDone($0) }
        if comesNext { return unsafe child.takeUnretainedValue() }
      }
      return nil
    }
  }
}
