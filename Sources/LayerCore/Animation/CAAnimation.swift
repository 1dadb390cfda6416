public import Foundation
public import GraphicsCore

/// A type that responds to an event of a layer, such as the change of a property.
public protocol CAAction {
  /// Runs the action.
  ///
  /// - Parameters:
  ///   - event: The name of the event; for a change, the name of the property.
  ///   - anObject: The layer that the event happened to.
  ///   - dict: The parameters of the event.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// A type that is told of the beginning and the end of an animation.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Tells the delegate that the animation began.
  func animationDidStart(_ anim: CAAnimation)

  /// Tells the delegate that the animation ended.
  ///
  /// - Parameters:
  ///   - anim: The animation.
  ///   - flag: Whether or not the animation ran to its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}

  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The abstract superclass of the animations of layers.
///
/// Where no clock runs, an animation is over as soon as it is added to a layer, and shows nothing.
///
/// Differs from UIKit: the layer keeps the object itself, not a copy; later changes of the object have no visible
/// effect.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  /// The time at which the animation begins, in the layer's time.
  open var beginTime: TimeInterval = 0
  /// The duration of one repetition, in seconds; 0 is replaced by the transaction's, or in a group by the group's.
  open var duration: TimeInterval = 0
  /// The rate of the animation's time, as a factor of the layer's.
  open var speed: Float = 1
  /// The offset into the animation's own time at which it begins, in seconds.
  open var timeOffset: TimeInterval = 0
  /// The number of repetitions, which may be a fraction.
  open var repeatCount: Float = 0
  /// The time for which the animation repeats, in seconds.
  open var repeatDuration: TimeInterval = 0
  /// Whether or not the animation runs in reverse after each repetition.
  open var autoreverses = false
  /// The behaviour of the animation before and after its active duration.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The curve that maps the animation's time to its progress.
  open var timingFunction: CAMediaTimingFunction?
  /// The object that is told of the beginning and the end, retained by the animation.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether or not the layer removes the animation when it is over.
  open var isRemovedOnCompletion = true

  /// The rates at which the animation is shown.
  ///
  /// Differs from UIKit: it has no effect.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// The values for keys without a property.
  private var keyedValues: [String: Any] = [:]

  /// Returns the value of a property, or the value that was set for another key.
  open func value(forKey key: String) -> Any? {
    if case .value(let value) = KeyValueCoding.found(key, in: self) { return value }
    return keyedValues[key] ?? type(of: self).defaultValue(forKey: key)
  }

  /// Sets a property, or the value for another key.
  open func setValue(_ value: Any?, forKey key: String) {
    if !KeyValueCoding.setFound(value, of: self, forKey: key) { keyedValues[key] = value }
  }

  /// Returns the value of every animation for a key without a property; none unless overridden.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Creates an animation without an effect.
  public override init() {
    super.init()
  }

  /// Returns whether the value of a key is archived: true unless overridden.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  /// Returns a copy, of the same class, with the same values.
  ///
  /// It is made by `init()` of its class. Properties of your own classes are copied by their overrides.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = _AnimationCopying.make(of: type(of: self))
    copy.takeOver(self)
    copy.keyedValues = keyedValues
    return copy
  }

  /// Takes over the values of an animation of the same class.
  package func takeOver(_ other: CAAnimation) {
    (beginTime, duration, speed, timeOffset) = (
      other.beginTime, other.duration, other.speed, other.timeOffset
    )
    (repeatCount, repeatDuration, autoreverses) = (
      other.repeatCount, other.repeatDuration, other.autoreverses
    )
    (fillMode, timingFunction, delegate) = (other.fillMode, other.timingFunction, other.delegate)
    isRemovedOnCompletion = other.isRemovedOnCompletion
    preferredFrameRateRange = other.preferredFrameRateRange
  }

  /// Adds the animation to a layer, under the name of the event.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

/// An animation of a property of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the animated property, or of a part of it, such as `position.x` or `transform.rotation.z`.
  ///
  /// A property that the layer's own class declares is set on the copy that `init(layer:)` of that class makes, for
  /// each frame, and the copy is displayed if `needsDisplay(forKey:)` says so.
  ///
  /// Differs from UIKit: without effect are properties that no class declares, parts of a class's own ones (`knob.x`), and
  /// own ones that have no value yet.
  open var keyPath: String?
  /// Whether or not the animated values are added to the property's value.
  open var isAdditive = false
  /// Whether or not each repetition begins with the value at the end of the one before.
  open var isCumulative = false

  /// The function that makes a transform of each value, for an animation of `transform`.
  ///
  /// Differs from UIKit: those of lists of three numbers, `scale` and `translate`, have no effect.
  open var valueFunction: CAValueFunction?

  /// Creates an animation of the property at a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// Takes over the values of an animation of the same class.
  package override func takeOver(_ other: CAAnimation) {
    super.takeOver(other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
    valueFunction = other.valueFunction
  }
}

/// An animation of a property from one value to another.
///
/// Of the three values two are sufficient; a single one is combined with the value that the layer shows. Colours are
/// interpolated premultiplied in sRGB, transforms by their components: translation, scale, skew, rotation. Paths must
/// consist of the same elements. Values that cannot be interpolated change halfway.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The difference of the value at the end from that at the start.
  open var byValue: Any?

  /// Takes over the values of an animation of the same class.
  package override func takeOver(_ other: CAAnimation) {
    super.takeOver(other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }
}

/// An animation of a property through a series of values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values of the key frames.
  open var values: [Any]?
  /// The times of the key frames, as fractions of the duration.
  open var keyTimes: [NSNumber]?
  /// The curves of time between each key frame and the next.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between key frames.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The path that a point property follows, which takes the place of `values`.
  open var path: CGPath?
  /// The rotation of the layer along the path; nil rotates nothing.
  open var rotationMode: CAAnimationRotationMode?
  /// The tension of the cubic curve at each key frame.
  open var tensionValues: [NSNumber]?
  /// The continuity of the cubic curve at each key frame.
  open var continuityValues: [NSNumber]?
  /// The bias of the cubic curve at each key frame.
  open var biasValues: [NSNumber]?

  /// Takes over the values of an animation of the same class.
  package override func takeOver(_ other: CAAnimation) {
    super.takeOver(other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, keyTimes, timingFunctions) = (other.values, other.keyTimes, other.timingFunctions)
    (calculationMode, path, rotationMode) = (other.calculationMode, other.path, other.rotationMode)
    (tensionValues, continuityValues, biasValues) = (
      other.tensionValues, other.continuityValues, other.biasValues
    )
  }
}

/// A group of animations that run concurrently, clipped to the group's duration.
///
/// Differs from UIKit: the delegates of its animations are not called.
open class CAAnimationGroup: CAAnimation {
  /// The animations of the group.
  open var animations: [CAAnimation]?

  /// Takes over the values of an animation of the same class.
  package override func takeOver(_ other: CAAnimation) {
    super.takeOver(other)
    animations = (other as? CAAnimationGroup)?.animations
  }
}

/// An animation from the look of a layer at the moment at which the transition is added to its later look.
open class CATransition: CAAnimation {
  /// The kind of transition.
  ///
  /// Differs from UIKit: every type fades.
  open var type = CATransitionType.fade
  /// The edge from which the transition moves.
  open var subtype: CATransitionSubtype?
  /// The progress at the start, 0…1.
  open var startProgress: Float = 0
  /// The progress at the end, 0…1.
  open var endProgress: Float = 1
  /// The filter that makes the transition.
  ///
  /// Differs from UIKit: it has no effect.
  open var filter: Any?

  /// Takes over the values of an animation of the same class.
  package override func takeOver(_ other: CAAnimation) {
    super.takeOver(other)
    guard let other = other as? CATransition else { return }
    (type, subtype) = (other.type, other.subtype)
    (startProgress, endProgress, filter) = (other.startProgress, other.endProgress, other.filter)
  }
}
