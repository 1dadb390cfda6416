/// The rules of a document's style elements.
///
/// Selectors have names of elements, classes, identifiers, descendants and children; others select nothing, and rules for
/// media and the like are left out.
struct StyleSheet {
  /// A rule for one selector.
  struct Rule {
    let selector: StyleSelector
    let declarations: [CSSDeclaration]
  }

  private(set) var rules: [Rule] = []
  /// The most rules of a document; the others have no effect.
  private static let limit = 2000

  /// Adds the rules of a style element.
  mutating func add(_ text: String) {
    var rest = CSSText.withoutComments(text)[...]
    while rules.count < Self.limit, let open = rest.firstIndex(of: "{") {
      // Rules without a block, such as imports, end in semicolons before the selectors.
      var head = rest[..<open]
      if let semicolon = head.lastIndex(of: ";") { head = head[head.index(after: semicolon)...] }
      let selectors = String(head).replacing("<!--", with: "").replacing("-->", with: "")
        .trimmingWhitespace()
      let end = Self.end(of: rest, from: open)
      let block = rest[rest.index(after: open)..<end]
      rest = end < rest.endIndex ? rest[rest.index(after: end)...] : ""
      guard !selectors.hasPrefix("@") else { continue }
      let declarations = CSSText.declarations(String(block))
      for text in selectors.split(separator: ",") where rules.count < Self.limit {
        guard let selector = StyleSelector(String(text)) else { continue }
        rules.append(Rule(selector: selector, declarations: declarations))
      }
    }
  }

  /// Returns the index of the brace that closes the one at an index, or the end.
  private static func end(of text: Substring, from open: Substring.Index) -> Substring.Index {
    var depth = 0
    var index = open
    while index < text.endIndex {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" {
        depth -= 1
        if depth == 0 { return index }
      }
      index = text.index(after: index)
    }
    return text.endIndex
  }

  /// Returns the properties that rules give an element, those that count most last, and the important ones apart.
  func declarations(of element: [StyledElement]) -> (usual: [CSSDeclaration], important: [CSSDeclaration]) {
    var found: [(weight: Int, index: Int)] = []
    for (index, rule) in rules.enumerated() where rule.selector.selects(element) {
      found.append((rule.selector.weight, index))
    }
    guard !found.isEmpty else { return ([], []) }
    found.sort { ($0.weight, $0.index) < ($1.weight, $1.index) }
    let all = found.flatMap { rules[$0.index].declarations }
    return (all.filter { !$0.isImportant }, all.filter(\.isImportant))
  }
}

extension String {
  fileprivate func trimmingWhitespace() -> String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
