import SwiftOperators
import SwiftParser
import SwiftSyntax

/// The faults of a file.
final class FaultFinder: SyntaxVisitor {
  let file: String
  let bytes: [UInt8]
  let lines: SourceLocationConverter
  var faults: [Fault] = []
  /// Names of local constants and variables that a later statement gives their first value.
  var unset: Set<String> = []

  init(file: String, source: String) {
    self.file = file
    bytes = Array(source.utf8)
    let parsed = Parser.parse(source: source)
    let tree = OperatorTable.standardOperators.foldAll(parsed) { _ in }
    lines = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  // MARK: Texts

  func text(_ node: some SyntaxProtocol) -> String {
    let range =
      node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    return String(decoding: bytes[range], as: UTF8.self)
  }

  static let on = "__mutant(%N%)"

  func add(
    _ node: some SyntaxProtocol, _ kind: String, _ text: String, old: String? = nil, new: String
  ) {
    let before = old ?? self.text(node)
    let short = { (text: String) in
      let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return line.count > 120 ? line.prefix(117) + "…" : line
    }
    let start = node.positionAfterSkippingLeadingTrivia
    faults.append(
      Fault(
        file: file, start: start.utf8Offset, end: node.endPositionBeforeTrailingTrivia.utf8Offset,
        line: lines.location(for: start).line, statement: statement(around: node), kind: kind,
        place: place(of: node), old: short(before), new: short(new), text: text))
  }

  /// Makes an expression one of two by the switch.
  func choose(_ node: some ExprSyntaxProtocol, _ kind: String, _ new: String, old: String? = nil) {
    add(node, kind, "(\(Self.on) ? \(new) : \(text(node)))", old: old, new: new)
  }

  // MARK: What has no faults

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SwitchCaseLabelSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: InlineArrayTypeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
    node.elements.count > 48 ? .skipChildren : .visitChildren
  }
  override func visit(_ node: DictionaryExprSyntax) -> SyntaxVisitorContinueKind {
    if case .elements(let elements) = node.content, elements.count > 48 { return .skipChildren }
    return .visitChildren
  }

  /// Checks of the caller and of the program itself, and hints that change no result.
  static let unchanging: Set = [
    "precondition", "preconditionFailure", "fatalError", "assert", "assertionFailure", "reserveCapacity",
    "combine",
    "withExtendedLifetime", "_fixLifetime", "print", "abort", "exit",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = self.name(of: node)
    if Self.unchanging.contains(name) { return .skipChildren }
    if name == "min" || name == "max", node.calledExpression.is(DeclReferenceExprSyntax.self),
      node.arguments.count > 1
    {
      let other = name == "min" ? "max" : "min"
      choose(node, "comparison", other + text(node).dropFirst(3))
    }
    return .visitChildren
  }

  func name(of call: FunctionCallExprSyntax) -> String {
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text
    }
    return text(call.calledExpression)
  }

  // MARK: Operators

  static let operators: [String: (String, String)] = [
    "+": ("-", "arithmetic"), "-": ("+", "arithmetic"), "*": ("/", "arithmetic"), "/": ("*", "arithmetic"),
    "%": ("/", "arithmetic"), "&+": ("&-", "arithmetic"), "&-": ("&+", "arithmetic"),
    "&*": ("&+", "arithmetic"),
    "<<": (">>", "arithmetic"), ">>": ("<<", "arithmetic"), "&<<": ("&>>", "arithmetic"),
    "&>>": ("&<<", "arithmetic"), "&": ("|", "arithmetic"), "|": ("&", "arithmetic"),
    "^": ("&", "arithmetic"),
    "<": ("<=", "comparison"), "<=": ("<", "comparison"), ">": (">=", "comparison"),
    ">=": (">", "comparison"),
    "==": ("!=", "comparison"), "!=": ("==", "comparison"), "===": ("!==", "comparison"),
    "!==": ("===", "comparison"), "&&": ("||", "logic"), "||": ("&&", "logic"),
  ]
  static let assignments: [String: String] = [
    "+=": "-=", "-=": "+=", "*=": "/=", "/=": "*=", "&+=": "&-=", "&-=": "&+=", "|=": "&=", "&=": "|=",
    "<<=": ">>=",
    ">>=": "<<=",
  ]

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard let symbol = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else {
      return .visitChildren
    }
    let left = text(node.leftOperand)
    let right = text(node.rightOperand)
    if let (other, kind) = Self.operators[symbol] {
      choose(node, kind, "\(left) \(other) \(right)")
    } else if symbol == "..<" || symbol == "..." {
      // Of a loop, the last turn is left out.
      if node.parent?.is(ForStmtSyntax.self) == true {
        add(
          node, "comparison", "\(left)\(symbol)((\(right)) - (\(Self.on) ? 1 : 0))",
          new: "\(left)\(symbol)\(right) - 1")
      }
    } else if let other = Self.assignments[symbol], node.parent?.is(CodeBlockItemSyntax.self) == true {
      let new = "\(left) \(other) \(right)"
      add(node, "arithmetic", "if \(Self.on) { \(new) } else { \(text(node)) }", new: new)
    }
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let operand = text(node.expression)
    if node.operator.text == "!" {
      add(node, "logic", "((\(operand)) == \(Self.on))", new: operand)
    } else if node.operator.text == "-", !node.expression.is(IntegerLiteralExprSyntax.self) {
      choose(node, "arithmetic", operand)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let swapped = [
      "first": "last", "last": "first", "minX": "maxX", "maxX": "minX", "minY": "maxY", "maxY": "minY",
      "width": "height", "height": "width",
    ]
    if let base = node.base, let other = swapped[node.declName.baseName.text],
      node.parent?.is(FunctionCallExprSyntax.self) != true, !isAssigned(node)
    {
      choose(node, "value", "\(text(base)).\(other)")
    }
    return .visitChildren
  }

  // MARK: Constants

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let digits = node.literal.text.filter { $0 != "_" }
    let value =
      digits.hasPrefix("0x")
      ? UInt64(digits.dropFirst(2), radix: 16)
      : digits.hasPrefix("0b") ? UInt64(digits.dropFirst(2), radix: 2) : UInt64(digits)
    guard let value, value < 1 << 62 else { return .skipChildren }
    let less = value > 1 && node.position.utf8Offset % 2 == 0
    choose(node, "constant", String(less ? value - 1 : value + 1))
    return .skipChildren
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    guard let value = Double(node.literal.text.filter { $0 != "_" }), value < 1e15, value > 1e-9 || value == 0
    else {
      return .skipChildren
    }
    // A fraction becomes another by a quarter of itself, so that it is not simply out of its range.
    choose(node, "constant", value < 1 && value > 0 ? "\(value * 1.25)" : "\(value + 1)")
    return .skipChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let value = node.literal.text == "true"
    add(node, "constant", value ? "!\(Self.on)" : Self.on, new: value ? "false" : "true")
    return .skipChildren
  }

  // MARK: Branches

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    if case .expression(let condition) = node.condition, node.parent?.parent?.is(WhileStmtSyntax.self) != true
    {
      add(condition, "branch", "(\(text(condition))) != \(Self.on)", new: "!(\(text(condition)))")
    }
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    add(
      node.condition, "branch", "(\(text(node.condition))) != \(Self.on)", new: "!(\(text(node.condition)))")
    return .visitChildren
  }

  // MARK: Statements

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(CodeBlockItemSyntax.self) == true {
      for binding in node.bindings where binding.initializer == nil && binding.accessorBlock == nil {
        unset.insert(text(binding.pattern))
      }
    }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if isDroppable(node) {
      add(node.item, "statement", "if !\(Self.on) { \(text(node.item)) }", new: "(nothing)")
    }
    return .visitChildren
  }

  // MARK: Returned values

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let expression = node.expression { replaceValue(expression, from: Syntax(node)) }
    return .visitChildren
  }

  override func visitPost(_ node: CodeBlockItemListSyntax) {
    guard node.count == 1, case .expr(let expression)? = node.first?.item, let block = node.parent,
      block.is(AccessorBlockSyntax.self) || block.parent?.is(FunctionDeclSyntax.self) == true
        || block.parent?.as(AccessorDeclSyntax.self)?.accessorSpecifier.text == "get"
    else { return }
    replaceValue(expression, from: Syntax(node))
  }

}
