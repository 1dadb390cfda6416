import DiagnosticCore
public import Foundation
public import GraphicsCore
import LayerCore

/// Something that follows the fingers in a view and sees a gesture in them.
///
/// A subclass overrides the methods for touches and sets `state`. Differs from UIKit: targets are kept and never
/// called, since methods cannot be looked up by name, which is reported once for each place; `delaysTouchesBegan` and
/// `delaysTouchesEnded` have no effect.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    /// Nothing was recognized yet.
    case possible = 0
    /// A gesture that lasts was recognized.
    case began = 1
    /// It went on.
    case changed = 2
    /// It is complete; for a gesture that does not last, it was recognized.
    case ended = 3
    /// It was given up after it began.
    case cancelled = 4
    /// There is no such gesture in these touches.
    case failed = 5

    /// A gesture that does not last was recognized.
    public static let recognized = State.ended
  }

  weak var attachedView: UIView?
  var progress = Progress()
  private(set) var targets: [(target: Weak<AnyObject>, action: Selector)] = []
  var handlers: [(UIGestureRecognizer) -> Void] = []
  var requirements: [Weak<UIGestureRecognizer>] = []
  var dependents: [Weak<UIGestureRecognizer>] = []
  private var enabled = true

  /// A recognizer with a target, which is not called.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// A recognizer without a target. Differs from UIKit: nothing is read from `coder`.
  public init?(coder: NSCoder) {
    super.init()
  }

  /// A recognizer without a target.
  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  /// Adds a target. Differs from UIKit: it is kept and never called, which is reported.
  open func addTarget(_ target: Any, action: Selector) {
    UncalledAction.report(
      self, calls: action, of: target as AnyObject,
      remedy: "A subclass that overrides `state` hears what becomes of the gesture.")
    targets.append((Weak(target as AnyObject), action))
  }

  /// Takes a target away; nil stands for any.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { entry in
      (target == nil || entry.target.object === target as AnyObject)
        && (action == nil || entry.action == action)
    }
  }

  /// Calls `handler` wherever a target would be called: when the gesture is recognized, goes on, ends or is
  /// given up.
  package func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    handlers.append(handler)
  }

  /// The recognizer in UIKit's words: its state, view and targets (L.2). Off the main thread, class and address.
  nonisolated open override var description: String {
    ObjectWords.onMain({ describedAsUIKit }, or: "<\(ObjectWords.title(of: self))>")
  }

  /// The same as `description`.
  nonisolated open override var debugDescription: String { description }

  // MARK: State

  /// How far the gesture has come. A subclass sets it; what it becomes depends on the other recognizers.
  open var state: State {
    get { progress.state }
    set { advance(to: newValue) }
  }

  /// The view whose touches are followed.
  open var view: UIView? { attachedView }

  /// Who has a say.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether touches are followed; turning it off gives up the gesture.
  open var isEnabled: Bool {
    get { enabled }
    set {
      enabled = newValue
      if !newValue { abandon() }
    }
  }

  /// A name for the programmer.
  open var name: String?

  /// Whether the touched view is told that its touches are cancelled when the gesture is recognized.
  open var cancelsTouchesInView = true

  /// Whether the touched view hears of touches only when this recognizer has failed.
  open var delaysTouchesBegan = false

  /// Whether the touched view hears of the end of touches only when this recognizer has failed.
  open var delaysTouchesEnded = true

  /// The kinds of touches that are followed, by raw value.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

  /// The kinds of presses that are followed, by raw value.
  open var allowedPressTypes: [NSNumber] = []

  /// Whether touches of different kinds are not followed at once.
  open var requiresExclusiveTouchType = true

  /// Makes this recognizer wait until `otherGestureRecognizer` has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(Weak(otherGestureRecognizer))
    otherGestureRecognizer.dependents.append(Weak(self))
  }

  // MARK: Place

  /// How many fingers are followed.
  open var numberOfTouches: Int { progress.touches.count }

  /// The middle between the fingers in `view`; in the window where that is nil.
  open func location(in view: UIView?) -> CGPoint { place(progress.centroid, in: view) }

  /// Where one of the fingers is.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    progress.touches[touchIndex].location(in: view)
  }

  // MARK: For subclasses

  /// All fingers are gone, or the gesture was dealt with: begin anew.
  open func reset() {}

  /// Lets go of a finger that is none of this gesture's.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touch.followers.removeAll { $0 === self }
    letGo(of: [touch])
  }

  /// Fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers count no more.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Whether this one, once recognized, makes the other fail.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether the other, once recognized, makes this one fail.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this one waits for the other to fail.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the other waits for this one to fail.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether this one gets an event.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
}

/// An object that is not kept alive.
struct Weak<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) { self.object = object }
}
