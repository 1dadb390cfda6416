import SwiftSyntax

/// The members that the table of a file lists.
extension FileRewriter {
  private static let markers: Set<String> = [
    "objc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "GKInspectable", "NSManaged",
  ]

  /// Returns whether members of a type are listed: by name, and as those that can be called.
  private func isListed(_ scope: Scope) -> (names: Bool, members: Bool) {
    guard uncertainConditions == 0, !scope.isHidden || scope.owner != nil, !scope.isProtocol else {
      return (false, false)
    }
    // A file that does not import the run-time module gets its import only for what needs it.
    let namesMatter = isOfUIKit || scope.inherited.contains { questions.kind(of: $0) == "objc protocol" }
    if scope.isClass { return (!scope.inherited.isEmpty && namesMatter, true) }
    guard scope.isExtension else { return (false, false) }
    let kind = questions.kind(of: scope.qualified)
    if kind == "class" { return (namesMatter, true) }
    guard kind.isEmpty else { return (false, false) }
    return (!scope.inherited.isEmpty && Self.isSystem(scope.name) && namesMatter, true)
  }

  /// Returns whether a name is one of a class of Apple's frameworks.
  static func isSystem(_ name: String) -> Bool {
    ["UI", "NS", "CA", "AV", "WK", "SK", "MK", "GK", "PH", "QL"].contains {
      name.hasPrefix($0) && name.dropFirst(2).first?.isUppercase == true
    }
  }

  /// Returns whether Objective-C knows a member of a type.
  func isObjC(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ scope: Scope) -> Bool
  {
    if attributes.attribute(named: "nonobjc") != nil { return false }
    let isMarked = attributes.contains { element in
      element.as(AttributeSyntax.self)?.attributeName.as(IdentifierTypeSyntax.self)
        .map { Self.markers.contains($0.name.text) } == true
    }
    let isPrivate = modifiers.contains {
      ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil
    }
    return isMarked || scope.allObjC && !isPrivate
  }

  private func name(_ scope: Scope) -> TableBuilder.ClassName {
    TableBuilder.ClassName(
      qualified: scope.qualified,
      isGeneric: scope.isGeneric || questions.isGeneric(scope.qualified)
        || SystemClasses.areGeneric.contains(scope.qualified),
      owner: scope.owner)
  }

  /// Lists a class, which is found by its name.
  func tableClass(_ node: ClassDeclSyntax, _ scope: Scope) {
    let name = name(scope)
    guard isListed(scope).members, !name.isGeneric, !node.attributes.isUnavailable else { return }
    let objcName = node.attributes.objcName
    guard objcName != nil || isOfUIKit && Self.isSystem(questions.root(of: scope.qualified)) else { return }
    tables.add(name, objcName: objcName)
  }

  /// Lists a method of a class.
  func tableMethod(_ node: FunctionDeclSyntax, _ scope: Scope) {
    let listed = isListed(scope)
    guard listed.names || listed.members, !node.attributes.isUnavailable else { return }
    guard case .identifier = node.name.tokenKind else { return }
    let isStatic = node.modifiers.isStatic
    let labels = node.signature.parameterClause.labels
    let base = node.name.identifierText
    let fullName = FileIndex.MemberEntry(type: scope.qualified, base: base, labels: labels).fullName
    let isPrivate = node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    var member: String?
    if listed.members {
      if isObjC(node.attributes, node.modifiers, scope) {
        member = entry(of: node, labels, node.attributes.objcName, scope)
      } else if node.modifiers.modifier(.override) != nil, isObjectMember(fullName, of: scope) {
        member = entry(of: node, labels, ObjectMembers.selectors[fullName], scope)
      }
    }
    tables.add(
      name(scope), name: listed.names && !isPrivate && !isStatic ? fullName : nil, member: member)
  }

  /// Returns the entry of a method: its selector, after a plus sign for one of the class itself, and a call of it.
  ///
  /// Methods of the class that observing asks for are called for an object.
  private func entry(
    of node: FunctionDeclSyntax, _ labels: [String], _ objcName: String?, _ scope: Scope
  ) -> String? {
    let signature = node.signature
    guard node.genericParameterClause == nil else { return nil }
    if signature.returnClause?.type.flatText.contains("some ") == true { return nil }
    let isOfObservers = ["keyPathsForValuesAffecting", "automaticallyNotifiesObservers"].contains {
      node.name.text.hasPrefix($0)
    }
    let target = node.modifiers.isStatic && isOfObservers ? "type(of: target)" : "target"
    let isStatic = node.modifiers.isStatic && !isOfObservers
    var parameters = ["target: \(name(scope).inFunctions)\(isStatic ? ".Type" : "")"]
    var arguments: [String] = []
    for (number, parameter) in signature.parameterClause.parameters.enumerated() {
      guard let type = Self.callableType(of: parameter) else { return nil }
      parameters.append("a\(number): \(type)")
      let label = parameter.firstName.text
      arguments.append((label == "_" ? "" : label + ": ") + "a\(number)")
    }
    let isThrowing = signature.effectSpecifiers?.throwsClause != nil
    let isAsync = signature.effectSpecifiers?.asyncSpecifier != nil
    let selector =
      objcName
      ?? SelectorNames.name(
        base: node.name.identifierText, labels: labels, throwing: isThrowing, async: isAsync)
    var call = "\(isThrowing ? "try " : "")\(target).\(node.name.text)(\(arguments.joined(separator: ", ")))"
    if isAsync {
      // Views are of the main actor, so that nothing is sent to another one.
      guard arguments.isEmpty, !isStatic, questions.root(of: scope.qualified).hasPrefix("UI") else {
        return nil
      }
      parameters.append("done: (() -> Void)?")
      call = "Task { _ = \(isThrowing ? "try? " : "")await target.\(node.name.text)(); done?() }"
    }
    return "ObjectiveCMember(\"\(isStatic ? "+" : "")\(selector)\", "
      + "{ (\(parameters.joined(separator: ", "))) in \(call) })"
  }

  /// Returns the type of a parameter that a closure can pass on; nil if none can.
  private static func callableType(of parameter: FunctionParameterSyntax) -> String? {
    let type = parameter.type.flatText
    guard parameter.ellipsis == nil, parameter.attributes.isEmpty, !type.contains("some "),
      !type.split(whereSeparator: { !$0.isLetter }).contains("Self")
    else { return nil }
    // A function that may not escape cannot be an argument of any type.
    if isFunction(parameter.type) { return nil }
    if let attributed = parameter.type.as(AttributedTypeSyntax.self) {
      if isFunction(attributed.baseType),
        attributed.attributes.attribute(named: "escaping") == nil
      {
        return nil
      }
      guard attributed.specifiers.isEmpty, attributed.attributes.attribute(named: "autoclosure") == nil
      else { return nil }
    }
    return parameter.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ? parameter.type.valueText : type
  }

  /// Returns whether a type is that of functions, in parentheses or not.
  private static func isFunction(_ type: TypeSyntax) -> Bool {
    var type = type
    while let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      type = only.type
    }
    return type.is(FunctionTypeSyntax.self)
  }

  /// Lists the properties of a declaration in a class.
  func tableProperty(_ node: VariableDeclSyntax, _ scope: Scope) {
    let listed = isListed(scope)
    guard listed.names || listed.members, !node.attributes.isUnavailable else { return }
    let isStatic = node.modifiers.isStatic
    let isPrivate = node.modifiers.contains {
      ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil
    }
    let type = name(scope)
    for binding in node.bindings {
      guard let token = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
      let property = token.identifierText
      var getter: String?
      if case .accessors(let list) = binding.accessorBlock?.accessors {
        if list.contains(where: { $0.effectSpecifiers != nil }) { continue }
        getter = list.first { $0.accessorSpecifier.text == "get" }?.attributes.objcName
      }
      let isObject = node.modifiers.modifier(.override) != nil && isObjectMember(property, of: scope)
      if listed.members,
        isObject || isObjC(node.attributes, node.modifiers, scope)
          || !isStatic && questions.optionalProperties.contains(property)
      {
        let key = node.attributes.objcName ?? property
        let path = "\\\(type.inFunctions).\(token.text)"
        tables.add(
          type, name: nil,
          member: isStatic
            ? "ObjectiveCMember(\"+\(key)\", { (target: \(type.inFunctions).Type) in target.\(token.text) })"
            : "ObjectiveCMember(\"\(key)\", \(path))")
        if let getter, !isStatic {
          tables.add(type, name: nil, member: "ObjectiveCMember(\"\(getter)\", \(path))")
        }
      }
      tables.add(type, name: listed.names && !isPrivate && !isStatic ? token.text : nil, member: nil)
    }
  }
}
