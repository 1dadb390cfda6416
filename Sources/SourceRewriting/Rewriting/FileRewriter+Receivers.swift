import SwiftSyntax

/// Messages to targets, which any object may be.
extension FileRewriter {
  /// Gives a message to a target, `item.target?.perform(action, with: nil)`, an object that receives messages.
  ///
  /// A target is of type `AnyObject`, whose members Objective-C alone looks up.
  func rewriteReceiver(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      isMessage(member, node.arguments),
      let chain = member.base?.as(OptionalChainingExprSyntax.self),
      chain.expression.flatText.lowercased().hasSuffix("target")
    else { return }
    namesRuntime = true
    edits.insert("ObjectiveCRuntime.receiver(", at: chain.expression.range.lowerBound)
    edits.insert(")", at: chain.expression.range.upperBound)
  }

  private func isMessage(_ member: MemberAccessExprSyntax, _ arguments: LabeledExprListSyntax) -> Bool {
    switch member.declName.baseName.text {
    case "perform":
      arguments.first?.label == nil && arguments.dropFirst().allSatisfy { $0.label?.text == "with" }
    case "performSelector": arguments.first?.label?.text == "onMainThread"
    default: false
    }
  }
}
