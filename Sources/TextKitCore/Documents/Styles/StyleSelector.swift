/// An element as selectors see it.
struct StyledElement {
  let tag: String
  let id: String?
  let classes: [Substring]

  /// Creates the element of a tag.
  init(_ tag: String, _ attributes: [String: String]) {
    self.tag = tag
    id = attributes["id"]
    classes = attributes["class"]?.split(whereSeparator: \.isWhitespace) ?? []
  }
}

/// A selector of a rule: an element, and those around it.
struct StyleSelector {
  /// The part of a selector that one element fulfils.
  private struct Part {
    var tag: String?
    var ids: [Substring] = []
    var classes: [Substring] = []
    /// Whether or not the element is a child of the one that fulfils the part before.
    var isChild = false

    func selects(_ element: StyledElement) -> Bool {
      (tag == nil || tag == element.tag) && ids.allSatisfy { element.id.map { Substring($0) } == $0 }
        && classes.allSatisfy { element.classes.contains($0) }
    }
  }

  private var parts: [Part] = []

  /// Creates the selector of a text, or `nil` if it has a form that is not supported.
  init?(_ text: String) {
    var isChild = false
    for word in text.replacing(">", with: " > ").split(whereSeparator: \.isWhitespace) {
      if word == ">" {
        isChild = !parts.isEmpty
        continue
      }
      guard var part = Self.part(word) else { return nil }
      part.isChild = isChild
      isChild = false
      parts.append(part)
    }
    // Each part is a bit below.
    guard !parts.isEmpty, parts.count < 32 else { return nil }
  }

  private static func part(_ word: Substring) -> Part? {
    var part = Part()
    var rest = word
    if rest.hasSuffix(":link") { rest = rest.dropLast(5) }
    let name = rest.prefix { $0 != "." && $0 != "#" }
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == "*" }) else {
      return nil
    }
    if !name.isEmpty, name != "*" { part.tag = name.lowercased() }
    rest = rest.dropFirst(name.count)
    while let mark = rest.popFirst() {
      let value = rest.prefix { $0 != "." && $0 != "#" }
      guard !value.isEmpty, value.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }) else {
        return nil
      }
      if mark == "." { part.classes.append(value) } else { part.ids.append(value) }
      rest = rest.dropFirst(value.count)
    }
    return part
  }

  /// The weight of the selector against others: identifiers, then classes, then names.
  var weight: Int {
    parts.reduce(0) { $0 + $1.ids.count * 10_000 + $1.classes.count * 100 + ($1.tag == nil ? 0 : 1) }
  }

  /// Returns whether the selector selects the last of some elements, each in the one before.
  func selects(_ elements: [StyledElement]) -> Bool {
    guard let last = elements.last, let lastPart = parts.last, lastPart.selects(last) else { return false }
    guard parts.count > 1 else { return true }
    // A bit of `above` stands for the parts up to its own, fulfilled by elements around; one of `parent`, by the last of
    // these.
    var (above, parent): (UInt32, UInt32) = (0, 0)
    for element in elements {
      var own: UInt32 = 0
      for (index, part) in parts.enumerated() {
        let isReached = index == 0 || (part.isChild ? parent : above) & 1 << (index - 1) != 0
        if isReached, part.selects(element) { own |= 1 << index }
      }
      parent = own
      above |= own
    }
    return parent & 1 << (parts.count - 1) != 0
  }
}
