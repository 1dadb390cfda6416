import SwiftSyntax

/// Warnings about code that cannot be rewritten, with what to write instead.
extension FileRewriter {
  private static let swizzling: Set<String> = [
    "method_exchangeImplementations", "method_setImplementation", "class_addMethod", "class_replaceMethod",
    "class_getInstanceMethod", "class_getClassMethod", "class_getMethodImplementation",
  ]

  /// Warns of functions that exchange methods, and of `NSInvocation`.
  func warnOfName(_ name: TokenSyntax) {
    if Self.swizzling.contains(name.text) {
      warn(
        name,
        "'\(name.text)' does not exist on Linux, where methods cannot be exchanged at run time; override the method "
          + "in a subclass, or call the replacement where the method is called")
    } else if name.text == "NSInvocation" {
      warn(name, "'NSInvocation' does not exist on Linux; keep a closure that makes the call")
    }
  }

  /// Warns of members that are looked up in any object.
  func warnOfLookup(_ node: MemberAccessExprSyntax) {
    guard var base = node.base else { return }
    if let chain = base.as(OptionalChainingExprSyntax.self) { base = chain.expression }
    if let force = base.as(ForceUnwrapExprSyntax.self) { base = force.expression }
    guard let tuple = base.as(TupleExprSyntax.self), let only = tuple.elements.first?.expression,
      tuple.elements.count == 1, let sequence = only.as(SequenceExprSyntax.self),
      sequence.elements.count >= 3,
      let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type.flatText,
      type == "AnyObject" || type == "AnyObject?"
    else { return }
    let member = node.declName.baseName.text
    guard !Self.known.contains(member) else { return }
    warn(
      node.declName.baseName,
      "'\(member)' cannot be looked up in any object on Linux; cast to the class or protocol that declares it"
    )
  }

  /// The members that objects of all classes have here.
  private static let known: Set<String> = [
    "self", "perform", "responds", "isEqual", "hash", "isKind", "isMember", "description", "isProxy",
    "superclass",
  ]

  /// Keeps a warning about a word.
  func warn(_ token: TokenSyntax, _ message: String) {
    warnings.append(Place(offset: token.positionAfterSkippingLeadingTrivia.utf8Offset, message: message))
  }
}
