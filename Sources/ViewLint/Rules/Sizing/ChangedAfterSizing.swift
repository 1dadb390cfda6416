internal import Foundation
internal import LayerCore
internal import LayoutCore
internal import Plumb

/// A rule on content that layout code changed after it had asked for its size, without asking again.
@MainActor
enum ChangedAfterSizing {
  static func findings(in recording: LayoutRecording) -> [Finding] {
    /// The event at which each view was last asked for its size.
    var asked: [Int: Int] = [:]
    var changed: [(access: Access, asked: Int)] = []
    let accesses = Dictionary(recording.accesses.map { ($0.index, $0) }, uniquingKeysWith: { $1 })
    for (index, event) in recording.trace.events.enumerated() {
      switch event.kind {
      case .began(.turn), .ended(.turn): asked = [:]
      case .asked:
        guard let subject = event.subject else { continue }
        asked[subject] = index
        changed.removeAll { $0.asked == subject }
      case .read(.margins):
        guard let access = accesses[index], access.usesOwnMargins(in: recording) else { continue }
        asked[access.subject] = index
        changed.removeAll { $0.asked == access.subject }
      case .configured:
        guard let access = accesses[index], let caller = access.caller, caller.method == .layoutSubviews
        else { continue }
        let sized = asked.keys.filter {
          $0 == access.subject || recording.isDescendant(access.subject, of: $0)
        }
        for subject in sized.sorted() { changed.append((access, subject)) }
      default: break
      }
    }
    return changed.map { access, subject in
      let (name, other) = (recording.name(of: access.subject), recording.name(of: subject))
      let property =
        if case .configured(let property) = access.kind { property } else { TraceProperty.content }
      let what = property.words
      var finding = Finding(
        .changedAfterSizing, view: recording.path(of: access.subject),
        message:
          "The \(what) of \(name) \(property.was) changed after "
          + "\(subject == access.subject ? "its size" : "the size of \(other)") was requested in the same layout "
          + "pass",
        fix: "Set the \(what) before the size is requested, preferably where the data arrives")
      if subject != access.subject { finding.others = [recording.path(of: subject)] }
      finding.source = access.source
      return finding
    }
  }
}

extension Access {
  /// Returns whether a view whose size was asked for, without a trace, reads its margins for the answer.
  ///
  /// Before the code is looked up, the read may also be the caller's.
  @MainActor fileprivate func usesOwnMargins(in recording: LayoutRecording) -> Bool {
    guard readProperty == .margins, let caller else { return false }
    return caller.subject == subject ? caller.method == .sizeThatFits : !recording.isLookedUp
  }
}
