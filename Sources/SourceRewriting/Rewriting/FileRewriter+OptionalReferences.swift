import SwiftSyntax

/// References of optional requirements that are not called, `if let select = delegate.card`.
extension FileRewriter {
  /// The beginning of the name of a property that is an optional requirement if it is implemented.
  static let referencePrefix = "__reference_"

  /// Rewrites the reference of a delegate's method that is bound or compared with nothing, if one optional requirement has
  /// its name.
  func rewriteOptionalReference(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName
    guard let base = node.base, isDelegate(base), node.declName.argumentNames == nil,
      isBound(node) || isComparedWithNil(node)
    else { return }
    let requirements = questions.optionalRequirements(base: name.identifierText)
    guard requirements.count == 1, !questions.isProperty(name.identifierText),
      requirements[0].isEmpty || requirements[0].contains(where: { !$0.isEmpty })
    else { return }
    edits.insert(Self.referencePrefix, at: name.range.lowerBound)
  }

  private func isBound(_ node: MemberAccessExprSyntax) -> Bool {
    node.parent?.as(InitializerClauseSyntax.self)?.parent?.is(OptionalBindingConditionSyntax.self) == true
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
