extension Unicode.Scalar {
  /// Whether this shows nothing of itself, moves a cursor or changes how others are shown: control and format characters
  /// (those that turn directions and tags among them), separators, blanks other than the common space, noncharacters, and
  /// what Unicode lets programs ignore when they show a text (fillers, variation selectors), assigned or not.
  package var isUnseen: Bool {
    switch value {
    case 0x20...0x7E: return false
    case 0..<0xA1: return true
    // The braille pattern without dots.
    case 0x2800: return true
    default: break
    }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: return true
    default: return properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
    }
  }

  /// The scalar by its number, as Swift writes it: `\u{202E}`.
  package var escape: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}

/// The text with everything escaped that could break a line, move a cursor or be invisible. With `andQuotes`, `"` as
/// well.
///
/// It works on scalars: as a character, a mark and what it joins with are one, so that neither would be found.
package func escapingControls(in text: some StringProtocol, andQuotes: Bool = false) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case "\"" where andQuotes: result += "\\\""
    default: if scalar.isUnseen { result += scalar.escape } else { result.unicodeScalars.append(scalar) }
    }
  }
  return result
}

/// A text of several lines with everything escaped in each of them; line feeds stay.
package func escapingControls(inLines text: some StringProtocol) -> String {
  text.split(at: "\n").map { escapingControls(in: $0) }.joined(separator: "\n")
}

/// A text between two marks, from which it can be read back: the closing mark, backslashes and all that could break the
/// line or be invisible are escaped.
package func literal(_ text: String, _ open: Unicode.Scalar, _ close: Unicode.Scalar) -> String {
  var result = ""
  result.unicodeScalars.append(open)
  for scalar in text.unicodeScalars {
    if scalar == close || scalar == "\\" {
      result += "\\"
      result.unicodeScalars.append(scalar)
    } else {
      result += escapingControls(in: String(scalar))
    }
  }
  result.unicodeScalars.append(close)
  return result
}

/// A text as one word of a line: in quotation marks where it could be read as several, or as something else.
package func lineWord(_ text: String) -> String {
  let isPlain = text.unicodeScalars.allSatisfy { !" =“”\\".unicodeScalars.contains($0) }
  return isPlain ? escapingControls(in: text) : literal(text, "“", "”")
}

/// JSON that means the same, in which all that is unseen is escaped, so that a terminal may show it; line feeds between
/// values stay.
package func escapingUnseen(inJSON json: String) -> String {
  var result = ""
  for scalar in json.unicodeScalars {
    // JSON has no control character in a text, and none but white space between values.
    guard scalar.value > 0x7E, scalar.isUnseen else {
      result.unicodeScalars.append(scalar)
      continue
    }
    for unit in String(scalar).utf16 {
      let digits = String(unit, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
  return result
}

extension StringProtocol {
  /// How many columns of a terminal the text takes, about: marks stand on what is before them. A wide character takes two,
  /// and counts as one here.
  package var columns: Int {
    unicodeScalars.count { scalar in
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark: false
      default: true
      }
    }
  }
}
