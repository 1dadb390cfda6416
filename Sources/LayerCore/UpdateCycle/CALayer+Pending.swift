extension CALayer {
  /// An update that a layer waits for.
  package enum PendingWork: String, CaseIterable, Sendable {
    case traits, insets, constraints, layout, display
  }

  /// The layers of this tree and of its masks that wait for an update themselves, each before its descendants.
  ///
  /// All layers are examined: the passes rely on flags of ancestors, and this property verifies those.
  package var pendingLayers: [(layer: CALayer, work: [PendingWork])] {
    var found: [(CALayer, [PendingWork])] = []
    var pending = [self]
    var masks: Set<ObjectIdentifier> = []
    while let layer = pending.popLast() {
      // Several layers may share one, and it may be in itself.
      if layer.flags.contains(.isMask), !masks.insert(ObjectIdentifier(layer)).inserted { continue }
      let work = layer.pendingWork
      if !work.isEmpty { found.append((layer, work)) }
      if let mask = layer.extras?.effects?.mask { pending.append(mask) }
      pending += layer.children.reversed()
    }
    return found
  }

  private var pendingWork: [PendingWork] {
    var work: [PendingWork] = []
    if flags.contains(.needsTraits) { work.append(.traits) }
    if flags.contains(.needsEnvironment) { work.append(.insets) }
    if !flags.isDisjoint(with: [.needsConstraints, .needsSolving]) { work.append(.constraints) }
    if flags.contains(.needsLayout) { work.append(.layout) }
    if flags.contains(.needsDisplay) { work.append(.display) }
    return work
  }
}
