import SwiftSyntax

/// Members that are looked up in any object, `(value as AnyObject).doubleValue`.
extension FileRewriter {
  /// Lets the run time look up numbers, geometry and anchors in any object, and warns of other members.
  func warnOfLookup(_ node: MemberAccessExprSyntax) {
    guard var base = node.base else { return }
    var mark: TokenSyntax?
    if let chain = base.as(OptionalChainingExprSyntax.self) {
      (base, mark) = (chain.expression, chain.questionMark)
    }
    if let force = base.as(ForceUnwrapExprSyntax.self) {
      (base, mark) = (force.expression, force.exclamationMark)
    }
    let member = node.declName.baseName.text
    if Self.values.contains(member) || Self.anchors.contains(member),
      let name = base.as(DeclReferenceExprSyntax.self),
      isAnyObject(name.baseName.text, at: Syntax(node))
    {
      namesRuntime = true
      edits.insert("ObjectiveCRuntime.anyObject(", at: name.range.lowerBound)
      edits.insert(")", at: name.range.upperBound)
      if let mark { edits.replaceExactly(mark.range, with: "") }
      return
    }
    guard let tuple = base.as(TupleExprSyntax.self), let only = tuple.elements.first?.expression,
      tuple.elements.count == 1, let sequence = only.as(SequenceExprSyntax.self),
      sequence.elements.count >= 3,
      let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type.flatText,
      type == "AnyObject" || type == "AnyObject?"
    else { return }
    guard !Self.known.contains(member) else { return }
    if Self.values.contains(member) || Self.anchors.contains(member) {
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

  /// Returns whether a name is that of a variable or a parameter of the functions around a node that may be any object.
  private func isAnyObject(_ name: String, at node: Syntax) -> Bool {
    var next = node.parent
    while let parent = next {
      if let type = declaredType(of: name, in: parent, before: node) { return Self.anyObjects.contains(type) }
      next = parent.parent
    }
    return false
  }

  /// Returns the type that a node gives a name, or nothing for one that it infers; nil if it does not declare the name.
  private func declaredType(of name: String, in scope: Syntax, before node: Syntax) -> String? {
    func binds(_ part: Syntax?) -> Bool {
      guard let part else { return false }
      let finder = NameFinder(name)
      finder.walk(part)
      return finder.isFound
    }
    if let block = scope.as(CodeBlockItemListSyntax.self) {
      for item in block where item.position < node.position {
        if let guarded = item.item.as(GuardStmtSyntax.self), binds(Syntax(guarded.conditions)) { return "" }
        for binding in item.item.as(VariableDeclSyntax.self)?.bindings ?? []
        where binds(Syntax(binding.pattern)) {
          return binding.typeAnnotation?.type.flatText ?? castType(of: binding.initializer?.value)
        }
      }
    }
    for condition in scope.as(IfExprSyntax.self)?.conditions ?? [] {
      guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
        binds(Syntax(binding.pattern))
      else { continue }
      return binding.typeAnnotation?.type.flatText ?? castType(of: binding.initializer?.value)
    }
    let isInferred =
      binds(scope.as(IfExprSyntax.self).map { Syntax($0.conditions) })
      || binds(scope.as(WhileStmtSyntax.self).map { Syntax($0.conditions) })
      || binds(scope.as(ForStmtSyntax.self).map { Syntax($0.pattern) })
      || binds(scope.as(ClosureExprSyntax.self)?.signature.map { Syntax($0) })
      || binds(scope.as(SwitchCaseSyntax.self).map { Syntax($0.label) })
      || binds(scope.as(CatchClauseSyntax.self).map { Syntax($0.catchItems) })
    if isInferred { return "" }
    let signature =
      scope.as(FunctionDeclSyntax.self)?.signature ?? scope.as(InitializerDeclSyntax.self)?.signature
    let parameter = signature?.parameterClause.parameters.first {
      ($0.secondName ?? $0.firstName).text == name
    }
    return parameter?.type.flatText
  }

  /// Returns the type that an expression is cast to at its end, or nothing.
  private func castType(of value: ExprSyntax?) -> String {
    value?.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self)?.type.flatText ?? ""
  }

  private static let anyObjects: Set<String> = ["AnyObject", "AnyObject?", "AnyObject!"]

  /// The members of numbers and values, which the run time looks up.
  static let values: Set<String> = [
    "doubleValue", "floatValue", "integerValue", "intValue", "unsignedIntegerValue", "boolValue",
    "stringValue",
    "cgRectValue", "cgPointValue", "cgSizeValue", "cgVectorValue", "uiEdgeInsetsValue", "uiOffsetValue",
  ]

  /// The members of views and layout guides, which the run time looks up.
  static let anchors: Set<String> = [
    "topAnchor", "bottomAnchor", "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor",
    "widthAnchor",
    "heightAnchor", "centerXAnchor", "centerYAnchor",
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
    return expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "classForCoder"
  }
}

/// A search for a pattern or a parameter of a closure that declares a name.
private final class NameFinder: SyntaxVisitor {
  private let name: String
  private(set) var isFound = false

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    if node.identifier.text == name { isFound = true }
    return .skipChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == name { isFound = true }
    return .skipChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    if (node.secondName ?? node.firstName).text == name { isFound = true }
    return .skipChildren
  }
}
