import SwiftSyntax

/// References of optional requirements that are not called, `if let select = delegate.card`.
extension FileRewriter {
  /// The beginning of the name of a property that is an optional requirement if it is implemented.
  static let referencePrefix = "__reference_"

  /// Rewrites the reference of a delegate's method that is bound or compared with nothing, if one optional requirement has
  /// its name.
  func rewriteOptionalReference(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName
    guard let base = node.base, isDelegate(base) || isBoundToDelegate(base),
      node.declName.argumentNames == nil,
      isBound(node) || isComparedWithNil(node)
    else { return }
    let requirements = questions.optionalRequirements(base: name.identifierText)
    guard requirements.count == 1, !questions.isProperty(name.identifierText) || isCalled(node),
      requirements[0].isEmpty || requirements[0].contains(where: { !$0.isEmpty })
    else { return }
    edits.insert(Self.referencePrefix, at: name.range.lowerBound)
  }

  /// Returns whether a name is bound to a delegate among the conditions around, `if let owner = delegate, …`.
  private func isBoundToDelegate(_ base: ExprSyntax) -> Bool {
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    var next = base.parent
    while let parent = next, !parent.is(CodeBlockItemSyntax.self) {
      for condition in parent.as(ConditionElementListSyntax.self) ?? [] {
        guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
          binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name,
          let value = binding.initializer?.value
        else { continue }
        return isDelegate(value)
      }
      next = parent.parent
    }
    return false
  }

  private func isBound(_ node: MemberAccessExprSyntax) -> Bool {
    node.parent?.as(InitializerClauseSyntax.self)?.parent?.is(OptionalBindingConditionSyntax.self) == true
  }

  /// Returns whether the name that a reference is bound to is called in the body behind, `if let select = d.card { select(3) }`.
  private func isCalled(_ node: MemberAccessExprSyntax) -> Bool {
    guard let binding = node.parent?.parent?.as(OptionalBindingConditionSyntax.self),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return false }
    let body = sequence(first: Syntax(binding), next: \.parent).lazy
      .compactMap { $0.as(IfExprSyntax.self) }.first?.body
    return body.map { String(decoding: bytes[$0.range], as: UTF8.self).contains(" \(name)(") } ?? false
  }

  private func isComparedWithNil(_ node: MemberAccessExprSyntax) -> Bool {
    guard let list = node.parent?.as(ExprListSyntax.self) else { return false }
    let all = Array(list)
    guard let index = all.firstIndex(where: { $0.id == ExprSyntax(node).id }), index + 2 < all.count,
      let sign = all[index + 1].as(BinaryOperatorExprSyntax.self)?.operator.text
    else { return false }
    return ["==", "!="].contains(sign) && all[index + 2].is(NilLiteralExprSyntax.self)
  }
}
