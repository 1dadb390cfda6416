import SwiftParser
import SwiftSyntax

/// The delegates of scroll views whose subclasses have delegates of a narrower protocol.
extension FileRewriter {
  private static let narrower: Set<String> = [
    "UITableViewDelegate", "UICollectionViewDelegate", "UITextViewDelegate",
  ]

  /// Returns the text of a type with the protocol of scroll views in place of a narrower one.
  static func widened(_ type: String) -> String {
    narrower.sorted().reduce(type) { $0.replacing($1, with: "UIScrollViewDelegate") }
  }

  /// Gives an override of a delegate the type that the property has in `UIScrollView`.
  ///
  /// Objective-C lets a property of a subclass have a narrower type; Swift does not, so that tables, collections and text
  /// views have the delegate of a scroll view here.
  func widenDelegate(_ node: VariableDeclSyntax) {
    guard node.modifiers.modifier(.override) != nil, let binding = node.bindings.first,
      node.bindings.count == 1,
      binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "delegate",
      let type = binding.typeAnnotation?.type
    else { return }
    var rest = [Syntax(type)]
    while let node = rest.popLast() {
      if let name = node.as(IdentifierTypeSyntax.self)?.name, Self.narrower.contains(name.text) {
        let start = name.positionAfterSkippingLeadingTrivia.utf8Offset
        edits.replaceExactly(start..<start + name.text.utf8.count, with: "UIScrollViewDelegate")
        narrowInObservers(of: binding, to: name.text)
        narrowInSetter(of: binding)
        return
      }
      rest += node.children(viewMode: .sourceAccurate)
    }
  }

  /// Gives a delegate that an optional requirement is called on the protocol that has the requirement.
  ///
  /// - Parameters:
  ///   - base: The delegate, `tableView.delegate?`; anything else is left alone.
  ///   - name: The name of the requirement, which tells the protocol.
  ///   - labels: Its labels.
  ///   - mark: The mark behind a delegate that is no optional: the narrower one is.
  func narrowDelegate(_ base: ExprSyntax, _ name: String, _ labels: [String], mark: String) {
    guard let type = Self.narrowProtocol(name, labels) else { return }
    var value = base
    if let chain = base.as(OptionalChainingExprSyntax.self) { value = chain.expression }
    if let force = base.as(ForceUnwrapExprSyntax.self) { value = force.expression }
    let last =
      value.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? value.as(DeclReferenceExprSyntax.self)?.baseName
    guard last?.text == "delegate" else { return }
    namesRuntime = true
    edits.insert("ObjectiveCRuntime.narrowed(", at: value.range.lowerBound)
    edits.insert(
      ", to: (any \(type)).self)" + (value.id == base.id ? mark : ""), at: value.range.upperBound)
  }

  /// Returns the protocol with an optional requirement of a name, if it is one of those of scroll views' subclasses.
  private static func narrowProtocol(_ name: String, _ labels: [String]) -> String? {
    // A delegate may be a data source, too.
    if let label = labels.dropFirst().first, ofDataSources.contains(label) { return nil }
    switch name {
    case "tableView": return "UITableViewDelegate"
    case "collectionView":
      return labels.dropFirst().first == "layout"
        ? "UICollectionViewDelegateFlowLayout" : "UICollectionViewDelegate"
    default: return name.hasPrefix("textView") ? "UITextViewDelegate" : nil
    }
  }

  /// The second labels of the requirements of data sources.
  private static let ofDataSources: Set<String> = [
    "numberOfRowsInSection", "cellForRowAt", "titleForHeaderInSection", "titleForFooterInSection",
    "canEditRowAt",
    "canMoveRowAt", "sectionForSectionIndexTitle", "commit", "moveRowAt", "numberOfItemsInSection",
    "cellForItemAt",
    "viewForSupplementaryElementOfKind", "canMoveItemAt", "moveItemAt", "indexPathForIndexTitle",
  ]

  /// Lets a property that a table, a collection or a text view assigns its delegate to have the narrower type.
  func narrowAssignment(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self) else { return }
    if isDelegateOfOwner(elements[2]), isDelegate(elements[0]) { return narrow(elements[2].range) }
    guard
      ["delegate", "self.delegate", "super.delegate"].contains(elements[2].flatText),
      elements[2].is(MemberAccessExprSyntax.self) || !isLocal("delegate", at: Syntax(node)),
      let scope = scopes.last, scope.isClass || scope.isExtension,
      Self.owners.contains(questions.root(of: scope.qualified)) || Self.owners.contains(scope.qualified)
    else { return }
    narrow(elements[2].range)
  }

  /// Returns whether an expression is the delegate of something that is named as tables, collections and text views are.
  private func isDelegateOfOwner(_ value: ExprSyntax) -> Bool {
    guard let member = value.as(MemberAccessExprSyntax.self), member.declName.flatText == "delegate",
      let base = member.base
    else { return false }
    let owner =
      base.as(DeclReferenceExprSyntax.self)?.baseName
      ?? base.as(MemberAccessExprSyntax.self)?.declName.baseName
    return owner.map { ["tableView", "collectionView", "textView"].contains($0.text) } ?? false
  }

  private static let owners: Set<String> = ["UITableView", "UICollectionView", "UITextView"]

  private func narrow(_ range: Range<Int>) {
    namesRuntime = true
    edits.insert("ObjectiveCRuntime.narrowed(", at: range.lowerBound)
    edits.insert(")", at: range.upperBound)
  }

  /// Lets a property that the setter of an override assigns the delegate to have the narrower type.
  private func narrowInSetter(of binding: PatternBindingSyntax) {
    guard case .accessors(let accessors) = binding.accessorBlock?.accessors,
      let setter = accessors.first(where: { $0.accessorSpecifier.text == "set" }), let body = setter.body
    else { return }
    let name = setter.parameters?.name.text ?? "newValue"
    // One of that name is narrowed as the property is.
    guard name != "delegate" else { return }
    let finder = AssignmentFinder(of: name)
    finder.walk(Parser.parse(source: String(decoding: bytes[body.range], as: UTF8.self)))
    for range in finder.found {
      narrow(range.lowerBound + body.range.lowerBound..<range.upperBound + body.range.lowerBound)
    }
  }

  /// Gives observers that read the delegate one of the narrower type, under the same name.
  private func narrowInObservers(of binding: PatternBindingSyntax, to type: String) {
    guard case .accessors(let accessors) = binding.accessorBlock?.accessors else { return }
    for accessor in accessors where ["willSet", "didSet"].contains(accessor.accessorSpecifier.text) {
      guard let body = accessor.body else { continue }
      let uses = DelegateUses(viewMode: .sourceAccurate)
      // Bodies of no interest within it are left empty in the tree.
      uses.walk(Parser.parse(source: String(decoding: bytes[body.range], as: UTF8.self)))
      guard uses.reads, !uses.sets else { continue }
      edits.insert(" let delegate = self.delegate as? \(type);", at: body.leftBrace.range.upperBound)
    }
  }
}

/// The places in a body where a value is assigned to something other than the delegate of `super`.
private final class AssignmentFinder: SyntaxVisitor {
  private let name: String
  private(set) var found: [Range<Int>] = []

  init(of name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
      elements[0].trimmedDescription != "super.delegate",
      elements[2].as(DeclReferenceExprSyntax.self)?.baseName.text == name
    {
      found.append(elements[2].range)
    }
    return .visitChildren
  }
}

/// The uses of a name `delegate` in a body.
private final class DelegateUses: SyntaxVisitor {
  private(set) var reads = false
  private(set) var sets = false

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text == "delegate" else { return .visitChildren }
    guard let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id else {
      reads = true
      noteAssignment(to: ExprSyntax(node))
      return .visitChildren
    }
    // The name of another object's member, `cell.delegate`, says nothing.
    let base = member.base?.trimmedDescription
    if base == "self" || base == "super" { noteAssignment(to: ExprSyntax(member)) }
    return .visitChildren
  }

  private func noteAssignment(to node: ExprSyntax) {
    if let list = node.parent?.as(ExprListSyntax.self), list.first?.id == node.id,
      list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    {
      sets = true
    }
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, name == "delegate" else {
      return .visitChildren
    }
    reads = true
    // A guard would declare the name a second time in the same scope.
    if node.parent?.parent?.parent?.is(IfExprSyntax.self) != true { sets = true }
    if let value = node.initializer?.value { walk(value) }
    return .skipChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    if node.identifier.text == "delegate" { sets = true }
    return .visitChildren
  }
}
