import Foundation
package import GraphicsCore

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

  package func answer(toRespond selector: Selector) -> Bool { responds(to: selector) }
  package func answer(valueForKey key: String) -> Any? { value(forKey: key) }
  package func answer(setValue value: Any?, forKey key: String) { setValue(value, forKey: key) }
  package func answer(valueAtPath keyPath: String) -> Any? { value(forKeyPath: keyPath) }
  package func answer(setValue value: Any?, atPath keyPath: String) { setValue(value, forKeyPath: keyPath) }
  package func answer(valueForUndefinedKey key: String) -> Any? { value(forUndefinedKey: key) }
  package func answer(setValue value: Any?, forUndefinedKey key: String) {
    setValue(value, forUndefinedKey: key)
  }
  package func answer(setNilForKey key: String) { setNilValueForKey(key) }
  package func answer(
    observed keyPath: String?, of object: Any?, _ change: [NSKeyValueChangeKey: Any]?,
    _ context: ObservationContext
  ) {
    unsafe observeValue(forKeyPath: keyPath, of: object, change: change, context: context.pointer)
  }
  package func answer(keyPathsAffecting key: String) -> Set<String> {
    type(of: self).keyPathsForValuesAffectingValue(forKey: key)
  }
  package func answer(automaticallyNotifies key: String) -> Bool {
    type(of: self).automaticallyNotifiesObservers(forKey: key)
  }
}

extension AnimatableValue {
  /// The object of the value, as key-value coding has it.
  fileprivate var object: Any? {
    switch self {
    case .number(let number): NSNumber(value: number)
    case .point(let point): point
    case .size(let size): size
    case .rect(let rect): rect
    case .color(let color): color
    case .transform(let transform): transform
    case .path(let path): path
    case .colors(let colors): colors
    case .numbers(let numbers): numbers
    case .other(let value): value
    }
  }
}
