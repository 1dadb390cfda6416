import SwiftSyntax

/// Objects of Foundation that code makes without arguments, which Linux's cannot be made by.
extension FileRewriter {
  /// Makes an object of Foundation in the way that Linux has for it.
  func rewriteFoundationObject(_ node: FunctionCallExprSyntax) {
    rewriteTimer(node)
    rewriteProcessInfo(node)
  }

  /// Gives a `Timer()` the arguments of a timer that is never scheduled: Linux's Foundation has no other.
  private func rewriteTimer(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Timer",
      let parenthesis = node.rightParen, questions.kind(of: "Timer").isEmpty
    else { return }
    edits.insert(
      "timeInterval: 0, repeats: false, block: { _ in }",
      at: parenthesis.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// Takes the process's own object for `ProcessInfo()` or `ProcessInfo.init()`, which tells the same.
  private func rewriteProcessInfo(_ node: FunctionCallExprSyntax) {
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    let isReference = member?.declName.baseName.text == "init"
    guard node.arguments.isEmpty, node.trailingClosure == nil, node.leftParen != nil,
      let type = isReference ? member?.base : node.calledExpression,
      ["ProcessInfo", "Foundation.ProcessInfo"].contains(type.flatText),
      questions.kind(of: "ProcessInfo").isEmpty
    else { return }
    edits.replaceExactly(type.range.upperBound..<node.range.upperBound, with: ".processInfo")
  }
}
