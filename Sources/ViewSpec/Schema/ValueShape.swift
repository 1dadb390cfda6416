/// What a value of a spec looks like: all that the value alone can say. What names stand for, what expressions come to
/// and what depends on other values is for the reader to judge.
indirect enum ValueShape: Sendable {
  case flag
  case text(TextShape)
  case number(NumberRange)
  case integer(ClosedRange<Int>)
  /// A number, or an expression in quotes; of an expression nothing more can be seen.
  case expression(NumberRange)
  /// One of several names.
  case choice([String])
  /// An array of at most so many elements.
  case array(ValueShape, limit: Int?)
  case object(ObjectDeclaration)
  case tagged(TaggedObject)
  /// An object whose keys are names that the spec's author chose, of this shape.
  case dictionary(ValueShape, keys: TextShape = .name("margin"))
  case either([ValueShape])
  /// A shape that stands in several places, or within itself.
  case shared(SharedShape)
}

/// What a text looks like.
struct TextShape: Sendable {
  /// A regular expression for all of the text; nil where any will do.
  var pattern: String?
  /// A text that is right where it stands alone.
  var example: String

  /// The text of a label, field or button.
  static let words = TextShape(example: "A text")

  /// A name that can stand in expressions; `Expression.isName` is stricter beyond ASCII.
  static func name(_ example: String) -> TextShape {
    TextShape(pattern: #"^[^\x00-@\[-^`{-\x7f][^\x00-/:-@\[-^`{-\x7f]*$"#, example: example)
  }
}

/// The numbers that are allowed.
struct NumberRange: Sendable {
  var lower: Double?
  var isLowerExcluded = false
  var upper: Double?

  static let any = NumberRange()
  static let notNegative = NumberRange(lower: 0)
  static let positive = NumberRange(lower: 0, isLowerExcluded: true)
  /// What the solver is exact for.
  static let solvable = NumberRange(-EquationFormula.maximumConstant...EquationFormula.maximumConstant)
  /// What the solver is exact for, and not negative.
  static let solvableLength = NumberRange(0...EquationFormula.maximumConstant)

  private init(lower: Double? = nil, isLowerExcluded: Bool = false, upper: Double? = nil) {
    (self.lower, self.isLowerExcluded, self.upper) = (lower, isLowerExcluded, upper)
  }

  /// The numbers between two bounds, both allowed.
  init(_ range: ClosedRange<Double>) {
    self.init(lower: range.lowerBound, upper: range.upperBound)
  }

  /// The numbers above 0, up to a bound.
  init(above0UpTo upper: Double) {
    self.init(lower: 0, isLowerExcluded: true, upper: upper)
  }
}

/// A shape with a name.
struct SharedShape: Sendable {
  let name: String
  let description: String
  /// Shapes may stand within themselves, so they are made when they are looked at.
  let make: @Sendable () -> ValueShape
}

extension ValueShape {
  /// A shape with a name.
  static func shared(
    _ name: String, _ description: String, _ make: @escaping @Sendable () -> ValueShape
  ) -> ValueShape {
    .shared(SharedShape(name: name, description: description, make: make))
  }
}
