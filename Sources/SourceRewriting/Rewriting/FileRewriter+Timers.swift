import SwiftSyntax

/// Objects of Foundation that code makes without arguments, which Linux's cannot be made by.
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

  /// Takes the process's own object for `ProcessInfo()`, which tells the same.
  func rewriteProcessInfo(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil, let left = node.leftParen,
      let right = node.rightParen,
      ["ProcessInfo", "Foundation.ProcessInfo"].contains(node.calledExpression.flatText),
      questions.kind(of: "ProcessInfo").isEmpty
    else { return }
    edits.replaceExactly(left.range.lowerBound..<right.range.upperBound, with: ".processInfo")
  }
}
