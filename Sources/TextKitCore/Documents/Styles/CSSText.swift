import Foundation

/// A property of a style sheet, with its value in lower case but for those of `font` and `font-family`.
struct CSSDeclaration {
  let name: String
  let value: String
  let isImportant: Bool
}

/// The texts of style sheets.
enum CSSText {
  /// Returns the properties of a block or of an attribute, in order.
  static func declarations(_ text: String) -> [CSSDeclaration] {
    split(withoutComments(text), at: ";").compactMap { part in
      guard let colon = part.firstIndex(of: ":") else { return nil }
      let name = part[..<colon].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
      var value = part[part.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
      var isImportant = false
      if let mark = value.lastIndex(of: "!"),
        value[mark...].dropFirst().trimmingCharacters(in: .whitespaces).lowercased() == "important"
      {
        value = value[..<mark].trimmingCharacters(in: .whitespacesAndNewlines)
        isImportant = true
      }
      if name != "font-family", name != "font" { value = value.lowercased() }
      return CSSDeclaration(name: name, value: value, isImportant: isImportant)
    }
  }

  /// Returns the names of families in a list, without quotation marks.
  ///
  /// Generic names are in lower case.
  static func families(_ text: String) -> [String] {
    split(text, at: ",").compactMap { part in
      let name = part.trimmingCharacters(in: CharacterSet(charactersIn: " \t\n\r\"'"))
      guard !name.isEmpty else { return nil }
      let lower = name.lowercased()
      return DocumentFonts.generic[lower] == nil ? name : lower
    }
  }

  /// Returns the parts of a value between spaces, but for spaces in quotation marks and parentheses.
  static func parts(_ text: String) -> [String] {
    split(text, at: " ").filter { !$0.isEmpty }
  }

  /// Returns a text without its comments.
  static func withoutComments(_ text: String) -> String {
    guard text.contains("/*") else { return text }
    var pieces = text.components(separatedBy: "/*")
    for index in pieces.indices.dropFirst() {
      let end = pieces[index].range(of: "*/")
      pieces[index] = end.map { String(pieces[index][$0.upperBound...]) } ?? ""
    }
    return pieces.joined(separator: " ")
  }

  /// Returns the parts between separators that are not in quotation marks or parentheses.
  static func split(_ text: String, at separator: Character) -> [String] {
    var parts: [String] = []
    var part = ""
    var quote: Character?
    var depth = 0
    for character in text {
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == "(" {
        depth += 1
      } else if character == ")" {
        depth = max(0, depth - 1)
      } else if depth == 0, character == separator || (separator == " " && character.isWhitespace) {
        parts.append(part)
        part = ""
        continue
      }
      part.append(character)
    }
    parts.append(part)
    return parts
  }
}
