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
    var changed: [(act: Act, asked: Int)] = []
    let acts = Dictionary(recording.acts.map { ($0.index, $0) }, uniquingKeysWith: { $1 })
    for (index, event) in recording.trace.events.enumerated() {
      switch event.kind {
      case .began(.turn), .ended(.turn): asked = [:]
      case .asked:
        guard let subject = event.subject else { continue }
        asked[subject] = index
        changed.removeAll { $0.asked == subject }
      case .read(.margins):
        guard let act = acts[index], act.answersByOwnMargins(in: recording) else { continue }
        asked[act.subject] = index
        changed.removeAll { $0.asked == act.subject }
      case .configured:
        guard let act = acts[index], let actor = act.actor, actor.method == .layoutSubviews else { continue }
        let sized = asked.keys.filter { $0 == act.subject || recording.isDescendant(act.subject, of: $0) }
        for subject in sized.sorted() { changed.append((act, subject)) }
      default: break
      }
    }
    return changed.map { act, subject in
      let (name, other) = (recording.name(of: act.subject), recording.name(of: subject))
      let property = if case .configured(let property) = act.kind { property } else { TraceProperty.content }
      let what = property.words
      var finding = Finding(
        .changedAfterSizing, view: recording.path(of: act.subject),
        message:
          "The \(what) of \(name) \(property.was) changed after \(subject == act.subject ? "it" : other) had been "
          + "asked for its size in the same pass",
        fix: "Set the \(what) before the size is asked, best where the data come in")
      if subject != act.subject { finding.others = [recording.path(of: subject)] }
      finding.source = act.source
      return finding
    }
  }
}

extension Act {
  /// Returns whether a view whose size was asked for, without a trace, reads its margins for the answer.
  ///
  /// Before the code is looked up, the read may also be the caller's.
  @MainActor fileprivate func answersByOwnMargins(in recording: LayoutRecording) -> Bool {
    guard readProperty == .margins, let actor else { return false }
    return actor.subject == subject ? actor.method == .sizeThatFits : !recording.isLookedUp
  }
}
