internal import LayerCore
internal import LayoutCore

/// Animations, which run on the loop's clock, or end at once.
extension HeadlessLoop {
  /// Whether or not animations take time; false by default.
  ///
  /// Without time, an animation ends at once, and its completion is called right away: a test of layout needs no clock.
  /// With time, pictures show the presentation at the time of the clock, and completions, delegates and display links
  /// are called in the turns at their times; transitions of controllers take theirs. Setting it to false ends all
  /// running animations.
  public static var animationsTakeTime: Bool {
    get { AnimationClock.isRunning }
    set { AnimationClock.setRunning(newValue) }
  }

  /// Runs `body` with animations that take time, and restores `animationsTakeTime` afterwards.
  ///
  /// ```swift
  /// HeadlessLoop.withAnimations {
  ///   UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { card.alpha = 0 })
  ///   HeadlessLoop.run(for: 0.5)
  ///   #expect(card.layer.presentation()?.opacity == 0.5)
  /// }
  /// ```
  public static func withAnimations<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = animationsTakeTime
    animationsTakeTime = true
    defer { animationsTakeTime = before }
    return try body()
  }

  /// Whether or not an animation is running, or a completion is pending.
  public static var isAnimating: Bool { AnimationTimeline.main.hasPendingWork }

  /// Advances the clock until all animations have ended, those that completions begin as well, and returns the turns.
  ///
  /// Animations that repeat forever stay running. The loop stops after `limit` seconds.
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

  /// Advances the clock to `time`, running until idle at each time with due work, and at the end.
  ///
  /// A time in the past only runs until idle.
  @discardableResult
  public static func run(until time: Double) -> [Turn] {
    MainLoop.main.run(until: time).map(Turn.init)
  }
}
