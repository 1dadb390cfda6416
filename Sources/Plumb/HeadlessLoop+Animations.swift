internal import LayerCore
internal import LayoutCore

/// Animations: on the loop's clock, or over at once.
extension HeadlessLoop {
  /// Whether animations take time; false at first.
  ///
  /// As long as they do not, what animates is at its end at once, and completions are called right away: a test of
  /// layout needs no clock. When they do, pictures show views on their way at the time of the clock, and completions,
  /// delegates and display links are called in the turns at their times; controllers come and go in theirs. Made false
  /// again, all that is under way is over at once.
  public static var animationsTakeTime: Bool {
    get { AnimationClock.isRunning }
    set { AnimationClock.setRunning(newValue) }
  }

  /// Runs `body` with animations that take time; afterwards they do, or do not, as before.
  public static func withAnimations<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = animationsTakeTime
    animationsTakeTime = true
    defer { animationsTakeTime = before }
    return try body()
  }

  /// Whether anything is on its way, or a completion is still to be called.
  public static var isAnimating: Bool { AnimationTimeline.main.isAnything }

  /// Lets time go by until all animations are over, those that completions begin among them, and returns the turns.
  ///
  /// Animations that repeat for ever are left running. Stops after `limit` seconds.
  @discardableResult
  public static func runUntilAnimationsEnd(limit: Double = 60) -> [Turn] {
    let end = time + limit
    var taken = runUntilIdle()
    while let next = AnimationTimeline.main.lastEnd, next <= end {
      let turns = run(until: next)
      guard !turns.isEmpty else { break }
      taken += turns
    }
    return taken
  }

  /// Lets time go by until the clock shows `time`, running until idle at each time at which there is something to do,
  /// and at the end. A time that is past only runs until idle.
  @discardableResult
  public static func run(until time: Double) -> [Turn] {
    MainLoop.main.run(until: time).map(Turn.init)
  }
}
