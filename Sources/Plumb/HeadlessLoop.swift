internal import LayerCore
internal import LayoutCore

/// The main run loop of a process without a screen.
///
/// It runs only on request: a turn is taken by a call, and its clock stands still in between.
///
/// A turn does, in this order: the due work, traits, `updateConstraints` from the leaves to the root, `layoutSubviews`
/// from the root to the leaves, `draw(_:)`, commit. A turn over windows without pending updates examines no view.
///
/// ```swift
/// HeadlessLoop.after(2) { banner.isHidden = true }
/// HeadlessLoop.run(for: 1.5)
/// #expect(!banner.isHidden)
/// HeadlessLoop.run(for: 0.5)
/// #expect(banner.isHidden)
/// ```
@preconcurrency @MainActor
public enum HeadlessLoop {
  /// The time of the clock, in seconds from the start of the process.
  public static var time: Double { MainLoop.main.clock.now }

  /// Whether or not a turn would do nothing at this time.
  public static var isIdle: Bool { MainLoop.main.isIdle }

  /// Enqueues `work` for the next turn, after the work that was enqueued before.
  public static func enqueue(_ work: @escaping @MainActor () -> Void) {
    MainLoop.main.enqueue(work)
  }

  /// Enqueues `work` for the first turn at `delay` seconds from now or later; never if that is infinite.
  public static func after(_ delay: Double, _ work: @escaping @MainActor () -> Void) {
    MainLoop.main.clock.after(delay, work)
  }

  /// Takes one turn.
  @discardableResult
  public static func turn() -> Turn {
    Turn(MainLoop.main.turn())
  }

  /// Takes turns until no work is left at this time, and returns them.
  ///
  /// On the main thread of a program, the work of `DispatchQueue.main` and of tasks of the main actor is done, too; a
  /// test that is itself such a task awaits them.
  ///
  /// After a thousand turns it stops and reports `Diagnostic.Kind.neverIdle`.
  @discardableResult
  public static func runUntilIdle() -> [Turn] {
    MainLoop.main.runUntilIdle().map(Turn.init)
  }

  /// Advances the clock by `seconds`, running until idle at each time with due work, and at the end.
  ///
  /// NaN, less than 0 and more than 2²⁵ seconds are reported as `Diagnostic.Kind.clock`, and the clock does not
  /// advance. The clock has multiples of 2⁻³² seconds; sixty times a sixtieth are still a second.
  @discardableResult
  public static func run(for seconds: Double) -> [Turn] {
    MainLoop.main.run(for: seconds).map(Turn.init)
  }
}

/// A turn of the loop, with the work that it did.
public struct Turn: Hashable, Sendable {
  /// The number of the turn in the process, from 1.
  public let number: Int
  /// The time of the clock, in seconds.
  public let time: Double
  /// The number of pieces of work.
  public let workCount: Int
  /// The number of layers that the passes examined; 0 if no window had pending updates.
  public let visitedLayerCount: Int

  init(_ turn: LayerCore.Turn) {
    number = turn.number
    time = turn.time
    workCount = turn.work
    visitedLayerCount = turn.visits.total
  }
}
