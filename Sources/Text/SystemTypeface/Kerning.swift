/// The space between pairs of letters, in units of 1/1024 em.
enum Kerning {
  /// The groups of letters with the same right side.
  private static let endings = [
    "A", "L", "P", "R", "T", "V", "W", "Y", "F", "KX", "ODQÐĐØ", "U", "J", "r", "f", "vy", "w", "k",
    "obepøþæœð", "“‘\"'", "’”",
    ".,…", "-–—‐‑", "x", "7", "hnm", "Þ",
  ]
  /// The groups of letters with the same left side.
  private static let beginnings = [
    "A", "T", "V", "W", "Y", "OCGQØŒ", "J", "ocdegqøœð", "a", "s", "nmpruzıĸŋ", "vy", "w", "x", ".,…",
    "-–—‐‑",
    "“‘\"'’”", ":;", "t", "X", "Æ",
  ]

  /// The amounts by which beginnings are nearer to each ending.
  private static let rows: [(ending: String, moves: [(beginning: String, amount: Double)])] = [
    (
      "A",
      [
        ("T", -58), ("V", -54), ("W", -36), ("Y", -60), ("O", -14), ("v", -22), ("w", -16), ("“", -66),
        ("t", -8),
      ]
    ),
    (
      "L",
      [
        ("T", -80), ("V", -76), ("W", -50), ("Y", -84), ("O", -26), ("v", -36), ("w", -26), ("“", -104),
        ("-", -44),
      ]
    ),
    ("P", [("A", -58), (".", -112), ("o", -12), ("a", -14), ("J", -62), ("-", -18), ("Æ", -80), ("s", -8)]),
    ("R", [("T", -16), ("V", -14), ("W", -8), ("Y", -20), ("O", -6), ("o", -6)]),
    (
      "T",
      [
        ("A", -58), ("o", -78), ("a", -74), ("s", -72), ("n", -58), ("v", -50), ("w", -48), ("x", -50),
        (".", -90),
        ("-", -68), ("O", -12), (":", -40), ("J", -60), ("Æ", -76),
      ]
    ),
    (
      "V",
      [
        ("A", -54), ("o", -38), ("a", -36), ("s", -32), ("n", -22), ("v", -10), ("w", -8), ("x", -10),
        (".", -86),
        ("-", -32), ("O", -12), (":", -20), ("J", -44), ("Æ", -70),
      ]
    ),
    (
      "W",
      [
        ("A", -36), ("o", -24), ("a", -24), ("s", -20), ("n", -14), (".", -56), ("-", -20), ("O", -6),
        (":", -12),
        ("J", -28), ("Æ", -46),
      ]
    ),
    (
      "Y",
      [
        ("A", -60), ("o", -64), ("a", -62), ("s", -58), ("n", -46), ("v", -28), ("w", -26), ("x", -28),
        (".", -94),
        ("-", -58), ("O", -24), (":", -38), ("J", -58), ("Æ", -80),
      ]
    ),
    ("F", [("A", -50), (".", -98), ("o", -14), ("a", -22), ("s", -12), ("J", -58), ("Æ", -70), ("n", -8)]),
    ("K", [("O", -26), ("o", -22), ("v", -28), ("w", -24), ("-", -32), ("a", -6), ("t", -12)]),
    (
      "O",
      [
        ("A", -14), ("T", -12), ("V", -12), ("W", -6), ("Y", -24), ("X", -18), (".", -18), ("J", -8),
        ("Æ", -24),
      ]
    ),
    ("Þ", [("A", -24), ("T", -34), ("V", -24), ("W", -14), ("Y", -42), ("X", -34), (".", -60), ("Æ", -40)]),
    ("U", [("A", -10), (".", -14), ("Æ", -18)]),
    ("J", [("A", -10), (".", -14), ("Æ", -18)]),
    ("r", [(".", -68), ("o", -6), ("a", -8), ("-", -24), ("v", 6), ("w", 6), ("t", 6)]),
    ("f", [(".", -34), ("“", 28), ("o", -8), ("a", -6), ("-", -14)]),
    ("v", [(".", -58), ("o", -8), ("a", -8), ("A", -22), ("-", -8), ("s", -4)]),
    ("w", [(".", -42), ("o", -5), ("a", -6), ("A", -16)]),
    ("k", [("o", -14), ("-", -18), ("s", -4)]),
    ("x", [("o", -10), ("-", -12)]),
    ("o", [("v", -8), ("w", -5), ("x", -10), (".", -8), ("“", -22), ("T", -72), ("Y", -54), ("V", -34)]),
    ("h", [("“", -16), ("T", -50), ("Y", -38), ("V", -22), ("v", -4)]),
    ("“", [("A", -66), ("o", -32), ("a", -26), ("s", -22), ("J", -60), (".", -80), ("Æ", -86)]),
    ("’", [("A", -66), ("o", -36), ("a", -30), ("s", -30), (".", -80), ("J", -60), ("Æ", -86)]),
    (".", [("“", -64), ("T", -84), ("V", -80), ("W", -52), ("Y", -90), ("O", -16), ("v", -50), ("w", -38)]),
    ("-", [("T", -68), ("V", -32), ("W", -20), ("Y", -58), ("A", -10), ("X", -30), ("x", -12), ("v", -8)]),
    ("7", [(".", -90), ("A", -46), ("-", -30)]),
  ]

  private static let moves: [[Double]] = {
    var moves = Array(repeating: Array(repeating: 0.0, count: beginnings.count + 1), count: endings.count + 1)
    for row in rows {
      for move in row.moves {
        moves[group(of: row.ending, in: endings)][group(of: move.beginning, in: beginnings)] = move.amount
      }
    }
    return moves
  }()

  /// Returns the number of the group of a letter; 0 for none.
  private static func group(of letter: String, in groups: [String]) -> Int {
    (groups.firstIndex { $0.unicodeScalars.contains(letter.unicodeScalars.first ?? " ") } ?? -1) + 1
  }

  /// Returns the groups of a letter: by its ending, and by its beginning.
  static func groups(of scalar: Unicode.Scalar) -> (ending: Int, beginning: Int) {
    let letter = String(Decomposition.of(scalar)?.base ?? scalar)
    return (group(of: letter, in: endings), group(of: letter, in: beginnings))
  }

  /// Returns the additional space between two letters of these groups.
  static func between(_ ending: Int, _ beginning: Int) -> Double { moves[ending][beginning] }
}
