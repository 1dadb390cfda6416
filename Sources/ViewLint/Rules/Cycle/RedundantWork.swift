internal import Foundation
internal import LayerCore
internal import LayoutCore

/// A rule on work between updates that is useless for layout.
@MainActor
enum RedundantWork {
  static func findings(in recording: LayoutRecording) -> [Finding] {
    removedToHide(in: recording) + redundantInvalidations(in: recording)
  }

  /// Returns the findings for views that were removed, missed a layout, and were added to the same superview again.
  private static func removedToHide(in recording: LayoutRecording) -> [Finding] {
    var left: [Int: (superview: Int, hadLayout: Bool)] = [:]
    var findings: [Finding] = []
    let accesses = Dictionary(recording.accesses.map { ($0.index, $0) }, uniquingKeysWith: { $1 })
    for (index, event) in recording.trace.events.enumerated() {
      switch event.kind {
      case .ended(.pass(.layout)): for subject in left.keys { left[subject]?.hadLayout = true }
      case .removed(let superview):
        if accesses[index] != nil, let subject = event.subject { left[subject] = (superview, false) }
      case .added(let superview):
        guard let access = accesses[index], let before = left.removeValue(forKey: access.subject),
          before.superview == superview, before.hadLayout
        else { continue }
        let name = recording.name(of: access.subject)
        var finding = Finding(
          .removedToHide, view: recording.path(of: access.subject),
          message:
            "\(name) was removed from \(recording.name(of: superview)) and added again, which lays out the superview twice",
          fix: "Set isHidden of \(name) instead")
        finding.source = access.source
        findings.append(finding)
      default: break
      }
    }
    return findings
  }

  /// Returns the findings for explicit requests of layout, outside of layout, that changed nothing and had no other
  /// cause.
  private static func redundantInvalidations(in recording: LayoutRecording) -> [Finding] {
    recording.accesses.compactMap { access in
      guard access.caller == nil, case .invalidated(.layout) = access.kind,
        let run = nextRun(of: access.subject, after: access.index, recording),
        !hasReason(access, run, recording)
      else { return nil }
      let name = recording.name(of: access.subject)
      var finding = Finding(
        .redundantInvalidation, view: recording.path(of: access.subject),
        message: "setNeedsLayout() of \(name) caused a layout that moved nothing",
        fix: "Request layout only where a value that it depends on has changed")
      finding.source = access.source
      return finding
    }
  }

  /// Returns the indices of the first and the last event of the next layout of a view.
  private static func nextRun(
    of subject: Int, after index: Int, _ recording: LayoutRecording
  ) -> ClosedRange<Int>? {
    let events = recording.trace.events
    guard
      let start = events[(index + 1)...].firstIndex(where: {
        $0.subject == subject && $0.kind == .began(.callback(.layoutSubviews))
      }),
      let end = events[start...].firstIndex(where: {
        $0.subject == subject && $0.kind == .ended(.callback(.layoutSubviews))
      })
    else { return nil }
    return start...end
  }

  /// Returns whether the layout changed something, or another event of the view or its subtree requested it.
  private static func hasReason(_ access: Access, _ run: ClosedRange<Int>, _ recording: LayoutRecording)
    -> Bool
  {
    for (index, event) in recording.trace.events[...run.upperBound].enumerated() {
      guard let subject = event.subject else { continue }
      switch event.kind {
      case .changed:
        if run.contains(index) { return true }
        if subject == access.subject || recording.parent(of: subject) == access.subject { return true }
      case .added(let superview), .removed(let superview):
        if superview == access.subject { return true }
      case .configured:
        if subject == access.subject || recording.isDescendant(subject, of: access.subject) { return true }
      default: break
      }
    }
    return false
  }
}
