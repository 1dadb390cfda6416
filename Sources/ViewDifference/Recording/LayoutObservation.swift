internal import LayerCore
internal import LayoutCore

/// The observed dependencies of a layout: the views from whose frames each frame was computed.
package struct LayoutObservation {
  /// The views or layers from which a frame was computed, by subjects of the trace, the nearest first.
  private var reasons: [Int: [Int]] = [:]
  private let subject: (CALayer) -> Int

  /// Observes the layout in `layOut` on this thread.
  package init(of layOut: () throws -> Void) rethrows {
    let (trace, subject) = try UpdateTrace.recordSubjects(layOut)
    self.subject = subject
    var reader = DependencyReader()
    for event in trace.events { reader.read(event) }
    reasons = reader.reasons
  }

  /// Returns the layers from which a layer's frame was computed, as numbers of `number(of:)`.
  func reasons(for layer: CALayer) -> [Int] { reasons[subject(layer)] ?? [] }

  /// Returns the number of a layer in dependencies.
  func number(of layer: CALayer) -> Int { subject(layer) }
}

/// A reader of the dependencies of frames from the events of callbacks.
///
/// A frame can depend on all values that the same call of a callback read before. The last read before a frame was set
/// is the nearest dependency; the view of the callback comes last, since a layout depends on its bounds.
private struct DependencyReader {
  private(set) var reasons: [Int: [Int]] = [:]
  /// The reads of each callback in its present call.
  private var reads: [TraceEvent.Agent: Reads] = [:]

  /// The maximum number of dependencies of a frame.
  private static let limit = 8

  mutating func read(_ event: TraceEvent) {
    guard let subject = event.subject else { return }
    switch event.kind {
    case .began(.callback(let callback)):
      reads[TraceEvent.Agent(callback: callback, subject: subject)] = nil
    case .read:
      if let agent = event.agent { reads[agent, default: Reads()].append(subject) }
    case .answered:
      add([subject], to: subject)
      if let agent = event.agent { reads[agent, default: Reads()].append(subject) }
    case .changed:
      // The answer to a size request places no view.
      guard let agent = event.agent, agent.callback != .sizeThatFits else { return }
      // A callback that read the view itself used its size.
      var found = reads[agent]?.all.contains(subject) == true ? [subject] : []
      for read in reads[agent]?.latest ?? []
      where !found.contains(read) && found.count < DependencyReader.limit {
        found.append(read)
      }
      if agent.subject != subject, !found.contains(agent.subject) { found.append(agent.subject) }
      add(found, to: subject)
    default: break
    }
  }

  /// The reads of a callback.
  private struct Reads {
    private(set) var all: Set<Int> = []
    /// The last reads, the latest first, each once: as many as the dependencies, and one more for the view itself.
    private(set) var latest: [Int] = []

    mutating func append(_ subject: Int) {
      if latest.first == subject { return }
      all.insert(subject)
      latest.removeAll { $0 == subject }
      latest.insert(subject, at: 0)
      if latest.count > DependencyReader.limit + 1 { latest.removeLast() }
    }
  }

  /// Adds dependencies before those of an earlier pass.
  private mutating func add(_ found: [Int], to subject: Int) {
    let known = reasons[subject] ?? []
    reasons[subject] = Array(
      (found + known.filter { !found.contains($0) }).prefix(DependencyReader.limit + 2))
  }
}
