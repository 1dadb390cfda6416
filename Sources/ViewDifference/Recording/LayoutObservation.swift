internal import LayerCore
internal import LayoutCore

/// What was seen of a layout: whose frame was computed from whose.
package struct LayoutObservation {
  /// The views or layers that a place was computed from, by subjects of the trace, the nearest reasons first.
  private var reasons: [Int: [Int]] = [:]
  private let subject: (CALayer) -> Int

  /// Watches what `layOut` lays out on this thread.
  package init(of layOut: () throws -> Void) rethrows {
    let (trace, subject) = try UpdateTrace.recordSubjects(layOut)
    self.subject = subject
    var reader = ReasonReader()
    for event in trace.events { reader.read(event) }
    reasons = reader.reasons
  }

  /// What the place of a layer was computed from, as numbers that `number(of:)` gives to layers.
  func reasons(for layer: CALayer) -> [Int] { reasons[subject(layer)] ?? [] }

  /// What stands for a layer among reasons.
  func number(of layer: CALayer) -> Int { subject(layer) }
}

/// Finds out from what happens in callbacks what frames depend on.
///
/// What code reads in a callback, it may use for all that it places afterwards in the same call. What was read last before
/// a place was set is the nearest reason; the view whose callback it is comes last, since a layout depends on its bounds.
private struct ReasonReader {
  private(set) var reasons: [Int: [Int]] = [:]
  /// What each callback has read so far in its present call.
  private var reads: [TraceEvent.Agent: Reads] = [:]

  /// How many reasons are kept for a place.
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
      // Of what a view answers for its size, nothing is placed.
      guard let agent = event.agent, agent.callback != .sizeThatFits else { return }
      // Who asked the view itself, wanted its size.
      var found = reads[agent]?.all.contains(subject) == true ? [subject] : []
      for read in reads[agent]?.latest ?? [] where !found.contains(read) && found.count < ReasonReader.limit {
        found.append(read)
      }
      if agent.subject != subject, !found.contains(agent.subject) { found.append(agent.subject) }
      add(found, to: subject)
    default: break
    }
  }

  /// What a callback has read.
  private struct Reads {
    private(set) var all: Set<Int> = []
    /// The ones read last, the latest first, each once: as many as may be reasons, and one more for the view itself.
    private(set) var latest: [Int] = []

    mutating func append(_ subject: Int) {
      if latest.first == subject { return }
      all.insert(subject)
      latest.removeAll { $0 == subject }
      latest.insert(subject, at: 0)
      if latest.count > ReasonReader.limit + 1 { latest.removeLast() }
    }
  }

  /// Puts reasons before those of an earlier pass.
  private mutating func add(_ found: [Int], to subject: Int) {
    let known = reasons[subject] ?? []
    reasons[subject] = Array((found + known.filter { !found.contains($0) }).prefix(ReasonReader.limit + 2))
  }
}
