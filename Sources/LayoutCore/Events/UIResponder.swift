public import Foundation
public import GraphicsCore
public import LayerCore

/// An object that responds to events, and passes those that it does not handle to the next responder.
///
/// The default implementation of a method for events passes them to `next`. Differs from UIKit: there are no editing
/// interactions.
@preconcurrency @MainActor
open class UIResponder: NSObject, @unsafe AssociatedValuesHolder, @unsafe MessageRoot {
  // Nonisolated because any thread may associate values; `AssociatedObjects` uses it only under its lock.
  package nonisolated(unsafe) final var associatedValues: AssociatedValues?

  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// Prepares the object after it was loaded from a nib.
  ///
  /// Differs from UIKit: there are no nibs; only your code calls this.
  open func awakeFromNib() {}

  /// Prepares the object for a builder of interfaces.
  ///
  /// Differs from UIKit: only your code calls this.
  open func prepareForInterfaceBuilder() {}

  /// The next responder, which receives the events that this one does not handle.
  open var next: UIResponder? { nil }

  /// The class, with its module if it is the program's own, and the address: `<Shop.CartController: 0x60f0>` (L.1).
  nonisolated open override var description: String { "<\(ObjectNames.title(of: self))>" }

  /// The same as `description`.
  nonisolated open override var debugDescription: String { description }

  /// The undo manager: that of the next responder, which windows have (L.41).
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: First responder

  /// Whether or not the responder can become the first responder, which is `false` by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether or not the responder can resign as the first responder.
  open var canResignFirstResponder: Bool { true }

  /// Whether or not the responder is the first one of its window, which receives keys and motion.
  open var isFirstResponder: Bool { isFirstInWindow }

  /// Makes the responder the first one of its window, after the previous one has resigned.
  ///
  /// - Returns: Whether the responder is the first one now.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstResponder() }

  /// Resigns as the first responder of the window.
  ///
  /// - Returns: Whether the responder is not the first one now.
  @discardableResult
  open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

  /// The view in place of the keyboard while the responder is the first one.
  ///
  /// Differs from UIKit: it is not shown.
  open var inputView: UIView? { nil }

  /// The view above the keyboard while the responder is the first one.
  ///
  /// Differs from UIKit: it is not shown.
  open var inputAccessoryView: UIView? { nil }

  /// Reloads the input views.
  ///
  /// Differs from UIKit: input views are not shown.
  open func reloadInputViews() {}

  // MARK: Touches

  /// Called when touches begin.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches end.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches are cancelled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when more precise values of past touches are known.
  ///
  /// Differs from UIKit: it is never called.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  // MARK: Presses and motion

  /// Called when presses begin.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when the force of presses changes.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when presses end.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when presses are cancelled.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Called when the device begins to be shaken.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Called when the device was shaken.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Called when a motion turned out not to be a shake.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Called when a remote control sends a command.
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  // MARK: Actions

  /// Returns whether the responder performs an action: whether it has the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isMethod(of: self)
  }

  /// Returns the first responder from this one on in the chain that performs an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    chain.first { $0.canPerformAction(action, withSender: sender) }
  }

  // MARK: Messages and values by name

  /// Returns whether the responder has a method.
  open func responds(to aSelector: Selector!) -> Bool { KeyValueCoding.responds(self, to: aSelector) }

  /// Returns the value of a property.
  open func value(forKey key: String) -> Any? { KeyValueCoding.ownValue(of: self, forKey: key) }

  /// Sets a property to a value, which is converted to its type.
  open func setValue(_ value: Any?, forKey key: String) {
    KeyValueCoding.setOwn(value, of: self, forKey: key)
  }

  /// Returns the value at a key path, such as `layer.cornerRadius`.
  open func value(forKeyPath keyPath: String) -> Any? { KeyValueCoding.value(of: self, atPath: keyPath) }

  /// Sets the value at a key path, such as `layer.cornerRadius`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueCoding.set(value, of: self, atPath: keyPath)
  }

  /// Returns the value for a key without a property: none, which is reported.
  open func value(forUndefinedKey key: String) -> Any? { KeyValueCoding.undefinedValue(of: self, key) }

  /// Called for a key without a property; the default implementation reports it.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueCoding.reportUndefined(of: self, key, isSetting: true)
  }

  /// Called for no value where a number is needed; the default implementation reports it.
  open func setNilValueForKey(_ key: String) { KeyValueCoding.reportNil(of: self, key) }

  /// Called when an observed value changes; the default implementation reports that the class does not handle it.
  @safe open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    KeyValueObserving.reportUnhandled(keyPath, by: self)
  }

  /// Returns the key paths of the values on which the value for a key depends.
  open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

  /// Returns whether observers are told of changes of a property without the class's own calls.
  open class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
}
