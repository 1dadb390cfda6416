import Foundation

/// The time of a property animator, which runs on the animation clock, is paused, or is scrubbed.
///
/// A place is a fraction of the animator's time, 0…1; its progress is the value of the animator's curve there.
package final class AnimatorDriver {
  /// The ways in which the place is determined.
  private enum Motion {
    /// A fixed place; `isLinear` if the progress is the place itself.
    case held(Double, isLinear: Bool)
    /// Motion along the animator's curve.
    case moving(Leg)
    /// Motion from the progress that is shown, along another curve, in a leg of its own.
    case continuing(Leg, TimingCurve, from: (place: Double, isLinear: Bool))
  }

  /// A part of the animator's time that is passed through at constant speed.
  private struct Leg {
    let start: Double
    let duration: Double
    let from: Double
    let to: Double

    /// The time on the clock at which the leg ends, rounded up to a tick.
    var end: Double { start + MediaTime.tick(notBefore: duration) }

    func share(at time: Double) -> Double {
      if time >= end { return 1 }
      return duration > 0 ? max(0, min((time - start) / duration, 1)) : 0
    }

    func place(at time: Double) -> Double { between(from, to, share(at: time)) }
  }

  package let duration: Double
  private let timingCurve: TimingCurve
  private var motion = Motion.held(0, isLinear: false)
  /// The animator's position in the order of all animations on the clock.
  var number = 0
  /// The closure to call at the end of a leg.
  package var onEnd: (() -> Void)?
  /// The animator that the driver belongs to, which is kept alive while its animations run.
  package weak var owner: AnyObject?
  private var runningOwner: AnyObject?
  /// The properties that the animator's animations set.
  private(set) var changes:
    [(layer: CALayer, key: AnimatableKey, old: AnimatableValue, new: AnimatableValue)] = []

  package init(duration: Double, timingCurve: TimingCurve) {
    self.duration = max(0, duration)
    self.timingCurve = timingCurve
  }

  /// The time on the clock at which the leg ends; infinite while the driver is held.
  var endTime: Double {
    switch motion {
    case .held: .infinity
    case .moving(let leg), .continuing(let leg, _, _): leg.end
    }
  }

  /// The time on the clock at which the leg began; infinite while the driver is held.
  var beginTime: Double {
    switch motion {
    case .held: .infinity
    case .moving(let leg), .continuing(let leg, _, _): leg.start
    }
  }

  /// Whether or not the driver moves with the clock.
  package var isMoving: Bool {
    if case .held = motion { false } else { true }
  }

  /// Returns the place at `time`.
  package func place(at time: Double) -> Double {
    switch motion {
    case .held(let place, _): return place
    case .moving(let leg): return leg.place(at: time)
    case .continuing(let leg, let timingCurve, let held):
      let shown = held.isLinear ? held.place : self.timingCurve.progress(at: held.place)
      return between(shown, leg.to, timingCurve.progress(at: leg.share(at: time)))
    }
  }

  /// Returns the progress, 0…1 on a curve without overshoot, at `time`.
  package func progress(at time: Double) -> Double { progress(from: 0, at: time) }

  /// Returns the progress of an animation that begins at the fraction `start` of the animator's time.
  func progress(from start: Double, at time: Double) -> Double {
    func progress(_ place: Double, _ isLinear: Bool) -> Double {
      let own = start < 1 ? max(0, min((place - start) / (1 - start), 1)) : place < 1 ? 0 : 1
      return isLinear ? own : timingCurve.progress(at: own)
    }
    switch motion {
    case .held(let place, let isLinear): return progress(place, isLinear)
    case .moving(let leg): return progress(leg.place(at: time), false)
    case .continuing(let leg, let timingCurve, let held):
      let share = timingCurve.progress(at: leg.share(at: time))
      return between(progress(held.place, held.isLinear), leg.to, share)
    }
  }

  // MARK: Motion

  /// Holds the driver at a place.
  package func hold(at place: Double, isLinear: Bool) {
    motion = .held(place, isLinear: isLinear)
    AnimationTimeline.main.remove(self, from: \.drivers)
    runningOwner = nil
  }

  /// Holds the driver at its place at `time`.
  package func hold(at time: Double) {
    switch motion {
    case .held: break
    case .moving: hold(at: place(at: time), isLinear: false)
    case .continuing: hold(at: place(at: time), isLinear: true)
    }
  }

  /// Runs to the end, or to the start, after `delay` seconds.
  package func move(toStart: Bool, at time: Double, delay: Double = 0) {
    var place = place(at: time)
    if case .held(let held, isLinear: true) = motion { place = timingCurve.time(of: held) }
    if case .continuing = motion { place = timingCurve.time(of: place) }
    let target: Double = toStart ? 0 : 1
    motion = .moving(
      Leg(
        start: time + MediaTime.nearestTick(to: delay), duration: max(0, duration * abs(target - place)),
        from: place, to: target))
    begin()
  }

  /// Runs from the progress that is shown, along another curve, in `duration` seconds.
  package func move(toStart: Bool, at time: Double, timingCurve: TimingCurve, duration: Double) {
    hold(at: time)
    guard case .held(let place, let isLinear) = motion else { return }
    let leg = Leg(start: time, duration: max(0, duration), from: place, to: toStart ? 0 : 1)
    motion = .continuing(leg, timingCurve, from: (place, isLinear))
    begin()
  }

  private func begin() {
    if number == 0 { number = AnimationTimeline.main.nextNumber() }
    AnimationTimeline.main.add(self, to: \.drivers)
    runningOwner = owner
    MainLoop.requestTurn()
  }

  /// Ends the leg if its end has passed and the driver was not held before.
  func finish(at time: Double) {
    guard isMoving, endTime <= time else { return }
    let owner = runningOwner
    defer { withExtendedLifetime(owner) {} }
    switch motion {
    case .held: return
    case .moving(let leg): hold(at: leg.to, isLinear: false)
    case .continuing(let leg, _, _): hold(at: leg.to, isLinear: true)
    }
    onEnd?()
  }

  // MARK: Animations

  /// Records the change of a property that one of the animator's animations makes.
  package func note(_ layer: CALayer, _ key: AnimatableKey, old: AnimatableValue, new: AnimatableValue) {
    if let index = changes.firstIndex(where: { $0.layer === layer && $0.key == key }) {
      changes[index].new = new
    } else {
      changes.append((layer, key, old, new))
    }
  }

  /// Ends the animator's animations.
  package func endAnimations(finished: Bool) {
    for animation in AnimationTimeline.main.animations(of: self) { animation.end(finished: finished) }
  }

  /// Sets the model to the values that are shown, and ends the animations.
  package func commitPresentedValues() {
    let seen = changes.map { ($0.layer, $0.key, $0.layer.presentedValue($0.key)) }
    endAnimations(finished: false)
    withoutActions {
      for (layer, key, value) in seen { if let value { key.set(value, on: layer) } }
    }
  }

  /// Sets the model to its values before the animations, or to those that the animations set.
  package func setModel(toStart: Bool) {
    withoutActions {
      for change in changes { change.key.set(toStart ? change.old : change.new, on: change.layer) }
    }
  }

  private func withoutActions(_ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    body()
    CATransaction.commit()
  }

  /// Ends the animations at their current values, after the owner was released.
  package func abandon() {
    endAnimations(finished: false)
    reset()
  }

  /// Removes the recorded changes and goes back to the start.
  package func reset() {
    changes = []
    motion = .held(0, isLinear: false)
  }
}
