import Foundation
import Synchronization

/// Whether animations take time: whether somebody drives the clock, and they are shown on their way.
///
/// Where nobody does, all animations are over at once, and layers show their model.
package enum AnimationClock {
  private static let running = Atomic<Bool>(false)

  /// Whether animations take time, on the main thread.
  @inline(__always)
  package static var isRunning: Bool { running.load(ordering: .relaxed) }

  /// Whether they do on this thread.
  static var isRunningHere: Bool { isRunning && MainExecutor.isCurrent }

  /// Starts or stops the clock. Stopped, all that is under way is over at once, in the order in which it would have
  /// ended.
  @MainActor
  package static func setRunning(_ isRunning: Bool) {
    guard isRunning != self.isRunning else { return }
    running.store(isRunning, ordering: .relaxed)
    MainLoop.main.clock.forgetRemainder()
    if !isRunning { AnimationTimeline.main.endAll() }
  }

  /// Whether something is to be seen that is not the model.
  package static var hasFlights: Bool { isRunningHere && AnimationTimeline.main.hasFlights }
}

/// A change of the model that goes on by itself for some time, such as that of a content offset.
package protocol TimedMotion: AnyObject {
  /// When it is over, on the clock.
  var endTime: Double { get }
  /// Is at its end at once.
  @MainActor func finish()
}

/// What goes on by itself as time goes by: animations, animators, display links.
///
/// It belongs to the main thread. Layers and display links, which come here too, are on no actor, so that it cannot be
/// on the main one: they ask `AnimationClock.isRunningHere` or `MainExecutor.isCurrent` first.
package final class AnimationTimeline {
  // Unsafe since no actor guards it. It is sound because `main`, the only way to it, is for the main thread alone, which
  // debug builds check.
  private nonisolated(unsafe) static let only = AnimationTimeline()

  /// The timeline of the main loop, on the main thread.
  package static var main: AnimationTimeline {
    assert(MainExecutor.isCurrent, "Animations belong to the main thread.")
    return unsafe only
  }

  /// Animations that are under way.
  var flights: [Flight] = []
  /// Animations that are over and stay on their layers.
  var kept: [Flight] = []
  /// Animators that go on.
  var drivers: [AnimatorDriver] = []
  /// Display links that are in a run loop.
  var links: [CADisplayLink] = []
  /// Scrolling that goes on by itself; a display link moves it.
  private var motions: [any TimedMotion] = []
  /// Layers whose content turns by itself.
  private var turning: [LayerReference] = []
  private var soon: [() -> Void] = []
  private var count = 0
  /// The layers that got a superlayer since the last turn and were not shown in it yet. References tell a layer from a
  /// later one at the same address.
  private var newcomers: [ObjectIdentifier: LayerReference] = [:]

  private struct LayerReference {
    weak var layer: CALayer?
  }

  /// Whether any layer may show something else than its model.
  var hasFlights: Bool {
    kept.removeAll { $0.layer == nil }
    return !flights.isEmpty || !kept.isEmpty || turning.contains { $0.layer?.extras?.turnsSince != nil }
  }

  /// When the last animation is over, those without an end aside; nil where there is none.
  package var lastEnd: Double? {
    (flights.map(\.endTime) + drivers.map(\.endTime) + motions.map(\.endTime)).filter { $0 < .infinity }.max()
  }

  /// Whether an animation is under way that has an end or begins and ends by itself.
  package var isAnything: Bool { !flights.isEmpty || !drivers.isEmpty || !motions.isEmpty || !soon.isEmpty }

  /// When something is to be done next; nil where never.
  package var nextTime: Double? {
    guard AnimationClock.isRunning else { return nil }
    if !soon.isEmpty { return MediaTime.current() }
    var time = Double.infinity
    for flight in flights { time = min(time, flight.nextTime) }
    for driver in drivers { time = min(time, driver.endTime) }
    for link in links { time = min(time, link.nextFrameTime) }
    return time < .infinity ? time : nil
  }

  /// Whether something is due at this time.
  package var hasWorkDue: Bool { nextTime.map { $0 <= MediaTime.current() } ?? false }

  // MARK: Comings and goings

  /// Takes note of something that goes by the clock, once.
  func add<Member: AnyObject>(
    _ member: Member, to list: ReferenceWritableKeyPath<AnimationTimeline, [Member]>
  ) {
    if !self[keyPath: list].contains(where: { $0 === member }) { self[keyPath: list].append(member) }
  }

  /// Forgets it.
  func remove<Member: AnyObject>(
    _ member: Member, from list: ReferenceWritableKeyPath<AnimationTimeline, [Member]>
  ) {
    self[keyPath: list].removeAll { $0 === member }
  }

  /// Takes note of scrolling that goes on by itself, once.
  package func add(_ motion: any TimedMotion) {
    if !motions.contains(where: { $0 === motion }) { motions.append(motion) }
  }

  /// Forgets it.
  package func remove(_ motion: any TimedMotion) {
    motions.removeAll { $0 === motion }
  }

  /// A place behind all that began before.
  func nextNumber() -> Int {
    count += 1
    return count
  }

  /// The animations that an animator moves, in order.
  func flights(of driver: AnimatorDriver) -> [Flight] {
    flights.filter { $0.driver?.driver === driver }
  }

  /// Takes note of a layer whose content turns by itself, without an end.
  func noteTurning(_ layer: CALayer) {
    turning.removeAll { $0.layer === layer || $0.layer?.extras?.turnsSince == nil }
    turning.append(LayerReference(layer: layer))
  }

  /// Does `work` in the next turn.
  package func doSoon(_ work: @escaping () -> Void) {
    soon.append(work)
    MainLoop.requestTurn()
  }

  // MARK: Turns

  /// Does what is due at `time`, in the order of the times at which it was; what ends at one time, in the order of
  /// the beginnings. What is added meanwhile waits for the next turn. Returns how much it was.
  func doWorkDue(at time: Double) -> Int {
    guard AnimationClock.isRunning else { return 0 }
    var done = soon.count
    let work = soon
    soon = []
    for work in work { work() }
    var due: [(time: Double, begin: Double, number: Int, work: () -> Void)] = []
    for flight in flights where flight.nextTime <= time {
      due.append((flight.endTime, flight.beginTime, flight.number, { flight.tell(at: time) }))
    }
    for driver in drivers where driver.endTime <= time {
      due.append((driver.endTime, driver.beginTime, driver.number, { driver.finish(at: time) }))
    }
    due.sort { ($0.time, $0.begin, $0.number) < ($1.time, $1.begin, $1.number) }
    for entry in due { entry.work() }
    done += due.count
    for link in links where link.nextFrameTime <= time {
      link.fireDue(at: time)
      done += 1
    }
    return done
  }

  /// Ends what left the window; what is in it has been seen from now on.
  func commit() {
    newcomers = [:]
    for flight in flights where flight.isShown {
      if flight.layer?.root.flags.contains(.isInWindow) != true { flight.end(finished: false) }
    }
  }

  /// Ends everything.
  @MainActor func endAll() {
    let ends = flights.map { ($0.endTime, $0.beginTime, $0.number, $0) }
    for (time, _, _, flight) in ends.sorted(by: { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) })
    where flight.driver == nil {
      flight.end(finished: time < .infinity && flight.layer != nil)
    }
    for driver in drivers { driver.finish(at: .infinity) }
    for motion in motions { motion.finish() }
    let work = soon
    soon = []
    newcomers = [:]
    for work in work { work() }
  }

  // MARK: What has been seen

  /// Takes note of a layer that gets a superlayer.
  func noteArrival(of layer: CALayer) {
    newcomers[ObjectIdentifier(layer)] = LayerReference(layer: layer)
  }

  /// Whether a layer has been in a window for at least a turn: only then are changes of it animated by themselves.
  func hasBeenSeen(_ layer: CALayer) -> Bool {
    var next: CALayer? = layer
    while let layer = next {
      if newcomers[ObjectIdentifier(layer)]?.layer === layer { return false }
      guard let parent = layer.parent else { return layer.flags.contains(.isInWindow) }
      next = parent
    }
    return false
  }
}
