import Foundation

extension CALayer {
  /// Moves `layer` to `index` among the children; an index beyond them is the front.
  ///
  /// `index` counts the children as they are before the move. If the order does not change, nothing does.
  package func insert(_ layer: CALayer, at index: Int) {
    precondition(
      !layer.isSelfOrAncestor(of: self), "A layer cannot be put into itself or into its sublayers.")
    var index = min(max(index, 0), children.count)
    if layer.parent === self, let current = children.firstIndex(where: { $0 === layer }) {
      if current < index { index -= 1 }
      guard current != index else { return }
      changeChildren {
        $0.remove(at: current)
        $0.insert(layer, at: index)
      }
      childrenDidChange()
      layer.didChangeOrder()
      return
    }
    layer.leaveSuperlayer()
    changeChildren { $0.insert(layer, at: min(index, $0.count)) }
    layer.parent = self
    Tracing.noteArrival(of: layer, in: self)
    if AnimationClock.isRunningHere { AnimationTimeline.main.noteArrival(of: layer) }
    layer.markNeedsLayout()
    layer.markAncestorsForPendingUpdates()
    childrenDidChange()
  }

  /// Moves `layer` to the index `offset` after `sibling`, or to `fallback` if that is no child.
  func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int, otherwise fallback: Int) {
    let index = sibling === layer ? nil : children.firstIndex { $0 === sibling }
    insert(layer, at: index.map { $0 + offset } ?? fallback)
  }

  /// Removes this layer from its superlayer.
  ///
  /// A view whose layer it is leaves its superview and the constraints that are held there (F.35), without the
  /// callbacks of views.
  func leaveSuperlayer() {
    guard let host = attachedHost else { return detach() }
    host.layerWillLeaveSuperlayer()
    detach()
    host.layerDidLeaveSuperlayer()
  }

  /// Removes this layer from its superlayer, which also releases the layer's view.
  package func detach() {
    guard let parent else { return }
    Tracing.noteDeparture(of: self, from: parent)
    if let index = parent.children.lastIndex(where: { $0 === self }) {
      parent.changeChildren { $0.remove(at: index) }
    }
    parent.childrenDidChange()
    self.parent = nil
    attachedHost = nil
  }

  /// Replaces the children by `layers`.
  func replaceSublayers(with layers: [CALayer]) {
    for child in children { child.removeFromSuperlayer() }
    for layer in layers { addSublayer(layer) }
  }

  /// Exchanges the positions of two children.
  package func exchangeChildren(_ first: CALayer, _ second: CALayer) {
    guard first !== second, let i = children.firstIndex(where: { $0 === first }),
      let j = children.firstIndex(where: { $0 === second })
    else { return }
    changeChildren { $0.swapAt(i, j) }
    childrenDidChange()
    first.didChangeOrder()
    second.didChangeOrder()
  }

  private func didChangeOrder() {
    attachedHost?.layerDidChangeOrder()
  }

  private func childrenDidChange() {
    host?.sublayersDidChange()
    markNeedsLayoutFromBelow()
  }

  /// Returns whether or not this layer is `layer` or an ancestor of it.
  ///
  /// A layer without sublayers is no ancestor, so that building a tree downwards costs no search.
  private func isSelfOrAncestor(of layer: CALayer) -> Bool {
    guard self !== layer else { return true }
    guard !children.isEmpty else { return false }
    var next = layer.parent
    while let ancestor = next {
      if ancestor === self { return true }
      next = ancestor.parent
    }
    return false
  }

  /// Releases the descendants of this layer, which is being deallocated.
  ///
  /// Otherwise a layer would release its children during its own release, and a tree ten thousand levels deep would
  /// overflow the stack. Here a layer passes its children on before it is released. Its view is released first, so that
  /// the view's own `deinit` still finds its subviews.
  func releaseTree() {
    var pending = detachChildren()
    while var layer = pending.popLast() {
      layer.attachedHost = nil
      if isKnownUniquelyReferenced(&layer) { pending += layer.detachChildren() }
    }
  }

  /// Removes and returns the mask and the children, in reverse, so that the first one is released next.
  private func detachChildren() -> [CALayer] {
    var orphans: [CALayer] = []
    // One that is in a tree as well stays there.
    if let mask = takeMask(), mask.parent == nil { orphans.append(mask) }
    guard !children.isEmpty else { return orphans }
    orphans += children.reversed()
    changeChildren { $0 = [] }
    host?.sublayersDidChange()
    for orphan in orphans { orphan.parent = nil }
    return orphans
  }
}
