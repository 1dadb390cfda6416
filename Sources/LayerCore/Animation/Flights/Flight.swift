import Foundation

/// An animation that a layer has.
package final class Flight {
  /// The key that it was added for; empty for none.
  let key: String
  let animation: CAAnimation
  /// What it does; nil where animations take no time.
  let plan: AnimationPlan?
  /// The animator that moves it, instead of the clock, and the share of the animator's time at which it begins.
  let driver: (driver: AnimatorDriver, start: Double)?
  private(set) weak var layer: CALayer?
  /// When the layer got it, which the times of the plan are counted from.
  private let origin: LayerInstant
  /// What waits for its end.
  private var groups: [FlightGroup]
  /// Its place among all, in the order in which they were added.
  var number = 0
  /// Whether its delegate was told that it begins.
  private var hasStarted = false
  /// Whether its end is still to come.
  private(set) var isUnderWay: Bool
  /// Whether it ends as its layer leaves the window.
  let isShown: Bool

  package init(
    _ animation: CAAnimation, of layer: CALayer, key: String, plan: AnimationPlan?,
    groups: [FlightGroup] = [],
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

  /// When it begins, on the clock.
  var beginTime: Double {
    guard driver == nil, let layer, let plan else { return -.infinity }
    return layer.rootTime(after: plan.timing.begin, since: origin)
  }

  /// When it is over, on the clock; the past, where its layer is gone.
  var endTime: Double {
    guard let layer, let plan else { return -.infinity }
    guard driver == nil else { return .infinity }
    return layer.rootTime(after: plan.timing.end, since: origin)
  }

  /// When something is to be told of it next.
  var nextTime: Double {
    hasStarted || animation.delegate == nil ? endTime : min(beginTime, endTime)
  }

  /// Does to `values` of its layer what is to be done at `time`, on the clock of animations. Animators go by that clock.
  func apply(to values: inout PresentedValues, of layer: CALayer, at time: Double) {
    guard let plan else { return }
    guard let driver else { return plan.apply(to: &values, at: layer.elapsed(since: origin, at: time)) }
    plan.apply(to: &values, progress: driver.driver.progress(from: driver.start, at: time))
  }

  /// Tells of the beginning, and where it is over, of the end.
  func tell(at time: Double) {
    start()
    if endTime <= time { end(finished: layer != nil) }
  }

  private func start() {
    guard !hasStarted else { return }
    hasStarted = true
    animation.delegate?.animationDidStart(animation)
  }

  /// Ends it. Where it was cut short, `finished` is false.
  func end(finished: Bool) {
    guard isUnderWay else { return }
    isUnderWay = false
    AnimationTimeline.main.remove(self, from: \.flights)
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

/// Animations that somebody waits for the end of.
package final class FlightGroup {
  private var count = 0
  private var isClosed = false
  private var allFinished = true
  private var completion: ((Bool) -> Void)?

  package init(_ completion: ((Bool) -> Void)?) {
    self.completion = completion
  }

  /// Has `completion` called at the end.
  func onEnd(_ completion: @escaping (Bool) -> Void) {
    self.completion = completion
  }

  /// Whether nothing was added.
  package var isEmpty: Bool { count == 0 }

  func enter() {
    count += 1
  }

  func leave(finished: Bool) {
    count -= 1
    if !finished { allFinished = false }
    completeIfOver()
  }

  /// Nothing more is added: the end may come.
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
