import SwiftSyntax

/// `delegate.window??`: optional properties of UIKit's protocols, which are plain requirements here.
extension FileRewriter {
  /// The optional properties of an optional type of UIKit's protocols.
  private static let properties: Set<String> = ["window"]

  /// Takes the second of two question marks.
  func rewriteDoubleOptional(_ node: OptionalChainingExprSyntax) {
    guard let inner = node.expression.as(OptionalChainingExprSyntax.self), isProperty(inner.expression) else {
      return
    }
    edits.replaceExactly(node.questionMark.range, with: "")
  }

  /// Takes the second of two exclamation marks.
  func rewriteDoubleOptional(_ node: ForceUnwrapExprSyntax) {
    guard let inner = node.expression.as(ForceUnwrapExprSyntax.self), isProperty(inner.expression) else {
      return
    }
    edits.replaceExactly(node.exclamationMark.range, with: "")
  }

  private func isProperty(_ expression: ExprSyntax) -> Bool {
    expression.as(MemberAccessExprSyntax.self).map { Self.properties.contains($0.declName.baseName.text) }
      == true
  }
}
