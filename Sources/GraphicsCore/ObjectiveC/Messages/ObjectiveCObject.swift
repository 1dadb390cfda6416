// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// An object whose class may override the methods that every object of Objective-C has.
///
/// On Linux, `NSObject` has them in an extension. A class that overrides them inherits from this one instead.
open class ObjectiveCObject: NSObject, @unsafe MessageRoot {
  /// Creates an object.
  public override init() {
    super.init()
  }

  /// Returns whether the object has a method.
  open func responds(to aSelector: Selector!) -> Bool { KeyValueCoding.responds(self, to: aSelector) }

  /// Returns the object that receives a message that this one has no method for, or `nil` for none.
  open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

  /// Returns the value of a property.
  open func value(forKey key: String) -> Any? { KeyValueCoding.ownValue(of: self, forKey: key) }

  /// Sets a property to a value, which is converted to its type.
  open func setValue(_ value: Any?, forKey key: String) {
    KeyValueCoding.setOwn(value, of: self, forKey: key)
  }

  /// Returns the value at a key path.
  open func value(forKeyPath keyPath: String) -> Any? { KeyValueCoding.value(of: self, atPath: keyPath) }

  /// Sets the value at a key path.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueCoding.set(value, of: self, atPath: keyPath)
  }

  /// Returns the value for a key without a property: none, which is reported.
  open func value(forUndefinedKey key: String) -> Any? { KeyValueCoding.undefinedValue(of: self, key) }

  /// Called for a key without a property; the default implementation reports it.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueCoding.reportUndefined(of: self, key, isSetting: true)
  }

  /// Called for no value where a number is needed; the default implementation reports it.
  open func setNilValueForKey(_ key: String) { KeyValueCoding.reportNil(of: self, key) }

  /// Called when an observed value changes; the default implementation reports that the class does not handle it.
  @safe open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    KeyValueObserving.reportUnhandled(keyPath, by: self)
  }

  /// Returns the key paths of the values on which the value for a key depends.
  open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

  /// Returns whether observers are told of changes of a property without the class's own calls.
  open class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }

  package func answer(toRespond selector: Selector) -> Bool { responds(to: selector) }
  package func answer(forwardingTargetFor selector: Selector) -> Any? { forwardingTarget(for: selector) }
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
