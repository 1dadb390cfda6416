public import Foundation

/// An animation that moves like a mass on a spring.
open class CASpringAnimation: CABasicAnimation {
  /// Creates an animation of a spring from its perceptual duration and its bounce.
  ///
  /// - Parameters:
  ///   - perceptualDuration: The period of the undamped spring, in seconds.
  ///   - bounce: The amount of bounce, −1…1; 0 is critically damped.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = Spring(perceptualDuration: perceptualDuration, bounce: Double(bounce), velocity: 0)
    stiffness = CGFloat(spring.frequency * spring.frequency)
    damping = CGFloat(2 * spring.dampingRatio * spring.frequency)
    allowsOverdamping = bounce < 0
  }

  /// The time after which at most a thousandth of the distance remains, in seconds.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  /// The period of the undamped spring, in seconds.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.frequency }

  /// The amount of bounce, −1…1; 0 is critically damped.
  open var bounce: CGFloat {
    let ratio = spring.dampingRatio
    return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
  }

  /// Whether or not the spring may be damped beyond critical damping.
  open var allowsOverdamping = false

  /// The mass of the object on the spring.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The damping of the spring.
  open var damping: CGFloat = 10
  /// The velocity of the object at the start.
  open var initialVelocity: CGFloat = 0

  /// Takes over the values of an animation of the same class.
  package override func takeOver(_ other: CAAnimation) {
    super.takeOver(other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
    (initialVelocity, allowsOverdamping) = (other.initialVelocity, other.allowsOverdamping)
  }
}
