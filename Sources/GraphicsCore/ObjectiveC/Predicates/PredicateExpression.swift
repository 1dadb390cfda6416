import Foundation

/// A value of a predicate.
indirect enum PredicateExpression {
  case constant(Any?)
  /// The value at a key path of the object; the object itself for an empty one.
  case path(String)
  /// A variable, or the value at a key path of it.
  case variable(String)
  case list([PredicateExpression])
  /// Numbers that are added, subtracted, multiplied or divided, one after the other.
  case terms(PredicateExpression, [(sign: String, operand: PredicateExpression)])

  /// Returns the value for an object.
  func value(for context: PredicateContext) -> Any? {
    switch self {
    case .constant(let value): return PredicateValues.flattened(value)
    case .path(let path):
      guard let object = PredicateValues.flattened(context.object) else { return nil }
      guard !path.isEmpty else { return object }
      return PredicateValues.flattened(
        KeyValueCoding.value(of: PredicateValues.object(object), atPath: path))
    case .variable(let name):
      let (name, path) = Self.split(name)
      let value = PredicateValues.flattened(context.variables[name])
      guard let value, let path else { return value }
      return Self.path(path).value(for: PredicateContext(object: value, variables: [:]))
    case .list(let elements): return elements.map { $0.value(for: context) ?? NSNull() }
    case .terms(let first, let rest):
      guard var result = PredicateValues.number(first.value(for: context))?.doubleValue else { return nil }
      for (sign, operand) in rest {
        guard let other = PredicateValues.number(operand.value(for: context))?.doubleValue else { return nil }
        switch sign {
        case "+": result += other
        case "-": result -= other
        case "*": result *= other
        default: result /= other
        }
      }
      return NSNumber(value: result)
    }
  }

  private static func split(_ name: String) -> (String, String?) {
    guard let dot = name.firstIndex(of: ".") else { return (name, nil) }
    return (String(name[..<dot]), String(name[name.index(after: dot)...]))
  }
}

/// Conversions and comparisons of values of any type.
enum PredicateValues {
  /// Returns a value without optionals around it; nil for `NSNull`.
  static func flattened(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return flattened(mirror.children.first?.value) }
    return value is NSNull ? nil : value
  }

  /// Returns the object of a value, whose keys are those of Foundation's class.
  static func object(_ value: Any) -> AnyObject {
    switch value {
    case let value as NSObject: value
    case let value as [String: Any]: NSDictionary(dictionary: value)
    case let value as [Any]: NSArray(array: value)
    default: value as AnyObject
    }
  }

  static func number(_ value: Any?) -> NSNumber? { value as? NSNumber }

  static func text(_ value: Any?) -> String? { value as? String }

  /// Returns the elements of a collection, or nil if a value is none.
  static func elements(_ value: Any?) -> [Any]? {
    switch value {
    case is String: nil
    case let value as any KeyedCollection: value.elements
    case let value as [Any]: value
    case let value as Set<AnyHashable>: value.map(\.base)
    case let value as [AnyHashable: Any]: Array(value.values)
    default: nil
    }
  }

  /// Returns whether values are equal.
  static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if let one = number(one), let other = number(other) { return one.compare(other) == .orderedSame }
    if let one = text(one), let other = text(other) { return one == other }
    if let one = one as? [AnyHashable: Any], let other = other as? [AnyHashable: Any] {
      return one.count == other.count
        && one.allSatisfy { key, value in
          other[key].map { areEqual(flattened(value), flattened($0)) } ?? false
        }
    }
    if let one = one as? Set<AnyHashable>, let other = other as? Set<AnyHashable> { return one == other }
    if let one = elements(one), let other = elements(other) {
      return one.count == other.count
        && zip(one, other).allSatisfy { areEqual(flattened($0), flattened($1)) }
    }
    return KeyValueCoding.isEqual(one, other)
  }

  /// Returns the order of values; nil if they have none.
  static func order(_ one: Any?, _ other: Any?) -> ComparisonResult? {
    if let one = number(one), let other = number(other) { return one.compare(other) }
    if let one = text(one), let other = text(other) {
      return one < other ? .orderedAscending : one == other ? .orderedSame : .orderedDescending
    }
    if let one = one as? Date, let other = other as? Date { return one.compare(other) }
    return nil
  }
}
