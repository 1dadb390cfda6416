import SwiftSyntax

/// The places of faults, and those where there can be none.
extension FaultFinder {
  func statement(around node: some SyntaxProtocol) -> Int {
    var next: Syntax? = Syntax(node)
    while let here = next {
      if here.is(CodeBlockItemSyntax.self) || here.is(MemberBlockItemSyntax.self) {
        return here.position.utf8Offset
      }
      next = here.parent
    }
    return 0
  }

  /// The names of the declarations around a node.
  func place(of node: some SyntaxProtocol) -> String {
    var names: [String] = []
    var next = Syntax(node).parent
    while let here = next {
      if let declaration = here.as(FunctionDeclSyntax.self) {
        names.append(declaration.name.text)
      } else if here.is(InitializerDeclSyntax.self) {
        names.append("init")
      } else if here.is(SubscriptDeclSyntax.self) {
        names.append("subscript")
      } else if let binding = here.as(PatternBindingSyntax.self),
        here.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
      {
        names.append(text(binding.pattern))
      } else if let type = here.asProtocol((any NamedDeclSyntax).self),
        here.isProtocol((any DeclGroupSyntax).self)
      {
        names.append(type.name.text)
      } else if let type = here.as(ExtensionDeclSyntax.self) {
        names.append(text(type.extendedType))
      }
      next = here.parent
    }
    return names.reversed().joined(separator: ".")
  }

  /// Whether an expression, or one that it is the base of, is on the left of an assignment or passed by reference.
  func isAssigned(_ node: some SyntaxProtocol) -> Bool {
    var here = Syntax(node)
    while let parent = here.parent {
      if let infix = parent.as(InfixOperatorExprSyntax.self), Syntax(infix.leftOperand) == here {
        let symbol = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text
        return symbol == nil || Self.assignments[symbol ?? ""] != nil
          || symbol?.hasSuffix("=") == true && Self.operators[symbol ?? ""] == nil
      }
      if parent.is(InOutExprSyntax.self) { return true }
      if let member = parent.as(MemberAccessExprSyntax.self), member.base.map(Syntax.init) == here {
        here = parent
      } else if parent.is(SubscriptCallExprSyntax.self) || parent.is(TupleExprSyntax.self)
        || parent.is(LabeledExprListSyntax.self) && parent.parent?.is(TupleExprSyntax.self) == true
        || parent.is(LabeledExprSyntax.self) && parent.parent?.parent?.is(TupleExprSyntax.self) == true
        || parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
      {
        here = parent
      } else {
        return false
      }
    }
    return false
  }
}
