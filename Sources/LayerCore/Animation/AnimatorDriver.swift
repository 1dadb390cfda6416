import Foundation

/// The time of a property animator: it goes by the clock, stands still, or is where a finger has it.
///
/// A place is a share of the animator's time, 0…1; progress is what its curve makes of it.
package final class AnimatorDriver {
  /// How the place is found.
  private enum Motion {
    /// It stands still; `isLinear` where progress is the place itself.
    case held(Double, isLinear: Bool)
    /// It goes on along the animator's curve.
    case moving(Leg)
    /// It goes on from what is shown along another curve, in a leg of its own.
    case continuing(Leg, Pace, from: (place: Double, isLinear: Bool))
  }

  /// A part of the way at an even speed.
  private struct Leg {
    let start: Double
    let duration: Double
    let from: Double
    let to: Double

    /// When it is over: on the first tick.
    var end: Double { start + MediaTime.tick(notBefore: duration) }

    func share(at time: Double) -> Double {
      if time >= end { return 1 }
      return duration > 0 ? max(0, min((time - start) / duration, 1)) : 0
    }

    func place(at time: Double) -> Double { between(from, to, share(at: time)) }
  }

  package let duration: Double
  private let pace: Pace
  private var motion = Motion.held(0, isLinear: false)
  /// Its place among all that goes by the clock.
  var number = 0
  /// What is done at the end of a leg.
  package var onEnd: (() -> Void)?
  /// The animator that it belongs to, which is kept alive while its animations go on.
  package weak var owner: AnyObject?
  private var runningOwner: AnyObject?
  /// The properties that its animations set.
  private(set) var changes:
    [(layer: CALayer, key: AnimatableKey, old: AnimatableValue, new: AnimatableValue)] = []

  package init(duration: Double, pace: Pace) {
    self.duration = max(0, duration)
    self.pace = pace
  }

  /// When the leg ends; never, while it stands still.
  var endTime: Double {
    switch motion {
    case .held: .infinity
    case .moving(let leg), .continuing(let leg, _, _): leg.end
    }
  }

  /// When the leg began.
  var beginTime: Double {
    switch motion {
    case .held: .infinity
    case .moving(let leg), .continuing(let leg, _, _): leg.start
    }
  }

  /// Whether it goes on.
  package var isMoving: Bool {
    if case .held = motion { false } else { true }
  }

  /// Where it is.
  package func place(at time: Double) -> Double {
    switch motion {
    case .held(let place, _): return place
    case .moving(let leg): return leg.place(at: time)
    case .continuing(let leg, let pace, let held):
      let shown = held.isLinear ? held.place : self.pace.progress(at: held.place)
      return between(shown, leg.to, pace.progress(at: leg.share(at: time)))
    }
  }

  /// How much of the way is done.
  package func progress(at time: Double) -> Double { progress(from: 0, at: time) }

  /// The progress of what begins at a share of the time.
  func progress(from start: Double, at time: Double) -> Double {
    func progress(_ place: Double, _ isLinear: Bool) -> Double {
      let own = start < 1 ? max(0, min((place - start) / (1 - start), 1)) : place < 1 ? 0 : 1
      return isLinear ? own : pace.progress(at: own)
    }
    switch motion {
    case .held(let place, let isLinear): return progress(place, isLinear)
    case .moving(let leg): return progress(leg.place(at: time), false)
    case .continuing(let leg, let pace, let held):
      let share = pace.progress(at: leg.share(at: time))
      return between(progress(held.place, held.isLinear), leg.to, share)
    }
  }

  // MARK: Driving

  /// Stands still at a place.
  package func hold(at place: Double, isLinear: Bool) {
    motion = .held(place, isLinear: isLinear)
    AnimationTimeline.main.remove(self, from: \.drivers)
    runningOwner = nil
  }

  /// Stands still where it is.
  package func hold(at time: Double) {
    switch motion {
    case .held: break
    case .moving: hold(at: place(at: time), isLinear: false)
    case .continuing: hold(at: place(at: time), isLinear: true)
    }
  }

  /// Goes on to the end, or to the start, after `delay` seconds.
  package func move(toStart: Bool, at time: Double, delay: Double = 0) {
    var place = place(at: time)
    if case .held(let held, isLinear: true) = motion { place = pace.time(of: held) }
    if case .continuing = motion { place = pace.time(of: place) }
    let target: Double = toStart ? 0 : 1
    motion = .moving(
      Leg(
        start: time + MediaTime.nearestTick(to: delay), duration: max(0, duration * abs(target - place)),
        from: place, to: target))
    begin()
  }

  /// Goes on from what is shown along another curve, in `duration` seconds.
  package func move(toStart: Bool, at time: Double, pace: Pace, duration: Double) {
    hold(at: time)
    guard case .held(let place, let isLinear) = motion else { return }
    let leg = Leg(start: time, duration: max(0, duration), from: place, to: toStart ? 0 : 1)
    motion = .continuing(leg, pace, from: (place, isLinear))
    begin()
  }

  private func begin() {
    if number == 0 { number = AnimationTimeline.main.nextNumber() }
    AnimationTimeline.main.add(self, to: \.drivers)
    runningOwner = owner
    MainLoop.requestTurn()
  }

  /// The leg is over, if nobody stopped it.
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

  // MARK: What is animated

  /// Takes note of what an animation of it sets.
  package func note(_ layer: CALayer, _ key: AnimatableKey, old: AnimatableValue, new: AnimatableValue) {
    if let index = changes.firstIndex(where: { $0.layer === layer && $0.key == key }) {
      changes[index].new = new
    } else {
      changes.append((layer, key, old, new))
    }
  }

  /// Ends its animations.
  package func endFlights(finished: Bool) {
    for flight in AnimationTimeline.main.flights(of: self) { flight.end(finished: finished) }
  }

  /// Has the model stay as it is seen.
  package func keepWhatIsSeen() {
    let seen = changes.map { ($0.layer, $0.key, $0.layer.seenValue($0.key)) }
    endFlights(finished: false)
    withoutActions {
      for (layer, key, value) in seen { if let value { key.set(value, on: layer) } }
    }
  }

  /// Sets the model as it was before the animations, or as they set it.
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

  /// Ends the animations where they are, after the owner is gone.
  package func abandon() {
    endFlights(finished: false)
    reset()
  }

  /// Forgets what was set.
  package func reset() {
    changes = []
    motion = .held(0, isLinear: false)
  }
}
