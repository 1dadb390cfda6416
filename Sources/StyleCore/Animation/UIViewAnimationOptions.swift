/// The options of an animation.
///
/// Without a running clock, only `showHideTransitionViews` has an effect.
public struct UIViewAnimationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The option to lay out subviews in the animation.
  public static let layoutSubviews = UIViewAnimationOptions(rawValue: 1 << 0)
  /// The option to let touches reach the views while they move.
  ///
  /// Differs from UIKit: views always respond, at their final frames.
  public static let allowUserInteraction = UIViewAnimationOptions(rawValue: 1 << 1)
  /// The option to start from the current appearance of the views.
  public static let beginFromCurrentState = UIViewAnimationOptions(rawValue: 1 << 2)
  /// The option to repeat the animation without end.
  public static let `repeat` = UIViewAnimationOptions(rawValue: 1 << 3)
  /// The option to run the animation forwards and backwards.
  public static let autoreverse = UIViewAnimationOptions(rawValue: 1 << 4)
  /// The option to keep the animation's own duration within another animation.
  public static let overrideInheritedDuration = UIViewAnimationOptions(rawValue: 1 << 5)
  /// The option to keep the animation's own curve within another animation.
  public static let overrideInheritedCurve = UIViewAnimationOptions(rawValue: 1 << 6)
  /// The option to draw views again while they move: in a transition, the changes are animated, too.
  public static let allowAnimatedContent = UIViewAnimationOptions(rawValue: 1 << 7)
  /// The option to hide and show the views of a transition, and to leave them in the hierarchy.
  public static let showHideTransitionViews = UIViewAnimationOptions(rawValue: 1 << 8)
  /// The option to keep the animation's own options within another animation.
  public static let overrideInheritedOptions = UIViewAnimationOptions(rawValue: 1 << 9)
  /// The curve that starts and ends slowly.
  public static let curveEaseInOut: UIViewAnimationOptions = []
  /// The curve that starts slowly.
  public static let curveEaseIn = UIViewAnimationOptions(rawValue: 1 << 16)
  /// The curve that ends slowly.
  public static let curveEaseOut = UIViewAnimationOptions(rawValue: 2 << 16)
  /// The curve of constant speed.
  public static let curveLinear = UIViewAnimationOptions(rawValue: 3 << 16)
  /// The transition that turns the view about its vertical axis, to the right.
  public static let transitionFlipFromLeft = UIViewAnimationOptions(rawValue: 1 << 20)
  /// The transition that turns the view about its vertical axis, to the left.
  public static let transitionFlipFromRight = UIViewAnimationOptions(rawValue: 2 << 20)
  /// The transition that turns the view like a page, upwards.
  public static let transitionCurlUp = UIViewAnimationOptions(rawValue: 3 << 20)
  /// The transition that turns the view like a page, downwards.
  public static let transitionCurlDown = UIViewAnimationOptions(rawValue: 4 << 20)
  /// The transition that fades one view into the other.
  public static let transitionCrossDissolve = UIViewAnimationOptions(rawValue: 5 << 20)
  /// The transition that turns the view about its horizontal axis, downwards.
  public static let transitionFlipFromTop = UIViewAnimationOptions(rawValue: 6 << 20)
  /// The transition that turns the view about its horizontal axis, upwards.
  public static let transitionFlipFromBottom = UIViewAnimationOptions(rawValue: 7 << 20)
  /// The frame rate of the screen.
  public static let preferredFramesPerSecondDefault: UIViewAnimationOptions = []
  /// A frame rate of 60 per second.
  public static let preferredFramesPerSecond60 = UIViewAnimationOptions(rawValue: 3 << 24)
  /// A frame rate of 30 per second.
  public static let preferredFramesPerSecond30 = UIViewAnimationOptions(rawValue: 7 << 24)
}

/// The options of a keyframe animation.
public struct UIViewKeyframeAnimationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The option to lay out subviews in the animation.
  public static let layoutSubviews = UIViewKeyframeAnimationOptions(rawValue: 1 << 0)
  /// The option to let touches reach the views while they move.
  public static let allowUserInteraction = UIViewKeyframeAnimationOptions(rawValue: 1 << 1)
  /// The option to start from the current appearance of the views.
  public static let beginFromCurrentState = UIViewKeyframeAnimationOptions(rawValue: 1 << 2)
  /// The option to repeat the animation without end.
  public static let `repeat` = UIViewKeyframeAnimationOptions(rawValue: 1 << 3)
  /// The option to run the animation forwards and backwards.
  public static let autoreverse = UIViewKeyframeAnimationOptions(rawValue: 1 << 4)
  /// The option to keep the animation's own duration within another animation.
  public static let overrideInheritedDuration = UIViewKeyframeAnimationOptions(rawValue: 1 << 5)
  /// The option to keep the animation's own options within another animation.
  public static let overrideInheritedOptions = UIViewKeyframeAnimationOptions(rawValue: 1 << 9)
  /// The mode that interpolates linearly between frames.
  public static let calculationModeLinear: UIViewKeyframeAnimationOptions = []
  /// The mode that jumps from frame to frame.
  public static let calculationModeDiscrete = UIViewKeyframeAnimationOptions(rawValue: 1 << 10)
  /// The mode that interpolates linearly, with constant speed.
  public static let calculationModePaced = UIViewKeyframeAnimationOptions(rawValue: 2 << 10)
  /// The mode that interpolates along a smooth curve.
  public static let calculationModeCubic = UIViewKeyframeAnimationOptions(rawValue: 3 << 10)
  /// The mode that interpolates along a smooth curve, with constant speed.
  public static let calculationModeCubicPaced = UIViewKeyframeAnimationOptions(rawValue: 4 << 10)
}
