internal import Foundation
internal import LayoutCore

/// A kind of property value, with its shape and its reading from a spec.
///
/// The text is checked when the spec is read, and the rest when a view is created, since metrics and the scale are only
/// numbers then.
struct PropertyValue<Value>: Sendable {
  /// A function that creates the value for a view.
  typealias Maker = @MainActor @Sendable (SpecEnvironment) throws(DocumentError) -> Value

  let shape: ValueShape
  let read: @Sendable (JSONElement, Scope) throws(DocumentError) -> Maker

  init(
    _ shape: ValueShape, _ read: @escaping @Sendable (JSONElement, Scope) throws(DocumentError) -> Maker
  ) {
    (self.shape, self.read) = (shape, read)
  }

  /// Returns a value that depends on its text alone.
  static func constant(_ value: SpecValue<Value>) -> PropertyValue where Value: Sendable {
    PropertyValue(value.shape) { element, scope throws(DocumentError) in
      let value = try value.read(element, scope)
      return { _ in value }
    }
  }

  /// Returns a value that is given by one of several names.
  static func choice(_ options: KeyValuePairs<String, Value>) -> PropertyValue where Value: Sendable {
    .constant(.choice(options))
  }

  /// Returns a value that is an object whose keys are properties of the value that `make` creates.
  static func object(
    _ properties: [Property<Value>], rules: [KeyRule] = [],
    from make: @escaping @MainActor @Sendable () -> Value
  ) -> PropertyValue {
    let declaration = ObjectDeclaration(properties, rules: rules)
    return PropertyValue(.object(declaration)) { element, scope throws(DocumentError) in
      let settings = try properties.read(try element.object(declaration), scope)
      return { environment throws(DocumentError) in
        var value = make()
        try settings.apply(to: &value, environment)
        return value
      }
    }
  }

  /// Returns an array of values.
  static func array<Element>(of element: PropertyValue<Element>) -> PropertyValue where Value == [Element] {
    let shape = ValueShape.array(element.shape, limit: PropertyLimits.arrayCount)
    return PropertyValue(shape) { array, scope throws(DocumentError) in
      let elements = try array.array()
      guard elements.count <= PropertyLimits.arrayCount else {
        throw array.problem(
          "found \(elements.count) elements, more than the limit of \(PropertyLimits.arrayCount)")
      }
      var makers: [PropertyValue<Element>.Maker] = []
      for item in elements { makers.append(try element.read(item, scope)) }
      let all = makers
      return { environment throws(DocumentError) in
        var values: [Element] = []
        for make in all { values.append(try make(environment)) }
        return values
      }
    }
  }
}

/// The limits of the values of properties.
enum PropertyLimits {
  /// The maximum number of elements of an array, such as segments and tabs.
  static let arrayCount = 1_000
  /// The largest number, in points or another unit.
  static let number = EquationFormula.maximumConstant
}

extension PropertyValue<Bool> {
  /// True or false.
  static var flag: PropertyValue { .constant(.flag) }
}

extension PropertyValue<String> {
  /// A text.
  static var text: PropertyValue { .constant(.text(.words)) }
}

extension PropertyValue<Int> {
  /// Returns a whole number within bounds.
  static func integer(in range: ClosedRange<Int>) -> PropertyValue {
    .constant(.integer(in: range))
  }
}

extension PropertyValue<Double> {
  /// A number, or an expression over metrics and the scale.
  static var number: PropertyValue { .number(in: -PropertyLimits.number...PropertyLimits.number) }
  /// A number of points that is not negative, or an expression for it.
  static var length: PropertyValue { .number(in: 0...PropertyLimits.number) }

  /// Returns a number within bounds, or an expression for it.
  static func number(in range: ClosedRange<Double>) -> PropertyValue {
    PropertyValue(.expression(NumberRange(range))) { element, scope throws(DocumentError) in
      let formula = try Formula(element, in: scope)
      return { environment throws(DocumentError) in
        let value = try formula.evaluate(environment.number)
        guard range.contains(value) else {
          throw element.problem(
            "found \(numeral(value))",
            suggestion: "use a number from \(numeral(range.lowerBound)) to \(numeral(range.upperBound))")
        }
        return value
      }
    }
  }
}
