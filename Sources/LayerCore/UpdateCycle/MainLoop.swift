import DiagnosticCore

/// A window, as the main loop knows it: the root of a tree of layers.
@MainActor
package protocol LoopWindow: AnyObject {
  /// The root of what is updated.
  var layer: CALayer { get }
  /// Gives all views in the window the traits that they wait for.
  func updateTraitsIfNeeded()
}

/// The main run loop without a system around it: work from a queue, then an update of every window.
///
/// One turn does, in this order: the work that is due, traits, constraints from the leaves to the root, layout
/// from the root to the leaves, display, commit (B.0). Nothing happens between turns. Turns are taken by whoever
/// drives the loop, and by the run loop of the main thread where that runs.
@MainActor
package final class MainLoop {
  /// The loop that windows attach themselves to.
  package static let main = MainLoop(clock: VirtualClock(media: ()))

  /// How many turns `runUntilIdle()` takes at most.
  package static let turnLimit = 1_000

  /// The time, and what is to be done when.
  package let clock: VirtualClock

  /// How many turns were taken.
  package private(set) var turns = 0

  private var attached: [AttachedWindow] = []
  private var isInTurn = false

  private struct AttachedWindow {
    weak var window: (any LoopWindow)?
  }

  /// A loop without windows, by a clock of its own that shows 0.
  package convenience init() {
    self.init(clock: VirtualClock())
  }

  private init(clock: VirtualClock) {
    self.clock = clock
  }

  /// The windows that are updated, in the order in which they were attached.
  package var loopWindows: [any LoopWindow] { attached.compactMap(\.window) }

  /// Updates `window` in every turn, as long as it lives. The loop does not keep it.
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

  /// Leaves `window` alone from now on.
  package func detach(_ window: any LoopWindow) {
    attached.removeAll { $0.window === window || $0.window == nil }
    if self === Self.main { window.layer.flags.remove(.isUpdatedByMainLoop) }
  }

  /// Does `work` in the next turn, after what was enqueued before.
  package func enqueue(_ work: @escaping @MainActor () -> Void) {
    clock.after(0, work)
    if self === Self.main { Self.requestTurn() }
  }

  /// Whether a turn would do nothing at this time.
  package var isIdle: Bool {
    !clock.hasWorkDue && timeline?.hasWorkDue != true && loopWindows.allSatisfy { !$0.layer.waitsForUpdate }
  }

  /// Takes one turn.
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

  /// Takes the turn that the run loop of the main thread was asked for, unless it was taken meanwhile. Where the clock
  /// follows real time, that comes first, with all that was to be done in it; frames that were missed are left out.
  func takeRequestedTurn() {
    guard !isInTurn else { return }
    if self === Self.main, let now = MediaTime.realNow, now > clock.now {
      clock.advance(to: now)
      runUntilIdle()
    }
    if !isIdle { turn() }
  }

  /// Updates the windows now, without doing the work that is due: what the end of a transaction does. Within a
  /// turn, which does so itself, nothing.
  func updateWindows() {
    guard !isInTurn, loopWindows.contains(where: { $0.layer.waitsForUpdate }) else { return }
    isInTurn = true
    defer { isInTurn = false }
    var visits = Turn.Visits()
    updateWindows(&visits)
  }

  /// Takes turns until there is nothing left to do at this time; the clock stands still. Stops after
  /// `turnLimit` turns, with a diagnostic.
  @discardableResult
  package func runUntilIdle() -> [Turn] {
    var taken: [Turn] = []
    while !isIdle {
      guard taken.count < Self.turnLimit else {
        LayoutDiagnostics.report(.neverIdle(turns: taken.count))
        break
      }
      taken.append(turn())
    }
    return taken
  }

  /// Lets time go by: stops at each time at which something is to be done, and runs until idle there and at the
  /// end. What is due after so many seconds is done, however its time and this one were rounded. A number of seconds that
  /// the clock does not take is reported; then none go by.
  @discardableResult
  package func run(for seconds: Double) -> [Turn] {
    let taken = runUntilIdle()
    guard let (end, rest) = clock.step(of: seconds) else { return taken }
    return taken + pass(to: end, rest: rest, slack: MediaTime.roundings)
  }

  /// Lets time go by until the clock shows `end`, as `run(for:)` does.
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
    if nextTime == nil, timeline?.isAnything != true { clock.forgetRemainder() }
    return taken
  }

  private func update(_ turn: inout Turn) {
    phase(.work) {
      turn.work += timeline?.doWorkDue(at: clock.now) ?? 0
      for work in clock.takeDue() {
        work()
        turn.work += 1
      }
    }
    updateWindows(&turn.visits)
  }

  private func updateWindows(_ visits: inout Turn.Visits) {
    let windows = loopWindows
    phase(.traits) {
      for window in windows { window.updateTraitsIfNeeded() }
    }
    // Layout may ask for constraints again, and these for layout; the cycle ends what never rests.
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

  /// Animations and display links, which go by the clock of the main loop.
  private var timeline: AnimationTimeline? {
    AnimationClock.isRunning && self === Self.main ? AnimationTimeline.main : nil
  }

  /// When something is to be done next.
  package var nextTime: Double? {
    guard let next = timeline?.nextTime else { return clock.nextTime }
    return clock.nextTime.map { min($0, next) } ?? next
  }

  private func phase(_ phase: TurnPhase, _ body: () -> Void) {
    Tracing.note(.phase(phase), body)
  }
}
