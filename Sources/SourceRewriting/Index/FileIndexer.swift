import SwiftSyntax

/// A walk over the declarations of a file that makes its index.
final class FileIndexer: SyntaxVisitor {
  private(set) var index = FileIndex()
  private var scopes: [Scope] = []

  private struct Scope {
    var name: String
    /// The node of the extension, if the scope is one.
    var extensionNode: ExtensionDeclSyntax?
    var isProtocol = false
  }

  /// Creates a walk over declarations; bodies are passed over.
  init() {
    super.init(viewMode: .sourceAccurate)
  }

  private func enter(
    _ name: String, _ kind: String?, _ inheritance: InheritanceClauseSyntax?,
    _ parameters: GenericParameterClauseSyntax? = nil
  ) -> SyntaxVisitorContinueKind {
    let qualified = ((scopes.last?.name).map { $0 + "." } ?? "") + name
    if let kind {
      index.types.append(
        FileIndex.TypeEntry(
          name: qualified, kind: kind, inherited: inheritance?.flatNames ?? [],
          parameters: parameters?.parameters.map(\.name.text) ?? []))
    }
    scopes.append(Scope(name: qualified, isProtocol: kind?.hasSuffix("protocol") == true))
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node.name.text, "class", node.inheritanceClause, node.genericParameterClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, "struct", node.inheritanceClause, node.genericParameterClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, "enum", node.inheritanceClause, node.genericParameterClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, "actor", node.inheritanceClause)
  }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let isObjC = node.attributes.attribute(named: "objc") != nil
    return enter(node.name.text, isObjC ? "objc protocol" : "protocol", node.inheritanceClause)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.initializer.value
    guard scopes.isEmpty, type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self) else {
      return .skipChildren
    }
    var entry = FileIndex.TypeEntry(
      name: node.name.text, kind: "typealias", inherited: [type.nameWithoutArguments])
    entry.isPublic = node.modifiers.contains { ["public", "open", "package"].contains($0.name.text) }
    index.types.append(entry)
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.nameWithoutArguments
    if let protocols = node.inheritanceClause?.flatNames {
      index.conformances.append(FileIndex.ConformanceEntry(type: name, protocols: protocols))
    }
    scopes.append(Scope(name: name, extensionNode: node))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    Conditions.isImpossible(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let scope = scopes.last else { return .skipChildren }
    var entry = FileIndex.MemberEntry(
      type: scope.name, base: node.name.text, labels: node.signature.parameterClause.labels)
    entry.throwing = node.signature.effectSpecifiers?.throwsClause != nil
    entry.isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
    note(&entry, node.attributes, node.modifiers, scope)
    if let owner = scope.extensionNode, let texts = Forwarders.text(of: node, in: owner) {
      (entry.forwarder, entry.template) = texts
    }
    if entry.forwarder == nil, !isOfInterest(entry, node.attributes, scope) { return .skipChildren }
    index.members.append(entry)
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let scope = scopes.last,
      node.modifiers.modifier(.required) != nil || scope.isProtocol && node.isPlain
    else { return .skipChildren }
    var entry = FileIndex.MemberEntry(
      type: scope.name, base: "init", labels: node.signature.parameterClause.labels)
    note(&entry, node.attributes, node.modifiers, scope)
    index.members.append(entry)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let scope = scopes.last else { return .skipChildren }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      var entry = FileIndex.MemberEntry(type: scope.name, base: name, labels: nil)
      note(&entry, node.attributes, node.modifiers, scope)
      let type = binding.typeAnnotation?.type.flatText.filter { !"?!() ".contains($0) }
      entry.isAnyObject = type == "AnyObject" || type == "anyAnyObject"
      entry.isDynamic = node.modifiers.modifier(.dynamic) != nil
      if let owner = scope.extensionNode, node.bindings.count == 1,
        let texts = Forwarders.text(of: node, in: owner)
      {
        (entry.forwarder, entry.template) = texts
      }
      index.members.append(entry)
    }
    return .skipChildren
  }

  private func note(
    _ entry: inout FileIndex.MemberEntry, _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax,
    _ scope: Scope
  ) {
    entry.objcName = attributes.objcName ?? ""
    entry.isStatic = modifiers.modifier(.static) != nil || modifiers.modifier(.class) != nil
    entry.isOverride = modifiers.modifier(.override) != nil
    entry.isOptional = scope.isProtocol && modifiers.modifier(.optional) != nil
    entry.isOpen =
      scope.extensionNode != nil
      && (modifiers.modifier(.open) != nil || scope.extensionNode?.modifiers.modifier(.open) != nil)
  }

  /// Returns whether others ask for a method: those that Objective-C knows, and those that may be overridden or override.
  private func isOfInterest(
    _ entry: FileIndex.MemberEntry, _ attributes: AttributeListSyntax, _ scope: Scope
  ) -> Bool {
    entry.isOverride || entry.isOptional || scope.isProtocol || entry.base == "description"
      || attributes.contains { element in
        element.as(AttributeSyntax.self).map {
          ["objc", "IBAction", "IBSegueAction"].contains($0.attributeName.flatText)
        } ?? false
      }
      || scope.extensionNode.map { $0.attributes.attribute(named: "objc") != nil } == true
      || !entry.isStatic && entry.labels.map { $0.count <= 2 } == true
  }
}
