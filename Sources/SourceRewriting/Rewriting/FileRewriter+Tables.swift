import SwiftSyntax

/// The members that the table of a file lists.
extension FileRewriter {
  private static let markers: Set<String> = [
    "objc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "GKInspectable", "NSManaged",
  ]

  /// Returns whether members of a type are listed: by name, and as those that can be called.
  private func isListed(_ scope: Scope) -> (names: Bool, members: Bool) {
    guard uncertainConditions == 0, !scope.isHidden, !scope.isProtocol else { return (false, false) }
    // A file that does not import the run-time module gets its import only for what needs it.
    let namesMatter = isOfUIKit || scope.inherited.contains { questions.kind(of: $0) == "objc protocol" }
    if scope.isClass { return (!scope.inherited.isEmpty && namesMatter, true) }
    guard scope.isExtension else { return (false, false) }
    let kind = questions.kind(of: scope.qualified)
    if kind == "class" { return (namesMatter, true) }
    guard kind.isEmpty else { return (false, false) }
    let isSystem = ["UI", "NS", "CA", "AV", "WK", "SK", "MK", "GK", "PH", "QL"].contains {
      scope.name.hasPrefix($0) && scope.name.dropFirst(2).first?.isUppercase == true
    }
    return (!scope.inherited.isEmpty && isSystem && namesMatter, true)
  }

  private func isObjC(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ scope: Scope
  ) -> Bool {
    if attributes.attribute(named: "nonobjc") != nil { return false }
    let isMarked = attributes.contains { element in
      element.as(AttributeSyntax.self)?.attributeName.as(IdentifierTypeSyntax.self)
        .map { Self.markers.contains($0.name.text) } == true
    }
    let isPrivate = modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    return isMarked || scope.allObjC && !isPrivate
  }

  private func isGeneric(_ scope: Scope) -> Bool {
    scope.isGeneric || scope.isExtension && questions.isGeneric(scope.qualified)
  }

  /// Lists a method of a class.
  func tableMethod(_ node: FunctionDeclSyntax, _ scope: Scope) {
    let listed = isListed(scope)
    guard listed.names || listed.members, !node.attributes.isUnavailable else { return }
    guard !node.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) else { return }
    let labels = node.signature.parameterClause.labels
    let base = node.name.identifierText
    let fullName = FileIndex.MemberEntry(type: scope.qualified, base: base, labels: labels).fullName
    let isPrivate = node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    guard case .identifier = node.name.tokenKind else { return }
    var member: String?
    if listed.members, isObjC(node.attributes, node.modifiers, scope) {
      member = entry(of: node, labels, node.attributes.objcName, scope)
    }
    tables.add(
      scope.qualified, isGeneric: isGeneric(scope), name: listed.names && !isPrivate ? fullName : nil,
      member: member)
  }

  private func entry(
    of node: FunctionDeclSyntax, _ labels: [String], _ objcName: String?, _ scope: Scope
  ) -> String? {
    let signature = node.signature
    guard node.genericParameterClause == nil, signature.effectSpecifiers?.asyncSpecifier == nil else {
      return nil
    }
    if signature.returnClause?.type.flatText.contains("some ") == true { return nil }
    var parameters = ["target: \(scope.qualified)"]
    var arguments: [String] = []
    for (number, parameter) in signature.parameterClause.parameters.enumerated() {
      let type = parameter.type.flatText
      guard parameter.ellipsis == nil, parameter.attributes.isEmpty, !type.contains("some "),
        !type.split(whereSeparator: { !$0.isLetter }).contains("Self")
      else { return nil }
      if let attributed = parameter.type.as(AttributedTypeSyntax.self) {
        guard attributed.specifiers.isEmpty, attributed.attributes.attribute(named: "autoclosure") == nil
        else {
          return nil
        }
      }
      let isOptional = parameter.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      parameters.append("a\(number): " + (isOptional ? parameter.type.valueText : type))
      let label = parameter.firstName.text
      arguments.append((label == "_" ? "" : label + ": ") + "a\(number)")
    }
    let isThrowing = signature.effectSpecifiers?.throwsClause != nil
    let name =
      objcName ?? SelectorNames.name(base: node.name.identifierText, labels: labels, throwing: isThrowing)
    let call = "target.\(node.name.text)(\(arguments.joined(separator: ", ")))"
    return "ObjectiveCMember(\"\(name)\", { (\(parameters.joined(separator: ", "))) in "
      + "\(isThrowing ? "try " : "")\(call) })"
  }

  /// Lists the properties of a declaration in a class.
  func tableProperty(_ node: VariableDeclSyntax, _ scope: Scope) {
    let listed = isListed(scope)
    guard listed.names || listed.members, !node.attributes.isUnavailable else { return }
    guard !node.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) else { return }
    let isPrivate = node.modifiers.contains {
      ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil
    }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      if case .accessors(let list) = binding.accessorBlock?.accessors,
        list.contains(where: { $0.effectSpecifiers != nil })
      {
        continue
      }
      var member: String?
      if listed.members,
        isObjC(node.attributes, node.modifiers, scope) || questions.optionalProperties.contains(name)
      {
        let key = node.attributes.objcName ?? name
        member = "ObjectiveCMember(\"\(key)\", \\\(scope.qualified).\(name))"
      }
      tables.add(
        scope.qualified, isGeneric: isGeneric(scope), name: listed.names && !isPrivate ? name : nil,
        member: member)
    }
  }
}
