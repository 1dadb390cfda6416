internal import Foundation
internal import LayerCore
internal import LayoutCore
internal import Plumb

/// A run of a callback, with its accesses.
struct CallbackRun {
  let subject: Int
  let accesses: [Access]
  /// The indices of its first and last event.
  let events: ClosedRange<Int>
}

extension LayoutRecording {
  /// Returns the runs of a callback with the accesses of the callback itself, in the order in which the runs began.
  func runs(of method: CodeCallback.Method) -> [CallbackRun] {
    var order: [Key] = []
    var accesses: [Key: [Access]] = [:]
    for access in self.accesses {
      guard let caller = access.caller, caller.method == method else { continue }
      let key = Key(run: access.run ?? -1, subject: caller.subject)
      if accesses[key] == nil { order.append(key) }
      accesses[key, default: []].append(access)
    }
    return order.map { key in
      let accesses = accesses[key] ?? []
      let first = accesses.first?.index ?? 0
      return CallbackRun(
        subject: key.subject, accesses: accesses, events: first...(accesses.last?.index ?? first))
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
