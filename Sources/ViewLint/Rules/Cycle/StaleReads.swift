internal import Foundation
internal import LayerCore
internal import LayoutCore
internal import Plumb

/// A rule on reads of frames that the following layout changed.
///
/// A read while layout is pending is no problem as long as nothing moves.
@MainActor
enum StaleReads {
  static func findings(in recording: LayoutRecording) -> [Finding] {
    recording.acts.compactMap { act in
      guard let property = act.readProperty, property.isPlace, act.marks.contains(.isPending),
        let change = firstChange(of: act.subject, property, after: act.index, recording)
      else { return nil }
      guard let actor = act.actor else { return outsideOfLayout(act, property, change, recording) }
      // A view may read what its own layout places.
      guard let parent = recording.parent(of: act.subject), parent != actor.subject,
        act.subject != actor.subject
      else { return nil }
      return pending(act, property, by: actor, in: parent, change, recording)
    }
  }

  /// Returns the first change of a value after it was read, by the layout of its superview.
  private static func firstChange(
    of subject: Int, _ property: TraceProperty, after index: Int, _ recording: LayoutRecording
  ) -> LayoutRecording.Change? {
    (recording.changes[subject] ?? []).first { change in
      guard change.index > index else { return false }
      return recording.trace.events[change.index].agent?.callback == .layoutSubviews
    }
  }

  private static func outsideOfLayout(
    _ act: Act, _ property: TraceProperty, _ change: LayoutRecording.Change, _ recording: LayoutRecording
  ) -> Finding {
    let name = recording.name(of: act.subject)
    var finding = Finding(
      .staleRead, view: recording.path(of: act.subject),
      message: "The \(property.words) of \(name) \(property.was) read while layout was pending; it was "
        + "\(PointText.of(change.old)), and became \(PointText.of(change.new))",
      fix: "Read it in layoutSubviews or viewDidLayoutSubviews, or call layoutIfNeeded() first")
    finding.source = act.source
    return finding
  }

  private static func pending(
    _ act: Act, _ property: TraceProperty, by actor: Act.Actor, in parent: Int,
    _ change: LayoutRecording.Change, _ recording: LayoutRecording
  ) -> Finding {
    let (name, reader) = (recording.name(of: act.subject), recording.name(of: actor.subject))
    let superview = recording.name(of: parent)
    var finding = Finding(
      .pendingRead, view: recording.path(of: actor.subject),
      message:
        "\(actor.method.words) of \(reader) read the \(property.words) of \(name), which \(superview) had "
        + "not laid out yet: it went from \(PointText.of(change.old)) to \(PointText.of(change.new))",
      fix: "Call \(superview).layoutIfNeeded() before, or work out where \(name) will be")
    finding.others = [recording.path(of: act.subject)]
    finding.source = act.source
    return finding
  }
}

extension CodeCallback.Method {
  /// The name in messages.
  var words: String { String(rawValue.prefix { $0 != "(" }) }
}
