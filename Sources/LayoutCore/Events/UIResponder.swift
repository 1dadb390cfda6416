public import Foundation
public import GraphicsCore
public import LayerCore

/// Something that events go to, and the next one that gets what it does not handle.
///
/// Whoever does not override a method for events passes them on to `next`. Differs from UIKit: there are no
/// editing interactions.
@preconcurrency @MainActor
open class UIResponder: NSObject, @unsafe AssociatedValuesHolder {
  // Nonisolated because any thread may associate values; `AssociatedObjects` uses it under its lock only.
  package nonisolated(unsafe) final var associatedValues: AssociatedValues?

  /// A responder.
  public override init() {
    super.init()
  }

  /// Everything in a nib is read. Differs from UIKit: there are no nibs; nothing calls this but you.
  open func awakeFromNib() {}

  /// The look of a view in a builder of interfaces is wanted. Differs from UIKit: nothing calls this but you.
  open func prepareForInterfaceBuilder() {}

  /// Who gets the events that this responder does not handle.
  open var next: UIResponder? { nil }

  /// The class, with its module if it is the program's own, and the address: `<Shop.CartController: 0x60f0>` (L.1).
  nonisolated open override var description: String { "<\(ObjectWords.title(of: self))>" }

  /// The same as `description`.
  nonisolated open override var debugDescription: String { description }

  /// The manager that undoes changes: that of the next responder; windows have one (L.41).
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: First responder

  /// Whether this may become the first responder; false unless a subclass says otherwise.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this may stop being the first responder.
  open var canResignFirstResponder: Bool { true }

  /// Whether this is the responder of its window that keys and motion go to.
  open var isFirstResponder: Bool { isFirstInWindow }

  /// Makes this the first responder of its window, after the one before has resigned; whether it is now.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstResponder() }

  /// Leaves its window without a first responder, if this is it; whether this is not the first one now.
  @discardableResult
  open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

  /// What stands in for the keyboard while this is the first responder. Differs from UIKit: nothing shows it.
  open var inputView: UIView? { nil }

  /// What stands above the keyboard while this is the first responder. Differs from UIKit: nothing shows it.
  open var inputAccessoryView: UIView? { nil }

  /// Asks for the input views anew. Differs from UIKit: nothing shows them.
  open func reloadInputViews() {}

  // MARK: Touches

  /// Fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Somebody else took the fingers over.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Better values of past touches are known. Differs from UIKit: that never happens.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  // MARK: Presses and motion

  /// Buttons or keys were pressed.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// How hard buttons are pressed changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Buttons or keys were let go.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Somebody else took the presses over.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// The device begins to be shaken.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// The device was shaken.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// The device was not shaken after all.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// A button of a headset was used.
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  // MARK: Actions

  /// Whether this responder performs `action`. Differs from UIKit: false unless a subclass says otherwise;
  /// methods cannot be looked up by name.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// The first in the chain from here on that performs `action`.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    chain.first { $0.canPerformAction(action, withSender: sender) }
  }
}
