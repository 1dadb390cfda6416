/// A number that a spec writes as a formula over names: `superview.width - 2 * margin`.
///
/// Numbers, names with members after dots, `+ - * /`, a minus before a value, parentheses, and the functions
/// of `Function`. `*` and `/` bind tighter than `+` and `-`; among equals the left one is first. It is plain
/// Double arithmetic: each operation is rounded once, to the nearest.
struct Expression: Sendable, Equatable {
  /// The most Unicode scalars that an expression may have.
  static let maximumLength = 10_000
  /// The most parentheses and calls that may stand in one another.
  static let maximumDepth = 1000

  /// A name in an expression, such as `icon.maxX`.
  struct Reference: Sendable, Equatable {
    /// The parts between the dots; at least one.
    let components: [String]
    /// The byte of the text at which the name first stands.
    let offset: Int

    /// The parts with their dots.
    var name: String { components.joined(separator: ".") }

    /// The byte of the text at which one of the parts stands.
    func offset(ofComponent place: Int) -> Int {
      components[..<place].reduce(offset) { $0 + $1.utf8.count + 1 }
    }
  }

  /// The text in which the expression was written.
  let text: String
  /// The names in the expression, each once, in order of first appearance.
  let references: [Reference]
  /// The operations, each behind its operands.
  let program: [Instruction]

  /// Reads an expression, which is all of `text` or what stands in a range of its bytes; then `operators` are what
  /// may stand behind a value, for a message.
  init(
    parsing text: String, in range: Range<Int>? = nil, operators: String = "+ - * /"
  ) throws(ExpressionError) {
    var parser = ExpressionParser(text, range: range, operators: operators)
    try parser.parse()
    self.text = text
    references = parser.references
    program = parser.program
  }

  /// A number, which must be finite, as an expression.
  init(_ number: Double) {
    precondition(number.isFinite, "An expression is a finite number.")
    text = numeral(number)
    references = []
    program = [Instruction(.constant(number), range: 0..<text.utf8.count)]
  }

  /// Whether a name can stand in expressions: a letter or `_`, then letters, digits and `_`.
  ///
  /// Letters are those of any script (Unicode's identifier characters), so that views can have any names.
  static func isName(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    return !bytes.isEmpty && ExpressionParser.endOfName(in: bytes, from: 0) == bytes.count
  }

  /// An error about a name in this expression, or about one of its parts.
  func error(
    _ message: String, suggestion: String? = nil, at reference: Reference, component: Int = 0
  ) -> ExpressionError {
    ExpressionError(
      message, suggestion: suggestion, in: text, at: reference.offset(ofComponent: component))
  }
}
