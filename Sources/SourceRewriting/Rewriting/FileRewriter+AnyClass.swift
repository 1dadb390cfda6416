import SwiftSyntax

/// Messages to classes, `type.isSubclass(of: UIView.self)`.
extension FileRewriter {
  /// Lets the run time answer questions that classes of Objective-C answer.
  func rewriteClassCall(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), var base = member.base,
      node.trailingClosure == nil, !base.is(SuperExprSyntax.self)
    else { return }
    let name = member.declName.baseName.text
    let labels = node.arguments.map { $0.label?.text ?? "" }
    switch name {
    case "isSubclass" where labels == ["of"], "superclass" where labels.isEmpty:
      if questions.methods(of: nil, base: name).contains(where: { $0.labels == labels }) { return }
      guard isClass(base) else { return }
    case "responds" where labels == ["to"], "instancesRespond" where labels == ["to"],
      "hash" where labels.isEmpty, "conforms" where labels == ["to"]:
      guard case .named(let type) = declaredType(of: base), DeclaredType.withoutMarks(type) == "AnyClass"
      else { return }
    default: return
    }
    var mark: TokenSyntax?
    if let chain = base.as(OptionalChainingExprSyntax.self) {
      (base, mark) = (chain.expression, chain.questionMark)
    } else if let force = base.as(ForceUnwrapExprSyntax.self) {
      (base, mark) = (force.expression, force.exclamationMark)
    }
    namesRuntime = true
    edits.insert("ObjectiveCRuntime.anyClass(", at: base.range.lowerBound)
    let isOptional = mark == nil && goesThroughChain(base)
    edits.insert((isType(base) ? ".self" : "") + ")" + (isOptional ? "?" : ""), at: base.range.upperBound)
    if mark?.text == "!" { edits.insert("!", at: base.range.upperBound) }
    if let mark, mark.text == "!" { edits.replaceExactly(mark.range, with: "") }
  }

  /// Returns whether an expression is a class, as far as its name and the declarations near it tell.
  func isClass(_ base: ExprSyntax) -> Bool {
    if isType(base), let name = nameOfType(base) {
      if name == "Self" { return true }
      let kind = questions.kind(of: name)
      return kind == "class" || kind.isEmpty && Self.isSystem(name)
    }
    guard case .named(let type) = declaredType(of: base) else { return false }
    let text = DeclaredType.withoutMarks(type)
    return text == "AnyClass" || text.hasSuffix(".Type")
  }

  /// Returns whether an expression names a type.
  func isType(_ base: ExprSyntax) -> Bool { nameOfType(base)?.first?.isUppercase == true }

  private func nameOfType(_ base: ExprSyntax) -> String? {
    if let generic = base.as(GenericSpecializationExprSyntax.self) { return nameOfType(generic.expression) }
    let name =
      base.as(DeclReferenceExprSyntax.self)?.baseName
      ?? base.as(MemberAccessExprSyntax.self)?.declName.baseName
    return name?.text
  }

  /// Returns whether an expression is that of an optional chain, `a?.b`.
  private func goesThroughChain(_ base: ExprSyntax) -> Bool {
    var next: ExprSyntax? = base
    while let expression = next {
      if expression.is(OptionalChainingExprSyntax.self) { return true }
      if expression.is(ForceUnwrapExprSyntax.self) { return false }
      next =
        expression.as(MemberAccessExprSyntax.self)?.base
        ?? expression.as(FunctionCallExprSyntax.self)?.calledExpression
        ?? expression.as(SubscriptCallExprSyntax.self)?.calledExpression
    }
    return false
  }
}
