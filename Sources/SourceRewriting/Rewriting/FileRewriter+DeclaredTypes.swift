import SwiftSyntax

/// The types of expressions, as far as declarations near them say.
enum DeclaredType {
  /// A type as it is written.
  case named(String)
  /// The type of an element of something that no declaration tells the type of.
  case element

  /// Returns a type without the marks of optionals and the word for existential types.
  static func withoutMarks(_ type: String) -> String {
    var text = Substring(type)
    while let last = text.last, last == "?" || last == "!" { text = text.dropLast() }
    if text.hasPrefix("("), text.hasSuffix(")"), !text.contains(","), !text.contains("->") {
      return withoutMarks(String(text.dropFirst().dropLast()))
    }
    return text.hasPrefix("any ") ? String(text.dropFirst(4)) : String(text)
  }

  /// Returns the name of a type, without marks, the arguments of a generic type and the mark of a metatype.
  ///
  /// It is nil for a type that has no name, such as `[Card]`.
  static func name(of type: String) -> String? {
    var text = Substring(withoutMarks(type))
    if text.hasSuffix(".Type") { text = text.dropLast(5) }
    text = text.prefix { $0 != "<" }
    return text.isEmpty || text.contains(where: { "[(&> ".contains($0) }) ? nil : String(text)
  }

  /// Returns the type of the elements of an array or of the values of a dictionary, `[String: AnyObject]`.
  static func element(of type: String) -> String? {
    let text = withoutMarks(type)
    guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
    var depth = 0
    var rest = text.dropFirst().dropLast()
    if let colon = rest.indices.first(where: { index in
      if "[(<".contains(rest[index]) { depth += 1 }
      if "])>".contains(rest[index]) { depth -= 1 }
      return depth == 0 && rest[index] == ":"
    }) {
      rest = rest[rest.index(after: colon)...]
    }
    return String(rest.drop { $0 == " " })
  }
}

extension FileRewriter {
  /// Returns the type of an expression; nil if no declaration near it gives one.
  func declaredType(of expression: ExprSyntax) -> DeclaredType? {
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      if name.baseName.text == "self" { return ownType(at: Syntax(expression)) }
      return declaredType(of: name.baseName.identifierText, at: Syntax(expression))
    }
    if expression.is(SuperExprSyntax.self) { return ownType(at: Syntax(expression)) }
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      return declaredType(of: chain.expression)
    }
    if let force = expression.as(ForceUnwrapExprSyntax.self) { return declaredType(of: force.expression) }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return declaredType(of: only.expression)
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      if sequence.elements.count == 3,
        sequence.elements.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
      {
        return sequence.elements.first.flatMap { declaredType(of: $0) }
      }
      return sequence.elements.last?.as(TypeExprSyntax.self).map { .named($0.type.flatText) }
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return typeOfResult(of: call)
    }
    if let element = expression.as(SubscriptCallExprSyntax.self) {
      return elementType(of: declaredType(of: element.calledExpression))
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
    let name = member.declName.baseName.identifierText
    switch name {
    // Those of UIKit's constraints.
    case "firstItem", "secondItem": return .named("AnyObject?")
    case "first", "last": return elementType(of: declaredType(of: base))
    // That of an element of a dictionary, which has the type of the values here.
    case "value" where base.is(SubscriptCallExprSyntax.self): return declaredType(of: base)
    case "allObjects": return .named("[?]")
    case "classForCoder" where !questions.isProperty(name), "superclass" where !questions.isProperty(name):
      return .named("AnyClass?")
    case "self" where isType(base): return .named(base.flatText + ".Type")
    default:
      if isType(base) {
        return propertyType(name, of: DeclaredType.name(of: base.flatText), at: Syntax(expression))
      }
      guard case .named(let type) = declaredType(of: base) else { return nil }
      return propertyType(name, of: DeclaredType.name(of: type), at: Syntax(expression))
    }
  }

  private func elementType(of type: DeclaredType?) -> DeclaredType? {
    guard case .named(let text) = type, let element = DeclaredType.element(of: text) else { return nil }
    return element == "?" ? .element : .named(element)
  }

  /// Returns the type of a name at a node: that of the innermost declaration around the node, or of a property.
  private func declaredType(of name: String, at node: Syntax) -> DeclaredType? {
    var next = node.parent
    while let parent = next {
      if let found = declaredType(of: name, in: parent, before: node) { return found.type }
      next = parent.parent
    }
    return propertyType(name, of: scopes.last?.qualified, at: node)
  }

  /// Returns whether a name is that of a variable or a parameter of the function around a node.
  func isLocal(_ name: String, at node: Syntax) -> Bool {
    var next = node.parent
    while let parent = next {
      if declaredType(of: name, in: parent, before: node) != nil { return true }
      next = parent.parent
    }
    return false
  }

  /// A declaration of a name.
  private struct Declaration {
    /// The type; nil for one that is not known.
    var type: DeclaredType?
  }

  /// Returns the declaration of a name that a node has; nil if it has none.
  private func declaredType(of name: String, in scope: Syntax, before node: Syntax) -> Declaration? {
    func binds(_ part: Syntax?) -> Bool {
      guard let part else { return false }
      let finder = NameFinder(name)
      finder.walk(part)
      return finder.isFound
    }
    func bound(
      _ annotation: TypeAnnotationSyntax?, _ initializer: InitializerClauseSyntax?
    ) -> Declaration {
      if let type = annotation?.type { return Declaration(type: .named(type.flatText)) }
      // A name that is bound to itself is that of a declaration farther out.
      return Declaration(type: initializer.flatMap { declaredType(of: $0.value) })
    }
    func bound(in conditions: ConditionElementListSyntax) -> Declaration? {
      for condition in conditions where condition.position < node.position {
        guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
          binds(Syntax(binding.pattern)), binding.initializer?.range.contains(node.range.lowerBound) != true
        else { continue }
        if binding.initializer == nil {
          return Declaration(type: declaredType(of: name, at: Syntax(binding)))
        }
        return bound(binding.typeAnnotation, binding.initializer)
      }
      return binds(Syntax(conditions)) && !conditions.range.contains(node.range.lowerBound)
        ? Declaration() : nil
    }
    if let block = scope.as(CodeBlockItemListSyntax.self) {
      for item in Array(block).reversed()
      where item.position < node.position && !item.range.contains(node.range.lowerBound) {
        if let guarded = item.item.as(GuardStmtSyntax.self), let found = bound(in: guarded.conditions) {
          return found
        }
        for binding in item.item.as(VariableDeclSyntax.self)?.bindings ?? []
        where binds(Syntax(binding.pattern)) {
          return bound(binding.typeAnnotation, binding.initializer)
        }
      }
    }
    let conditions =
      scope.as(IfExprSyntax.self)?.conditions ?? scope.as(WhileStmtSyntax.self)?.conditions
      ?? scope.as(GuardStmtSyntax.self)?.conditions
    if let conditions, let found = bound(in: conditions) { return found }
    if let loop = scope.as(ForStmtSyntax.self), binds(Syntax(loop.pattern)),
      !loop.sequence.range.contains(node.range.lowerBound)
    {
      // The first of two names is that of a key.
      if let pair = loop.pattern.as(TuplePatternSyntax.self)?.elements, !binds(pair.last.map { Syntax($0) }) {
        return Declaration()
      }
      if let type = loop.typeAnnotation?.type { return Declaration(type: .named(type.flatText)) }
      return Declaration(type: elementType(of: declaredType(of: loop.sequence)))
    }
    if case .parameterClause(let clause) = scope.as(ClosureExprSyntax.self)?.signature?.parameterClause,
      let type = clause.parameters.first(where: { ($0.secondName ?? $0.firstName).text == name })?.type
    {
      return Declaration(type: .named(type.flatText))
    }
    let isInferred =
      binds(scope.as(ClosureExprSyntax.self)?.signature.map { Syntax($0) })
      || binds(scope.as(SwitchCaseSyntax.self).map { Syntax($0.label) })
      || binds(scope.as(CatchClauseSyntax.self).map { Syntax($0.catchItems) })
    if isInferred { return Declaration() }
    let signature =
      scope.as(FunctionDeclSyntax.self)?.signature ?? scope.as(InitializerDeclSyntax.self)?.signature
    let parameter = signature?.parameterClause.parameters.first {
      ($0.secondName ?? $0.firstName).text == name
    }
    return parameter.map { Declaration(type: .named($0.type.flatText)) }
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
