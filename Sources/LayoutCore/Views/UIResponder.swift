public import Foundation

/// Something that events go to. Differs from UIKit: there are no events yet, only the chain.
@preconcurrency @MainActor
open class UIResponder: NSObject, @unsafe AssociatedValuesHolder {
  // Nonisolated because any thread may associate values; `AssociatedObjects` uses it under its lock only.
  nonisolated(unsafe) final var associatedValues: AssociatedValues?

  /// A responder.
  public override init() {
    super.init()
  }

  /// Who gets the events that this responder does not handle.
  open var next: UIResponder? { nil }

  /// Whether this may become the first responder; false unless a subclass says otherwise.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this may stop being the first responder.
  open var canResignFirstResponder: Bool { true }

  /// Whether this is the first responder. Differs from UIKit: nothing ever is.
  open var isFirstResponder: Bool { false }

  /// Differs from UIKit: false; nothing becomes the first responder.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// True: nothing was the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
}

/// What happened on the screen. Differs from UIKit: there are no events yet.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// An event.
  public override init() {
    super.init()
  }
}
