/// The space between pairs of characters in the iOS system font, in thousandths of an em, as it is estimated from the
/// widths of labels.
///
/// It belongs to pairs of groups: characters that end alike, and characters that begin alike. Few pairs differ from
/// their groups.
enum Kerning {
  /// A group of characters that end alike, by its first one, with the amounts by which groups that begin alike move.
  typealias Row = (ending: String, moves: [(beginning: String, amount: Int)])

  /// The groups of characters with the same right side.
  private static let endings = [
    "A", "L", "P", "R", "T", "V", "W", "Y", "F", "K", "X", "ODQ", "U", "J", "r", "f", "vy", "w", "k", "bope",
    "c", "s", "a", "hnm", "\"'", ".,", "-", "x", "7", "BS", "C", "G", "EZ", "HIMN", "ilj", "dqug", "t", "z",
    ")]}", "(/[{", ":;", "1", "2", "3", "4", "5", "6", "8", "9", "0", "!", "?", " ", "$%#&@*+=<>_|",
  ]
  /// The groups of characters with the same left side.
  private static let beginnings = [
    "A", "T", "V", "W", "Y", "OCGQ", "J", "ocdegq", "a", "s", "nmpru", "ij", "bhkl", "f", "vy", "w", "x", "z",
    ".,", "-", "\"'", ":;", "t", "X", "Z", "S", "BDEFHIKLMNPR", "U", "1", "2", "3", "4", "5", "6", "7", "8",
    "9", "0", ")]}", "([{", "/", "!?", " ", "$%#&@*+=<>_|",
  ]

  /// The number of places in a row of `moves`: one for each character of Basic Latin, and the first for all others.
  private static let count = 0x60

  /// The amounts of all pairs of Basic Latin, each at the `index` of the pair.
  static let moves: [Float] = {
    var moves = Array(repeating: Float(0), count: count * count)
    let (ends, starts) = (members(of: endings), members(of: beginnings))
    for row in afterCapitals + afterSmallLetters + afterSigns {
      for move in row.moves {
        for ending in ends[row.ending] ?? [] {
          for beginning in starts[move.beginning] ?? [] {
            moves[index(of: ending, beginning)] += Float(move.amount)
          }
        }
      }
    }
    for (pair, amount) in pairs {
      let places = pair.unicodeScalars.map { place(of: $0) }
      moves[index(of: places[0], places[1])] += Float(amount)
    }
    return moves
  }()

  /// Returns the places of the characters of each group, by its first one.
  private static func members(of groups: [String]) -> [String: [Int]] {
    var members: [String: [Int]] = [:]
    for group in groups { members[String(group.prefix(1))] = group.unicodeScalars.map { place(of: $0) } }
    return members
  }

  /// Returns the place of a character of Basic Latin; 0 for any other.
  private static func place(of scalar: Unicode.Scalar) -> Int {
    scalar.value >= 0x20 && scalar.value < 0x7F ? Int(scalar.value) - 0x1F : 0
  }

  /// Returns the places of a character by its ending and by its beginning, those of the letter if it has a mark.
  static func groups(of scalar: Unicode.Scalar) -> (ending: Int, beginning: Int) {
    guard scalar.value >= 0x7F else { return (place(of: scalar), place(of: scalar)) }
    let base = Decomposition.root(of: scalar)
    if let twin = alike[base] { return (place(of: twin.ending), place(of: twin.beginning)) }
    let equal = AdvanceTable.equals[base] ?? Sketch.twins[base] ?? base
    return (place(of: equal), place(of: equal))
  }

  /// The characters beyond Basic Latin that end or begin like others.
  private static let alike: [Unicode.Scalar: (ending: Unicode.Scalar, beginning: Unicode.Scalar)] = [
    "Æ": ("E", "A"), "æ": ("e", "a"), "Œ": ("E", "O"), "œ": ("e", "o"), "þ": ("p", "b"), "ð": ("o", "o"),
    "ß": ("s", "b"), "“": ("\"", "\""), "”": ("\"", "\""), "‘": ("'", "'"), "’": ("'", "'"), "…": (".", "."),
    "–": ("-", "-"), "—": ("-", "-"),
  ]

  /// Returns the index in `moves` of two characters by their places.
  static func index(of ending: Int, _ beginning: Int) -> Int { ending * count + beginning }
}
