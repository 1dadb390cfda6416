import Foundation
import GraphicsCore

/// A value that the package attaches to objects of classes which it does not extend: each object has its own.
///
/// Its address is the key of the values.
@MainActor
package final class AttachedValue<Value> {
  /// Creates a value that no object has so far.
  package init() {}

  private var key: UnsafeRawPointer { unsafe UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }

  /// The value of an object; nil if it has none.
  package subscript(object: AnyObject) -> Value? {
    get { unsafe objc_getAssociatedObject(object, key) as? Value }
    set { unsafe objc_setAssociatedObject(object, key, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  /// Returns the value of an object, which gets a new one if it has none.
  package func of(_ object: AnyObject, or make: @MainActor () -> Value) -> Value {
    if let value = self[object] { return value }
    let made = make()
    self[object] = made
    return made
  }
}
