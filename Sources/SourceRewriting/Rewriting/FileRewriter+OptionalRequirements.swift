import SwiftSyntax

/// Protocols of Objective-C, whose requirements may be optional.
extension FileRewriter {
  /// The beginning of the name of a method that calls an optional requirement if it is implemented.
  static let optionalPrefix = "__optional_"

  /// Makes a protocol of Objective-C one of classes, with defaults and calls for its optional requirements.
  func rewriteProtocol(_ node: ProtocolDeclSyntax) {
    guard node.attributes.attribute(named: "objc") != nil else { return }
    let names = node.inheritanceClause?.flatNames ?? []
    if node.inheritanceClause == nil {
      edits.insert(": AnyObject", at: (node.primaryAssociatedTypeClause?.range ?? node.name.range).upperBound)
    } else if let first = node.inheritanceClause?.inheritedTypes.first,
      !names.contains(where: { ["AnyObject", "class", "NSObjectProtocol"].contains($0) })
    {
      edits.insert("AnyObject, ", at: first.range.lowerBound)
    }
    guard scopes.count == 1, codeDepths.allSatisfy({ $0 == 0 }) else { return }
    var functions: [FunctionDeclSyntax] = []
    var members: [String] = []
    for member in node.memberBlock.members {
      if let function = member.decl.as(FunctionDeclSyntax.self), function.modifiers.modifier(.optional) != nil
      {
        functions.append(function)
      } else if let property = member.decl.as(VariableDeclSyntax.self),
        property.modifiers.modifier(.optional) != nil
      {
        members += optionalProperty(property)
      }
    }
    let all = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self)?.name.text }
    for function in functions {
      let isOnly = all.count { $0 == function.name.text } == 1
      members += optionalMethod(function, in: node.name.text, isOnly: isOnly)
    }
    guard !members.isEmpty else { return }
    namesRuntime = true
    let access = node.modifiers.first {
      ["public", "package", "fileprivate", "private"].contains($0.name.text)
    }
    let text = "; \(access.map { $0.name.text + " " } ?? "")extension \(node.name.text) { "
    edits.insert(text + members.joined(separator: "; ") + " }", at: node.range.upperBound)
  }

  /// Takes away the `private` of a method that is an optional requirement's.
  ///
  /// An implementation of a requirement that need not be there may be private on Apple's systems.
  func exposeRequirement(_ node: FunctionDeclSyntax, _ scope: Scope) {
    guard scope.isClass || scope.isExtension, !scope.inherited.isEmpty,
      let access = node.modifiers.modifier(.private) ?? node.modifiers.modifier(.fileprivate),
      questions.optionalRequirements(base: node.name.identifierText)
        .contains(node.signature.parameterClause.labels)
    else { return }
    edits.blank(access.range, in: bytes)
  }

  /// Returns a property that has the value of the one of the class, if it has one.
  ///
  /// The requirement goes, since a class's property need not be of an optional type.
  private func optionalProperty(_ node: VariableDeclSyntax) -> [String] {
    for token in node.tokens(viewMode: .sourceAccurate) { edits.blank(token.range, in: bytes) }
    return node.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let type = binding.typeAnnotation?.type
      else { return nil }
      let result = type.isOptionalType ? type.valueText : "(\(type.flatText))?"
      return "var \(name): \(result) { ObjectiveCRuntime.value(of: \"\(name)\", in: self) }"
    }
  }

  /// Returns the default of a requirement and the ways to call it.
  private func optionalMethod(_ node: FunctionDeclSyntax, in type: String, isOnly: Bool) -> [String] {
    let name = node.name.text
    let signature = node.signature
    let labels = signature.parameterClause.labels
    let fullName = FileIndex.MemberEntry(type: type, base: node.name.identifierText, labels: labels).fullName
    let effects = signature.effectSpecifiers
    let result = signature.returnClause?.type
    let resultText = result?.flatText ?? "Void"
    let isVoid = resultText == "Void" || resultText == "()"
    let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
    let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
      .filter { !["objc", "available"].contains($0.attributeName.flatText) }.map { $0.flatText + " " }
      .joined()

    var parameters: [String] = []
    var arguments: [String] = []
    var isPlain = node.genericParameterClause == nil
    for (number, parameter) in signature.parameterClause.parameters.enumerated() {
      parameters.append("\(parameter.firstName.text) a\(number): \(parameter.type.flatText)")
      var argument = "a\(number)"
      if let attributed = parameter.type.as(AttributedTypeSyntax.self) {
        if !attributed.specifiers.isEmpty { isPlain = false }
        if attributed.specifiers.contains(where: { $0.flatText == "inout" }) { argument = "&" + argument }
      }
      let label = parameter.firstName.text
      arguments.append((label == "_" ? "" : label + ": ") + argument)
    }
    let generics = node.genericParameterClause?.flatText ?? ""
    let head = "\(generics)(\(parameters.joined(separator: ", ")))\(effects.map { " " + $0.flatText } ?? "")"
    let condition = node.genericWhereClause.map { " " + $0.flatText } ?? ""
    let body =
      isVoid
      ? ""
      : result?.isOptionalType == true ? "nil" : "ObjectiveCRuntime.unimplemented(\"\(type).\(fullName)\")"
    let prefix = attributes + (isStatic ? "static " : "")
    let returned = result.map { " -> \($0.flatText)" } ?? ""
    var members = ["\(prefix)func \(name)\(head)\(returned)\(condition) { \(body) }"]
    if isStatic { return members }

    let call =
      (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
      + "\(name)(\(arguments.joined(separator: ", ")))"
    let optionalResult = result?.isOptionalType == true ? result?.valueText ?? "" : "(\(resultText))?"
    let test = "ObjectiveCRuntime.implements(self, \"\(fullName)\")"
    let discardable =
      isVoid && node.attributes.attribute(named: "discardableResult") == nil ? "@discardableResult " : ""
    members.append(
      "\(discardable)\(attributes)func \(Self.optionalPrefix)\(name)\(head) -> \(optionalResult)\(condition) "
        + "{ \(test) ? \(call) : nil }")
    guard isOnly, isPlain, effects == nil, attributes.isEmpty else { return members }
    let types = signature.parameterClause.parameters.map { $0.type.flatText.replacingIUO }
    let values = zip(labels.indices, labels).map { $1.isEmpty ? "$\($0)" : "\($1): $\($0)" }
    // A property and methods with labels may have one name; without labels, it serves for calls, too.
    let isName = !labels.isEmpty && labels.allSatisfy(\.isEmpty)
    members.append(
      "var \(isName ? name : Self.referencePrefix + name): ((\(types.joined(separator: ", "))) -> "
        + "\(resultText.replacingIUO))? { \(test) ? { self.\(name)(\(values.joined(separator: ", "))) } : nil }"
    )
    return members
  }
}

extension String {
  /// The type's text with `?` for a last `!`.
  fileprivate var replacingIUO: String { hasSuffix("!") ? dropLast() + "?" : self }
}
