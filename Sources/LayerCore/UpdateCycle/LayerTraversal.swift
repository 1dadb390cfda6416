/// The state of a traversal of a layer tree: the remaining sublayers and the mask of every layer on the path from the
/// root.
///
/// The passes use it instead of recursion, since a tree may be deeper than the stack. A layer that leaves its
/// superlayer during the traversal is no longer visited there. The mask of a layer comes after its sublayers.
struct LayerTraversal {
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
  /// The masks that were met: one that several layers share, or that masks itself in some way, is visited once.
  private var masks: [ObjectIdentifier: CALayer] = [:]
  /// The masks that were met again.
  private var passedOver: [CALayer] = []

  /// Begins a traversal at `root`.
  mutating func begin(at root: CALayer) {
    if root.flags.contains(.isMask) { masks[ObjectIdentifier(root)] = root }
  }

  /// Ends a traversal.
  ///
  /// Masks that wait again mark the layers above them once more, since the traversal took their marks back.
  mutating func end() {
    guard !masks.isEmpty else { return }
    let waiting = passedOver
    (masks, passedOver) = ([:], [])
    for mask in waiting { mask.markAncestorsForPendingUpdates() }
  }

  /// Makes the present sublayers of `layer` the next ones, and its mask the one after them.
  mutating func descend(into layer: CALayer) {
    if let level { levels.append(level) }
    level = Level(of: layer)
  }

  /// Returns the next step, or nil at the end of the traversal.
  mutating func step() -> Step? {
    guard let current = level?.layer else { return nil }
    if let layer = level?.next() { return .down(layer) }
    if let mask = level?.takeMask(), admits(mask) { return .down(mask) }
    level = levels.popLast()
    return .up(current)
  }

  /// Returns the next layer on the way down, each before its descendants, without those sublayers for which `isDone`
  /// returns true.
  @inline(__always)
  mutating func next(unless isDone: (CALayer) -> Bool = { _ in false }) -> CALayer? {
    while level != nil {
      if let layer = level?.next(unless: isDone) { return layer }
      if let mask = level?.takeMask(), admits(mask) { return mask }
      level = levels.popLast()
    }
    return nil
  }

  /// Returns whether a mask is met for the first time.
  @inline(never)
  private mutating func admits(_ mask: CALayer) -> Bool {
    let id = ObjectIdentifier(mask)
    guard masks[id] == nil else {
      passedOver.append(mask)
      return false
    }
    masks[id] = mask
    return true
  }

  /// The remaining sublayers of one layer, and its mask.
  private struct Level {
    let layer: CALayer
    private let children: [CALayer]
    /// The index of the next sublayer, or their count for the mask.
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

    /// Returns the layer's present mask, once, after the sublayers.
    @inline(__always)
    mutating func takeMask() -> CALayer? {
      guard let mask = layer.extras?.effects?.mask, index == children.count else { return nil }
      index += 1
      return mask
    }
  }
}
