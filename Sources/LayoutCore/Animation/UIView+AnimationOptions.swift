public import StyleCore

extension UIView {
  /// The options of an animation.
  public typealias AnimationOptions = UIViewAnimationOptions
  /// The options of a keyframe animation.
  public typealias KeyframeAnimationOptions = UIViewKeyframeAnimationOptions
  /// The speed of an animation over its time.
  public typealias AnimationCurve = UIViewAnimationCurve

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
