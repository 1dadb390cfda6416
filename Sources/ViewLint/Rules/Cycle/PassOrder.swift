internal import DiagnosticCore
internal import Escaping
internal import Foundation
internal import LayerCore
internal import LayoutCore
internal import Plumb

/// A rule on callbacks that code calls directly, and on overrides that omit UIKit's implementation.
@MainActor
enum PassOrder {
  static func findings(in recording: LayoutRecording) -> [Finding] {
    directCalls(in: recording) + forgottenSupers(in: recording) + reportedSupers(in: recording)
  }

  /// Returns the findings for layouts outside of a pass: UIKit's implementation was reached, or the stack shows the
  /// override.
  private static func directCalls(in recording: LayoutRecording) -> [Finding] {
    var reported: Set<Int> = []
    return recording.accesses.compactMap { access in
      let subject: Int
      if case .reachedSystem(.layoutSubviews) = access.kind, !access.marks.contains(.isInLayout) {
        subject = access.subject
      } else if let caller = access.caller, caller.method == .layoutSubviews,
        !recording.wasBegunByUIKit(caller, access)
      {
        subject = caller.subject
      } else {
        return nil
      }
      guard reported.insert(subject).inserted else { return nil }
      let name = recording.name(of: subject)
      var finding = Finding(
        .directLayoutCall, view: recording.path(of: subject),
        message: "layoutSubviews of \(name) was called directly; only UIKit calls it",
        fix: "Call setNeedsLayout(), and layoutIfNeeded() where frames are needed immediately")
      finding.source = recording.call(of: .layoutSubviews, of: subject, in: access)
      return finding
    }
  }

  /// Returns the findings for overrides without a call of UIKit's `layoutSubviews()`, in which constraints place
  /// subviews.
  private static func forgottenSupers(in recording: LayoutRecording) -> [Finding] {
    var ran: Set<Int> = []
    var reached: Set<Int> = []
    for event in recording.trace.events {
      guard let subject = event.subject else { continue }
      switch event.kind {
      case .began(.callback(.layoutSubviews)): ran.insert(subject)
      case .reachedSystem(.layoutSubviews): reached.insert(subject)
      default: break
      }
    }
    return ran.subtracting(reached).sorted().compactMap { subject in
      guard let view = recording.view(subject), !recording.trace.subjects[subject].isOfSystem,
        view.subviews.contains(where: { $0.isPlacedByConstraints })
      else { return nil }
      var finding = Finding(
        .missingSuper, view: recording.path(of: subject),
        message:
          "layoutSubviews of \(recording.name(of: subject)) does not call super, which positions the "
          + "subviews that have constraints",
        fix: "Call super.layoutSubviews() first")
      // The line of an access in the override.
      let override = Access.Caller(method: .layoutSubviews, subject: subject)
      finding.source = recording.accesses.first { $0.caller == override }?.source
      return finding
    }
  }

  private static func reportedSupers(in recording: LayoutRecording) -> [Finding] {
    recording.diagnostics.compactMap { diagnostic in
      guard case .missingSuperCall(let method, let layer) = diagnostic else { return nil }
      let name = String(layer.prefix { $0 != " " })
      let node = recording.tree.nodes.first { String(describing: type(of: $0.view)) == name }
      return Finding(
        .missingSuper, view: node.map { recording.tree.path(of: $0) } ?? ViewPath(names: [name]),
        message: "\(method) of \(name) does not call super",
        fix: "Call super.\(method) last")
    }
  }
}
