import StyleCore

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
    case .lowerAlpha: ListNumerals.letters(number) + "."
    case .upperAlpha: ListNumerals.letters(number).uppercased() + "."
    case .lowerRoman: ListNumerals.roman(number) + "."
    case .upperRoman: ListNumerals.roman(number).uppercased() + "."
    }
  }
}
