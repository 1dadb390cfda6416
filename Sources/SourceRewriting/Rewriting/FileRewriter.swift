import SwiftSyntax

/// A walk over a file that collects its changes.
///
/// Each kind of change is in a file of its own; this one has the order of the walk and what it keeps on its way.
final class FileRewriter: ScopeVisitor {
  let bytes: [UInt8]
  let path: String
  let questions: IndexQuestions
  let options: RewriteOptions
  var edits = Edits()
  var warnings: [Place] = []
  /// The number of conditions around the node that may be false.
  var uncertainConditions = 0
  /// A Boolean value that indicates whether the changes name declarations of the run-time module.
  var namesRuntime = false
  /// A Boolean value that indicates whether the file imports the run-time module anyway.
  var importsRuntime = false
  /// A Boolean value that indicates whether the file sees UIKit by what others import.
  let seesUIKit: Bool
  /// A Boolean value that indicates whether the file sees UIKit, by its own import or that of another file.
  var isOfUIKit = false
  /// The imports of the file.
  let imports: [SourceOutline.ImportWord]
  var tables = TableBuilder()
  /// The declarations that the extension around the node gets for members that are overridden.
  var dispatchers: [String] = []

  /// A warning with its byte offset.
  struct Place {
    var offset: Int
    var message: String
  }

  /// Creates a walk over a file.
  init(
    bytes: [UInt8], path: String, imports: [SourceOutline.ImportWord], questions: IndexQuestions,
    options: RewriteOptions
  ) {
    self.bytes = bytes
    self.imports = imports
    self.path = path
    self.questions = questions
    self.options = options
    // On Apple's systems, XCTest imports UIKit.
    let isTest = imports.contains { $0.module == "XCTest" }
    seesUIKit =
      questions.imports(options.runtimeModule) || isTest && questions.importsBelow(options.runtimeModule)
    isOfUIKit = seesUIKit
    super.init()
  }

  /// The name of the file in the names of declarations that are put in.
  private(set) lazy var stem: String = {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let base = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    let plain = String(base.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    if plain == base { return base }
    let hash = base.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return plain + "_" + String(hash, radix: 16)
  }()

  /// Returns the bytes of the file after all changes, or nil if there are none.
  ///
  /// A file without a tree has nothing but its imports to change.
  func rewritten(_ tree: SourceFileSyntax?) -> [UInt8]? {
    if let tree {
      if TableBuilder.isThere(in: tree) { return nil }
      walk(tree)
    }
    let table = tables.text(stem: stem)
    if !table.isEmpty { namesRuntime = true }
    importRuntime()
    importNetworking()
    importImplied()
    importObservables()
    guard !edits.isEmpty || !table.isEmpty else { return nil }
    var result = edits.applied(to: bytes)
    if !table.isEmpty {
      if result.last != UInt8(ascii: "\n") { result.append(UInt8(ascii: "\n")) }
      result += Array(table.utf8)
    }
    return result == bytes ? nil : result
  }

  // MARK: Types and members

  override func didEnter(_ node: ProtocolDeclSyntax) {
    rewriteProtocol(node)
    renameRequiredInitializer(node)
  }

  override func didEnter(_ node: ClassDeclSyntax) {
    if codeDepths.last == 0, let scope = scopes.last { tableClass(node, scope) }
  }

  override func willLeave(_ node: ClassDeclSyntax) {
    if codeDepths.last == 0, let scope = scopes.last {
      addMembers(of: scope, requiredInitializer(of: node, scope), at: node.memberBlock.rightBrace)
    }
  }

  override func willLeave(_ node: StructDeclSyntax) { registerProvider(node) }

  override func willLeave(_ node: ExtensionDeclSyntax) {
    addDispatchers(at: node.memberBlock.rightBrace)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if codeDepth == 0, let scope = scopes.last {
      tableMethod(node, scope)
      exposeRequirement(node, scope)
      let labels = node.signature.parameterClause.labels
      let entry = FileIndex.MemberEntry(type: scope.qualified, base: node.name.text, labels: labels)
      redeclareObjectMember(entry.fullName, node.modifiers, scope)
      let isVariadic = node.signature.parameterClause.parameters.contains { $0.ellipsis != nil }
      if !isVariadic {
        moveMember(entry.fullName, node.name, node.modifiers, body: node.body?.range, scope)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if codeDepth == 0, let scope = scopes.last {
      tableProperty(node, scope)
      widenDelegate(node)
      announceChanges(node, scope)
      if let binding = node.bindings.first, node.bindings.count == 1,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
      {
        redeclareObjectMember(name.text, node.modifiers, scope)
        if !moveObservers(node, scope), !dispatchObservers(node, scope) {
          moveMember(name.text, name, node.modifiers, body: binding.accessorBlock?.range, scope)
        }
      }
      if let attribute = node.attributes.attribute(named: "NSManaged") {
        if !isLayer(scope) { warnOfManagedProperty(attribute) }
        giveAccessors(node)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    blankAttribute(node)
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.tokenKind == .keyword(.dynamic) { edits.blank(node.range, in: bytes) }
    // The former language let requirements be weak, without effect.
    if [.keyword(.optional), .keyword(.weak)].contains(node.name.tokenKind), codeDepth == 0,
      scopes.last?.isProtocol == true
    {
      edits.blank(node.range, in: bytes)
    }
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteImport(node)
    return .skipChildren
  }

  // MARK: Conditions

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { rewriteCondition(condition) }
    let isCertain = Conditions.isCertain(node)
    if !isCertain { uncertainConditions += 1 }
    if let elements = node.elements, !Conditions.isParsed(node) || !elements.hasError { walk(elements) }
    if !isCertain { uncertainConditions -= 1 }
    return .skipChildren
  }

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    rewriteAvailability(node)
    return .skipChildren
  }

  // MARK: Expressions

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteMacro(node.macroName.text, node.arguments, node.trailingClosure, node.range, Syntax(node))
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    let range = node.pound.positionAfterSkippingLeadingTrivia.utf8Offset..<node.range.upperBound
    return rewriteMacro(node.macroName.text, node.arguments, node.trailingClosure, range, Syntax(node))
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteOptionalCall(node)
    rewriteReceiver(node)
    rewriteMetatypeCall(node)
    warnOfPrivateName(node)
    rewriteDescription(node)
    rewriteClassCall(node)
    rewriteFormat(node)
    rewriteFoundationObject(node)
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteLookup(node)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    narrowAssignment(node)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    warnOfName(node.baseName)
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    warnOfName(node.name)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteLookup(node)
    rewriteOptionalReference(node)
    rewriteMetatypeReference(node)
    return .visitChildren
  }

  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func rewriteMacro(
    _ name: String, _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?, _ range: Range<Int>,
    _ node: Syntax
  ) -> SyntaxVisitorContinueKind {
    switch name {
    case "selector":
      rewriteSelector(arguments, range)
      return .skipChildren
    case "keyPath":
      rewriteKeyPath(arguments, range)
      return .skipChildren
    case "Preview":
      if codeDepth == 0 { rewritePreview(arguments, closure, range, node) }
      return .visitChildren
    default: return .visitChildren
    }
  }
}
