import DiagnosticCore
import GraphicsCore
import Synchronization

/// Numbers for layers, and names that are the same in every run: no addresses.
///
/// A name is kept as the layer's own part and the index of its superlayer, since whole paths in a tree ten
/// thousand levels deep would take ten thousand times ten thousand characters. Words are made of it only for who reads
/// the trace, or when the view dies.
package struct TraceNames {
  private var entries: [Entry] = []
  /// Tells this recorder from all others.
  private var recorder = TraceNames.nextRecorder()

  private struct Entry {
    /// It lives as long as the recorder: `kept` has it, or what it is in.
    let layer: UncountedLayer
    /// Among its siblings; -1 where it has no superlayer.
    let place: Int32
    let parent: Int32
  }

  /// The layers without a superlayer when they got an index, and those that have left theirs since. All others have a
  /// superlayer that has one, too, and so keeps them; to count each would take a tenth of the time of a recording.
  private var kept: [CALayer] = []

  /// What names were made of when their views died, by index.
  private var lastWords: [Int: Words] = [:]

  /// What a name is made of.
  private struct Words {
    let type: AnyClass
    /// The accessibility identifier of a view, the name of a layer.
    let identifier: String?
  }

  /// What a recorder wrote on a layer.
  package struct Tag {
    /// Which recorder; 0 is none.
    package var recorder: UInt32 = 0
    /// The index among subjects; -1 where it has none yet.
    var index: Int32 = -1
    /// Where it was among its siblings when somebody last looked; -1 where nobody has.
    var place: Int32 = -1
    /// The place of the sublayer after the last that got an index: the next to be asked for, as a rule.
    var next: Int32 = 0
  }

  /// Forgets all layers, and keeps the memory for others.
  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    kept = []
    lastWords = [:]
    recorder = Self.nextRecorder()
  }

  /// The index of a layer, which gets one now if it has none.
  @inline(__always)
  mutating func index(of layer: CALayer) -> Int32 {
    let tag = layer.traceTag
    return tag.recorder == recorder && tag.index >= 0 ? tag.index : add(layer)
  }

  private mutating func add(_ layer: CALayer) -> Int32 {
    let known = layer.peekAtParent { parent -> (index: Int32, place: Int32) in
      let index = knownIndex(of: parent)
      return (index, index < 0 ? -1 : place(of: layer, in: parent))
    }
    guard let known else {
      kept.append(layer)
      return add(layer, at: -1, in: -1)
    }
    return known.index < 0 ? addWithSuperlayers(layer) : add(layer, at: known.place, in: known.index)
  }

  private mutating func add(_ layer: CALayer, at place: Int32, in parent: Int32) -> Int32 {
    let index = Int32(truncatingIfNeeded: entries.count)
    entries.append(Entry(layer: UncountedLayer(layer), place: place, parent: parent))
    layer.traceTag = Tag(recorder: recorder, index: index, place: place)
    return index
  }

  /// From the nearest layer above that has an index, downwards: the tree may be deeper than the stack.
  private mutating func addWithSuperlayers(_ layer: CALayer) -> Int32 {
    var unnamed = [layer]
    var parent: Int32 = -1
    while let superlayer = unnamed[unnamed.count - 1].parent {
      parent = knownIndex(of: superlayer)
      if parent >= 0 { break }
      unnamed.append(superlayer)
    }
    while let next = unnamed.popLast() {
      if parent < 0 { kept.append(next) }
      parent = add(next, at: next.parent.map { place(of: next, in: $0) } ?? -1, in: parent)
    }
    return parent
  }

  private func knownIndex(of layer: CALayer) -> Int32 {
    layer.traceTag.recorder == recorder ? layer.traceTag.index : -1
  }

  private func place(of layer: CALayer, in parent: CALayer) -> Int32 {
    let next = Int(parent.traceTag.next)
    if next < parent.children.count, parent.children[next] === layer {
      parent.traceTag.next += 1
      return Int32(truncatingIfNeeded: next)
    }
    let place = Int(layer.traceTag.place)
    if layer.traceTag.recorder == recorder, place >= 0, place < parent.children.count,
      parent.children[place] === layer
    {
      return layer.traceTag.place
    }
    // One look for all of them: naming each alone would take the square of their number.
    for (place, sibling) in parent.children.enumerated() {
      var tag = sibling.traceTag
      if tag.recorder != recorder { tag = Tag(recorder: recorder) }
      tag.place = Int32(truncatingIfNeeded: place)
      sibling.traceTag = tag
    }
    return layer.traceTag.place
  }

  /// A layer is about to leave its superlayer, which has kept it.
  mutating func keep(_ layer: CALayer) {
    if knownIndex(of: layer) >= 0 { kept.append(layer) }
  }

  /// The view of a layer is about to die.
  mutating func keepName(of layer: CALayer) {
    let index = Int(knownIndex(of: layer))
    if index >= 0 { lastWords[index] = words(of: layer) }
  }

  private func words(of layer: CALayer) -> Words {
    guard let host = layer.hostOfModel else { return Words(type: type(of: layer), identifier: layer.name) }
    return Words(type: type(of: host), identifier: host.nameForTests)
  }

  /// The layers by their indices; a superlayer stands before its sublayers.
  var subjects: [TraceSubject] {
    var classes: [ObjectIdentifier: (name: String, isOfSystem: Bool)] = [:]
    return entries.enumerated().map { index, entry in
      let words =
        lastWords[index] ?? entry.layer.layer.map(words) ?? Words(type: CALayer.self, identifier: nil)
      let id = ObjectIdentifier(words.type)
      let known =
        classes[id]
        ?? (String(describing: words.type), SystemClasses.contains(words.type))
      classes[id] = known
      let place = entry.place < 0 ? "" : "[\(entry.place)]"
      let suffix = words.identifier.map { "#\($0)" } ?? place
      return TraceSubject(
        name: known.name + suffix, parent: entry.parent < 0 ? nil : Int(entry.parent),
        isOfSystem: known.isOfSystem)
    }
  }
}

extension TraceNames {
  private static let recorders = Mutex<UInt32>(0)

  private static func nextRecorder() -> UInt32 {
    recorders.withLock { count in
      // 0 stands for none.
      count = count == .max ? 1 : count + 1
      return count
    }
  }
}
