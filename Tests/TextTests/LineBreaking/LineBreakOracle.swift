import Foundation

@testable import Text

/// An oracle that reads UAX #14 as it is written: of a list of patterns, the first that matches a place decides.
///
/// Places are “|” in a string with a letter for each scalar.
struct LineBreakOracle {
  /// A scalar of each class and its letter. Capitals are East Asian, but for P, R, I, B and H.
  static let alphabet: [(letter: Character, scalar: Unicode.Scalar)] = [
    ("_", " "), ("z", "\u{200B}"), ("w", "\u{2060}"), ("g", "\u{A0}"), ("m", "\u{301}"), ("j", "\u{200D}"),
    ("c", "}"), ("C", "、"), ("p", ")"), ("e", "!"), ("s", "."), ("/", "/"), ("o", "("), ("O", "「"),
    ("q", "\""), ("i", "“"), ("f", "”"), ("n", "‼"), ("N", "々"), ("b", "—"), ("v", "–"), ("V", "\u{3000}"),
    ("h", "-"), ("H", "\u{2010}"), ("B", "\u{B4}"), ("I", "…"), ("a", "x"), ("l", "א"), ("9", "7"),
    ("P", "$"),
    ("r", "%"), ("D", "字"), ("d", "☃"), ("E", "👍"), ("M", "🏽"), ("R", "🇺"), ("J", "ᄀ"), ("u", "ᅡ"),
    ("t", "ᆨ"),
    ("x", "가"), ("X", "각"), ("k", "\u{FFFC}"),
  ]
  private static let letters = Dictionary(uniqueKeysWithValues: alphabet.map { ($0.scalar, $0.letter) })

  private struct Rule {
    let name: String
    let pattern: NSRegularExpression
    let isBreak: Bool
  }

  private let rules: [Rule]

  init() throws {
    let eastAsian = "CONVDEMJxX"
    let table: [(String, String, Bool)] = [
      ("LB7", "\\|[_z]", false),
      ("LB8", "z_*\\|", true),
      ("LB11", "\\|w|w\\|", false),
      ("LB12", "g\\|", false),
      ("LB12a", "[^_vVhH]\\|g", false),
      ("LB13", "\\|[cCpe/]", false),
      ("LB14", "[oO]_*\\|", false),
      ("LB15a", "(^|[oOqifg_z])i_*\\|", false),
      ("LB15b", "\\|f($|[_gwcCqifpes/z])", false),
      ("LB15c", "_\\|s9", true),
      ("LB15d", "\\|s", false),
      ("LB16", "[cCp]_*\\|[nN]", false),
      ("LB17", "b_*\\|b", false),
      ("LB18", "_\\|", true),
      ("LB19", "\\|[qf]|[qi]\\|", false),
      (
        "LB19a",
        "[^\(eastAsian)]\\|[qif]|\\|[qif]($|[^\(eastAsian)])|[qif]\\|[^\(eastAsian)]|(^|[^\(eastAsian)])[qif]\\|",
        false
      ),
      ("LB20", "\\|k|k\\|", true),
      ("LB20a", "(^|[_zkg])[hH]\\|a", false),
      ("LB21", "\\|[vVHhnN]|B\\|", false),
      ("LB21a", "l[hHv]\\|[^l]", false),
      ("LB21b", "/\\|l", false),
      ("LB22", "\\|I", false),
      ("LB23", "[al]\\|9|9\\|[al]", false),
      ("LB23a", "P\\|[DdEM]|[DdEM]\\|r", false),
      ("LB24", "[Pr]\\|[al]|[al]\\|[Pr]", false),
      ("LB25", "9[/s]*[cCp]?\\|[rP]|[rP]\\|[oO]s?9|[rPhs]\\|9|9[/s]*\\|9", false),
      ("LB26", "J\\|[JuxX]|[ux]\\|[ut]|[tX]\\|t", false),
      ("LB27", "[JutxX]\\|r|P\\|[JutxX]", false),
      ("LB28", "[al]\\|[al]", false),
      ("LB29", "s\\|[al]", false),
      ("LB30", "[al9]\\|o|p\\|[al9]", false),
      ("LB30a", "(^|[^R])(RR)*R\\|R", false),
      ("LB30b", "E\\|M", false),
      ("LB31", "\\|", true),
    ]
    rules = try table.map { name, pattern, isBreak in
      Rule(name: name, pattern: try NSRegularExpression(pattern: pattern), isBreak: isBreak)
    }
  }

  /// Whether a line may be broken before the scalar at an index other than 0, and by which rule.
  func decision(_ scalars: [Unicode.Scalar], before index: Int) -> (isBreak: Bool, rule: String) {
    let letters = scalars.map { Self.letters[$0] ?? "?" }
    // LB9, LB10: marks belong to what is before them, or are letters.
    var left = ""
    var right = ""
    for (position, letter) in letters.enumerated() {
      var letter = letter
      if letter == "m" || letter == "j" {
        let base = (position > 0 ? left + right : "").last
        if let base, base != "_", base != "z" {
          if position == index { return (false, "LB9") }
          continue
        }
        letter = "a"
      }
      if position < index { left.append(letter) } else { right.append(letter) }
    }
    let isAfterJoiner = letters[index - 1] == "j"
    let place = left + "|" + right
    for rule in rules {
      if rule.name == "LB11" && isAfterJoiner { return (false, "LB8a") }
      let range = NSRange(place.startIndex..., in: place)
      if rule.pattern.firstMatch(in: place, range: range) != nil { return (rule.isBreak, rule.name) }
    }
    return (true, "LB31")
  }
}
