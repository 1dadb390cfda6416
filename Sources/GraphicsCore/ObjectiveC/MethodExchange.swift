// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// A method of a class, by its selector.
public final class ObjectiveCMethod: Sendable {
  /// The selector.
  let selector: Selector

  /// Creates the method of a selector.
  init(_ selector: Selector) {
    self.selector = selector
  }
}

/// The code of a method.
public final class ObjectiveCImplementation: Sendable {
  /// Creates the code of no method.
  init() {}
}

/// A method of a class.
public typealias Method = ObjectiveCMethod
/// The code of a method.
public typealias IMP = ObjectiveCImplementation

// Code that exchanges methods has to compile, so that the rest of a package does; the rewriter of sources warns at its
// place.

/// Returns a method of the objects of a class.
///
/// Differs from UIKit: there is one for every selector, and it cannot be exchanged.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls == nil ? nil : ObjectiveCMethod(name)
}

/// Returns a method of a class itself.
///
/// Differs from UIKit: there is one for every selector, and it cannot be exchanged.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls == nil ? nil : ObjectiveCMethod(name)
}

/// Exchanges the code of two methods.
///
/// Differs from UIKit: without effect, since methods cannot be exchanged.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

/// Returns the code of a method.
///
/// Differs from UIKit: the code cannot be called.
public func method_getImplementation(_ m: Method) -> IMP { ObjectiveCImplementation() }

/// Gives other code to a method, and returns that which it had.
///
/// Differs from UIKit: without effect, since methods cannot be exchanged.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }

/// Returns the types of a method's arguments.
///
/// Differs from UIKit: they are not known.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Returns the selector of a method.
public func method_getName(_ m: Method) -> Selector { m.selector }

/// Adds a method to a class, and returns whether it had none of that selector.
///
/// Differs from UIKit: nothing is added, and the result is false.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Gives other code to a method of a class, and returns that which it had.
///
/// Differs from UIKit: without effect.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

/// Returns the code of a method of a class.
///
/// Differs from UIKit: the code cannot be called.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  cls == nil ? nil : ObjectiveCImplementation()
}

/// Returns code that calls a block.
///
/// Differs from UIKit: the code cannot be called.
public func imp_implementationWithBlock(_ block: Any) -> IMP { ObjectiveCImplementation() }

/// Returns the class of an object.
public func object_getClass(_ obj: Any?) -> AnyClass? {
  guard let obj = obj as AnyObject? else { return nil }
  return type(of: obj)
}

/// Returns the class that a class inherits from.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

/// Makes an object one of another class, and returns the class that it had.
///
/// Differs from UIKit: without effect, since an object keeps its class.
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? { object_getClass(obj) }
