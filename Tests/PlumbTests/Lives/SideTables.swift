import LayoutCore
import UIKit

@testable import ControlCore
@testable import GraphicsCore
@testable import LayerCore
@testable import LayoutCore

/// The tables that name objects beside them: each object has to leave them when it ends.
@MainActor
enum SideTables {
  /// The number of entries of each table that has none but those of objects in use.
  static var counts: [String: Int] {
    let timeline = AnimationTimeline.main
    return [
      "animations": timeline.animations.count, "kept animations": timeline.kept.count,
      "animators": timeline.drivers.count, "display links": timeline.links.count,
      "work of the clock": MainLoop.main.clock.count, "timers": LoopTimers.main.count,
      "groups of animations": GroupMessages.begun.count,
      "scenes": UIApplication.shared.connectedScenes.count,
    ]
  }

  /// Returns the tables that have more entries than they had; what other tests have left may leave them meanwhile.
  static func grown(since earlier: [String: Int]) -> [String] {
    counts.filter { $0.value > earlier[$0.key, default: 0] }.map { "\($0.value) \($0.key)" }.sorted()
  }

  /// The number of entries of each table that is swept once it has twice as many as objects exist.
  static var sweptCounts: [String: Int] {
    [
      "views with a guide of the keyboard": UIView.keyboardFollowers.count, "masks": MaskViews.count,
      "objects with associated values": AssociatedObjects.count,
    ]
  }
}
