internal import Foundation
internal import LayerCore
internal import LayoutCore

extension Trace {
  /// The trace as JSON, with the same bytes for the same trace.
  ///
  /// It is an object of three arrays. `views`: the name of each view and, as `in`, the index of its superview.
  /// `events`: the events, with the view as an index, as `by` the code that was running and, in a detailed trace, as
  /// `at` the line. `turns`: the work done, per view. Rectangles are `[x, y, width, height]`, sizes `[width, height]`;
  /// a number that JSON cannot express is a string, such as `"inf"`.
  public var json: String {
    let members = [
      ("views", JSONText.lines(recorded.subjects.map(TraceJSON.text))),
      ("events", JSONText.lines(recorded.events.map { TraceJSON.text($0, places) })),
      ("turns", JSONText.lines(summaries.map(TraceJSON.text))),
    ]
    return JSONText.object(members) + "\n"
  }
}

/// The parts of a trace as JSON.
private enum TraceJSON {
  static func text(_ subject: TraceSubject) -> String {
    var members = [("name", JSONText.string(subject.name))]
    if let parent = subject.parent { members.append(("in", "\(parent)")) }
    return JSONText.object(members)
  }

  static func text(_ event: TraceEvent, _ places: [Int: CodeSource]) -> String {
    var members = members(of: event.kind)
    if let subject = event.subject { members.append(("view", "\(subject)")) }
    if let agent = event.agent {
      let by = [("callback", JSONText.string(agent.callback.rawValue)), ("view", "\(agent.subject)")]
      members.append(("by", JSONText.object(by)))
    }
    if let place = event.stack.flatMap({ places[$0] }) {
      let at = [
        ("file", JSONText.string(place.file)), ("line", "\(place.line)"), ("column", "\(place.column)"),
      ]
      members.append(("at", JSONText.object(at)))
    }
    return JSONText.object(members)
  }

  static func text(_ summary: TurnSummary) -> String {
    var members: [(String, String)] = []
    if let turn = summary.turn { members.append(("turn", "\(turn)")) }
    members.append(("passes", "\(summary.passes)"))
    members.append(("views", JSONText.array(summary.views.map(text))))
    return JSONText.object(members)
  }

  private static func text(_ work: TurnSummary.ViewWork) -> String {
    JSONText.object([
      ("view", "\(work.subject)"), ("layouts", "\(work.layouts)"),
      ("layoutPasses", "\(work.layoutPasses)"), ("sizings", "\(work.sizings)"),
      ("constraintUpdates", "\(work.constraintUpdates)"), ("displays", "\(work.displays)"),
    ])
  }

  private static func members(of kind: TraceEvent.Kind) -> [(String, String)] {
    switch kind {
    case .began(let span): [("event", JSONText.string("began"))] + members(of: span)
    case .ended(let span): [("event", JSONText.string("ended"))] + members(of: span)
    case .flagged(let flag):
      [("event", JSONText.string("flagged")), ("flag", JSONText.string(flag.rawValue))]
    case .asked(let size): [("event", JSONText.string("asked")), ("size", text(size))]
    case .answered(let size): [("event", JSONText.string("answered")), ("size", text(size))]
    case .changed(let property, let old, let new):
      [
        ("event", JSONText.string("changed")), ("property", JSONText.string(property.rawValue)),
        ("from", text(old)), ("to", text(new)),
      ]
    case .read(let property):
      [("event", JSONText.string("read")), ("property", JSONText.string(property.rawValue))]
    case .kept(let property, let value):
      [
        ("event", JSONText.string("kept")), ("property", JSONText.string(property.rawValue)),
        ("value", text(value)),
      ]
    case .configured(let property):
      [("event", JSONText.string("configured")), ("property", JSONText.string(property.rawValue))]
    case .refused: [("event", JSONText.string("refused"))]
    case .standardized(let frame): [("event", JSONText.string("standardized")), ("value", text(frame))]
    case .added(let other): [("event", JSONText.string("added")), ("to", "\(other)")]
    case .removed(let other): [("event", JSONText.string("removed")), ("from", "\(other)")]
    case .invalidated(let flag):
      [("event", JSONText.string("invalidated")), ("flag", JSONText.string(flag.rawValue))]
    case .reachedSystem(let callback):
      [("event", JSONText.string("reachedSystem")), ("callback", JSONText.string(callback.rawValue))]
    }
  }

  private static func members(of span: TraceSpan) -> [(String, String)] {
    switch span {
    case .turn(let number): [("turn", "\(number)")]
    case .phase(let phase): [("phase", JSONText.string(phase.rawValue))]
    case .pass(let pass): [("pass", JSONText.string(pass.rawValue))]
    case .callback(let callback): [("callback", JSONText.string(callback.rawValue))]
    }
  }

  private static func text(_ rect: CGRect) -> String {
    JSONText.array(
      [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(JSONText.number))
  }

  private static func text(_ size: CGSize) -> String {
    JSONText.array([size.width, size.height].map(JSONText.number))
  }
}
