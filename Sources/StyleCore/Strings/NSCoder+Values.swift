package import Foundation

extension NSCoder {
  /// Returns the object of a key, or nil if there is none, which is an error of the archive on Linux.
  package func decodeValue<Value: NSObject & NSCoding>(of type: Value.Type, forKey key: String) -> Value? {
    containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
  }

  /// Returns the object of a key of one of some classes, or nil if there is none, which is an error of the archive on Linux.
  package func decodeValue(of types: [AnyClass], forKey key: String) -> Any? {
    containsValue(forKey: key) ? decodeObject(of: types, forKey: key) : nil
  }
}
