/// The state of a traversal of a layer tree: the remaining sublayers of every layer on the path from the root.
///
/// The passes use it instead of recursion, since a tree may be deeper than the stack. A layer that leaves its
/// superlayer during the traversal is no longer visited there.
struct LayerPath {
  /// A step of a traversal.
  enum Step {
    /// The visit of a layer before its descendants.
    case down(CALayer)
    /// The visit of a layer after its descendants.
    case up(CALayer)
  }

  private var level: Level?
  /// The levels above that one.
  private var levels: [Level] = []

  /// Makes the present sublayers of `layer` the next ones.
  mutating func descend(into layer: CALayer) {
    if let level { levels.append(level) }
    level = Level(of: layer)
  }

  /// Returns the next step, or nil at the end of the traversal.
  mutating func step() -> Step? {
    guard let current = level?.layer else { return nil }
    if let layer = level?.next() { return .down(layer) }
    level = levels.popLast()
    return .up(current)
  }

  /// Returns the next layer on the way down, each before its descendants, without those for which `isDone` returns
  /// true.
  @inline(__always)
  mutating func next(unless isDone: (CALayer) -> Bool = { _ in false }) -> CALayer? {
    while level != nil {
      if let layer = level?.next(unless: isDone) { return layer }
      level = levels.popLast()
    }
    return nil
  }

  /// The remaining sublayers of one layer.
  private struct Level {
    let layer: CALayer
    private let children: [CALayer]
    private var index = 0

    init(of layer: CALayer) {
      self.layer = layer
      children = layer.children
    }

    /// Returns the next sublayer that is still one.
    @inline(__always)
    mutating func next(unless isDone: (CALayer) -> Bool = { _ in false }) -> CALayer? {
      while index < children.count {
        // The array retains the child, which need not be retained for the check.
        let child = unsafe Unmanaged.passUnretained(children[index])
        index += 1
        let comesNext = unsafe child._withUnsafeGuaranteedRef { $0.isChild(of: layer) && !isDone($0) }
        if comesNext { return unsafe child.takeUnretainedValue() }
      }
      return nil
    }
  }
}
