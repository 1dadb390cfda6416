import SwiftSyntax

/// Members of extensions that override something or are overridden.
extension FileRewriter {
  /// Renames a member of an extension that its class declares in its place.
  func moveMember(
    _ fullName: String, _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ scope: Scope
  ) {
    guard scope.isExtension, questions.kind(of: scope.qualified) == "class",
      questions.moves(scope.qualified, fullName)
    else { return }
    edits.insert(Forwarders.prefix(of: scope.qualified), at: name.range.lowerBound)
    for modifier in modifiers where ["override", "open", "final", "private", "fileprivate"].contains(modifier.name.text) {
      edits.blank(modifier.range, in: bytes)
    }
  }

  /// Adds the members that extensions of a class declare in its place, before its closing brace.
  func addForwarders(of scope: Scope, at brace: TokenSyntax) {
    let text = questions.forwarders(of: scope.qualified)
    guard !text.isEmpty else { return }
    let offset = brace.positionAfterSkippingLeadingTrivia.utf8Offset
    // On a line with other members, the first of them needs a separator.
    let line = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let before = bytes[line..<offset].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    let separator = before == nil || before == UInt8(ascii: "{") ? "" : "; "
    edits.insert(separator + text + " ", at: offset)
  }
}
