import DiagnosticCore
public import Foundation
public import GraphicsCore
import LayerCore
public import StyleCore

/// An object that follows the touches of a view and recognizes a gesture in them.
///
/// A subclass overrides the methods for touches and sets `state`. Differs from UIKit: `delaysTouchesBegan` and
/// `delaysTouchesEnded` have no effect.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The state of a recognizer.
  public enum State: Int, Sendable {
    /// The state before a gesture is recognized.
    case possible = 0
    /// The beginning of a continuous gesture.
    case began = 1
    /// A change of a continuous gesture.
    case changed = 2
    /// The end of a continuous gesture, or the recognition of a discrete one.
    case ended = 3
    /// The cancellation of a continuous gesture.
    case cancelled = 4
    /// The failure to recognize the gesture in these touches.
    case failed = 5

    /// The recognition of a discrete gesture.
    public static let recognized = State.ended
  }

  weak var attachedView: UIView?
  var progress = Progress()
  private(set) var targets: [(target: Weak<AnyObject>, action: Selector)] = []
  var handlers: [(UIGestureRecognizer) -> Void] = []
  var requirements: [Weak<UIGestureRecognizer>] = []
  var dependents: [Weak<UIGestureRecognizer>] = []
  private var enabled = true

  /// Creates a recognizer with a target.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without a target.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public init?(coder: NSCoder) {
    super.init()
    coder.decodeInterface(of: self, as: UIGestureRecognizer.self)
  }

  /// Creates a recognizer without a target.
  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  /// Adds a target, whose method is called when the gesture is recognized, changes, ends or is cancelled.
  open func addTarget(_ target: Any, action: Selector) {
    UncalledAction.report(
      self, calls: action, of: target as AnyObject,
      remedy: "A subclass that overrides `state` hears what becomes of the gesture.")
    targets.append((Weak(target as AnyObject), action))
  }

  /// Removes a target, or any target for `nil`.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { entry in
      (target == nil || entry.target.object === target as AnyObject)
        && (action == nil || entry.action == action)
    }
  }

  /// Adds a closure that is called like a target: when the gesture is recognized, changes, ends or is cancelled.
  package func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    handlers.append(handler)
  }

  /// The description of the recognizer in UIKit's words: its state, view and targets (L.2).
  ///
  /// Off the main thread, it is the class and the address.
  nonisolated open override var description: String {
    ObjectNames.onMain({ describedAsUIKit }, or: "<\(ObjectNames.title(of: self))>")
  }

  /// The same as `description`.
  nonisolated open override var debugDescription: String { description }

  // MARK: State

  /// The state of the recognizer.
  ///
  /// A subclass sets it; the resulting state depends on the other recognizers.
  open var state: State {
    get { progress.state }
    set { advance(to: newValue) }
  }

  /// The view to which the recognizer belongs.
  open var view: UIView? { attachedView }

  /// The delegate of the recognizer.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether or not the recognizer follows touches.
  ///
  /// Disabling it cancels the gesture.
  open var isEnabled: Bool {
    get { enabled }
    set {
      enabled = newValue
      if !newValue { abandon() }
    }
  }

  /// A name for debugging.
  open var name: String?

  /// Whether or not touches are cancelled for their view when the gesture is recognized.
  open var cancelsTouchesInView = true

  /// Whether or not the view receives touches only after this recognizer has failed.
  open var delaysTouchesBegan = false

  /// Whether or not the view receives the end of touches only after this recognizer has failed.
  open var delaysTouchesEnded = true

  /// The types of touches that are followed, by raw value.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

  /// The types of presses that are followed, by raw value.
  open var allowedPressTypes: [NSNumber] = []

  /// Whether or not touches of different types are not followed at the same time.
  open var requiresExclusiveTouchType = true

  /// Makes the recognizer wait until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(Weak(otherGestureRecognizer))
    otherGestureRecognizer.dependents.append(Weak(self))
  }

  // MARK: Location

  /// The number of touches that are followed.
  open var numberOfTouches: Int { progress.touches.count }

  /// Returns the centre of the touches in a view, or in the window for `nil`.
  open func location(in view: UIView?) -> CGPoint { place(progress.centroid, in: view) }

  /// Returns the position of a touch in a view, or in the window for `nil`.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    progress.touches[touchIndex].location(in: view)
  }

  // MARK: For subclasses

  /// Resets the recognizer after its touches ended.
  open func reset() {}

  /// Stops following a touch that does not belong to the gesture.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touch.followers.removeAll { $0 === self }
    release(of: [touch])
  }

  /// Called when touches begin.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches end.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches are cancelled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when presses begin; like the other methods for presses, only your code calls it.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when the force of presses changes.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when presses end.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when presses are cancelled.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when more precise values of past touches are known, which never happens.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Returns whether the recognition of this gesture makes another recognizer fail.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether the recognition of another gesture makes this recognizer fail.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether this recognizer waits for another one to fail.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether another recognizer waits for this one to fail.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether the recognizer receives an event.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
}

/// A weak reference to an object.
struct Weak<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) { self.object = object }
}
