import Foundation

/// A type of objects whose classes override the methods that every object has.
///
/// The methods of extensions cannot be overridden, so the roots of class trees declare them again, and this is how the
/// ones of subclasses are found.
package protocol MessageRoot: AnyObject {
  /// Calls `responds(to:)`.
  func answer(toRespond selector: Selector) -> Bool
  /// Calls `forwardingTarget(for:)`.
  func answer(forwardingTargetFor selector: Selector) -> Any?
  /// Calls `value(forKey:)`.
  func answer(valueForKey key: String) -> Any?
  /// Calls `setValue(_:forKey:)`.
  func answer(setValue value: Any?, forKey key: String)
  /// Calls `value(forKeyPath:)`.
  func answer(valueAtPath keyPath: String) -> Any?
  /// Calls `setValue(_:forKeyPath:)`.
  func answer(setValue value: Any?, atPath keyPath: String)
  /// Calls `value(forUndefinedKey:)`.
  func answer(valueForUndefinedKey key: String) -> Any?
  /// Calls `setValue(_:forUndefinedKey:)`.
  func answer(setValue value: Any?, forUndefinedKey key: String)
  /// Calls `setNilValueForKey(_:)`.
  func answer(setNilForKey key: String)
  /// Calls `observeValue(forKeyPath:of:change:context:)`.
  func answer(
    observed keyPath: String?, of object: Any?, _ change: [NSKeyValueChangeKey: Any]?,
    _ context: ObservationContext)
  /// Calls `keyPathsForValuesAffectingValue(forKey:)` of the class.
  func answer(keyPathsAffecting key: String) -> Set<String>
  /// Calls `automaticallyNotifiesObservers(forKey:)` of the class.
  func answer(automaticallyNotifies key: String) -> Bool
}

/// The pointer that an observer gave, for its own use.
@safe package struct ObservationContext: Equatable {
  /// The pointer.
  package let pointer: UnsafeMutableRawPointer?

  /// The context of no pointer.
  package static var none: ObservationContext { unsafe ObservationContext(nil) }

  /// Creates the context of a pointer.
  package init(_ pointer: UnsafeMutableRawPointer?) {
    unsafe self.pointer = pointer
  }

  package static func == (one: ObservationContext, other: ObservationContext) -> Bool {
    unsafe one.pointer == other.pointer
  }
}

/// The calls of methods that classes may declare again.
enum MessageRoots {
  /// The calls of this thread that are under way, so that `super` finds the default implementation.
  private final class Calls {
    var active: [(object: ObjectIdentifier, name: String)] = []
  }

  private static let calls = ThreadLocal<Calls>()

  /// Returns the result of an object's own method of a name, from the table of its class; nil if it has none.
  ///
  /// - Parameters:
  ///   - name: The selector.
  ///   - object: The object, or a class for a method of the class.
  ///   - arguments: The arguments.
  ///   - callsSuper: Whether or not the default implementation looks for the method, too. While the method is running, it
  ///     counts as missing then, since it calls the default implementation by `super`.
  static func call(
    _ name: String, of object: AnyObject, with arguments: [Any?], callsSuper: Bool = false
  ) -> MethodResult? {
    let type: AnyClass = object as? AnyClass ?? Swift.type(of: object)
    guard let method = ObjectiveCTables.shared.method(name, of: type) else { return nil }
    guard callsSuper else { return method.call(on: object, with: arguments) }
    let current = calls.value ?? Calls()
    if calls.value == nil { calls.value = current }
    let id = ObjectIdentifier(object)
    guard !current.active.contains(where: { $0.object == id && $0.name == name }) else { return nil }
    current.active.append((id, name))
    defer { current.active.removeLast() }
    return method.call(on: object, with: arguments)
  }

  /// Returns the object that receives messages in place of another, if its class has one.
  static func forwardingTarget(of object: AnyObject, for selector: Selector) -> Any? {
    if let root = object as? any MessageRoot { return root.answer(forwardingTargetFor: selector) }
    return call("forwardingTargetForSelector:", of: object, with: [selector])?.value
  }
}
