// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// The names are Apple's.

internal import Foundation

/// A protocol as an object.
///
/// Differs from UIKit: there are none, since Swift's protocols are no objects on Linux.
public final class Protocol: Sendable {
  private init() {}
}

/// A property of a class.
public typealias objc_property_t = OpaquePointer

/// The name and the types of a method.
@unsafe public struct objc_method_description {
  /// The name.
  public var name: Selector?
  /// The types of the arguments.
  public var types: UnsafeMutablePointer<CChar>?

  /// Creates the description of no method.
  public init() {
    unsafe self.init(name: nil, types: nil)
  }

  /// Creates a description.
  public init(name: Selector?, types: UnsafeMutablePointer<CChar>?) {
    unsafe self.name = name
    unsafe self.types = types
  }
}

/// The texts that functions return the addresses of, which live as long as the program.
private enum LastingTexts {
  private static let lock = NSLock()
  // Used under `lock` only.
  nonisolated(unsafe) private static var texts: [String: UnsafePointer<CChar>] = unsafe [:]

  static func address(_ text: String) -> UnsafePointer<CChar> {
    unsafe lock.withLock {
      if let known = unsafe texts[text] { return unsafe known }
      let bytes = text.utf8CString
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
      for (index, byte) in bytes.enumerated() { unsafe (copy + index).initialize(to: byte) }
      let address = unsafe UnsafePointer(copy)
      unsafe texts[text] = address
      return unsafe address
    }
  }
}

/// Returns the name of a class: `UIView`, or one of the program with that of its module, `App.Card`.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  unsafe LastingTexts.address(cls.map { ObjectiveCRuntime.name(of: $0) } ?? "nil")
}

/// Returns the name of the class of an object.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> {
  unsafe class_getName(object_getClass(obj))
}

/// Returns the class of a name; nil for an unknown one.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any! {
  unsafe ObjectiveCRuntime.classNamed(String(cString: name))
}

/// Returns the class of a name; nil for an unknown one.
public func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass? {
  unsafe ObjectiveCRuntime.classNamed(String(cString: name))
}

/// Returns whether the objects of a class have a method.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool {
  cls.map { ObjectiveCTables.shared.responds(to: sel.description, $0) } ?? false
}

/// Returns whether a class conforms to a protocol: false, since no protocol is an object.
public func class_conformsToProtocol(_ cls: AnyClass?, _ protocol: Protocol?) -> Bool { false }

/// Returns the version of a class: 0.
public func class_getVersion(_ cls: AnyClass?) -> Int32 { 0 }

/// Returns the selector of a name.
public func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector {
  unsafe Selector(stringLiteral: String(cString: str))
}

/// Returns the name of a selector.
public func sel_getName(_ sel: Selector) -> UnsafePointer<CChar> {
  unsafe LastingTexts.address(sel.description)
}

/// Returns whether two selectors are the same.
public func sel_isEqual(_ lhs: Selector, _ rhs: Selector) -> Bool { lhs == rhs }

/// Returns nil, and sets the number to 0.
///
/// Differs from UIKit: classes do not tell their methods.
public func class_copyMethodList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? {
  unsafe outCount?.pointee = 0
  return nil
}

/// Returns nil, and sets the number to 0.
///
/// Differs from UIKit: classes do not tell their properties.
public func class_copyPropertyList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_t>? {
  unsafe outCount?.pointee = 0
  return nil
}

/// Returns nil.
///
/// Differs from UIKit: classes do not tell their properties.
public func class_getProperty(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> objc_property_t? { nil }

/// Returns the name of a property: empty, since no property is known.
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> {
  unsafe LastingTexts.address("")
}

/// Returns the attributes of a property; nil, since no property is known.
public func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? { nil }

/// Returns the protocol of a name: nil.
///
/// Differs from UIKit: no protocol is an object.
public func objc_getProtocol(_ name: UnsafePointer<CChar>) -> Protocol? { nil }

/// Returns the protocol of a name: nil.
///
/// Differs from UIKit: no protocol is an object.
public func NSProtocolFromString(_ namestr: String) -> Protocol? { nil }

/// Returns the name of a protocol.
public func NSStringFromProtocol(_ proto: Protocol) -> String { "Protocol" }

/// Returns the name of a protocol.
public func protocol_getName(_ proto: Protocol) -> UnsafePointer<CChar> {
  unsafe LastingTexts.address("Protocol")
}

/// Returns the description of a method of a protocol: that of no method.
public func protocol_getMethodDescription(
  _ proto: Protocol, _ aSel: Selector, _ isRequiredMethod: Bool, _ isInstanceMethod: Bool
) -> objc_method_description { unsafe objc_method_description() }

/// Returns the value of a variable of an object: nil, since no variable is known.
public func object_getIvar(_ obj: Any?, _ ivar: Ivar) -> Any? { nil }

/// Does nothing, since no variable is known.
public func object_setIvar(_ obj: Any?, _ ivar: Ivar, _ value: Any?) {}

/// Returns nil: classes are made by the compiler alone.
public func objc_allocateClassPair(
  _ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int
) -> AnyClass? { nil }

/// Does nothing: classes are made by the compiler alone.
public func objc_registerClassPair(_ cls: AnyClass) {}
