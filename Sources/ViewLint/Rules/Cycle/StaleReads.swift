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
    recording.accesses.compactMap { access in
      guard let property = access.readProperty, property.isGeometry, access.marks.contains(.isPending),
        let change = firstChange(of: access.subject, property, after: access.index, recording)
      else { return nil }
      guard let caller = access.caller else { return outsideOfLayout(access, property, change, recording) }
      // A view may read what its own layout places.
      guard let parent = recording.parent(of: access.subject), parent != caller.subject,
        access.subject != caller.subject
      else { return nil }
      return pending(access, property, by: caller, in: parent, change, recording)
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
    _ access: Access, _ property: TraceProperty, _ change: LayoutRecording.Change,
    _ recording: LayoutRecording
  ) -> Finding {
    let name = recording.name(of: access.subject)
    var finding = Finding(
      .staleRead, view: recording.path(of: access.subject),
      message:
        "The \(property.words) of \(name) \(property.was) read while layout was pending, and then changed from "
        + "\(PointText.of(change.old)) to \(PointText.of(change.new))",
      fix: "Read it in layoutSubviews or viewDidLayoutSubviews, or call layoutIfNeeded() first")
    finding.source = access.source
    return finding
  }

  private static func pending(
    _ access: Access, _ property: TraceProperty, by caller: Access.Caller, in parent: Int,
    _ change: LayoutRecording.Change, _ recording: LayoutRecording
  ) -> Finding {
    let (name, reader) = (recording.name(of: access.subject), recording.name(of: caller.subject))
    let superview = recording.name(of: parent)
    var finding = Finding(
      .pendingRead, view: recording.path(of: caller.subject),
      message:
        "\(caller.method.words) of \(reader) reads the \(property.words) of \(name), which \(superview) had "
        + "not laid out yet; layout then changed it from \(PointText.of(change.old)) to \(PointText.of(change.new))",
      fix: "Call \(superview).layoutIfNeeded() first, or compute the frame that \(name) will have")
    finding.others = [recording.path(of: access.subject)]
    finding.source = access.source
    return finding
  }
}

extension CodeCallback.Method {
  /// The name in messages.
  var words: String { String(rawValue.prefix { $0 != "(" }) }
}
