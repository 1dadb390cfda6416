package import Foundation

/// A coder whose content is an object of a nib or storyboard.
///
/// Each class of UIKit asks for its own properties at the end of its `init(coder:)`, so that subclasses find the content
/// after their call of super, as on a phone. Keys that programs ask for are absent.
package final class InterfaceCoder: NSCoder {
  /// Sets the properties of an object that one of its classes declares.
  package typealias Decoding = @MainActor (_ object: NSObject, _ type: AnyClass) -> Void

  private let attributes: [String: String]
  private let decoding: Decoding
  private let makeObject: @MainActor (String) -> NSObject?

  /// Creates a coder.
  ///
  /// - Parameters:
  ///   - attributes: The attributes that initializers need before the properties are set.
  ///   - makeObject: Returns an object within this one that initializers need, by its key.
  ///   - decoding: Sets the properties of one class.
  package init(
    attributes: [String: String], makeObject: @escaping @MainActor (String) -> NSObject? = { _ in nil },
    decoding: @escaping Decoding
  ) {
    self.attributes = attributes
    self.makeObject = makeObject
    self.decoding = decoding
  }

  @MainActor fileprivate func decode(_ object: NSObject, as type: AnyClass) { decoding(object, type) }

  fileprivate func attribute(_ name: String) -> String? { attributes[name] }

  @MainActor fileprivate func object(_ key: String) -> NSObject? { makeObject(key) }

  package override var allowsKeyedCoding: Bool { true }
  package override func containsValue(forKey key: String) -> Bool { false }
  package override func decodeObject() -> Any? { nil }
  package override func decodeObject(forKey key: String) -> Any? { nil }
  package override func decodeBool(forKey key: String) -> Bool { false }
  package override func decodeInteger(forKey key: String) -> Int { 0 }
  package override func decodeInt32(forKey key: String) -> Int32 { 0 }
  package override func decodeInt64(forKey key: String) -> Int64 { 0 }
  package override func decodeFloat(forKey key: String) -> Float { 0 }
  package override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NSCoder {
  /// Sets the properties of an object that a class declares, if the coder reads a nib or storyboard.
  @MainActor
  package func decodeInterface(of object: NSObject, as type: AnyClass) {
    (self as? InterfaceCoder)?.decode(object, as: type)
  }

  /// Returns an attribute that an initializer needs.
  package func interfaceAttribute(_ name: String) -> String? {
    (self as? InterfaceCoder)?.attribute(name)
  }

  /// Returns an object that an initializer needs, by its key.
  @MainActor
  package func interfaceObject(_ key: String) -> NSObject? {
    (self as? InterfaceCoder)?.object(key)
  }
}
