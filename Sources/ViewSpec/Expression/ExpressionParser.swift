/// A parser of expressions into postfix programs, by Dijkstra's shunting-yard algorithm (1961).
///
/// Operators and parentheses are on a separate stack, not on the thread's, so that no nesting can overflow it.
struct ExpressionParser {
  let text: String
  /// The bytes to read, from the beginning of the text.
  let bytes: [UInt8]
  /// The next byte to read.
  var offset: Int
  /// The list of what may follow a value, for a message.
  let operators: String
  /// The bytes of the text after the expression, for a message.
  let rest: [UInt8]
  private(set) var program: [Expression.Instruction] = []
  private(set) var references: [Expression.Reference] = []
  private var referenceIndexes: [String: Int] = [:]
  /// The operators, parentheses and calls that wait for their right operand or their end, outermost first.
  private var pending: [Pending] = []
  /// The number of parentheses and calls in `pending`.
  private var depth = 0
  /// The ranges, with parentheses, of the values that the program so far leaves on its stack.
  private var operands: [Range<Int>] = []

  private enum Pending {
    case negate(offset: Int)
    case binary(Expression.Operator)
    case parenthesis(offset: Int)
    case call(Expression.Function, offset: Int, argumentCount: Int)
  }

  /// Creates a parser of a range of bytes of `text`, which can contain more than the expression.
  init(_ text: String, range: Range<Int>? = nil, operators: String = "+ - * /") {
    self.text = text
    self.operators = operators
    let all = Array(text.utf8)
    let range = range ?? 0..<all.count
    bytes = Array(all[..<range.upperBound])
    rest = Array(all[range.upperBound...])
    offset = range.lowerBound
  }

  /// Reads the whole text.
  mutating func parse() throws(ExpressionError) {
    guard text.unicodeScalars.count <= Expression.maximumLength else {
      throw error("the expression is longer than the limit of \(Expression.maximumLength) characters", at: 0)
    }
    let start = offset
    guard skipSpace() != nil || !rest.isEmpty else {
      throw error("the expression is empty", suggestion: "write a number or a name", at: start)
    }
    repeat {
      try parseOperand()
      // Any number of closing parentheses can come between a value and the next operator.
      while skipSpace() == UInt8(ascii: ")") { try close() }
    } while try parseOperator()
  }

  /// Reads the prefixes of a value, and then the value.
  private mutating func parseOperand() throws(ExpressionError) {
    while let byte = skipSpace() {
      let start = offset
      switch byte {
      case UInt8(ascii: "-"):
        offset += 1
        pending.append(.negate(offset: start))
      case UInt8(ascii: "("):
        offset += 1
        try open(.parenthesis(offset: start), at: start)
      case _ where isDigit(byte):
        let number = try readNumber()
        emit(.constant(number), taking: 0, range: start..<offset)
        return
      default:
        guard let name = readName() else { throw unexpectedOperand() }
        guard skipSpace() == UInt8(ascii: "(") else {
          try parseReference(name, at: start)
          return
        }
        offset += 1
        try open(.call(try function(named: name, at: start), offset: start, argumentCount: 1), at: start)
      }
    }
    throw unexpectedOperand()
  }

  /// Reads an operator or a comma, which a value follows, and returns `false` at the end of the text.
  private mutating func parseOperator() throws(ExpressionError) -> Bool {
    guard let byte = skipSpace() else {
      try finish()
      return false
    }
    if byte == UInt8(ascii: ",") {
      try nextArgument()
    } else {
      guard let binary = Expression.Operator(rawValue: byte) else { throw unexpectedOperator() }
      while let last = pending.last, bindsBefore(last, binary) { completeLast() }
      pending.append(.binary(binary))
    }
    offset += 1
    return true
  }

  private mutating func parseReference(_ first: String, at start: Int) throws(ExpressionError) {
    // The space after the name was skipped to look for a call.
    offset = start + first.utf8.count
    var components = [first]
    while offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
      offset += 1
      guard let member = readName() else {
        throw error("found \(foundHere) after \".\", expected a name")
      }
      components.append(member)
    }
    let reference = Expression.Reference(components: components, offset: start)
    let index = referenceIndexes[reference.name] ?? references.count
    if index == references.count {
      references.append(reference)
      referenceIndexes[reference.name] = index
    }
    emit(.reference(index), taking: 0, range: start..<offset)
  }

  private func function(named name: String, at start: Int) throws(ExpressionError) -> Expression.Function {
    if let function = Expression.Function(rawValue: name) { return function }
    let names = Expression.Function.allCases.map(\.rawValue)
    throw error(
      "unknown function \(quoted(name))",
      suggestion: didYouMean(name, among: names) ?? "the functions are \(names.joined(separator: ", "))",
      at: start)
  }
}

// Parentheses, calls and their pending operators.
extension ExpressionParser {
  private mutating func open(_ opening: Pending, at start: Int) throws(ExpressionError) {
    depth += 1
    guard depth <= Expression.maximumDepth else {
      throw error("parentheses are nested deeper than the limit of \(Expression.maximumDepth)", at: start)
    }
    pending.append(opening)
  }

  /// Completes all operators after the innermost open parenthesis or call, which is then the last in `pending`.
  private mutating func completeToOpening() {
    while let last = pending.last {
      switch last {
      case .parenthesis, .call: return
      case .negate, .binary: completeLast()
      }
    }
  }

  private mutating func close() throws(ExpressionError) {
    completeToOpening()
    guard let opening = pending.popLast() else {
      throw error("found \")\" without a \"(\" before it")
    }
    offset += 1
    depth -= 1
    switch opening {
    case .call(let function, let start, let count):
      guard function.argumentCounts.contains(count) else {
        let found = "\(count) \(count == 1 ? "argument" : "arguments")"
        throw error("found \(found) in a call of \(function), expected \(function.expectation)", at: start)
      }
      emit(.call(function, argumentCount: count), taking: count, range: start..<offset)
    case .parenthesis(let start):
      operands[operands.count - 1] = start..<offset
    case .negate, .binary:
      break
    }
  }

  private mutating func nextArgument() throws(ExpressionError) {
    completeToOpening()
    guard case .call(let function, let start, let count)? = pending.popLast() else {
      throw error(
        "found \",\" outside a call", suggestion: "separate arguments with commas, as in max(a, b)")
    }
    pending.append(.call(function, offset: start, argumentCount: count + 1))
  }

  private mutating func finish() throws(ExpressionError) {
    completeToOpening()
    switch pending.last {
    case .parenthesis(let start)?, .call(_, let start, _)?:
      throw error("found a \"(\" without its \")\"", at: start)
    case .negate?, .binary?, nil:
      break
    }
  }

  /// Returns whether or not a pending operator binds the last value before `next` does.
  private func bindsBefore(_ pending: Pending, _ next: Expression.Operator) -> Bool {
    switch pending {
    case .negate: true
    case .binary(let binary): binary.isMultiplicative || !next.isMultiplicative
    case .parenthesis, .call: false
    }
  }

  private mutating func completeLast() {
    switch pending.popLast() {
    case .negate(let start)?:
      let end = operands.last?.upperBound ?? start
      emit(.negate, taking: 1, range: start..<end)
    case .binary(let binary)?:
      let both = operands.suffix(2)
      let start = both.first?.lowerBound ?? 0
      emit(.binary(binary), taking: 2, range: start..<(both.last?.upperBound ?? start))
    case .parenthesis?, .call?, nil:
      break
    }
  }

  private mutating func emit(
    _ operation: Expression.Instruction.Operation, taking count: Int, range: Range<Int>
  ) {
    program.append(Expression.Instruction(operation, range: range))
    operands.removeLast(count)
    operands.append(range)
  }
}
