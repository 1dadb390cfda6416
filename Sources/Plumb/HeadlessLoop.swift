internal import LayerCore
internal import LayoutCore

/// The main run loop of a process without a screen. Nothing happens by itself: a turn is taken when you say so,
/// and its clock stands still in between.
///
/// One turn does, in this order: the work that is due, traits, `updateConstraints` from the leaves to the root,
/// `layoutSubviews` from the root to the leaves, `draw(_:)`, commit. A turn over clean windows looks at no view.
@preconcurrency @MainActor
public enum HeadlessLoop {
  /// The time that the clock shows, in seconds from the start of the process.
  public static var time: Double { MainLoop.main.clock.now }

  /// Whether a turn would do nothing at this time.
  public static var isIdle: Bool { MainLoop.main.isIdle }

  /// Does `work` in the next turn, after what was enqueued before.
  public static func enqueue(_ work: @escaping @MainActor () -> Void) {
    MainLoop.main.enqueue(work)
  }

  /// Does `work` in the first turn that is taken `delay` seconds from now or later; never where that is infinite.
  public static func after(_ delay: Double, _ work: @escaping @MainActor () -> Void) {
    MainLoop.main.clock.after(delay, work)
  }

  /// Takes one turn.
  @discardableResult
  public static func turn() -> Turn {
    Turn(MainLoop.main.turn())
  }

  /// Takes turns until nothing is left to do at this time, and returns them. Where that never comes, it stops
  /// after a thousand and reports `Diagnostic.neverIdle`.
  @discardableResult
  public static func runUntilIdle() -> [Turn] {
    MainLoop.main.runUntilIdle().map(Turn.init)
  }

  /// Lets `seconds` go by, running until idle at each time at which there is something to do, and at the end.
  ///
  /// NaN, less than 0 and more than 2²⁵ seconds are reported as `Diagnostic.Kind.clock`, and no time goes by. The clock
  /// shows multiples of 2⁻³² seconds; sixty times a sixtieth are a second all the same.
  @discardableResult
  public static func run(for seconds: Double) -> [Turn] {
    MainLoop.main.run(for: seconds).map(Turn.init)
  }
}

/// What one turn did.
public struct Turn: Hashable, Sendable {
  /// Which turn of the process it was, from 1.
  public let number: Int
  /// The time that the clock showed, in seconds.
  public let time: Double
  /// How many pieces of work were done.
  public let workCount: Int
  /// How many layers the passes looked at; 0 where all windows were clean.
  public let visitedLayerCount: Int

  init(_ turn: LayerCore.Turn) {
    number = turn.number
    time = turn.time
    workCount = turn.work
    visitedLayerCount = turn.visits.total
  }
}
