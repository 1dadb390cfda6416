import SwiftSyntax

/// Timers without a time, which properties have until they get another one.
extension FileRewriter {
  /// Gives a `Timer()` the arguments of a timer that is never scheduled: Linux's Foundation has no other.
  func rewriteTimer(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Timer",
      let parenthesis = node.rightParen, questions.kind(of: "Timer").isEmpty
    else { return }
    edits.insert(
      "timeInterval: 0, repeats: false, block: { _ in }",
      at: parenthesis.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}
