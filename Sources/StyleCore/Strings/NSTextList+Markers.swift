/// The kinds of markers.
extension NSTextList.MarkerFormat {
  /// A square box.
  public static let box = Self("{box}")
  /// A check mark.
  public static let check = Self("{check}")
  /// A circle.
  public static let circle = Self("{circle}")
  /// A diamond.
  public static let diamond = Self("{diamond}")
  /// A disc.
  public static let disc = Self("{disc}")
  /// A hyphen.
  public static let hyphen = Self("{hyphen}")
  /// A filled square.
  public static let square = Self("{square}")
  /// Hexadecimal numbers with small letters.
  public static let lowercaseHexadecimal = Self("{lowercase-hexadecimal}")
  /// Hexadecimal numbers with capital letters.
  public static let uppercaseHexadecimal = Self("{uppercase-hexadecimal}")
  /// Octal numbers.
  public static let octal = Self("{octal}")
  /// Small letters.
  public static let lowercaseAlpha = Self("{lowercase-alpha}")
  /// Capital letters.
  public static let uppercaseAlpha = Self("{uppercase-alpha}")
  /// Small Latin letters.
  public static let lowercaseLatin = Self("{lowercase-latin}")
  /// Capital Latin letters.
  public static let uppercaseLatin = Self("{uppercase-latin}")
  /// Roman numbers in small letters.
  public static let lowercaseRoman = Self("{lowercase-roman}")
  /// Roman numbers in capital letters.
  public static let uppercaseRoman = Self("{uppercase-roman}")
  /// Decimal numbers.
  public static let decimal = Self("{decimal}")
}

/// The numbers or bullets of a list.
struct ListNumbering {
  let isOrdered: Bool
  let text: (Int) -> String

  /// Creates the numbering with a name.
  init?(_ name: String) {
    let bullets = [
      "box": "\u{25A1}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}", "disc": "\u{2022}",
      "hyphen": "\u{2043}", "square": "\u{25A0}",
    ]
    if let bullet = bullets[name] {
      (isOrdered, text) = (false, { _ in bullet })
      return
    }
    let numbers: [String: (Int) -> String] = [
      "decimal": { String($0) }, "octal": { String($0, radix: 8) },
      "lowercase-hexadecimal": { String($0, radix: 16) },
      "uppercase-hexadecimal": { String($0, radix: 16, uppercase: true) },
      "lowercase-alpha": ListNumerals.letters, "lowercase-latin": ListNumerals.letters,
      "lowercase-roman": ListNumerals.roman,
      "uppercase-alpha": { ListNumerals.letters($0).uppercased() },
      "uppercase-latin": { ListNumerals.letters($0).uppercased() },
      "uppercase-roman": { ListNumerals.roman($0).uppercased() },
    ]
    guard let number = numbers[name] else { return nil }
    (isOrdered, text) = (true, number)
  }
}

extension NSTextList.MarkerFormat {
  /// The place of the braces in the format, and the numbering that they name.
  private var parts: (before: Substring, name: Substring, after: Substring)? {
    guard let open = rawValue.firstIndex(of: "{"),
      let close = rawValue[open...].firstIndex(of: "}")
    else { return nil }
    return (
      rawValue[..<open], rawValue[rawValue.index(after: open)..<close],
      rawValue[rawValue.index(after: close)...]
    )
  }

  /// The numbers or bullets; nil for a text alone.
  var numbering: ListNumbering? { parts.flatMap { ListNumbering(String($0.name)) } }

  /// Returns the marker of an item by its number.
  func marker(_ number: Int) -> String {
    guard let parts, let numbering else { return rawValue }
    return parts.before + numbering.text(number) + parts.after
  }
}
