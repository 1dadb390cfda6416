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
      "lowercase-alpha": Self.letters, "lowercase-latin": Self.letters, "lowercase-roman": Self.roman,
      "uppercase-alpha": { Self.letters($0).uppercased() },
      "uppercase-latin": { Self.letters($0).uppercased() },
      "uppercase-roman": { Self.roman($0).uppercased() },
    ]
    guard let number = numbers[name] else { return nil }
    (isOrdered, text) = (true, number)
  }

  /// Returns a number in letters: a … z, aa, ab.
  private static func letters(_ number: Int) -> String {
    guard number > 0 else { return String(number) }
    var (rest, letters) = (number, "")
    while rest > 0 {
      rest -= 1
      letters = String(Character(Unicode.Scalar(UInt8(97 + rest % 26)))) + letters
      rest /= 26
    }
    return letters
  }

  private static func roman(_ number: Int) -> String {
    guard (1..<4000).contains(number) else { return String(number) }
    let digits = [
      (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"),
      (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
    ]
    var (rest, text) = (number, "")
    for (value, digit) in digits {
      while rest >= value {
        text += digit
        rest -= value
      }
    }
    return text
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
