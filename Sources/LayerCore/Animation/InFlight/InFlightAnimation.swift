import Foundation

/// An animation that was added to a layer.
package final class InFlightAnimation {
  /// The key that the animation was added under; empty for none.
  let key: String
  let animation: CAAnimation
  /// The plan of the animation; nil where animations take no time.
  let plan: AnimationPlan?
  /// The animator that drives it instead of the clock, and the fraction of the animator's time at which it begins.
  let driver: (driver: AnimatorDriver, start: Double)?
  private(set) weak var layer: CALayer?
  /// The instant at which the animation was added, from which the plan counts its times.
  private let origin: LayerInstant
  /// The groups that wait for the animation's end.
  private var groups: [AnimationCompletionGroup]
  /// The position in the order in which animations were added.
  var number = 0
  /// Whether or not the delegate was told of the beginning.
  private var hasStarted = false
  /// Whether or not the animation has not ended yet.
  private(set) var isUnderWay: Bool
  /// Whether or not the animation ends when its layer leaves the window.
  let isShown: Bool

  package init(
    _ animation: CAAnimation, of layer: CALayer, key: String, plan: AnimationPlan?,
    groups: [AnimationCompletionGroup] = [],
    driver: (driver: AnimatorDriver, start: Double)? = nil
  ) {
    self.animation = animation
    self.layer = layer
    origin = layer.instant(at: MediaTime.current())
    self.key = key
    self.plan = plan
    self.groups = groups
    self.driver = driver
    isUnderWay = plan != nil
    isShown = layer.root.flags.contains(.isInWindow)
    for group in groups { group.enter() }
  }

  /// The time on the clock at which the animation begins.
  var beginTime: Double {
    guard driver == nil, let layer, let plan else { return -.infinity }
    return layer.rootTime(after: plan.timing.begin, since: origin)
  }

  /// The time on the clock at which the animation ends; in the past if its layer was released.
  var endTime: Double {
    guard let layer, let plan else { return -.infinity }
    guard driver == nil else { return .infinity }
    return layer.rootTime(after: plan.timing.end, since: origin)
  }

  /// The time of the next call of the delegate, or of the end.
  var nextTime: Double {
    hasStarted || animation.delegate == nil ? endTime : min(beginTime, endTime)
  }

  /// Applies the animation's effect at `time`, on the clock of animations, to `values` of its layer.
  ///
  /// Animators run on that clock.
  func apply(to values: inout PresentedValues, of layer: CALayer, at time: Double) {
    guard let plan else { return }
    guard let driver else { return plan.apply(to: &values, at: layer.elapsed(since: origin, at: time)) }
    plan.apply(to: &values, progress: driver.driver.progress(from: driver.start, at: time))
  }

  /// Tells the delegate of the beginning and, if the animation is over, of the end.
  func tell(at time: Double) {
    start()
    if endTime <= time { end(finished: layer != nil) }
  }

  private func start() {
    guard !hasStarted else { return }
    hasStarted = true
    animation.delegate?.animationDidStart(animation)
  }

  /// Ends the animation; `finished` is false if it did not run to its end.
  func end(finished: Bool) {
    guard isUnderWay else { return }
    isUnderWay = false
    AnimationTimeline.main.remove(self, from: \.animations)
    if animation.isRemovedOnCompletion || !finished {
      layer?.drop(self)
    } else {
      AnimationTimeline.main.add(self, to: \.kept)
    }
    start()
    animation.delegate?.animationDidStop(animation, finished: finished)
    let groups = groups
    self.groups = []
    for group in groups { group.leave(finished: finished) }
  }
}

/// A group of animations whose common end is awaited.
package final class AnimationCompletionGroup {
  private var count = 0
  private var isClosed = false
  private var allFinished = true
  private var completion: ((Bool) -> Void)?

  package init(_ completion: ((Bool) -> Void)?) {
    self.completion = completion
  }

  /// Sets the closure to call when all animations have ended.
  package func onEnd(_ completion: @escaping (Bool) -> Void) {
    self.completion = completion
  }

  /// Whether or not no animation was added.
  package var isEmpty: Bool { count == 0 }

  func enter() {
    count += 1
  }

  func leave(finished: Bool) {
    count -= 1
    if !finished { allFinished = false }
    completeIfOver()
  }

  /// Closes the group to further animations, so that its end may come.
  package func close() {
    isClosed = true
    completeIfOver()
  }

  private func completeIfOver() {
    guard isClosed, count == 0, let completion else { return }
    self.completion = nil
    completion(allFinished)
  }
}
