import SwiftSyntax

/// `#keyPath` and `#Preview`.
extension FileRewriter {
  /// Makes a string of `#keyPath(Type.property)`.
  func rewriteKeyPath(_ arguments: LabeledExprListSyntax, _ range: Range<Int>) {
    guard let expression = arguments.first?.expression else { return }
    let text = expression.flatText.filter { $0 != "?" && $0 != "!" && $0 != " " }
    var names = text.split(separator: ".").map(String.init)
    var type: String?
    while names.count > 1, let first = names.first, first.first?.isUppercase == true || first == "self" {
      type = first
      names.removeFirst()
    }
    guard !names.isEmpty else { return }
    names[0] = SelectorNames.key(of: names[0], inType: type)
    edits.replace(range, with: "\"\(names.joined(separator: "."))\"", in: bytes)
  }

  /// Makes a function of `#Preview { … }`, which the table of the file registers.
  func rewritePreview(_ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax, _ range: Range<Int>) {
    let line = 1 + bytes[..<range.lowerBound].count { $0 == UInt8(ascii: "\n") }
    let name = arguments.first.flatMap { $0.label == nil ? $0.expression.flatText : nil } ?? "\"\""
    let function = "__preview_\(stem)_\(line)"
    let head = range.lowerBound..<closure.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.replace(head, with: "@MainActor func \(function)() -> Any ", in: bytes)
    if uncertainConditions == 0 {
      previews.append("ObjectiveCPreview(\(name), file: #fileID, line: \(line), { \(function)() })")
    }
  }
}
