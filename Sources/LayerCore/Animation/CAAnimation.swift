public import Foundation
public import GraphicsCore

/// Something that happens when a property of a layer changes.
public protocol CAAction {
  /// Does it, for the property `event` of `anObject`.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Who is told when an animation begins and ends.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// It begins.
  func animationDidStart(_ anim: CAAnimation)

  /// It ends; `flag` says whether all of it ran.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}

  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// How a layer looks for a time. Where no clock runs it is over as soon as it is added to a layer, and shows nothing.
///
/// Differs from UIKit: the layer keeps the object itself, not a copy; to change it afterwards changes nothing that is
/// shown.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  /// When it begins, in the layer's time.
  open var beginTime: TimeInterval = 0
  /// How long it takes once, in seconds; 0 is the transaction's, or in a group the group's.
  open var duration: TimeInterval = 0
  /// How fast its time goes.
  open var speed: Float = 1
  /// Where its own time begins.
  open var timeOffset: TimeInterval = 0
  /// How often it runs.
  open var repeatCount: Float = 0
  /// How long it runs again and again.
  open var repeatDuration: TimeInterval = 0
  /// Whether it runs back after every time.
  open var autoreverses = false
  /// What it shows before and after.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The speed over its time.
  open var timingFunction: CAMediaTimingFunction?
  /// Who is told; kept alive.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer lets go of it when it is over.
  open var isRemovedOnCompletion = true

  /// An animation of nothing.
  public override init() {
    super.init()
  }

  /// Adds the animation to a layer.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

/// An animation of a property.
open class CAPropertyAnimation: CAAnimation {
  /// The property or the part of one, such as `position.x` or `transform.rotation.z`.
  /// Differs from UIKit: what layers have no such property for changes nothing; nor do properties of the program's own.
  open var keyPath: String?
  /// Whether its values are added to the property.
  open var isAdditive = false
  /// Whether every time goes on from where the last ended.
  open var isCumulative = false

  /// An animation of the given property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation from one value to another. Of the three values two are enough, or one beside what the layer shows.
///
/// Colours are mixed premultiplied in sRGB, transforms part by part: shift, scale, skew, turn. Paths have to be made of
/// the same elements. What has nothing in between changes halfway.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// What is added to the value at the start.
  open var byValue: Any?
}

/// An animation of a weight on a spring.
open class CASpringAnimation: CABasicAnimation {
  /// A spring by how long a swing takes, in seconds, and how much it bounces, −1…1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = Spring(perceptualDuration: perceptualDuration, bounce: Double(bounce), velocity: 0)
    stiffness = CGFloat(spring.frequency * spring.frequency)
    damping = CGFloat(2 * spring.dampingRatio * spring.frequency)
    allowsOverdamping = bounce < 0
  }

  /// After how many seconds no more than a thousandth of the way is left.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  /// How long a swing takes, in seconds.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.frequency }

  /// How much it bounces, −1…1; 0 does not.
  open var bounce: CGFloat {
    let ratio = spring.dampingRatio
    return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
  }

  /// Whether it may be damped more than enough for it not to swing.
  open var allowsOverdamping = false

  /// The weight.
  open var mass: CGFloat = 1
  /// How strong the spring is.
  open var stiffness: CGFloat = 100
  /// How much it is slowed down.
  open var damping: CGFloat = 10
  /// How fast it is at first.
  open var initialVelocity: CGFloat = 0
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// When, in shares of the duration.
  open var keyTimes: [NSNumber]?
  /// The speed between two of them.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between are found.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The way of a point; it takes the place of `values`.
  open var path: CGPath?
  /// Whether what moves along the path turns with it.
  open var rotationMode: CAAnimationRotationMode?
  /// How tight the cubic curve is at each value.
  open var tensionValues: [NSNumber]?
  /// How much it breaks there.
  open var continuityValues: [NSNumber]?
  /// Where it leans there.
  open var biasValues: [NSNumber]?
}

/// How what moves along a path turns.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// The mode of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Its x axis follows the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Its x axis points back along the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// How values between key frames are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// The mode of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Straight.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Not at all.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight and equally fast all the time.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Along a smooth curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Along a smooth curve and equally fast all the time.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Animations at once, cut off where the group ends. Differs from UIKit: delegates of those in it are not told.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// One look of a layer giving way to another: that of the moment in which the transition is added.
open class CATransition: CAAnimation {
  /// The kind of transition. Differs from UIKit: each of them fades.
  open var type = CATransitionType.fade
  /// The side that it comes from.
  open var subtype: CATransitionSubtype?
  /// Where it begins, in shares of the whole.
  open var startProgress: Float = 0
  /// Where it ends.
  open var endProgress: Float = 1
}

/// The key of transitions that layers make by themselves.
public let kCATransition = "transition"

/// A kind of transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// The kind of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The new look fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new look moves in above the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new look pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old look moves out.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side that a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// The side of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
