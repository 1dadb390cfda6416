/// The shape of a value of a spec: all that can be checked in the value alone.
///
/// The reader checks the meanings of names, the results of expressions, and dependencies on other values.
indirect enum ValueShape: Sendable {
  case flag
  case text(TextShape)
  case number(NumberRange)
  case integer(ClosedRange<Int>)
  /// A number, or an expression in a string, whose range cannot be checked.
  case expression(NumberRange)
  /// One of several whole numbers.
  case oneOf([Int])
  /// One of several names.
  case choice([String])
  /// An array with an optional maximum number of elements.
  case array(ValueShape, limit: Int?)
  case object(ObjectDeclaration)
  case tagged(TaggedObject)
  /// An object of values of this shape, whose keys are names that the author of the spec chooses.
  case dictionary(ValueShape, keys: TextShape = .name("margin"))
  case either([ValueShape])
  /// A named shape, which is used in several places or within itself.
  case shared(SharedShape)
}

/// The shape of a string.
struct TextShape: Sendable {
  /// A regular expression for the whole text, or nil for any text.
  var pattern: String?
  /// An example of a valid text.
  var example: String

  /// The text of a label, field or button.
  static let words = TextShape(example: "A text")

  /// Returns a name that is valid in expressions; `Expression.isName` is stricter beyond ASCII.
  static func name(_ example: String) -> TextShape {
    TextShape(pattern: #"^[^\x00-@\[-^`{-\x7f][^\x00-/:-@\[-^`{-\x7f]*$"#, example: example)
  }
}

/// A range of allowed numbers.
struct NumberRange: Sendable {
  var lower: Double?
  var isLowerExcluded = false
  var upper: Double?

  static let any = NumberRange()
  static let notNegative = NumberRange(lower: 0)
  static let positive = NumberRange(lower: 0, isLowerExcluded: true)
  /// The range within which the solver is exact.
  static let solvable = NumberRange(-EquationFormula.maximumConstant...EquationFormula.maximumConstant)
  /// The part of the solver's exact range that is not negative.
  static let solvableLength = NumberRange(0...EquationFormula.maximumConstant)

  private init(lower: Double? = nil, isLowerExcluded: Bool = false, upper: Double? = nil) {
    (self.lower, self.isLowerExcluded, self.upper) = (lower, isLowerExcluded, upper)
  }

  /// Creates the numbers between two bounds, both included.
  init(_ range: ClosedRange<Double>) {
    self.init(lower: range.lowerBound, upper: range.upperBound)
  }

  /// Creates the numbers above 0, up to and including a bound.
  init(above0UpTo upper: Double) {
    self.init(lower: 0, isLowerExcluded: true, upper: upper)
  }
}

/// A shape with a name.
struct SharedShape: Sendable {
  let name: String
  let description: String
  /// The function that creates the shape when it is needed, since shapes can contain themselves.
  let make: @Sendable () -> ValueShape
}

extension ValueShape {
  /// Returns a shape with a name.
  static func shared(
    _ name: String, _ description: String, _ make: @escaping @Sendable () -> ValueShape
  ) -> ValueShape {
    .shared(SharedShape(name: name, description: description, make: make))
  }
}
