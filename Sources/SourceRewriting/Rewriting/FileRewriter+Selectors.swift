import SwiftSyntax

/// `#selector`, as a selector that carries the method.
extension FileRewriter {
  /// Puts `Selector("name:", Type.name(_:))` for `#selector(name(_:))`.
  func rewriteSelector(_ arguments: LabeledExprListSyntax, _ range: Range<Int>) {
    guard let argument = arguments.first, arguments.count == 1 else { return }
    var expression = argument.expression
    var cast: TypeSyntax?
    unwrap(&expression)
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
        let type = elements[2].as(TypeExprSyntax.self)
      else { return }
      expression = elements[0]
      cast = type.type
      unwrap(&expression)
    }
    let text: String?
    switch argument.label?.text {
    case "getter": text = accessor(expression, setter: false)
    case "setter": text = accessor(expression, setter: true)
    default: text = method(expression, cast)
    }
    guard let text else { return }
    namesRuntime = true
    let breaks = bytes[range].count { $0 == UInt8(ascii: "\n") }
    let lines = String(repeating: "\n", count: breaks)
    // A module may have a type of its own with that name.
    let type = questions.kind(of: "Selector").isEmpty ? "Selector" : "ObjectiveCRuntime.NamedSelector"
    edits.replaceExactly(range, with: "\(type)(\(text)\(lines))")
  }

  private func unwrap(_ expression: inout ExprSyntax) {
    while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.label == nil
    {
      expression = only.expression
    }
  }

  /// The object of a reference: nil for `self`, a type, or an instance.
  private enum Base {
    case own
    case type(String)
    case instance(String)
  }

  private func base(of expression: ExprSyntax?) -> Base {
    guard var expression else { return .own }
    unwrap(&expression)
    var isOptional = false
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      expression = chain.expression
      isOptional = true
    }
    let text = expression.flatText
    // It is not evaluated.
    let value = isOptional ? "(\(text))!" : text
    if ["self", "Self", "super"].contains(text) { return .own }
    var last = text
    if let member = expression.as(MemberAccessExprSyntax.self) {
      last = member.declName.baseName.text
    } else if let generic = expression.as(GenericSpecializationExprSyntax.self) {
      last = generic.expression.flatText
    } else if !expression.is(DeclReferenceExprSyntax.self) {
      return .instance(value)
    }
    let first = last.first { $0 != "_" && $0 != "`" }
    return first?.isUppercase == true ? .type(text) : .instance(value)
  }

  private func parts(of expression: ExprSyntax) -> (base: ExprSyntax?, name: DeclReferenceExprSyntax)? {
    if let name = expression.as(DeclReferenceExprSyntax.self) { return (nil, name) }
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
    return (member.base, member.declName)
  }

  private static let propertiesOfObjects: Set<String> = [
    "description", "debugDescription", "hash", "superclass",
  ]

  /// Returns the arguments for a method.
  private func method(_ expression: ExprSyntax, _ cast: TypeSyntax?) -> String? {
    guard let (baseExpression, declName) = parts(of: expression) else { return nil }
    let base = declName.baseName.identifierText
    let labels = declName.argumentNames?.arguments.map { $0.name.text == "_" ? "" : $0.name.identifierText }
    let reference = declName.flatText
    // A nested structure or enumeration has no such methods: its functions mean those of the class around it.
    let own = scopes.last { $0.isClass || $0.isExtension } ?? scopes.last { !$0.isProtocol }
    let place = self.base(of: baseExpression)
    let type: String?
    switch place {
    case .own: type = own?.name
    case .type(let name): type = name
    case .instance: type = nil
    }
    let (name, isByName) = self.name(type, base, labels, cast)
    let quoted = "\"\(name)\""
    if base == "init" || isByName { return quoted }
    switch place {
    case .own:
      guard let type else { return quoted }
      if own?.isExtension == true, questions.kind(of: type).hasSuffix("protocol") { return quoted }
      return quoted + ", "
        + (cast.map { "(\(type).\(reference) as (\(type)) -> \($0.flatText))" } ?? "\(type).\(reference)")
    case .type(let type):
      // Objective-C has methods where Swift's class has properties: #selector(NSObject.description).
      if type == "NSObject", Self.propertiesOfObjects.contains(reference) { return quoted }
      if questions.kind(of: type).hasSuffix("protocol") {
        return quoted + ", { (target: any \(type)) in target.\(reference) }"
      }
      return quoted + ", "
        + (cast.map { "(\(type).\(reference) as \($0.flatText))" } ?? "\(type).\(reference)")
    case .instance(let text):
      return quoted + ", of: { \(text) }, { $0.\(reference)\(cast.map { " as \($0.flatText)" } ?? "") }"
    }
  }

  /// Returns the name of a method, and whether it can only be called by its name.
  private func name(
    _ type: String?, _ base: String, _ labels: [String]?, _ cast: TypeSyntax?
  ) -> (String, isByName: Bool) {
    var found = questions.methods(of: type, base: base)
    if let labels { found = found.filter { $0.labels == labels } }
    if let count = cast.flatMap(argumentCount) { found = found.filter { $0.labels.count == count } }
    let names = Set(
      found.map {
        $0.objcName.isEmpty
          ? SelectorNames.name(base: base, labels: $0.labels, throwing: $0.throwing, async: $0.isAsync)
          : $0.objcName
      })
    // Methods of the type, and asynchronous ones, are called by their names.
    let isByName = !found.isEmpty && found.allSatisfy { $0.isStatic || $0.isAsync }
    if names.count == 1, let name = names.first { return (name, isByName) }
    if let labels { return (SelectorNames.name(base: base, labels: labels), isByName) }
    return (base, isByName)
  }

  /// Returns the number of arguments of the innermost function of a type.
  private func argumentCount(_ type: TypeSyntax) -> Int? {
    guard let function = type.as(FunctionTypeSyntax.self) else {
      if let optional = type.as(TupleTypeSyntax.self), let only = optional.elements.first,
        optional.elements.count == 1
      {
        return argumentCount(only.type)
      }
      return nil
    }
    return argumentCount(function.returnClause.type) ?? function.parameters.count
  }

  /// Returns whether a property is one of the class itself, such as `URLSessionConfiguration.default`.
  private static func isOfClass(_ property: String, of type: String) -> Bool {
    switch type {
    case "URLSessionConfiguration": property.hasPrefix("default") || property.hasPrefix("ephemeral")
    case "UIDevice": property == "current"
    case "UIScreen", "Bundle": property == "main"
    default: ["shared", "standard"].contains(property)
    }
  }

  /// Returns the arguments for the getter or the setter of a property.
  private func accessor(_ expression: ExprSyntax, setter: Bool) -> String? {
    guard let (baseExpression, declName) = parts(of: expression) else { return nil }
    let property = declName.baseName.identifierText
    let label = setter ? "setter" : "getter"
    let name = setter ? SelectorNames.setter(of: property) : property
    switch base(of: baseExpression) {
    case .own:
      guard let type = scopes.last(where: { !$0.isProtocol })?.name else { return "\"\(name)\"" }
      return "\(label): \"\(name)\", \\\(type).\(declName.baseName.text)"
    case .type(let type):
      if questions.kind(of: type).hasSuffix("protocol") { return "\"\(name)\"" }
      if Self.isOfClass(property, of: type) { return "\"\(name)\"" }
      let key = SelectorNames.key(of: property, inType: type)
      let selector = setter ? SelectorNames.setter(of: key) : property
      return "\(label): \"\(selector)\", \\\(type).\(declName.baseName.text)"
    case .instance: return "\"\(name)\""
    }
  }
}
