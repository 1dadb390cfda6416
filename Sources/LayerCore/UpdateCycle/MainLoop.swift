import DiagnosticCore

/// A type of window that the main loop updates: the owner of the root of a layer tree.
@MainActor
package protocol LoopWindow: AnyObject {
  /// The root of the layer tree.
  var layer: CALayer { get }
  /// Updates the traits of all views in the window that wait for them.
  func updateTraitsIfNeeded()
}

/// The main run loop without a system around it: work from a queue, then an update of every window.
///
/// One turn consists, in this order, of the work that is due, traits, constraints from the leaves to the root, layout
/// from the root to the leaves, display, commit (B.0). Nothing happens between turns. Turns are taken by the driver of
/// the loop, and by the run loop of the main thread when that runs.
@MainActor
package final class MainLoop {
  /// The loop that windows are attached to.
  package static let main = MainLoop(clock: VirtualClock(media: ()))

  /// The maximum number of turns of `runUntilIdle()`.
  package static let turnLimit = 1_000

  /// The clock, with the scheduled work.
  package let clock: VirtualClock

  /// The number of turns taken.
  package private(set) var turns = 0

  private var attached: [AttachedWindow] = []
  private(set) var isInTurn = false

  private struct AttachedWindow {
    weak var window: (any LoopWindow)?
  }

  /// Creates a loop without windows, with a clock of its own at 0.
  package convenience init() {
    self.init(clock: VirtualClock())
  }

  private init(clock: VirtualClock) {
    self.clock = clock
  }

  /// The windows that are updated, in the order in which they were attached.
  package var loopWindows: [any LoopWindow] { attached.compactMap(\.window) }

  /// Adds `window` to those updated in every turn, without retaining it.
  package func attach(_ window: any LoopWindow) {
    attached.removeAll { $0.window == nil }
    if attached.isEmpty { clock.forgetRemainder() }
    if !attached.contains(where: { $0.window === window }) {
      attached.append(AttachedWindow(window: window))
    }
    guard self === Self.main else { return }
    window.layer.flags.insert(.isUpdatedByMainLoop)
    Self.requestTurn()
  }

  /// Removes `window` from those updated.
  package func detach(_ window: any LoopWindow) {
    attached.removeAll { $0.window === window || $0.window == nil }
    if self === Self.main { window.layer.flags.remove(.isUpdatedByMainLoop) }
  }

  /// Performs `work` in the next turn, after the work that was enqueued before.
  package func enqueue(_ work: @escaping @MainActor () -> Void) {
    clock.after(0, work)
    if self === Self.main { Self.requestTurn() }
  }

  /// Whether or not a turn at the present time would have no effect.
  package var isIdle: Bool {
    !clock.hasDueWork && timeline?.hasDueWork != true && !hasDueTimer
      && loopWindows.allSatisfy { !$0.layer.waitsForUpdate }
  }

  /// Takes a turn.
  @discardableResult
  package func turn() -> Turn {
    precondition(!isInTurn, "A turn cannot be taken within a turn.")
    isInTurn = true
    defer { isInTurn = false }
    turns += 1
    var turn = Turn(number: turns, time: clock.now)
    Tracing.note(.turn(turns)) { update(&turn) }
    return turn
  }

  /// Takes the turn that was requested of the main thread's run loop, unless one was taken meanwhile.
  ///
  /// If the clock follows real time, it is advanced first, with all work that was due in between; missed frames are
  /// left out.
  func takeRequestedTurn() {
    guard !isInTurn else { return }
    if self === Self.main, let now = MediaTime.realNow, now > clock.now {
      clock.advance(to: now)
      runUntilIdle()
    }
    if !isIdle { turn() }
  }

  /// Updates the windows now, without the work that is due, as the end of a transaction does.
  ///
  /// Within a turn, which updates them itself, it has no effect.
  func updateWindows() {
    guard !isInTurn, loopWindows.contains(where: { $0.layer.waitsForUpdate }) else { return }
    isInTurn = true
    defer { isInTurn = false }
    var visits = Turn.Visits()
    updateWindows(&visits)
  }

  /// Takes turns until no work is left at the present time of the clock.
  ///
  /// The main queue of Dispatch is served before and after each.
  ///
  /// It stops after `turnLimit` turns, with a diagnostic.
  @discardableResult
  package func runUntilIdle() -> [Turn] {
    var taken: [Turn] = []
    serveMainQueue()
    while !isIdle {
      guard taken.count < Self.turnLimit else {
        LayoutDiagnostics.report(.neverIdle(turns: taken.count))
        break
      }
      taken.append(turn())
      serveMainQueue()
    }
    return taken
  }

  /// Advances the clock by `seconds`: stops at each time at which work is due, and runs until idle there and at the
  /// end.
  ///
  /// Work that is due after that many seconds is done, however its time and this one were rounded. A number of seconds
  /// that the clock does not accept is reported; then it does not advance.
  @discardableResult
  package func run(for seconds: Double) -> [Turn] {
    let taken = runUntilIdle()
    guard let (end, rest) = clock.step(of: seconds) else { return taken }
    return taken + pass(to: end, rest: rest, slack: MediaTime.roundings)
  }

  /// Advances the clock to `end`, as `run(for:)` does.
  @discardableResult
  package func run(until end: Double) -> [Turn] {
    let taken = runUntilIdle()
    guard end > clock.now || end.isNaN else { return taken }
    clock.forgetRemainder()
    guard let (end, _) = clock.step(of: end - clock.now) else { return taken }
    return taken + pass(to: end, rest: 0, slack: 0)
  }

  private func pass(to end: Double, rest: Double, slack: Double) -> [Turn] {
    var taken: [Turn] = []
    let last = end + slack
    var (end, rest) = (end, rest)
    while let next = nextTime, next <= last, next > clock.now {
      if next > end { (end, rest) = (next, 0) }
      clock.advance(to: next)
      taken += runUntilIdle()
    }
    clock.advance(to: end, rest: rest)
    taken += runUntilIdle()
    if nextTime == nil, timeline?.hasPendingWork != true { clock.forgetRemainder() }
    return taken
  }

  private func update(_ turn: inout Turn) {
    if self === Self.main { RunLoopObservers.tell(.afterWaiting) }
    phase(.work) {
      turn.work += timeline?.performDueWork(at: clock.now) ?? 0
      turn.work += timers?.fireDue(at: clock.now) ?? 0
      for work in clock.takeDue() {
        work()
        turn.work += 1
      }
    }
    if self === Self.main { RunLoopObservers.tell(.beforeWaiting) }
    updateWindows(&turn.visits)
  }

  private func updateWindows(_ visits: inout Turn.Visits) {
    let windows = loopWindows
    phase(.traits) {
      for window in windows { window.updateTraitsIfNeeded() }
    }
    // Layout may mark constraints again, and these layout; the cycle ends updates that never settle.
    UpdateCycle.joined { _ in
      repeat {
        phase(.constraints) {
          for window in windows { visits.constraints += ConstraintPass.visits(from: window.layer) }
        }
        phase(.layout) {
          for window in windows { visits.layout += LayoutPass.visits(from: window.layer) }
        }
      } while windows.contains { $0.layer.waitsForConstraints || $0.layer.waitsForLayout }
    }
    phase(.display) {
      for window in windows { visits.display += DisplayPass.visits(from: window.layer) }
    }
    phase(.commit) {
      guard AnimationClock.isRunning, let timeline else { return }
      timeline.commit()
      CATransaction.endOfTurn()
    }
  }

  /// The animations and display links, which run on the clock of the main loop.
  private var timeline: AnimationTimeline? {
    AnimationClock.isRunning && self === Self.main ? AnimationTimeline.main : nil
  }

  /// The timers of the run loop, which fires them itself while the clock follows real time.
  private var timers: LoopTimers? {
    self === Self.main && MediaTime.realNow == nil ? LoopTimers.main : nil
  }

  private var hasDueTimer: Bool { timers?.nextTime.map { $0 <= clock.now } ?? false }

  /// The time at which work is due next.
  package var nextTime: Double? {
    [clock.nextTime, timeline?.nextTime, timers?.nextTime].compactMap(\.self).min()
  }

  private func phase(_ phase: TurnPhase, _ body: () -> Void) {
    Tracing.note(.phase(phase), body)
  }
}
