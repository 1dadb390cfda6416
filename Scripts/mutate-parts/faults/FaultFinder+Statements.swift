import SwiftSyntax

/// Which statements can be left out, and which values can be returned in place of others.
extension FaultFinder {
  func isDroppable(_ node: CodeBlockItemSyntax) -> Bool {
    guard let list = node.parent?.as(CodeBlockItemListSyntax.self), let owner = list.parent?.parent else {
      return false
    }
    if owner.is(GuardStmtSyntax.self) && node == list.last { return false }
    if list.parent?.is(SourceFileSyntax.self) == true { return false }
    if list.count == 1, !isStatement(list) { return false }
    switch node.item {
    case .stmt(let statement):
      if statement.is(ContinueStmtSyntax.self) { return true }
      if let exit = statement.as(ReturnStmtSyntax.self) { return exit.expression == nil }
      return false
    case .expr(var expression):
      while true {
        if let inner = expression.as(TryExprSyntax.self) {
          expression = inner.expression
        } else if let inner = expression.as(AwaitExprSyntax.self) {
          expression = inner.expression
        } else if let inner = expression.as(UnsafeExprSyntax.self) {
          expression = inner.expression
        } else {
          break
        }
      }
      if let call = expression.as(FunctionCallExprSyntax.self) {
        let name = self.name(of: call)
        return !Self.unchanging.contains(name) && name != "init"
      }
      guard let infix = expression.as(InfixOperatorExprSyntax.self) else { return false }
      if infix.operator.is(AssignmentExprSyntax.self) {
        return !isInInitializer(node) && !unset.contains(text(infix.leftOperand))
          && text(infix.leftOperand) != "_"
      }
      return Self.assignments[text(infix.operator)] != nil
    case .decl: return false
    }
  }

  /// Whether the only item of a list is a statement rather than the value of what is around it.
  func isStatement(_ list: CodeBlockItemListSyntax) -> Bool {
    guard let block = list.parent, let owner = block.parent else { return false }
    if block.is(ClosureExprSyntax.self) || block.is(AccessorBlockSyntax.self) { return false }
    if let function = owner.as(FunctionDeclSyntax.self) { return function.signature.returnClause == nil }
    if let accessor = owner.as(AccessorDeclSyntax.self) { return accessor.accessorSpecifier.text != "get" }
    return true
  }

  func isInInitializer(_ node: some SyntaxProtocol) -> Bool {
    var next = Syntax(node).parent
    while let here = next {
      if here.is(InitializerDeclSyntax.self) { return true }
      if here.is(FunctionDeclSyntax.self) || here.is(ClosureExprSyntax.self)
        || here.is(AccessorDeclSyntax.self)
      {
        return false
      }
      next = here.parent
    }
    return false
  }

  func replaceValue(_ expression: ExprSyntax, from node: Syntax) {
    guard let type = returnedType(around: node) else { return }
    var inner = expression
    var prefix = ""
    if let attempt = expression.as(TryExprSyntax.self), attempt.questionOrExclamationMark == nil {
      inner = attempt.expression
      prefix = "try "
    }
    if inner.is(IfExprSyntax.self) || inner.is(SwitchExprSyntax.self) { return }
    let value = text(inner)
    let on = Self.on
    if type == "Bool" {
      if inner.is(BooleanLiteralExprSyntax.self) { return }
      add(expression, "return", "\(prefix)((\(value)) != \(on))", new: "!(\(value))")
    } else if ["Int", "Int32", "Int64", "UInt8", "UInt32", "Double", "CGFloat", "Float"].contains(type) {
      if inner.is(IntegerLiteralExprSyntax.self) || inner.is(FloatLiteralExprSyntax.self) { return }
      add(expression, "return", "\(prefix)((\(value)) + (\(on) ? 1 : 0))", new: "(\(value)) + 1")
    } else {
      let other =
        type.hasSuffix("?")
        ? "nil"
        : type == "String"
          ? "\"\""
          : type.hasPrefix("[")
            ? type.contains(":") ? "[:]" : "[]" : ""
      if other.isEmpty || other == value { return }
      add(expression, "return", "\(prefix)(\(on) ? \(other) : \(value))", new: other)
    }
  }

  func returnedType(around node: Syntax) -> String? {
    var next: Syntax? = node
    while let here = next {
      if here.is(ClosureExprSyntax.self) || here.is(InitializerDeclSyntax.self) { return nil }
      if let function = here.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause.map { text($0.type) }
      }
      if let place = here.as(SubscriptDeclSyntax.self) { return text(place.returnClause.type) }
      if let accessor = here.as(AccessorDeclSyntax.self), accessor.accessorSpecifier.text != "get" {
        return nil
      }
      if let binding = here.as(PatternBindingSyntax.self), binding.accessorBlock != nil {
        return binding.typeAnnotation.map { text($0.type) }
      }
      next = here.parent
    }
    return nil
  }
}
