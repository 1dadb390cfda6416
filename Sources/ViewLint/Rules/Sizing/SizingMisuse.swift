internal import Foundation
internal import LayerCore
internal import LayoutCore
internal import Plumb

/// A rule on the side effects and omissions of `sizeThatFits`.
@MainActor
enum SizingMisuse {
  static func findings(in recording: LayoutRecording) -> [Finding] {
    var findings: [Finding] = []
    for (place, access) in recording.accesses.enumerated() {
      guard let caller = access.caller, caller.method == .sizeThatFits else { continue }
      let view = recording.name(of: caller.subject)
      if let property = access.readProperty {
        guard property.isGeometry, access.subject != caller.subject,
          recording.isDescendant(access.subject, of: caller.subject),
          !access.isPart(of: recording.accesses.dropFirst(place + 1).first)
        else { continue }
        let other = recording.name(of: access.subject)
        var finding = Finding(
          .sizingReadsSubview, view: recording.path(of: caller.subject),
          message: "sizeThatFits of \(view) reads the current \(property.words) of \(other)",
          fix: "Call \(other).sizeThatFits(_:) with the available space")
        finding.others = [recording.path(of: access.subject)]
        finding.source = access.source
        findings.append(finding)
      } else if let what = access.kind.changeInWords {
        let other = access.subject == caller.subject ? "itself" : recording.name(of: access.subject)
        var finding = Finding(
          .sizingChangesView, view: recording.path(of: caller.subject),
          message: "sizeThatFits of \(view) \(what) \(other)",
          fix: "Compute the size without changing subviews; the caller may not use it, or may ask again")
        if access.subject != caller.subject { finding.others = [recording.path(of: access.subject)] }
        finding.source = access.source
        findings.append(finding)
      }
    }
    return findings + presentSizes(in: recording)
  }

  /// Returns the findings for plain views, which return their current size (C.1).
  private static func presentSizes(in recording: LayoutRecording) -> [Finding] {
    recording.trace.events.compactMap { event in
      guard case .asked = event.kind, let subject = event.subject, let agent = event.agent,
        agent.callback == .sizeThatFits, let view = recording.view(subject), type(of: view) == UIView.self,
        recording.isDescendant(subject, of: agent.subject),
        !recording.trace.subjects[agent.subject].isOfSystem
      else { return nil }
      let (name, other) = (recording.name(of: agent.subject), recording.name(of: subject))
      var finding = Finding(
        .sizingReadsSubview, view: recording.path(of: agent.subject),
        message:
          "sizeThatFits of \(name) asks \(other), which is a plain UIView and returns its current size",
        fix: "Give \(other) a class that overrides sizeThatFits(_:), or use a constant size")
      finding.others = [recording.path(of: subject)]
      return finding
    }
  }
}

extension TraceEvent.Kind {
  /// The change of a view in words, if a layout could notice it.
  fileprivate var changeInWords: String? {
    switch self {
    case .changed(.bounds, _, _), .changed(.frame, _, _): "changes the \(size) of"
    case .changed: "moves"
    case .configured(.content): "changes the content of"
    case .configured(let property): "changes the \(property.words) of"
    case .added, .removed: "changes the superview of"
    case .invalidated: "requests layout of"
    default: nil
    }
  }

  private var size: String {
    if case .changed(_, let old, let new) = self, old.size == new.size { "position" } else { "size" }
  }
}
