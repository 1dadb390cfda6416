package import Escaping

/// What happened while somebody recorded: a value of its own, without the views.
package struct UpdateTrace: Hashable, Sendable {
  /// The layers that events speak of, by index; a superlayer stands before its sublayers.
  package let subjects: [TraceSubject]
  /// What happened, in order.
  package let events: [TraceEvent]
  /// The calls that led to events, each stack once: return addresses, the innermost first, up to the callback that was
  /// running. Empty in a trace without details.
  package let stacks: [[UInt]]
  /// The runs of callbacks, in the order in which they began. Empty in a trace without details.
  package let runs: [TraceRun]

  /// Runs `body`, and returns what happened in it on this thread.
  ///
  /// Seen is what goes through the update cycle and the geometry of layers. Not seen, for want of an
  /// Objective-C runtime: calls of overridden methods by user code, such as `view.sizeThatFits(size)`, unless
  /// they lead to something seen.
  package static func record(_ body: () throws -> Void) rethrows -> UpdateTrace {
    let session = Tracing.begin()
    defer { session.end() }
    try body()
    return session.trace
  }

  /// Runs `body`, and returns what happened in it on this thread, and how to find the subject that a layer is, which
  /// must still live. The trace knows those that it speaks of; others have an index beyond.
  package static func recordSubjects(
    _ body: () throws -> Void
  ) rethrows -> (trace: UpdateTrace, subject: (CALayer) -> Int) {
    let session = Tracing.begin()
    defer { session.end() }
    try body()
    return (session.trace, session.recorder.index(of:))
  }

  /// Runs `body` as `recordDetails` does, and returns how much happened: the trace is not made of it.
  package static func recordingDetails(_ body: () throws -> Void) rethrows -> Int {
    let session = Tracing.begin(isDetailed: true)
    defer { session.end() }
    try body()
    return session.recorder.count
  }

  /// Runs `body`, and returns all that it read and wrote of places on this thread, and where in the code, as far as
  /// layout did it or should have; and how to find the subject that a layer is, as `recordSubjects` does.
  ///
  /// The layout of plain views, which does nothing, is left out.
  ///
  /// With a substitution, who reads places within `body` is told what that says.
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

  /// The names of a subject and of what it is in, from the root: `UIWindow/CardView[0]/BadgeView[2]`. Of a long
  /// path, the last `limit` names behind `…`.
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

/// One run of a callback.
package struct TraceRun: Hashable, Sendable {
  package let agent: TraceEvent.Agent
  /// The run that it began in.
  package let outer: Int?

  init(_ run: TraceLog.Run) {
    agent = TraceEvent.Agent(callback: run.callback, subject: Int(run.subject))
    outer = run.outer < 0 ? nil : Int(run.outer)
  }
}

/// Somebody asked for something of somebody.
package struct TraceCause: Hashable, Sendable, CustomStringConvertible {
  /// What was asked for.
  package let flag: TraceFlag
  /// Of whom.
  package let target: ViewPath
  /// In whose code, as `layoutSubviews of CardView[0]`; nil where no callback was running.
  package let agent: String?

  package var description: String {
    "\(agent ?? "Other code") asks for \(flag.rawValue) of \(target)"
  }
}

extension UpdateTrace {
  /// Who asked for something of `subject`, and who for something of those, and so on: each once, the nearest
  /// first.
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
