import LayerCore

extension UIView {
  /// How an animation goes. Where no clock runs, only `showHideTransitionViews` has an effect.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// The options whose bits are set.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out in the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Fingers reach the views while they move. Differs from UIKit: they always do, where the views will be.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// It starts from where the views are seen.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// It never ends.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// It goes back and forth.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// It keeps its own duration within another animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// It keeps its own curve within another animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Views are drawn anew while they move: in a transition, what is set is animated, too.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition hides and shows its views, and leaves them where they are.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// It keeps its own options within another animation.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Equally fast all the time.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// The view turns about its vertical middle, to the right.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The view turns about its vertical middle, to the left.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The view is turned like a page, upwards.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// The view is turned like a page, downwards.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// The one view fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The view turns about its horizontal middle, downwards.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// The view turns about its horizontal middle, upwards.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// As often as the screen shows.
    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    /// 60 times a second.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// 30 times a second.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }

  /// How an animation through key frames goes.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// The options whose bits are set.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out in the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Fingers reach the views while they move.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// It starts from where the views are seen.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// It never ends.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// It goes back and forth.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// It keeps its own duration within another animation.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// It keeps its own options within another animation.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Straight from frame to frame.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// In jumps.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Straight and equally fast all the time.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Along a smooth curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Along a smooth curve and equally fast all the time.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// The speed of an animation over its time.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the start.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// Equally fast all the time.
    case linear = 3
  }

  /// How one view gives way to another.
  public enum AnimationTransition: Int, Sendable {
    /// At once.
    case none = 0
    /// It turns to the right.
    case flipFromLeft = 1
    /// It turns to the left.
    case flipFromRight = 2
    /// It is turned like a page, upwards.
    case curlUp = 3
    /// It is turned like a page, downwards.
    case curlDown = 4
  }

  /// What the system animates by itself.
  public enum SystemAnimation: UInt, Sendable {
    /// The views are removed.
    case delete = 0
  }
}

/// The name before Swift 4.2.
public typealias UIViewAnimationOptions = UIView.AnimationOptions

extension CubicCurve {
  /// The curve of one of UIKit's.
  init(_ curve: UIView.AnimationCurve) {
    switch curve {
    case .easeInOut: self.init(0.42, 0, 0.58, 1)
    case .easeIn: self.init(0.42, 0, 1, 1)
    case .easeOut: self.init(0, 0, 0.58, 1)
    case .linear: self.init(0, 0, 1, 1)
    }
  }
}
