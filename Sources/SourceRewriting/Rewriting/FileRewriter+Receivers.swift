import SwiftSyntax

/// Messages to targets, which any object may be.
extension FileRewriter {
  /// Gives a message to a target, `item.target?.perform(action, with: nil)`, an object that receives messages.
  ///
  /// A target is of type `AnyObject`, whose members Objective-C alone looks up.
  func rewriteReceiver(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      isMessage(member, node),
      let chain = member.base?.as(OptionalChainingExprSyntax.self),
      chain.expression.flatText.lowercased().hasSuffix("target")
    else { return }
    namesRuntime = true
    edits.insert("ObjectiveCRuntime.receiver(", at: chain.expression.range.lowerBound)
    edits.insert(")", at: chain.expression.range.upperBound)
  }

  private func isMessage(_ member: MemberAccessExprSyntax, _ node: FunctionCallExprSyntax) -> Bool {
    let name = member.declName.baseName.text
    guard node.trailingClosure == nil, let first = node.arguments.first,
      questions.methods(of: nil, base: name).isEmpty
    else { return false }
    return switch name {
    case "perform": first.label == nil && node.arguments.dropFirst().allSatisfy { $0.label?.text == "with" }
    case "performSelector": first.label?.text == "onMainThread"
    default: false
    }
  }
}
