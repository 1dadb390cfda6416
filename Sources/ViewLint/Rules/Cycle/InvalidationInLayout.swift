internal import Foundation
internal import LayerCore
internal import LayoutCore
internal import Plumb

/// A rule on layout code that requests layout, or changes the hierarchy that it lays out.
@MainActor
enum InvalidationInLayout {
  static func findings(in recording: LayoutRecording) -> [Finding] {
    recording.acts.compactMap { act in
      guard let actor = act.actor, actor.method == .layoutSubviews else { return nil }
      switch act.kind {
      case .invalidated(.layout): return invalidation(act, by: actor.subject, recording)
      case .added, .removed: return change(act, by: actor.subject, recording)
      default: return nil
      }
    }
  }

  /// Returns the finding for a request for the view or an ancestor; descendants are laid out afterwards anyway.
  private static func invalidation(_ act: Act, by subject: Int, _ recording: LayoutRecording) -> Finding? {
    guard act.subject == subject || recording.isDescendant(subject, of: act.subject) else { return nil }
    let (name, other) = (recording.name(of: subject), recording.name(of: act.subject))
    var finding = Finding(
      .invalidationInLayout, view: recording.path(of: subject),
      message:
        "layoutSubviews of \(name) asks for layout of \(act.subject == subject ? "itself" : other) again",
      fix: "Call setNeedsLayout() where a value changes that the layout is computed from, not in the layout")
    if act.subject != subject { finding.others = [recording.path(of: act.subject)] }
    finding.source = act.source
    return finding
  }

  private static func change(_ act: Act, by subject: Int, _ recording: LayoutRecording) -> Finding {
    let (name, other) = (recording.name(of: subject), recording.name(of: act.subject))
    let isAdded = if case .added = act.kind { true } else { false }
    var finding = Finding(
      .hierarchyInLayout, view: recording.path(of: subject),
      message:
        "layoutSubviews of \(name) \(isAdded ? "adds" : "removes") \(other), which asks for layout anew",
      fix: "Add views early, as in init, and show them by isHidden")
    finding.others = [recording.path(of: act.subject)]
    finding.source = act.source
    return finding
  }
}
