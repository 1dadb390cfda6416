import SwiftSyntax

/// Members that are looked up in any object, `(value as AnyObject).doubleValue`.
extension FileRewriter {
  /// Lets the run time look up numbers and geometry in any object, and warns of other members.
  func warnOfLookup(_ node: MemberAccessExprSyntax) {
    guard var base = node.base else { return }
    var mark: TokenSyntax?
    if let chain = base.as(OptionalChainingExprSyntax.self) {
      (base, mark) = (chain.expression, chain.questionMark)
    }
    if let force = base.as(ForceUnwrapExprSyntax.self) {
      (base, mark) = (force.expression, force.exclamationMark)
    }
    guard let tuple = base.as(TupleExprSyntax.self), let only = tuple.elements.first?.expression,
      tuple.elements.count == 1, let sequence = only.as(SequenceExprSyntax.self),
      sequence.elements.count >= 3,
      let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type.flatText,
      type == "AnyObject" || type == "AnyObject?"
    else { return }
    let member = node.declName.baseName.text
    guard !Self.known.contains(member) else { return }
    if Self.values.contains(member) {
      namesRuntime = true
      edits.insert("ObjectiveCRuntime.anyObject", at: tuple.range.lowerBound)
      if let type = sequence.elements.last { edits.replaceExactly(type.range, with: "Any?") }
      if let mark { edits.replaceExactly(mark.range, with: "") }
      return
    }
    if sendMessage(node, tuple, sequence) { return }
    warn(
      node.declName.baseName,
      "'\(member)' cannot be looked up in any object on Linux; cast to the class or protocol that declares it"
    )
  }

  /// The members of numbers and values, which the run time looks up.
  private static let values: Set<String> = [
    "doubleValue", "floatValue", "integerValue", "intValue", "unsignedIntegerValue", "boolValue",
    "stringValue",
    "cgRectValue", "cgPointValue", "cgSizeValue", "cgVectorValue", "uiEdgeInsetsValue", "uiOffsetValue",
  ]

  /// The members that objects of all classes have here.
  private static let known: Set<String> = [
    "self", "perform", "responds", "isEqual", "hash", "isKind", "isMember", "description", "isProxy",
    "superclass",
  ]

  /// Sends a message for a call whose result is not used, if the module has such a method, and returns whether it does.
  private func sendMessage(
    _ node: MemberAccessExprSyntax, _ tuple: TupleExprSyntax, _ sequence: SequenceExprSyntax
  ) -> Bool {
    var called = Syntax(node)
    if let chain = called.parent?.as(OptionalChainingExprSyntax.self) { called = Syntax(chain) }
    if let force = called.parent?.as(ForceUnwrapExprSyntax.self) { called = Syntax(force) }
    guard let call = called.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == called.id,
      let left = call.leftParen, call.trailingClosure == nil,
      call.parent?.is(CodeBlockItemSyntax.self) == true, node.base?.id == tuple.id
    else { return false }
    let base = node.declName.baseName.identifierText
    let labels = call.arguments.map { $0.label?.identifierText ?? "" }
    let names = Set(
      questions.methods(of: nil, base: base).filter { $0.labels == labels && !$0.isStatic }.map {
        $0.objcName.isEmpty
          ? SelectorNames.name(base: base, labels: labels, throwing: $0.throwing) : $0.objcName
      })
    guard names.count == 1, let name = names.first else { return false }
    namesRuntime = true
    edits.insert("Selector(\"\(name)\").invoke(on: ", at: tuple.range.lowerBound)
    edits.replace(tuple.range.upperBound..<left.range.upperBound, with: ", with: [", in: bytes)
    for argument in call.arguments {
      guard let label = argument.label, let colon = argument.colon else { continue }
      edits.blank(label.range, in: bytes)
      edits.blank(colon.range, in: bytes)
    }
    if let right = call.rightParen { edits.replaceExactly(right.range, with: "])") }
    return true
  }

  /// Names a class for `type(of: object).description()`, which `NSObject` has on Apple's systems.
  func rewriteDescription(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.flatText == "description",
      let type = member.base?.as(FunctionCallExprSyntax.self), type.calledExpression.flatText == "type",
      type.arguments.first?.label?.text == "of",
      !questions.methods(of: nil, base: "description").contains(where: { $0.isStatic && $0.labels.isEmpty })
    else { return }
    edits.insert("String(reflecting: ", at: type.range.lowerBound)
    edits.replaceExactly(type.range.upperBound..<node.range.upperBound, with: ")")
  }
}
