public import Foundation
public import ImageComparison
public import LayoutCore
public import Plumb
public import StyleCore
internal import ViewDifference

// Pictures that move: the frames of an animation, at exact times of the clock.

extension Snapshotting where Value: UIView, Format == SnapshotAnimation {
  /// Returns the strategy of the frames of a view's animation, compared one by one.
  ///
  /// The view is laid out as for a picture, `perform` begins the animation, and the frames are drawn at exact times of
  /// the clock of `HeadlessLoop`, on which animations take time meanwhile. Frame n, from 0, is at `start` + n /
  /// `framesPerSecond`; the last is at `end`, or less than a frame before it. A view without a superview is in a window meanwhile. Afterwards all
  /// animations end, and the view keeps what `perform` changed.
  ///
  /// ```swift
  /// assertSnapshot(
  ///   of: card,
  ///   as: .animation(to: 0.3, framesPerSecond: 30, scale: 2) { card in
  ///     UIView.animate(withDuration: 0.3) { card.subviews.first?.alpha = 0 }
  ///   })  // test.1@2x.png, an animated PNG of ten frames
  /// ```
  ///
  /// - Parameters:
  ///   - start: The time of the first frame, in seconds after `perform`.
  ///   - end: The time of the last frame, if it is a whole number of frames after the first.
  ///   - framesPerSecond: The number of frames of a second, 1 to 240.
  ///   - precision: The share of all pixels of a frame that must match, from 0 to 1; see `Diffing.image`.
  ///   - perceptualPrecision: How alike pixels must look to match, from 0 to 1.
  ///   - scale: The number of pixels per point; that of `traits` by default, else of the main screen.
  ///   - size: The size in points; the view's own by default.
  ///   - system: The version of the system; that of the settings around by default, else of the main screen.
  ///   - traits: The traits of the environment.
  ///   - tolerance: Further allowed differences of each frame.
  ///   - views: The accessibility identifiers of views whose pixels do not count, wherever they are in a frame.
  ///   - perform: A closure that begins the animation; nothing by default, for views that move by themselves.
  public static func animation(
    from start: TimeInterval = 0, to end: TimeInterval, framesPerSecond: Int = 30, precision: Float = 1,
    perceptualPrecision: Float = 1, scale: Int? = nil, size: CGSize? = nil,
    system: Plumb.SystemVersion? = nil, traits: UITraitCollection = UITraitCollection(),
    tolerance: Tolerance = .exact, ignoring views: [String] = [],
    perform: @escaping @MainActor (Value) -> Void = { _ in }
  ) -> Snapshotting {
    let traits = traits.with(system?.inner)
    let scale = scale ?? traits.pictureScale
    let allowed = AllowedDifference(
      precision: precision, perceptualPrecision: perceptualPrecision, tolerance: tolerance, views: views)
    return .frames(scale: scale, allowed, traits) { view in
      let times = try FrameTimes(from: start, to: end, framesPerSecond: framesPerSecond)
      return try SnapshotHost.inWindow(view) {
        try SnapshotHost.with(view, size: size, traits: traits, scale: scale) { observation in
          try SnapshotAnimation(recording: view.layer, times, scale: scale, observation) { perform(view) }
        }
      }
    }
  }
}

extension Snapshotting where Value: UIViewController, Format == SnapshotAnimation {
  /// Returns the strategy of the frames of an animation of a controller's view, in a window of its own.
  ///
  /// Transitions of controllers that `perform` begins take their time, too.
  ///
  /// - Parameters:
  ///   - config: The window; one of the view's size by default.
  ///   - start: The time of the first frame, in seconds after `perform`.
  ///   - end: The time of the last frame, if it is a whole number of frames after the first.
  ///   - framesPerSecond: The number of frames of a second, 1 to 240.
  ///   - system: The version of the system; that of the settings around by default, else of the main screen.
  ///   - precision: The share of all pixels of a frame that must match, from 0 to 1; see `Diffing.image`.
  ///   - perceptualPrecision: How alike pixels must look to match, from 0 to 1.
  ///   - scale: The number of pixels per point; that of `traits` by default, else of the device, else of the main
  ///     screen.
  ///   - traits: The traits of the environment.
  ///   - tolerance: Further allowed differences of each frame.
  ///   - views: The accessibility identifiers of views whose pixels do not count, wherever they are in a frame.
  ///   - perform: A closure that begins the animation; nothing by default, for views that move by themselves.
  public static func animation(
    on config: ViewImageConfig = ViewImageConfig(), from start: TimeInterval = 0, to end: TimeInterval,
    framesPerSecond: Int = 30, system: Plumb.SystemVersion? = nil, precision: Float = 1,
    perceptualPrecision: Float = 1, scale: Int? = nil, traits: UITraitCollection = UITraitCollection(),
    tolerance: Tolerance = .exact, ignoring views: [String] = [],
    perform: @escaping @MainActor (Value) -> Void = { _ in }
  ) -> Snapshotting {
    let traits = traits.with(system?.inner)
    let scale = scale ?? (traits.displayScale > 0 ? traits.pictureScale : config.scale ?? traits.pictureScale)
    let allowed = AllowedDifference(
      precision: precision, perceptualPrecision: perceptualPrecision, tolerance: tolerance, views: views)
    return .frames(scale: scale, allowed, traits, in: config) { controller in
      let times = try FrameTimes(from: start, to: end, framesPerSecond: framesPerSecond)
      return try SnapshotHost.with(controller, in: config, traits: traits, scale: scale) {
        window, observation in
        try SnapshotAnimation(recording: window.layer, times, scale: scale, observation) {
          perform(controller)
        }
      }
    }
  }
}

extension SnapshotHost {
  /// Returns the result of `body`, with a view without a superview in a window: only what is shown is animated.
  fileprivate static func inWindow<Result>(_ view: UIView, _ body: () throws -> Result) rethrows -> Result {
    guard view.superview == nil, !(view is UIWindow) else { return try body() }
    let window = UIWindow(frame: CGRect(origin: .zero, size: view.bounds.size))
    window.hostTraits = view.traitCollection
    window.addSubview(view)
    window.isHidden = false
    HeadlessLoop.runUntilIdle()
    defer {
      view.removeFromSuperview()
      window.isHidden = true
    }
    return try body()
  }
}

extension Snapshotting where Format == SnapshotAnimation {
  /// Returns the strategy of an animation that is recorded on the main actor, unless that fails.
  fileprivate static func frames(
    scale: Int, _ allowed: AllowedDifference, _ traits: UITraitCollection,
    in config: ViewImageConfig = ViewImageConfig(),
    _ record: @escaping @MainActor (Value) throws -> SnapshotAnimation
  ) -> Snapshotting {
    var strategy = Snapshotting(
      pathExtension: "png", diffing: .animation(scale: scale, allowed),
      asyncSnapshot: { (value: Value) in
        let result = onMainActor(value) { value in Result { try record(value) } }
        return .results { callback in callback(result) }
      })
    strategy.nameSuffix = ReferenceStore.suffix(scale: scale)
    strategy.scale = scale
    strategy.choose(traits, in: config)
    strategy.needsMainActor = true
    return strategy
  }
}
