extension Expression {
  /// A step of an expression in postfix order, which pops its operands off a stack and pushes its result.
  struct Instruction: Sendable, Equatable {
    enum Operation: Sendable, Equatable {
      case constant(Double)
      /// The value of a name, by its index in `references`.
      case reference(Int)
      case negate
      case binary(Operator)
      case call(Function, argumentCount: Int)
    }

    let operation: Operation
    /// The bytes of the text that contain this step and its operands.
    let range: Range<Int>

    init(_ operation: Operation, range: Range<Int>) {
      self.operation = operation
      self.range = range
    }
  }

  /// A binary operator.
  enum Operator: UInt8, Sendable {
    case add = 0x2B
    case subtract = 0x2D
    case multiply = 0x2A
    case divide = 0x2F

    /// Whether or not this operator has a higher precedence than addition.
    var isMultiplicative: Bool { self == .multiply || self == .divide }
  }

  /// A function that expressions can call.
  enum Function: String, CaseIterable, Sendable {
    case min
    case max
    case abs
    case floor
    case ceil
    /// The nearest whole number, with halves rounded away from zero.
    case round
    /// The nearest number to x that is at most `high`, and then at least `low`, as `clamp(x, low, high)`.
    ///
    /// If the bounds cross, `low` takes precedence.
    case clamp

    /// The allowed numbers of arguments.
    var argumentCounts: ClosedRange<Int> {
      switch self {
      case .min, .max: 2...Expression.maximumLength
      case .abs, .floor, .ceil, .round: 1...1
      case .clamp: 3...3
      }
    }

    /// The number of arguments in words, for a message.
    var expectation: String {
      switch self {
      case .min, .max: "2 or more arguments"
      case .abs, .floor, .ceil, .round: "1 argument"
      case .clamp: "3 arguments"
      }
    }
  }
}
