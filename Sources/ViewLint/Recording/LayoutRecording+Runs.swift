internal import Foundation
internal import LayerCore
internal import LayoutCore
internal import Plumb

/// A run of a callback, with its acts.
struct LayoutRun {
  let subject: Int
  let acts: [Act]
  /// The indices of its first and last event.
  let events: ClosedRange<Int>
}

extension LayoutRecording {
  /// Returns the runs of a callback with the acts of the callback itself, in the order in which the runs began.
  func runs(of method: CodeCallback.Method) -> [LayoutRun] {
    var order: [Key] = []
    var acts: [Key: [Act]] = [:]
    for act in self.acts {
      guard let actor = act.actor, actor.method == method else { continue }
      let key = Key(run: act.run ?? -1, subject: actor.subject)
      if acts[key] == nil { order.append(key) }
      acts[key, default: []].append(act)
    }
    return order.map { key in
      let acts = acts[key] ?? []
      let first = acts.first?.index ?? 0
      return LayoutRun(subject: key.subject, acts: acts, events: first...(acts.last?.index ?? first))
    }
  }

  private struct Key: Hashable {
    let run: Int
    let subject: Int
  }

  /// Returns the frame of a view after an event, in its superview, without transforms.
  ///
  /// It is computed backwards from the final frame.
  func frame(of subject: Int, after index: Int) -> CGRect? {
    guard let last = places[subject] else { return nil }
    var bounds = last.bounds
    var position = last.position
    // Later changes are undone, the last first.
    for change in (changes[subject] ?? []).reversed() where change.index > index {
      switch change.property {
      case .bounds: bounds = change.old
      case .position: position = change.old.origin
      case .frame, .transform:
        bounds.size = change.old.size
        position = CGPoint(
          x: change.old.minX + last.anchor.x * change.old.width,
          y: change.old.minY + last.anchor.y * change.old.height)
      case .margins, .safeArea, .content: break
      }
    }
    return CGRect(
      x: position.x - last.anchor.x * bounds.width, y: position.y - last.anchor.y * bounds.height,
      width: bounds.width, height: bounds.height)
  }
}
