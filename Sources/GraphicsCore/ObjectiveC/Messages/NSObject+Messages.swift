import DiagnosticCore
public import Foundation

/// Messages by name.
///
/// The methods are in an extension of the protocol, so that classes may declare them again.
extension NSObjectProtocol {
  /// Returns whether the object has a method.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    if let root = self as? any MessageRoot { return root.answer(toRespond: aSelector) }
    let own = MessageRoots.call("respondsToSelector:", of: self, with: [aSelector], callsSuper: true)
    return own?.value as? Bool ?? KeyValueCoding.responds(self, to: aSelector)
  }

  /// Returns whether the object is of a class or of one that inherits from it.
  public func isKind(of aClass: AnyClass) -> Bool {
    sequence(first: type(of: self) as AnyClass, next: { _getSuperclass($0) }).contains { $0 == aClass }
  }

  /// Returns whether the object is of a class, and not of one that inherits from it.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) as AnyClass == aClass }

  /// Calls a method, and returns its result.
  ///
  /// Differs from UIKit: a method that does not exist is reported, and the program goes on.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    unsafe MessageResults.send(aSelector, to: self, with: [])
  }

  /// Calls a method with an argument, and returns its result.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    unsafe MessageResults.send(aSelector, to: self, with: [object])
  }

  /// Calls a method with two arguments, and returns its result.
  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    unsafe MessageResults.send(aSelector, to: self, with: [object1, object2])
  }

  /// Returns the object that receives a message in place of this one: none.
  public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

  /// Reports that the object has no such method.
  public func doesNotRecognizeSelector(_ aSelector: Selector!) {
    MessageResults.reportUnrecognized(aSelector, of: self)
  }

  // `Self` is the class that the compiler knows, `self` the one that is meant.

  /// Returns whether objects of the class have a method.
  public static func instancesRespond(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    let type: AnyClass = self
    return ObjectiveCTables.shared.responds(to: aSelector.description, type)
  }

  /// Returns whether the class has a method of its own, such as `sharedApplication`.
  public static func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    let type: AnyClass = self
    return ObjectiveCTables.shared.classMethod(aSelector.description, of: type)?.isMethod(
      of: type as AnyObject)
      == true
  }

  /// Calls a method of the class, and returns its result.
  @discardableResult
  public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    unsafe MessageResults.send(aSelector, toClass: self, with: [])
  }

  /// Calls a method of the class with an argument, and returns its result.
  @discardableResult
  public static func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    unsafe MessageResults.send(aSelector, toClass: self, with: [object])
  }

  /// Returns a value of the class by the name of its method, such as `sharedApplication`.
  public static func value(forKey key: String) -> Any? {
    let type: AnyClass = self
    return ObjectiveCTables.shared.classMethod(key, of: type)?.call(on: type, with: [])?.value
  }

  /// Returns a value of the class by the name of its method, such as `sharedApplication`.
  public static func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
}

/// The objects that messages returned.
enum MessageResults {
  /// The last results of a thread, which nothing else may hold: there is no pool that would release them later.
  private final class Recent {
    var objects: [AnyObject] = []
    var next = 0
  }

  private static let recent = ThreadLocal<Recent>()
  private static let capacity = 16

  /// Sends a message, and returns the object that the method returned.
  static func send(
    _ selector: Selector?, to target: AnyObject, with arguments: [Any?]
  ) -> Unmanaged<AnyObject>? {
    guard let selector else { return nil }
    let isOfProgram = ObjectiveCTables.shared.isOfProgram(type(of: target))
    guard let result = selector.call(on: target, with: arguments) else {
      // A class of the program was reported by the call itself.
      if !isOfProgram { reportUnrecognized(selector, of: target) }
      return nil
    }
    return unsafe keep(result)
  }

  /// Sends a message to a class, and returns the object that the method returned.
  static func send(
    _ selector: Selector?, toClass type: AnyClass, with arguments: [Any?]
  ) -> Unmanaged<AnyObject>? {
    guard let name = selector?.description else { return nil }
    let result = ObjectiveCTables.shared.classMethod(name, of: type)?.call(on: type, with: arguments)
    return unsafe result.flatMap { unsafe keep($0) }
  }

  /// Keeps the object of a result alive for a while, and returns it.
  static func keep(_ result: MethodResult) -> Unmanaged<AnyObject>? {
    guard let value = result.value else { return nil }
    let object = value as AnyObject
    let kept = recent.value ?? Recent()
    if recent.value == nil { recent.value = kept }
    if kept.objects.count < capacity { kept.objects.append(object) } else { kept.objects[kept.next] = object }
    kept.next = (kept.next + 1) % capacity
    return unsafe Unmanaged.passUnretained(object)
  }

  static func reportUnrecognized(_ selector: Selector?, of target: AnyObject) {
    guard let selector else { return }
    LayoutDiagnostics.report(.message(.unrecognized(selector.description, of: target)))
  }
}
