package import Escaping

/// The events of a recording: an independent value, without the views.
package struct UpdateTrace: Hashable, Sendable {
  /// The layers of the events, by index; a superlayer comes before its sublayers.
  package let subjects: [TraceSubject]
  /// The events, in order.
  package let events: [TraceEvent]
  /// The call stacks of the events, each stored once; empty in a trace without details.
  ///
  /// A stack is a list of return addresses, the innermost first, up to the callback that was running.
  package let stacks: [[UInt]]
  /// The runs of callbacks, in the order in which they began; empty in a trace without details.
  package let runs: [TraceRun]
  /// The indices of the stacks in which constraints were made, by their numbers; empty in a trace without details.
  package let makings: [Int32: Int]

  /// Runs `body`, and returns the events of this thread during it.
  ///
  /// The trace has the events of the update cycle and of the geometry of layers. It does not have, for want of an
  /// Objective-C runtime, calls of overridden methods by user code, such as `view.sizeThatFits(size)`, unless they
  /// cause an event.
  package static func record(_ body: () throws -> Void) rethrows -> UpdateTrace {
    let session = Tracing.begin()
    defer { session.end() }
    try body()
    return session.trace
  }

  /// Runs `body`, and returns the events of this thread during it, and a function from layers to their subjects.
  ///
  /// The function takes layers that are still alive. Layers without an event have an index beyond those of the trace.
  package static func recordSubjects(
    _ body: () throws -> Void
  ) rethrows -> (trace: UpdateTrace, subject: (CALayer) -> Int) {
    let session = Tracing.begin()
    defer { session.end() }
    try body()
    return (session.trace, session.recorder.index(of:))
  }

  /// Runs `body` as `recordDetails` does, and returns the number of events, without the trace.
  package static func recordingDetails(_ body: () throws -> Void) rethrows -> Int {
    let session = Tracing.begin(isDetailed: true)
    defer { session.end() }
    try body()
    return session.recorder.count
  }

  /// Runs `body`, and returns the reads and writes of geometry on this thread, with their call stacks, and subjects.
  ///
  /// The trace has the accesses that layout made or should have made; the layout of plain views, which does nothing, is
  /// left out. The function from layers to subjects is that of `recordSubjects`.
  ///
  /// With a substitution, readers of geometry within `body` get its values.
  package static func recordDetails(
    substituting substitution: ReadSubstitution? = nil, _ body: () throws -> Void
  ) rethrows -> (trace: UpdateTrace, subject: (CALayer) -> Int) {
    let session = Tracing.begin(isDetailed: true)
    let outer = session.recorder.substitution
    if let substitution { session.recorder.substitution = substitution }
    defer {
      session.recorder.substitution = outer
      session.end()
    }
    try body()
    return (session.trace, session.recorder.index(of:))
  }

  /// Returns the names of a subject and its ancestors, from the root: `UIWindow/CardView[0]/BadgeView[2]`.
  ///
  /// Of a long path, it returns the last `limit` names after `…`.
  package func path(of subject: Int, limit: Int = 8) -> ViewPath {
    var names: [String] = []
    var next: Int? = subject
    while let index = next, names.count < limit {
      names.append(subjects[index].name)
      next = subjects[index].parent
    }
    if next != nil { names.append("…") }
    return ViewPath(names: names.reversed())
  }
}

/// A run of a callback.
package struct TraceRun: Hashable, Sendable {
  package let agent: TraceEvent.Agent
  /// The run in which it began.
  package let outer: Int?

  init(_ run: TraceLog.Run) {
    agent = TraceEvent.Agent(callback: run.callback, subject: Int(run.subject))
    outer = run.outer < 0 ? nil : Int(run.outer)
  }
}

/// A request for an update, as the cause of another one.
package struct TraceCause: Hashable, Sendable, CustomStringConvertible {
  /// The requested update.
  package let flag: TraceFlag
  /// The view whose update was requested.
  package let target: ViewPath
  /// The code that requested it, such as `layoutSubviews of CardView[0]`; nil if no callback was running.
  package let agent: String?

  package var description: String {
    "\(agent ?? "Other code") requests \(flag.rawValue) of \(target)"
  }
}

extension UpdateTrace {
  /// Returns the causes of the updates of `subject`, the causes of those, and so on: each once, the nearest first.
  func causes(of subject: Int) -> [TraceCause] {
    var causes: [TraceCause] = []
    var isListed: Set<TraceCause> = []
    var targets = [subject]
    var isTarget: Set<Int> = [subject]
    var next = 0
    while next < targets.count {
      let target = targets[next]
      next += 1
      for event in events where event.subject == target {
        guard case .flagged(let flag) = event.kind else { continue }
        let agent = event.agent.map { "\($0.callback.rawValue) of \(path(of: $0.subject))" }
        let cause = TraceCause(flag: flag, target: path(of: target), agent: agent)
        if isListed.insert(cause).inserted { causes.append(cause) }
        if let agent = event.agent, isTarget.insert(agent.subject).inserted { targets.append(agent.subject) }
      }
    }
    return causes
  }
}
