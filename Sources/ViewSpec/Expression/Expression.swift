/// A number as a formula over names, such as `superview.width - 2 * margin`.
///
/// An expression consists of numbers, names with members after dots, `+ - * /`, the unary minus, parentheses, and the
/// functions of `Function`. `*` and `/` bind tighter than `+` and `-`; operators of equal precedence associate to the
/// left. The arithmetic is that of Double: each operation is rounded once, to the nearest.
struct Expression: Sendable, Equatable {
  /// The maximum number of Unicode scalars of an expression.
  static let maximumLength = 10_000
  /// The maximum nesting depth of parentheses and calls.
  static let maximumDepth = 1000

  /// A name in an expression, such as `icon.maxX`.
  struct Reference: Sendable, Equatable {
    /// The parts between the dots; at least one.
    let components: [String]
    /// The byte offset in the text of the first place of the name.
    let offset: Int

    /// The parts with their dots.
    var name: String { components.joined(separator: ".") }

    /// Returns the byte offset in the text of one of the parts.
    func offset(ofComponent place: Int) -> Int {
      components[..<place].reduce(offset) { $0 + $1.utf8.count + 1 }
    }
  }

  /// The text that contains the expression.
  let text: String
  /// The distinct names in the expression, in order of first appearance.
  let references: [Reference]
  /// The operations, each after its operands.
  let program: [Instruction]

  /// Reads an expression, which is all of `text` or a range of its bytes.
  ///
  /// `operators` lists what may follow a value, for a message.
  init(
    parsing text: String, in range: Range<Int>? = nil, operators: String = "+ - * /"
  ) throws(ExpressionError) {
    var parser = ExpressionParser(text, range: range, operators: operators)
    try parser.parse()
    self.text = text
    references = parser.references
    program = parser.program
  }

  /// Creates an expression that is a finite number.
  init(_ number: Double) {
    precondition(number.isFinite, "An expression is a finite number.")
    text = numeral(number)
    references = []
    program = [Instruction(.constant(number), range: 0..<text.utf8.count)]
  }

  /// Returns whether or not a name is valid in expressions: a letter or `_`, then letters, digits and `_`.
  ///
  /// Letters of any script are allowed (Unicode's identifier characters), so that views can have names in any language.
  static func isName(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    return !bytes.isEmpty && ExpressionParser.endOfName(in: bytes, from: 0) == bytes.count
  }

  /// Returns an error about a name in this expression, or about one of its parts.
  func error(
    _ message: String, suggestion: String? = nil, at reference: Reference, component: Int = 0
  ) -> ExpressionError {
    ExpressionError(
      message, suggestion: suggestion, in: text, at: reference.offset(ofComponent: component))
  }
}
