internal import Foundation
internal import LayerCore
internal import LayoutCore
internal import ListCore
internal import Plumb

/// A rule on layout code that requests layout, or changes the hierarchy that it lays out.
@MainActor
enum InvalidationInLayout {
  static func findings(in recording: LayoutRecording) -> [Finding] {
    recording.accesses.compactMap { access in
      guard let caller = access.caller, caller.method == .layoutSubviews else { return nil }
      switch access.kind {
      case .invalidated(.layout): return invalidation(access, by: caller.subject, recording)
      case .added, .removed:
        guard !isInCell(access.subject, by: caller.subject, recording) else { return nil }
        return change(access, by: caller.subject, recording)
      default: return nil
      }
    }
  }

  /// Returns the finding for a request for the view or an ancestor; descendants are laid out afterwards anyway.
  private static func invalidation(_ access: Access, by subject: Int, _ recording: LayoutRecording)
    -> Finding?
  {
    guard access.subject == subject || recording.isDescendant(subject, of: access.subject) else { return nil }
    let (name, other) = (recording.name(of: subject), recording.name(of: access.subject))
    var finding = Finding(
      .invalidationInLayout, view: recording.path(of: subject),
      message:
        "layoutSubviews of \(name) requests another layout of \(access.subject == subject ? "itself" : other)",
      fix: "Call setNeedsLayout() where a value that the layout depends on changes, not in layoutSubviews")
    if access.subject != subject { finding.others = [recording.path(of: access.subject)] }
    finding.source = access.source
    return finding
  }

  /// Returns whether a list's layout asked for the cell whose content was changed.
  private static func isInCell(_ subject: Int, by list: Int, _ recording: LayoutRecording) -> Bool {
    recording.view(list) is any ListView && recording.parent(of: subject) != list
  }

  private static func change(_ access: Access, by subject: Int, _ recording: LayoutRecording) -> Finding {
    let (name, other) = (recording.name(of: subject), recording.name(of: access.subject))
    let isAdded = if case .added = access.kind { true } else { false }
    var finding = Finding(
      .hierarchyInLayout, view: recording.path(of: subject),
      message:
        "layoutSubviews of \(name) \(isAdded ? "adds" : "removes") \(other), which requests another layout",
      fix: "Add subviews earlier, for example in init, and show or hide them with isHidden")
    finding.others = [recording.path(of: access.subject)]
    finding.source = access.source
    return finding
  }
}
