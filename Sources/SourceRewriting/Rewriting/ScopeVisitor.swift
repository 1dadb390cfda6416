import SwiftSyntax

/// A walk over a file that knows the types around each node.
class ScopeVisitor: SyntaxVisitor {
  /// The types around the node.
  private(set) var scopes: [Scope] = []
  /// The number of blocks of code around the node within the innermost type.
  private(set) var codeDepth = 0
  /// The depths of code outside of the types around the node.
  private(set) var codeDepths: [Int] = []

  /// A type or an extension around a node.
  struct Scope {
    /// The name by which code within it can name the type.
    var name: String
    /// The name from the level of the file.
    var qualified: String
    var isClass = false
    var isProtocol = false
    var isExtension = false
    var isGeneric = false
    /// A Boolean value that indicates whether code at the level of the file cannot name the type.
    var isHidden = false
    /// The type around a private class, if the file can name it.
    var owner: String?
    /// A Boolean value that indicates whether all members are known to Objective-C.
    var allObjC = false
    /// The types that it inherits from and conforms to.
    var inherited: [String] = []
  }

  /// Creates a walk over what is there.
  init() {
    super.init(viewMode: .sourceAccurate)
  }

  /// Does what the first look at a protocol asks for.
  func didEnter(_ node: ProtocolDeclSyntax) {}
  /// Does what the first look at a class asks for.
  func didEnter(_ node: ClassDeclSyntax) {}
  /// Does what the end of a class asks for.
  func willLeave(_ node: ClassDeclSyntax) {}
  /// Does what the end of a structure asks for.
  func willLeave(_ node: StructDeclSyntax) {}
  /// Does what the end of an extension asks for.
  func willLeave(_ node: ExtensionDeclSyntax) {}

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    var scope = scope(of: node.name.text, modifiers: node.modifiers)
    scope.isClass = true
    scope.isGeneric = node.genericParameterClause != nil || scopes.contains(where: \.isGeneric)
    scope.allObjC = node.attributes.attribute(named: "objcMembers") != nil
    scope.inherited = node.inheritanceClause?.flatNames ?? []
    if node.attributes.isUnavailable {
      scope.isHidden = true
      scope.owner = nil
    }
    push(scope)
    didEnter(node)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) {
    willLeave(node)
    pop()
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    var scope = scope(of: node.name.text, modifiers: node.modifiers)
    scope.isGeneric = node.genericParameterClause != nil || scopes.contains(where: \.isGeneric)
    push(scope)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) {
    willLeave(node)
    pop()
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    var scope = scope(of: node.name.text, modifiers: node.modifiers)
    scope.isGeneric = node.genericParameterClause != nil || scopes.contains(where: \.isGeneric)
    push(scope)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { pop() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    push(scope(of: node.name.text, modifiers: node.modifiers))
    return .visitChildren
  }
  override func visitPost(_ node: ActorDeclSyntax) { pop() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    var scope = scope(of: node.name.text, modifiers: node.modifiers)
    scope.isProtocol = true
    push(scope)
    didEnter(node)
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { pop() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.nameWithoutArguments
    var scope = Scope(name: name, qualified: name, isExtension: true)
    scope.isHidden = node.genericWhereClause != nil || node.attributes.isUnavailable
    scope.allObjC = node.attributes.attribute(named: "objc") != nil
    scope.inherited = node.inheritanceClause?.flatNames ?? []
    push(scope)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) {
    willLeave(node)
    pop()
  }

  private func scope(of name: String, modifiers: DeclModifierListSyntax) -> Scope {
    var scope = Scope(name: name, qualified: ((scopes.last?.qualified).map { $0 + "." } ?? "") + name)
    let isPrivate = modifiers.contains { $0.name.text == "private" }
    scope.isHidden = codeDepth > 0 || scopes.last?.isHidden == true || isPrivate && !scopes.isEmpty
    if isPrivate, codeDepth == 0, let outer = scopes.last, !outer.isHidden, !outer.isGeneric,
      !outer.isProtocol
    {
      scope.owner = outer.qualified
    }
    return scope
  }
  private func push(_ scope: Scope) {
    scopes.append(scope)
    codeDepths.append(codeDepth)
    codeDepth = 0
  }
  private func pop() {
    scopes.removeLast()
    codeDepth = codeDepths.removeLast()
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    codeDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: CodeBlockSyntax) { codeDepth -= 1 }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    codeDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { codeDepth -= 1 }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    codeDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) { codeDepth -= 1 }
}
