import SwiftParser
import SwiftSyntax

/// Members of extensions that override something or are overridden.
extension FileRewriter {
  /// Renames a member of an extension that its class declares in its place.
  func moveMember(
    _ fullName: String, _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, body: Range<Int>?,
    _ scope: Scope
  ) {
    let isOverride = modifiers.modifier(.override) != nil
    if isOverride, questions.isDispatched(scope.qualified, fullName) {
      rename(name, modifiers, scope)
      if let body { rewriteSupers(in: body, scope) }
      return
    }
    if scope.isExtension, !isOverride, scopes.count == 1 {
      let dispatcher = questions.dispatcher(scope.qualified, fullName)
      if !dispatcher.isEmpty {
        namesRuntime = true
        rename(name, modifiers, scope)
        dispatchers.append(dispatcher)
        return
      }
    }
    guard scope.isExtension else { return }
    let kind = questions.kind(of: scope.qualified)
    if kind == "class", questions.moves(scope.qualified, fullName) {
      // The class's member has the isolation of what it overrides, and could not call one of the main actor.
      rename(name, modifiers, scope, isNonisolated: isOverride && Self.nonisolatedMembers.contains(fullName))
    } else if kind.isEmpty, isOverride, !modifiers.isStatic {
      rename(name, modifiers, scope)
      warnOfOverride(name, scope)
    }
  }

  /// Warns of a member of an extension that overrides one of another module's class.
  func warnOfOverride(_ name: TokenSyntax, _ scope: Scope) {
    warn(
      name,
      "'\(name.text)' of '\(scope.qualified)' cannot be overridden in an extension on Linux, so this one is never "
        + "called; override it in a subclass")
  }

  /// Gives a member the name that others call it by.
  func rename(
    _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ scope: Scope, isNonisolated: Bool = false
  ) {
    let isMarked = modifiers.contains { $0.name.text == "nonisolated" }
    edits.insert(Forwarders.prefix(of: scope.qualified), at: name.range.lowerBound)
    for modifier in modifiers
    where ["override", "open", "final", "private", "fileprivate"].contains(modifier.name.text) {
      if isNonisolated, !isMarked, modifier.name.text == "override" {
        edits.replaceExactly(modifier.range, with: "nonisolated")
      } else {
        edits.blank(modifier.range, in: bytes)
      }
    }
  }

  /// The members of `NSObject` in the Foundation of Linux, which belong to no actor in any class.
  private static let nonisolatedMembers: Set<String> = [
    "copy()", "debugDescription", "description", "hash", "isEqual(_:)", "mutableCopy()",
  ]

  /// Adds the members that extensions of a class declare in its place, before its closing brace.
  ///
  /// A private class has its part of the table there, too.
  func addMembers(of scope: Scope, _ more: String, at brace: TokenSyntax) {
    let texts = [
      questions.forwarders(of: scope.qualified), tables.function(inClass: scope.qualified, stem: stem), more,
    ]
    add(texts.filter { !$0.isEmpty }.joined(separator: "; "), at: brace)
  }

  /// Adds what calls the members of an extension for the classes that override them, before its closing brace.
  func addDispatchers(at brace: TokenSyntax) {
    add(dispatchers.joined(separator: "; "), at: brace)
    dispatchers = []
  }

  /// Makes each call of `super` in the body of a dispatched member one of the implementation above its class.
  ///
  /// The body is parsed by itself, since the file's tree may not have it.
  private func rewriteSupers(in body: Range<Int>, _ scope: Scope) {
    let text = Array(bytes[body])
    let tree = unsafe text.withUnsafeBufferPointer { buffer in unsafe Parser.parse(source: buffer) }
    let finder = SuperFinder()
    finder.walk(tree)
    for found in finder.found where questions.isDispatched(scope.qualified, found.fullName) {
      let argument = "from: \(scope.name).self"
      if found.isProperty {
        let range = (found.base.lowerBound..<found.name.upperBound).shifted(by: body.lowerBound)
        let name = String(decoding: text[found.name], as: UTF8.self)
        edits.replace(range, with: "self[\(Dispatchers.prefix)\(name): \(scope.name).self]", in: bytes)
        continue
      }
      edits.replaceExactly(found.base.shifted(by: body.lowerBound), with: "self")
      edits.insert(Dispatchers.prefix, at: found.name.lowerBound + body.lowerBound)
      if let arguments = found.arguments {
        edits.insert(argument + (found.hasArguments ? ", " : ""), at: arguments + body.lowerBound)
      }
    }
  }

  private func add(_ text: String, at brace: TokenSyntax) {
    guard !text.isEmpty else { return }
    let offset = brace.positionAfterSkippingLeadingTrivia.utf8Offset
    // On a line with other members, the first of them needs a separator.
    let line = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let before = bytes[line..<offset].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    let separator = before == nil || before == UInt8(ascii: "{") ? "" : "; "
    edits.insert(separator + text + " ", at: offset)
  }
}

extension Range<Int> {
  fileprivate func shifted(by offset: Int) -> Range<Int> { lowerBound + offset..<upperBound + offset }
}

/// A walk over a body that finds the members of `super`.
private final class SuperFinder: SyntaxVisitor {
  /// A member of `super`, with byte offsets in the body.
  struct Found {
    var fullName: String
    var base: Range<Int>
    var name: Range<Int>
    /// The offset behind the parenthesis of the call; nil for a property.
    var arguments: Int?
    var hasArguments: Bool
    var isProperty: Bool { arguments == nil }
  }

  private(set) var found: [Found] = []

  init() {
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base?.as(SuperExprSyntax.self) else { return .visitChildren }
    let name = node.declName.baseName
    let call = node.parent?.as(FunctionCallExprSyntax.self).flatMap {
      $0.calledExpression.id == node.id ? $0 : nil
    }
    let labels = call.map { $0.arguments.map { $0.label?.identifierText ?? "" } }
    let entry = FileIndex.MemberEntry(type: "", base: name.identifierText, labels: labels)
    found.append(
      Found(
        fullName: entry.fullName, base: base.range, name: name.range,
        arguments: call?.leftParen?.range.upperBound, hasArguments: call?.arguments.isEmpty == false))
    return .visitChildren
  }
}
