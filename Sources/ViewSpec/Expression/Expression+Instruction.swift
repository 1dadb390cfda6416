extension Expression {
  /// One step of an expression in postfix order: takes its operands off a stack and puts its result there.
  struct Instruction: Sendable, Equatable {
    enum Operation: Sendable, Equatable {
      case constant(Double)
      /// The value of a name, by its place in `references`.
      case reference(Int)
      case negate
      case binary(Operator)
      case call(Function, argumentCount: Int)
    }

    let operation: Operation
    /// The bytes of the text that this step and its operands were written in.
    let range: Range<Int>

    init(_ operation: Operation, range: Range<Int>) {
      self.operation = operation
      self.range = range
    }
  }

  /// An operator between two values.
  enum Operator: UInt8, Sendable {
    case add = 0x2B
    case subtract = 0x2D
    case multiply = 0x2A
    case divide = 0x2F

    /// Whether this operator binds tighter than addition.
    var isMultiplicative: Bool { self == .multiply || self == .divide }
  }

  /// A function that expressions can call.
  enum Function: String, CaseIterable, Sendable {
    case min
    case max
    case abs
    case floor
    case ceil
    /// To the nearest whole number, halves away from zero.
    case round
    /// `clamp(x, low, high)`: the nearest number to x that is not above `high`, and then not below `low`:
    /// where the bounds cross, `low` wins.
    case clamp

    /// How many arguments a call may have.
    var argumentCounts: ClosedRange<Int> {
      switch self {
      case .min, .max: 2...Expression.maximumLength
      case .abs, .floor, .ceil, .round: 1...1
      case .clamp: 3...3
      }
    }

    /// The number of arguments for a message.
    var expectation: String {
      switch self {
      case .min, .max: "2 or more arguments"
      case .abs, .floor, .ceil, .round: "1 argument"
      case .clamp: "3 arguments"
      }
    }
  }
}
