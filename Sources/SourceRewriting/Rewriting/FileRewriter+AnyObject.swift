import SwiftSyntax

/// Members that are looked up in any object, `(value as AnyObject).doubleValue`.
extension FileRewriter {
  /// Lets the run time look up a member or an element of any object, and warns of members that it cannot look up.
  func rewriteLookup(_ node: some ExprSyntaxProtocol) {
    let member = node.as(MemberAccessExprSyntax.self)?.declName.baseName
    let subscripted = node.as(SubscriptCallExprSyntax.self)
    if let subscripted, subscripted.arguments.count != 1 || subscripted.arguments.first?.label != nil {
      return
    }
    guard var base = node.as(MemberAccessExprSyntax.self)?.base ?? subscripted?.calledExpression else {
      return
    }
    var mark: TokenSyntax?
    if let chain = base.as(OptionalChainingExprSyntax.self) {
      (base, mark) = (chain.expression, chain.questionMark)
    }
    if let force = base.as(ForceUnwrapExprSyntax.self) {
      (base, mark) = (force.expression, force.exclamationMark)
    }
    let name = member?.text ?? ""
    let isMethod = Self.methods.contains(name)
    let isLookedUp = isMethod || Self.lookedUp.contains(name) || subscripted != nil
    if let cast = castToAnyObject(base) {
      guard name != "self", name != "isProxy" else { return }
      if isLookedUp {
        lookUp(in: cast.tuple, mark, isMethod: isMethod, node: Syntax(node))
        edits.replaceExactly(cast.type.range, with: "Any?")
        return
      }
      guard let access = node.as(MemberAccessExprSyntax.self) else { return }
      if sendMessage(access, cast.tuple, cast.sequence) { return }
      warn(
        access.declName.baseName,
        "'\(name)' cannot be looked up in any object on Linux; cast to the class or protocol that declares it"
      )
    } else if isLookedUp, isAnyObject(base, isSender: Self.messages.contains(name)) {
      lookUp(in: base, mark, isMethod: isMethod, node: Syntax(node))
    }
  }

  /// Puts an object whose members are looked up in place of an expression.
  ///
  /// A property that is looked up is nil without an object, so that it needs no mark. A method needs one.
  private func lookUp(in base: some ExprSyntaxProtocol, _ mark: TokenSyntax?, isMethod: Bool, node: Syntax) {
    namesRuntime = true
    let isTuple = base.is(TupleExprSyntax.self)
    let function = isMethod && mark?.text == "?" ? "objectIfPresent" : "anyObject"
    edits.insert("ObjectiveCRuntime.\(function)" + (isTuple ? "" : "("), at: base.range.lowerBound)
    if !isTuple { edits.insert(")", at: base.range.upperBound) }
    if let mark, !isMethod || mark.text == "!" { edits.replaceExactly(mark.range, with: "") }
    // A method that every object has here is called as one that may be missing: object.isEqual?(other)
    if isMethod, let chain = node.parent?.as(OptionalChainingExprSyntax.self),
      chain.parent?.is(FunctionCallExprSyntax.self) == true
    {
      edits.replaceExactly(chain.questionMark.range, with: "")
    }
  }

  /// A value in parentheses that is cast to any object.
  private struct Cast {
    var tuple: TupleExprSyntax
    var sequence: SequenceExprSyntax
    var type: ExprSyntax
  }

  private func castToAnyObject(_ base: ExprSyntax) -> Cast? {
    guard let tuple = base.as(TupleExprSyntax.self), let only = tuple.elements.first?.expression,
      tuple.elements.count == 1, let sequence = only.as(SequenceExprSyntax.self),
      sequence.elements.count >= 3, let last = sequence.elements.last,
      let type = last.as(TypeExprSyntax.self)?.type.flatText, type == "AnyObject" || type == "AnyObject?"
    else { return nil }
    return Cast(tuple: tuple, sequence: sequence, type: last)
  }

  /// Returns whether an expression may be any object, as far as the declarations around it tell.
  ///
  /// A message may be sent to an element of something unknown in the same way.
  private func isAnyObject(_ base: ExprSyntax, isSender: Bool) -> Bool {
    switch declaredType(of: base) {
    case .named(let type): DeclaredType.withoutMarks(type) == "AnyObject"
    case .element: isSender
    case nil: false
    }
  }

  /// The members of numbers and values, which the run time looks up.
  static let values: Set<String> = [
    "doubleValue", "floatValue", "integerValue", "intValue", "unsignedIntegerValue", "boolValue",
    "stringValue", "uintValue", "int8Value", "uint8Value", "int16Value", "uint16Value", "int32Value",
    "uint32Value", "int64Value", "uint64Value",
    "cgRectValue", "cgPointValue", "cgSizeValue", "cgVectorValue", "uiEdgeInsetsValue", "uiOffsetValue",
  ]

  /// The members of views, layout guides and all objects, which the run time looks up, and the counts of collections.
  private static let properties: Set<String> = [
    "topAnchor", "bottomAnchor", "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor",
    "widthAnchor", "heightAnchor", "centerXAnchor", "centerYAnchor", "superview", "classForCoder", "hash",
    "description", "debugDescription", "superclass", "count", "length",
  ]

  /// The messages that every object understands.
  private static let messages: Set<String> = ["perform", "responds"]

  /// The methods that the run time looks up.
  private static let methods: Set<String> = messages.union([
    "value", "setValue", "isKind", "isMember", "isEqual", "object", "removeFromSuperview", "location",
    "contains",
  ])

  /// All members that the run time looks up.
  static let lookedUp = values.union(properties).union(methods)

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

  /// Names a class for `type(of: object).description()` and `object.classForCoder.description()`, which `NSObject` has on
  /// Apple's systems.
  func rewriteDescription(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.flatText == "description",
      let type = member.base, isMetatype(type),
      !questions.methods(of: nil, base: "description").contains(where: { $0.isStatic && $0.labels.isEmpty })
    else { return }
    namesRuntime = true
    edits.insert("ObjectiveCRuntime.name(of: ", at: type.range.lowerBound)
    edits.replaceExactly(type.range.upperBound..<node.range.upperBound, with: ")")
  }

  /// Returns whether an expression is the class of an object.
  private func isMetatype(_ expression: ExprSyntax) -> Bool {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.flatText == "type" && call.arguments.first?.label?.text == "of"
    }
    let name =
      expression.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? expression.as(DeclReferenceExprSyntax.self)?.baseName
    return name?.text == "classForCoder"
  }
}
