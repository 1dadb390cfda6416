internal import Foundation
internal import LayoutCore

/// How one kind of value is read from a spec: what can be known from its text is checked at once, the rest when a
/// view is made, since only then metrics and the scale are numbers.
struct PropertyValue<Value>: Sendable {
  /// Makes the value for a view.
  typealias Maker = @MainActor @Sendable (SpecEnvironment) throws(SpecProblem) -> Value

  let shape: ValueShape
  let read: @Sendable (JSONElement, Scope) throws(SpecProblem) -> Maker

  init(
    _ shape: ValueShape, _ read: @escaping @Sendable (JSONElement, Scope) throws(SpecProblem) -> Maker
  ) {
    (self.shape, self.read) = (shape, read)
  }

  /// A value that its text says.
  static func constant(_ value: SpecValue<Value>) -> PropertyValue where Value: Sendable {
    PropertyValue(value.shape) { element, scope throws(SpecProblem) in
      let value = try value.read(element, scope)
      return { _ in value }
    }
  }

  /// One of several names, each of which stands for a value.
  static func choice(_ options: KeyValuePairs<String, Value>) -> PropertyValue where Value: Sendable {
    .constant(.choice(options))
  }

  /// An object whose keys are properties of what `make` begins with.
  static func object(
    _ properties: [Property<Value>], rules: [KeyRule] = [],
    from make: @escaping @MainActor @Sendable () -> Value
  ) -> PropertyValue {
    let declaration = ObjectDeclaration(properties, rules: rules)
    return PropertyValue(.object(declaration)) { element, scope throws(SpecProblem) in
      let settings = try properties.read(try element.object(declaration), scope)
      return { environment throws(SpecProblem) in
        var value = make()
        try settings.apply(to: &value, environment)
        return value
      }
    }
  }

  /// An array of values.
  static func array<Element>(of element: PropertyValue<Element>) -> PropertyValue where Value == [Element] {
    let shape = ValueShape.array(element.shape, limit: PropertyLimits.arrayCount)
    return PropertyValue(shape) { array, scope throws(SpecProblem) in
      let elements = try array.array()
      guard elements.count <= PropertyLimits.arrayCount else {
        throw array.problem(
          "found \(elements.count) elements, more than the limit of \(PropertyLimits.arrayCount)")
      }
      var makers: [PropertyValue<Element>.Maker] = []
      for item in elements { makers.append(try element.read(item, scope)) }
      let all = makers
      return { environment throws(SpecProblem) in
        var values: [Element] = []
        for make in all { values.append(try make(environment)) }
        return values
      }
    }
  }
}

/// What values of properties may not exceed.
enum PropertyLimits {
  /// The most elements of an array, such as segments and tabs.
  static let arrayCount = 1_000
  /// The largest number, in points or what else it counts.
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
  /// A whole number within bounds.
  static func integer(in range: ClosedRange<Int>) -> PropertyValue {
    .constant(.integer(in: range))
  }
}

extension PropertyValue<Double> {
  /// A number, or an expression over metrics and the scale.
  static var number: PropertyValue { .number(in: -PropertyLimits.number...PropertyLimits.number) }
  /// A number of points that is not negative, or an expression for it.
  static var length: PropertyValue { .number(in: 0...PropertyLimits.number) }

  /// A number within bounds, or an expression for it.
  static func number(in range: ClosedRange<Double>) -> PropertyValue {
    PropertyValue(.expression(NumberRange(range))) { element, scope throws(SpecProblem) in
      let formula = try Formula(element, in: scope)
      return { environment throws(SpecProblem) in
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
