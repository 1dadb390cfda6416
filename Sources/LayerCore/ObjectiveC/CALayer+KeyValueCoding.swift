import Foundation
import GraphicsCore

/// The values of layers by key: of properties, and any others.
extension CALayer {
  func keyedValue(_ key: String) -> Any? {
    if case .value(let value) = KeyValueCoding.found(key, in: self) { return value }
    return extras?.keyedValues[key] ?? type(of: self).defaultValue(forKey: key) ?? value(forUndefinedKey: key)
  }

  func setKeyedValue(_ value: Any?, _ key: String) {
    if !KeyValueCoding.setFound(value, of: self, forKey: key) { setValue(value, forUndefinedKey: key) }
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
  }

  func storeKeyedValue(_ value: Any?, _ key: String) {
    KeyValueObserving.change(self, key) {
      if value != nil || extras != nil { writableExtras.keyedValues[key] = value }
    }
  }

  func keyedValue(atPath keyPath: String) -> Any? {
    if keyPath.contains("."), let path = AnimatablePath(keyPath), let whole = path.key.value(of: self),
      let part = path.part(of: whole)
    {
      return part.object
    }
    return KeyValueCoding.value(of: self, atPath: keyPath)
  }

  func setKeyedValue(_ value: Any?, atPath keyPath: String) {
    if keyPath.contains("."), let path = AnimatablePath(keyPath), let whole = path.key.value(of: self),
      let part = path.part(of: whole), let new = part.like(value)
    {
      return path.key.set(path.replacing(whole, with: new), on: self)
    }
    KeyValueCoding.set(value, of: self, atPath: keyPath)
  }
}
