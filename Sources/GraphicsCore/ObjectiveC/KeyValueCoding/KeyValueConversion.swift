import Foundation

/// The conversions between the objects of key-value coding and the values of properties.
///
/// They are Objective-C's: numbers, Booleans and raw values are `NSNumber`, structures are `NSValue`.
enum KeyValueConversion {
  /// The result of a conversion.
  enum Result<Value> {
    case value(Value)
    /// No value, for a property that is not optional.
    case nothing
    case mismatch
  }

  /// Returns the object of a value: a number for numbers and raw values, nil for none, and others as they are.
  static func object<Value>(of value: Value) -> Any? {
    guard let value = flattened(value) else { return nil }
    if let raw = value as? any RawRepresentable, !(value is AnyObject.Type),
      type(of: value) is any RawRepresentable.Type
    {
      return number(raw.rawValue) ?? raw.rawValue
    }
    return number(value) ?? value
  }

  /// Returns an object as a value of a type.
  static func convert<Value>(_ object: Any?, to type: Value.Type) -> Result<Value> {
    guard let object = flattened(object) else {
      if let value = Any?.none as Any as? Value, Value.self is any OptionalValue.Type { return .value(value) }
      return .nothing
    }
    if let optional = Value.self as? any OptionalValue.Type {
      // A cast of nothing to an optional type would be a value: none.
      guard let converted = optional.converted(object) else { return .mismatch }
      return (converted as? Value).map(Result.value) ?? .mismatch
    }
    if let scalar = Value.self as? any ScalarValue.Type {
      return number(of: object).flatMap { scalar.init(scalar: $0) as? Value }.map(Result.value) ?? .mismatch
    }
    if let value = object as? Value { return .value(value) }
    if let raw = Value.self as? any RawRepresentable.Type {
      return (rawRepresentable(raw, of: object) as? Value).map(Result.value) ?? .mismatch
    }
    if Value.self == Selector.self, let name = object as? String {
      return (Selector(name) as? Value).map(Result.value) ?? .mismatch
    }
    return .mismatch
  }

  private static func rawRepresentable<Raw: RawRepresentable>(_ type: Raw.Type, of object: Any) -> Any? {
    if case .value(let value) = convert(object, to: Raw.RawValue.self) { return Raw(rawValue: value) }
    return nil
  }

  /// Returns the number of a Swift number or Boolean value; nil for other values.
  private static func number(_ value: Any) -> NSNumber? {
    (value as? any ScalarValue)?.scalar
  }

  /// Returns the number of an object, which may be text, as Objective-C reads it.
  private static func number(of object: Any) -> NSNumber? {
    if let number = object as? NSNumber { return number }
    if let number = number(object) { return number }
    if let text = object as? String {
      let word = text.lowercased()
      if ["yes", "true"].contains(word) { return NSNumber(value: true) }
      return NSNumber(value: (text as NSString).doubleValue)
    }
    return nil
  }
}

/// A number or a Boolean value, which Objective-C keeps in a number object.
protocol ScalarValue {
  /// The number object of the value.
  var scalar: NSNumber { get }
  /// Creates the value of a number object, without what it cannot hold.
  init?(scalar: NSNumber)
}

extension ScalarValue where Self: FixedWidthInteger {
  init?(scalar: NSNumber) {
    self.init(truncatingIfNeeded: Self.isSigned ? Int(scalar.int64Value) : Int(bitPattern: scalar.uintValue))
  }
}

extension Int: ScalarValue { var scalar: NSNumber { NSNumber(value: self) } }
extension Int8: ScalarValue { var scalar: NSNumber { NSNumber(value: self) } }
extension Int16: ScalarValue { var scalar: NSNumber { NSNumber(value: self) } }
extension Int32: ScalarValue { var scalar: NSNumber { NSNumber(value: self) } }
extension Int64: ScalarValue { var scalar: NSNumber { NSNumber(value: self) } }
extension UInt: ScalarValue { var scalar: NSNumber { NSNumber(value: self) } }
extension UInt8: ScalarValue { var scalar: NSNumber { NSNumber(value: self) } }
extension UInt16: ScalarValue { var scalar: NSNumber { NSNumber(value: self) } }
extension UInt32: ScalarValue { var scalar: NSNumber { NSNumber(value: self) } }
extension UInt64: ScalarValue { var scalar: NSNumber { NSNumber(value: self) } }

extension Bool: ScalarValue {
  var scalar: NSNumber { NSNumber(value: self) }
  init?(scalar: NSNumber) { self = scalar.boolValue }
}

extension Float: ScalarValue {
  var scalar: NSNumber { NSNumber(value: self) }
  init?(scalar: NSNumber) { self = scalar.floatValue }
}

extension Double: ScalarValue {
  var scalar: NSNumber { NSNumber(value: self) }
  init?(scalar: NSNumber) { self = scalar.doubleValue }
}

extension CGFloat: ScalarValue {
  var scalar: NSNumber { NSNumber(value: Double(self)) }
  init?(scalar: NSNumber) { self = CGFloat(scalar.doubleValue) }
}
