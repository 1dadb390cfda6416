import SwiftSyntax

/// Strings of `#keyPath`.
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
}
