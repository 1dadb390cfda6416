import DiagnosticCore
import GraphicsCore
import LayerCore
import StyleCore

/// The properties of objects by key path.
@MainActor
enum KeyPaths {
  /// Sets the property at a key path, and returns the problem if that is not possible.
  static func set(_ value: Any?, _ path: String, of object: AnyObject) -> String? {
    // A phone takes a UIColor for a layer's colors, which is none of Core Graphics: it has no effect.
    if value is UIColor, owner(path, of: object) is CALayer { return nil }
    let errors = KeyValueCoding.errors { KeyValueCoding.set(value, of: object, atPath: path) }
    return errors.first?.description
  }

  /// Returns the object whose property a key path ends in.
  private static func owner(_ path: String, of object: AnyObject) -> AnyObject? {
    path.split(separator: ".").dropLast().reduce(object) { owner, key in
      guard let owner, case .value(let next?) = KeyValueCoding.found(String(key), in: owner) else {
        return nil
      }
      return next as AnyObject
    }
  }
}
