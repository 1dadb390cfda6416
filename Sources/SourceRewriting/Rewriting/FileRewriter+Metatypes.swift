import SwiftSyntax

/// Objects that metatypes make, `type.init(frame: .zero)`, where Swift wants a required initializer.
extension FileRewriter {
  /// Names the class of the object that a metatype makes, and lets the file have the initializer.
  func rewriteMetatypeCall(_ node: FunctionCallExprSyntax) {
    guard isOfUIKit, node.trailingClosure == nil, node.leftParen != nil else { return }
    let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    guard MetatypeMakers.exist(for: labels) else { return }
    if isCallOfType(node.calledExpression) {
      namesRuntime = true
      tables.addMaker(labels)
      return
    }
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init", member.declName.argumentNames == nil, let base = member.base
    else { return }
    switch metatype(base) {
    case .none: return
    case .type: break
    case .value:
      var value = base
      if let chain = base.as(OptionalChainingExprSyntax.self) { value = chain.expression }
      if isPure(value) {
        // The type of an element of a tuple is known to the compiler, which that of a generic function's result is not.
        edits.insert("(ObjectiveCRuntime.request(\(value.flatText)), ", at: value.range.lowerBound)
        edits.insert(").1", at: value.range.upperBound)
      } else {
        edits.insert("ObjectiveCRuntime.requested(", at: value.range.lowerBound)
        edits.insert(")", at: value.range.upperBound)
      }
    }
    namesRuntime = true
    tables.addMaker(labels)
  }

  /// Makes a closure of a reference to an initializer of a metatype, `map(self.init(cgColor:))`.
  func rewriteMetatypeReference(_ node: MemberAccessExprSyntax) {
    guard isOfUIKit, node.declName.baseName.text == "init", let names = node.declName.argumentNames,
      let base = node.base, node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id
    else { return }
    let labels = names.arguments.map { $0.name.text + ":" }.joined()
    let kind = metatype(base)
    // A closure has arguments of its own.
    guard MetatypeMakers.exist(for: labels), kind != .none, isPure(base), !base.flatText.contains("$") else {
      return
    }
    edits.insert(
      kind == .value ? "{ (ObjectiveCRuntime.request(\(base.flatText)), " : "{ ", at: base.range.lowerBound)
    if kind == .value { edits.insert(").1", at: base.range.upperBound) }
    let arguments = names.arguments.enumerated().map { number, argument in
      argument.name.text == "_" ? "$\(number)" : "\(argument.name.text): $\(number)"
    }
    edits.replaceExactly(names.range, with: "(\(arguments.joined(separator: ", "))) }")
    namesRuntime = true
    tables.addMaker(labels)
  }

  /// Returns whether an expression is a type whose objects may be of another.
  ///
  /// It is a parameter `T`, `Self`, `Self.View`, or the type that the compiler infers for `.init` where types have parameters.
  private func isCallOfType(_ called: ExprSyntax) -> Bool {
    if let name = called.as(DeclReferenceExprSyntax.self), name.argumentNames == nil {
      return isOpenType(name)
    }
    guard let member = called.as(MemberAccessExprSyntax.self), member.declName.argumentNames == nil else {
      return false
    }
    guard let base = member.base else {
      return member.declName.baseName.text == "init"
        && (scopes.last?.isGeneric == true || isInFunctionOfSelf(Syntax(called)))
    }
    var first = base
    while let next = first.as(MemberAccessExprSyntax.self)?.base { first = next }
    guard member.declName.baseName.text.first?.isUppercase == true,
      let name = first.as(DeclReferenceExprSyntax.self)
    else { return false }
    return isOpenType(name)
  }

  /// Returns whether the function around a node returns `Self`.
  private func isInFunctionOfSelf(_ node: Syntax) -> Bool {
    guard let scope = scopes.last, scope.isClass || scope.isExtension else { return false }
    return sequence(first: node, next: \.parent).first { $0.is(FunctionDeclSyntax.self) }?
      .as(FunctionDeclSyntax.self)?.signature.returnClause?.type.flatText == "Self"
  }

  private func isOpenType(_ name: DeclReferenceExprSyntax) -> Bool {
    if name.baseName.text == "Self" { return scopes.last.map { $0.isClass || $0.isExtension } == true }
    return isParameter(name.baseName.text, of: Syntax(name))
  }

  /// Returns whether an expression may be evaluated twice.
  private func isPure(_ value: ExprSyntax) -> Bool {
    var rest = [Syntax(value)]
    while let node = rest.popLast() {
      if let call = node.as(FunctionCallExprSyntax.self) {
        guard ["type", "NSClassFromString"].contains(call.calledExpression.flatText) else { return false }
      }
      if node.is(ClosureExprSyntax.self) || node.is(MacroExpansionExprSyntax.self) { return false }
      rest += node.children(viewMode: .sourceAccurate)
    }
    return true
  }

  private enum Metatype { case none, type, value }

  /// Returns whether an expression is a metatype's value, or a type that may be another than it says.
  private func metatype(_ base: ExprSyntax) -> Metatype {
    switch base.flatText {
    case "super": return .none
    case "self": return isInStaticMember(Syntax(base)) ? .value : .none
    case "Self": return scopes.last.map { $0.isClass || $0.isExtension } == true ? .type : .none
    default: break
    }
    if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.identifierText {
      return name.first?.isUppercase == true ? isParameter(name, of: Syntax(base)) ? .type : .none : .value
    }
    if let generic = base.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.flatText.first?.isUppercase == true ? .none : .value
    }
    var first: ExprSyntax? = base
    while let member = first?.as(MemberAccessExprSyntax.self) { first = member.base }
    if first == nil { return .none }
    guard let member = base.as(MemberAccessExprSyntax.self) else {
      return base.is(ArrayExprSyntax.self) ? .none : .value
    }
    return member.declName.baseName.text.first?.isUppercase == true ? .none : .value
  }

  /// Returns whether a name is that of a generic parameter at a node.
  private func isParameter(_ name: String, of node: Syntax) -> Bool {
    guard name.first?.isUppercase == true else { return false }
    var next = node.parent
    while let parent = next {
      if let clause = parent.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause,
        clause.parameters.contains(where: { $0.name.text == name })
      {
        return true
      }
      next = parent.parent
    }
    return scopes.contains { $0.isExtension && questions.isParameter(name, of: $0.qualified) }
  }

  /// Returns whether `self` is a metatype at a node: whether the member around it is one of the type itself.
  private func isInStaticMember(_ node: Syntax) -> Bool {
    var next = node.parent
    while let parent = next {
      if let function = parent.as(FunctionDeclSyntax.self), function.modifiers.isStatic { return true }
      if let property = parent.as(VariableDeclSyntax.self), property.modifiers.isStatic { return true }
      if parent.is(MemberBlockSyntax.self) { return false }
      next = parent.parent
    }
    return false
  }
}
