import SwiftSyntax

/// Members of `NSObject` on Apple's systems that Linux's has not.
extension FileRewriter {
  /// Takes `override` from a member that overrides nothing here.
  func redeclareObjectMember(_ fullName: String, _ modifiers: DeclModifierListSyntax, _ scope: Scope) {
    guard let override = modifiers.modifier(.override), isObjectMember(fullName, of: scope),
      !questions.isDeclared(fullName, above: scope.qualified)
    else { return }
    edits.blank(override.range, in: bytes)
  }

  /// Returns whether a member of a class overrides one that `NSObject` has on Apple's systems only.
  func isObjectMember(_ fullName: String, of scope: Scope) -> Bool {
    guard scope.isClass || scope.isExtension, ObjectMembers.selectors[fullName] != nil else { return false }
    return ObjectMembers.hasNone(questions.root(of: scope.qualified))
  }
}
