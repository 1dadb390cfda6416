/// The kind of the markers of a list.
enum ListMarker {
  case disc, circle, square, decimal, lowerAlpha, upperAlpha, lowerRoman, upperRoman, none

  /// Creates the kind that an attribute names.
  init?(type: String) {
    switch type {
    case "1": self = .decimal
    case "a": self = .lowerAlpha
    case "A": self = .upperAlpha
    case "i": self = .lowerRoman
    case "I": self = .upperRoman
    default: self.init(style: type.lowercased())
    }
  }

  /// Creates the kind that a style sheet names.
  init?(style: String) {
    switch style {
    case "disc": self = .disc
    case "circle": self = .circle
    case "square": self = .square
    case "decimal", "decimal-leading-zero": self = .decimal
    case "lower-alpha", "lower-latin": self = .lowerAlpha
    case "upper-alpha", "upper-latin": self = .upperAlpha
    case "lower-roman": self = .lowerRoman
    case "upper-roman": self = .upperRoman
    case "none": self = .none
    default: return nil
    }
  }

  /// Returns the marker of an item by its number.
  func text(_ number: Int) -> String {
    switch self {
    case .disc: "•"
    case .circle: "◦"
    case .square: "▪"
    case .none: ""
    case .decimal: "\(number)."
    case .lowerAlpha: Self.letters(number) + "."
    case .upperAlpha: Self.letters(number).uppercased() + "."
    case .lowerRoman: Self.roman(number) + "."
    case .upperRoman: Self.roman(number).uppercased() + "."
    }
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
