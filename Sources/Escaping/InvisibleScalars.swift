extension Unicode.Scalar {
  /// Whether or not the scalar is invisible, moves a cursor or changes the display of others.
  ///
  /// These are control and format characters (direction marks and tags among them), separators, blanks other than the
  /// common space, noncharacters, and the default ignorable code points of Unicode (fillers, variation selectors),
  /// assigned or not.
  package var isInvisible: Bool {
    switch value {
    case 0x20...0x7E: return false
    case 0..<0xA1: return true
    // The blank braille pattern.
    case 0x2800: return true
    default: break
    }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: return true
    default: return properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
    }
  }

  /// The scalar as an escape of Swift: `\u{202E}`.
  package var escape: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}

/// Returns the text with everything escaped that could break a line, move a cursor or be invisible.
///
/// With `andQuotes`, `"` as well.
///
/// It is escaped by scalars: as a character, a combining mark and what it joins with are one, so that neither would be
/// found.
package func escapingControls(in text: some StringProtocol, andQuotes: Bool = false) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case "\"" where andQuotes: result += "\\\""
    default: if scalar.isInvisible { result += scalar.escape } else { result.unicodeScalars.append(scalar) }
    }
  }
  return result
}

/// Returns a text of several lines with each of them escaped; line feeds stay.
package func escapingControls(inLines text: some StringProtocol) -> String {
  text.split(at: "\n").map { escapingControls(in: $0) }.joined(separator: "\n")
}

/// Returns a text between two delimiters, in a form that can be read back.
///
/// The closing delimiter, backslashes, and everything that could break the line or be invisible are escaped.
package func literal(_ text: String, open: Unicode.Scalar, close: Unicode.Scalar) -> String {
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

/// Returns a text as one word of a line, in quotation marks if it could be read as several words or as something else.
package func lineWord(_ text: String) -> String {
  let isPlain = text.unicodeScalars.allSatisfy { !" =“”\\".unicodeScalars.contains($0) }
  return isPlain ? escapingControls(in: text) : literal(text, open: "“", close: "”")
}

/// Returns equivalent JSON with all invisible characters escaped, for a terminal; line feeds between values stay.
///
/// Of two number signs the second is escaped, too, since logs may take them for a command.
package func escapingInvisible(inJSON json: String) -> String {
  var result = ""
  var isAfterSign = false
  for scalar in json.unicodeScalars {
    let isSecondSign = isAfterSign && scalar == "#"
    isAfterSign = scalar == "#" && !isSecondSign
    // JSON has no control characters in strings, and only white space between values.
    guard isSecondSign || scalar.value > 0x7E && scalar.isInvisible else {
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
  /// The approximate number of terminal columns of the text, in which combining marks take none.
  ///
  /// A wide character takes two columns, and counts as one here.
  package var columns: Int {
    unicodeScalars.count { scalar in
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark: false
      default: true
      }
    }
  }
}
