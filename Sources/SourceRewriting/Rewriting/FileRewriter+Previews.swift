import SwiftSyntax

/// Previews, as types that a program finds when it runs.
extension FileRewriter {
  private static let module = "DeveloperToolsSupport"

  /// Makes a type of `#Preview { … }`, as Apple's macro does.
  ///
  /// The arguments and the closure stay where they are: they are those of the initializer `Preview(_:traits:body:)`.
  func rewritePreview(
    _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?, _ range: Range<Int>, _ node: Syntax
  ) {
    let labels = arguments.compactMap { $0.label?.text }
    guard closure != nil || labels.contains("body") else { return }
    let others = labels.filter { !["traits", "body"].contains($0) }
    if let other = others.first, let pound = node.firstToken(viewMode: .sourceAccurate) {
      edits.blank(range, in: bytes)
      return warn(
        pound,
        "a preview with '\(other):' is none of a view and is left out on Linux; those of views have a name and 'traits:'"
      )
    }
    let word = range.lowerBound..<range.lowerBound + "#Preview".utf8.count
    guard word.upperBound <= range.upperBound, bytes[word].elementsEqual("#Preview".utf8) else { return }
    // A type in a generic one is generic itself, and no function can be in a protocol.
    if let scope = scopes.last {
      if scope.isProtocol { return }
      if scope.isGeneric || questions.isGeneric(scope.qualified) { return edits.blank(range, in: bytes) }
    }
    edits.replace(word, with: registry(at: range.lowerBound) + "\(Self.module).Preview", in: bytes)
    edits.insert(" } }", at: range.upperBound)
    namesRuntime = true
  }

  /// Puts a type for the previews of a `PreviewProvider` behind it.
  func registerProvider(_ node: StructDeclSyntax) {
    guard codeDepths.last == 0, scopes.last?.isGeneric == false, options.presentModules.contains("SwiftUI"),
      !node.attributes.isUnavailable,
      node.inheritanceClause?.flatNames.contains(where: {
        ModuleIndex.lastComponent($0) == "PreviewProvider"
      }) == true
    else { return }
    let outer = scopes.dropLast().last
    if let outer, questions.isGeneric(outer.qualified) { return }
    let start = node.structKeyword.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.insert(
      " " + registry(at: start) + "\(Self.module).Preview(__provider: \(node.name.text).self) } }",
      at: node.range.upperBound)
    namesRuntime = true
  }

  /// Returns the beginning of a type of a preview, up to the call that makes the preview.
  ///
  /// It is found by the beginning of its name.
  private func registry(at offset: Int) -> String {
    let before = bytes[..<offset]
    let line = 1 + before.count { $0 == UInt8(ascii: "\n") }
    let column = 1 + offset - (before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)
    return
      "nonisolated fileprivate struct __Preview_\(stem)_\(line)_\(column): \(Self.module).PreviewRegistry { "
      + "static var fileID: String { #fileID }; static var line: Int { \(line) }; "
      + "static var column: Int { \(column) }; "
      + "@MainActor static func makePreview() throws -> \(Self.module).Preview { "
  }
}
