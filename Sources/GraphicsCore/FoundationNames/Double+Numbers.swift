package import Foundation

extension Double {
  /// Creates the number of a value of any numeric type, or 1 or 0 of a Boolean; nil for another value.
  package init?(number value: Any?) {
    switch value {
    case let value as Double: self = value
    case let value as CGFloat: self = Double(value)
    case let value as Float: self = Double(value)
    case let value as Int: self = Double(value)
    case let value as Bool: self = value ? 1 : 0
    case let value as NSNumber: self = value.doubleValue
    default: return nil
    }
  }
}

extension CGFloat {
  /// The number, or 0 if it is infinite or not a number.
  package var finiteOrZero: Double { isFinite ? Double(self) : 0 }
}
