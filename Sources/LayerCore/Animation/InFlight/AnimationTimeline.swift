import Foundation
import Synchronization

/// The switch of the animation clock: whether or not animations take time and are shown on their way.
///
/// Without a running clock, all animations are over at once, and layers show their model.
package enum AnimationClock {
  private static let watch = Atomic<UInt8>(0)
  /// The bit of `watch` for animations that take time.
  private static let runs: UInt8 = 1
  /// The bit of `watch` for observed layers.
  private static let observes: UInt8 = 2

  /// Whether or not animations take time, on the main thread.
  @inline(__always)
  package static var isRunning: Bool { watch.load(ordering: .relaxed) & runs != 0 }

  /// Whether or not a change of a layer may matter to an animation or an observer.
  @inline(__always)
  static var isWatching: Bool { watch.load(ordering: .relaxed) != 0 }

  /// Makes changes of layers look for observers from now on.
  static func beginObserving() {
    watch.bitwiseOr(observes, ordering: .relaxed)
  }

  /// Whether or not animations take time on the current thread.
  static var isRunningHere: Bool { isRunning && MainExecutor.isCurrent }

  /// Starts or stops the clock.
  ///
  /// When it stops, all running animations are over at once, in the order in which they would have ended.
  @MainActor
  package static func setRunning(_ isRunning: Bool) {
    guard isRunning != self.isRunning else { return }
    if isRunning {
      watch.bitwiseOr(runs, ordering: .relaxed)
    } else {
      watch.bitwiseAnd(~runs, ordering: .relaxed)
    }
    MainLoop.main.clock.forgetRemainder()
    if !isRunning { AnimationTimeline.main.endAll() }
  }

  /// Whether or not any layer may show values other than its model's.
  package static var hasAnimations: Bool { isRunningHere && AnimationTimeline.main.hasAnimations }
}

/// A change of the model over time, such as that of a content offset.
package protocol TimedMotion: AnyObject {
  /// The time on the clock at which the motion ends.
  var endTime: Double { get }
  /// Moves to the end at once.
  @MainActor func finish()
}

/// The objects that the animation clock drives: animations, animators, display links.
///
/// The timeline belongs to the main thread. Layers and display links, which use it too, are on no actor, so that it
/// cannot be on the main one: they check `AnimationClock.isRunningHere` or `MainExecutor.isCurrent` first.
package final class AnimationTimeline {
  // Unsafe since no actor guards it. It is sound because `main`, the only access to it, is for the main thread alone,
  // which debug builds assert.
  private nonisolated(unsafe) static let only = AnimationTimeline()

  /// The timeline of the main loop, on the main thread.
  package static var main: AnimationTimeline {
    assert(MainExecutor.isCurrent, "Animations belong to the main thread.")
    return unsafe only
  }

  /// The animations that have not ended.
  var animations: [InFlightAnimation] = []
  /// The animations that are over and stay on their layers.
  var kept: [InFlightAnimation] = []
  /// The animators that run.
  var drivers: [AnimatorDriver] = []
  /// The display links that are in a run loop.
  var links: [CADisplayLink] = []
  /// The scrolling that runs on its own, moved by a display link.
  private var motions: [any TimedMotion] = []
  /// The layers whose content changes with the time, such as rotating ones.
  private var turning: [LayerReference] = []
  private var soon: [() -> Void] = []
  private var count = 0
  /// The layers that were added to a superlayer since the last turn and were not yet shown in it.
  ///
  /// References distinguish a layer from a later one at the same address.
  private var newcomers: [ObjectIdentifier: LayerReference] = [:]

  private struct LayerReference {
    weak var layer: CALayer?
  }

  /// Whether or not any layer may show values other than its model's.
  var hasAnimations: Bool {
    kept.removeAll { $0.layer == nil }
    return !animations.isEmpty || !kept.isEmpty || turning.contains { $0.layer?.changesWithTime == true }
  }

  /// The time at which the last animation ends, apart from endless ones; nil if there is none.
  package var lastEnd: Double? {
    (animations.map(\.endTime) + drivers.map(\.endTime) + motions.map(\.endTime)).filter { $0 < .infinity }
      .max()
  }

  /// Whether or not an animation, an animator, scrolling or deferred work is pending.
  package var hasPendingWork: Bool {
    !animations.isEmpty || !drivers.isEmpty || !motions.isEmpty || !soon.isEmpty
  }

  /// The time at which work is due next; nil if there is none.
  package var nextTime: Double? {
    guard AnimationClock.isRunning else { return nil }
    if !soon.isEmpty { return MediaTime.current() }
    var time = Double.infinity
    for animation in animations { time = min(time, animation.nextTime) }
    for driver in drivers { time = min(time, driver.endTime) }
    for link in links { time = min(time, link.nextFrameTime) }
    return time < .infinity ? time : nil
  }

  /// Whether or not work is due at the current time.
  package var hasDueWork: Bool { nextTime.map { $0 <= MediaTime.current() } ?? false }

  // MARK: Members

  /// Adds an object that the clock drives, once.
  func add<Member: AnyObject>(
    _ member: Member, to list: ReferenceWritableKeyPath<AnimationTimeline, [Member]>
  ) {
    if !self[keyPath: list].contains(where: { $0 === member }) { self[keyPath: list].append(member) }
  }

  /// Removes an object that the clock drives.
  func remove<Member: AnyObject>(
    _ member: Member, from list: ReferenceWritableKeyPath<AnimationTimeline, [Member]>
  ) {
    self[keyPath: list].removeAll { $0 === member }
  }

  /// Adds scrolling that runs on its own, once.
  package func add(_ motion: any TimedMotion) {
    if !motions.contains(where: { $0 === motion }) { motions.append(motion) }
  }

  /// Removes scrolling.
  package func remove(_ motion: any TimedMotion) {
    motions.removeAll { $0 === motion }
  }

  /// Returns the next number in the order in which animations begin.
  func nextNumber() -> Int {
    count += 1
    return count
  }

  /// Returns the animations that an animator drives, in order.
  func animations(of driver: AnimatorDriver) -> [InFlightAnimation] {
    animations.filter { $0.driver?.driver === driver }
  }

  /// Adds a layer whose content changes with the time.
  func noteTurning(_ layer: CALayer) {
    turning.removeAll { $0.layer === layer || $0.layer?.changesWithTime != true }
    turning.append(LayerReference(layer: layer))
  }

  /// Performs `work` in the next turn.
  package func performInNextTurn(_ work: @escaping () -> Void) {
    soon.append(work)
    MainLoop.requestTurn()
  }

  // MARK: Turns

  /// Performs the work that is due at `time`, in the order of its times; at the same time, in the order of beginnings.
  ///
  /// Work that is added meanwhile waits for the next turn.
  ///
  /// - Returns: The number of pieces of work that were performed.
  func performDueWork(at time: Double) -> Int {
    guard AnimationClock.isRunning else { return 0 }
    var done = soon.count
    let work = soon
    soon = []
    for work in work { work() }
    var due: [(time: Double, begin: Double, number: Int, work: () -> Void)] = []
    for animation in animations where animation.nextTime <= time {
      due.append((animation.endTime, animation.beginTime, animation.number, { animation.tell(at: time) }))
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

  /// Ends the animations of layers that left the window, and marks the layers in it as seen.
  func commit() {
    newcomers = [:]
    for animation in animations where animation.isShown {
      if animation.layer?.root.flags.contains(.isInWindow) != true { animation.end(finished: false) }
    }
  }

  /// Ends all animations.
  @MainActor func endAll() {
    let ends = animations.map { ($0.endTime, $0.beginTime, $0.number, $0) }
    for (time, _, _, animation) in ends.sorted(by: { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) })
    where animation.driver == nil {
      animation.end(finished: time < .infinity && animation.layer != nil)
    }
    for driver in drivers { driver.finish(at: .infinity) }
    for motion in motions { motion.finish() }
    let work = soon
    soon = []
    newcomers = [:]
    for work in work { work() }
  }

  // MARK: Visible layers

  /// Records that a layer is added to a superlayer.
  func noteArrival(of layer: CALayer) {
    newcomers[ObjectIdentifier(layer)] = LayerReference(layer: layer)
  }

  /// Returns whether or not a layer has been in a window for at least a turn: only then are its changes implicitly
  /// animated.
  func hasBeenCommitted(_ layer: CALayer) -> Bool {
    var next: CALayer? = layer
    while let layer = next {
      if newcomers[ObjectIdentifier(layer)]?.layer === layer { return false }
      guard let parent = layer.parent else { return layer.flags.contains(.isInWindow) }
      next = parent
    }
    return false
  }
}
