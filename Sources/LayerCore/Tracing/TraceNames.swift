import DiagnosticCore
import GraphicsCore
import Synchronization

/// The indices of layers in a trace, and their names, which have no addresses and are the same in every run.
///
/// A name is kept as the layer's own part and the index of its superlayer, since whole paths in a tree ten thousand
/// levels deep would take ten thousand times ten thousand characters. Its words are formed only when the trace is read,
/// or when the view is deallocated.
package struct TraceNames {
  private var entries: [Entry] = []
  /// The number that distinguishes this recorder from all others.
  private var recorder = TraceNames.nextRecorder()

  private struct Entry {
    /// The layer, which lives as long as the recorder: `kept` or its superlayer retains it.
    let layer: UnretainedLayer
    /// The index among its siblings; -1 without a superlayer.
    let place: Int32
    let parent: Int32
  }

  /// The layers that had no superlayer when they got an index, and those that have left theirs since.
  ///
  /// All others have a superlayer that has an index, too, and so retains them; to retain each would take a tenth of the
  /// time of a recording.
  private var kept: [CALayer] = []

  /// The words of names whose views were deallocated, by index.
  private var lastWords: [Int: Words] = [:]

  /// The words that form a name.
  private struct Words {
    let type: AnyClass
    /// The accessibility identifier of a view, or the name of a layer.
    let identifier: String?
    /// The place in a list that a view had last.
    let placeInList: String?
  }

  /// The marks of a recorder on a layer.
  package struct Tag {
    /// The number of the recorder; 0 is none.
    package var recorder: UInt32 = 0
    /// The index among subjects; -1 if it has none yet.
    var index: Int32 = -1
    /// The index among its siblings when it was last determined; -1 if it was not.
    var place: Int32 = -1
    /// The position of the sublayer after the last that got an index, which is usually the next to get one.
    var next: Int32 = 0
  }

  /// Removes all layers, and keeps the memory.
  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    kept = []
    lastWords = [:]
    recorder = Self.nextRecorder()
  }

  /// Returns the index of a layer, and assigns one if it has none.
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
    entries.append(Entry(layer: UnretainedLayer(layer), place: place, parent: parent))
    layer.traceTag = Tag(recorder: recorder, index: index, place: place)
    return index
  }

  /// Adds the nearest ancestor without index first, since the tree may be deeper than the stack.
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
    // One pass for all of them: to find each separately would take the square of their number.
    for (place, sibling) in parent.children.enumerated() {
      var tag = sibling.traceTag
      if tag.recorder != recorder { tag = Tag(recorder: recorder) }
      tag.place = Int32(truncatingIfNeeded: place)
      sibling.traceTag = tag
    }
    return layer.traceTag.place
  }

  /// Retains a layer that is about to leave its superlayer, which has retained it.
  mutating func keep(_ layer: CALayer) {
    if knownIndex(of: layer) >= 0 { kept.append(layer) }
  }

  /// Keeps the name of a layer whose view is about to be deallocated.
  mutating func keepName(of layer: CALayer) {
    let index = Int(knownIndex(of: layer))
    if index >= 0 { lastWords[index] = words(of: layer) }
  }

  private func words(of layer: CALayer) -> Words {
    guard let host = layer.hostOfModel else {
      return Words(type: type(of: layer), identifier: layer.name, placeInList: nil)
    }
    return Words(type: type(of: host), identifier: host.nameForTests, placeInList: host.placeInList)
  }

  /// The layers by their indices; a superlayer comes before its sublayers.
  var subjects: [TraceSubject] {
    var classes: [ObjectIdentifier: (name: String, isOfSystem: Bool)] = [:]
    return entries.enumerated().map { index, entry in
      let words =
        lastWords[index] ?? entry.layer.layer.map(words)
        ?? Words(type: CALayer.self, identifier: nil, placeInList: nil)
      let id = ObjectIdentifier(words.type)
      let known =
        classes[id]
        ?? (String(describing: words.type), SystemClasses.contains(words.type))
      classes[id] = known
      let index = entry.place < 0 ? nil : "\(entry.place)"
      let place = (words.placeInList ?? index).map { "[\($0)]" } ?? ""
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
      // 0 is no recorder.
      count = count == .max ? 1 : count + 1
      return count
    }
  }
}
