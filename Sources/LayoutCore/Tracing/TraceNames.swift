/// Names for layers that are the same in every run: no addresses.
///
/// A name is kept as the layer's own part and the index of its superlayer, since whole paths in a tree ten
/// thousand levels deep would take ten thousand times ten thousand characters.
struct TraceNames {
  private(set) var subjects: [TraceSubject] = []
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// Where layers were among their siblings when somebody last looked.
  private var places: [ObjectIdentifier: Int] = [:]

  private struct Entry {
    /// Nil if it died; then another layer may have its address.
    weak var layer: CALayer?
    let index: Int
  }

  /// The index of a layer, which is named now if it was not.
  mutating func index(of layer: CALayer) -> Int {
    if let known = knownIndex(of: layer) { return known }
    // From the nearest layer above that has a name, downwards: the tree may be deeper than the stack.
    var unnamed = [layer]
    var parent: Int?
    while let superlayer = unnamed[unnamed.count - 1].parent {
      parent = knownIndex(of: superlayer)
      if parent != nil { break }
      unnamed.append(superlayer)
    }
    while let next = unnamed.popLast() {
      subjects.append(TraceSubject(name: name(of: next), parent: parent))
      parent = subjects.count - 1
      entries[ObjectIdentifier(next)] = Entry(layer: next, index: subjects.count - 1)
    }
    return subjects.count - 1
  }

  private func knownIndex(of layer: CALayer) -> Int? {
    guard let entry = entries[ObjectIdentifier(layer)], entry.layer === layer else { return nil }
    return entry.index
  }

  private mutating func name(of layer: CALayer) -> String {
    guard let view = layer.hostView else {
      return String(describing: type(of: layer)) + (layer.name.map { "#\($0)" } ?? place(of: layer))
    }
    let identifier = MainActor.assumeIsolated { view.accessibilityIdentifier }
    return String(describing: type(of: view)) + (identifier.map { "#\($0)" } ?? place(of: layer))
  }

  private mutating func place(of layer: CALayer) -> String {
    guard let siblings = layer.parent?.children else { return "" }
    if siblings.last === layer { return "[\(siblings.count - 1)]" }
    let id = ObjectIdentifier(layer)
    if let place = places[id], siblings.indices.contains(place), siblings[place] === layer {
      return "[\(place)]"
    }
    // One look for all of them: naming each alone would take the square of their number.
    for (place, sibling) in siblings.enumerated() { places[ObjectIdentifier(sibling)] = place }
    return "[\(places[id, default: 0])]"
  }
}
