package import LayerCore

extension UIView {
  /// The options of an animation.
  ///
  /// Without a running clock, only `showHideTransitionViews` has an effect.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The option to lay out subviews in the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The option to let touches reach the views while they move.
    ///
    /// Differs from UIKit: views always respond, at their final frames.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The option to start from the current appearance of the views.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The option to repeat the animation without end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The option to run the animation forwards and backwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// The option to keep the animation's own duration within another animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// The option to keep the animation's own curve within another animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// The option to draw views again while they move: in a transition, the changes are animated, too.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// The option to hide and show the views of a transition, and to leave them in the hierarchy.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// The option to keep the animation's own options within another animation.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// The curve that starts and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// The curve that starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// The curve that ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The curve of constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// The transition that turns the view about its vertical axis, to the right.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The transition that turns the view about its vertical axis, to the left.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The transition that turns the view like a page, upwards.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// The transition that turns the view like a page, downwards.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// The transition that fades one view into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The transition that turns the view about its horizontal axis, downwards.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// The transition that turns the view about its horizontal axis, upwards.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// The frame rate of the screen.
    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    /// A frame rate of 60 per second.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// A frame rate of 30 per second.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }

  /// The options of a keyframe animation.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The option to lay out subviews in the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// The option to let touches reach the views while they move.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// The option to start from the current appearance of the views.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// The option to repeat the animation without end.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// The option to run the animation forwards and backwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// The option to keep the animation's own duration within another animation.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// The option to keep the animation's own options within another animation.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// The mode that interpolates linearly between frames.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// The mode that jumps from frame to frame.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// The mode that interpolates linearly, with constant speed.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// The mode that interpolates along a smooth curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// The mode that interpolates along a smooth curve, with constant speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// The speed of an animation over its time.
  public enum AnimationCurve: Int, Sendable {
    /// A slow start and a slow end.
    case easeInOut = 0
    /// A slow start.
    case easeIn = 1
    /// A slow end.
    case easeOut = 2
    /// A constant speed.
    case linear = 3
  }

  /// The transition from one appearance of a view to another.
  public enum AnimationTransition: Int, Sendable {
    /// No transition.
    case none = 0
    /// A turn to the right.
    case flipFromLeft = 1
    /// A turn to the left.
    case flipFromRight = 2
    /// A turn like that of a page, upwards.
    case curlUp = 3
    /// A turn like that of a page, downwards.
    case curlDown = 4
  }

  /// An animation of the system.
  public enum SystemAnimation: UInt, Sendable {
    /// The removal of views.
    case delete = 0
  }
}

/// The name of the options before Swift 4.2.
public typealias UIViewAnimationOptions = UIView.AnimationOptions

extension UnitBezier {
  /// Creates the curve of one of UIKit's.
  package init(_ curve: UIView.AnimationCurve) {
    switch curve {
    case .easeInOut: self.init(0.42, 0, 0.58, 1)
    case .easeIn: self.init(0.42, 0, 1, 1)
    case .easeOut: self.init(0, 0, 0.58, 1)
    case .linear: self.init(0, 0, 1, 1)
    }
  }
}
