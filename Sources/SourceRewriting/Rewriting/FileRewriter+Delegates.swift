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
        return
      }
      rest += node.children(viewMode: .sourceAccurate)
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
