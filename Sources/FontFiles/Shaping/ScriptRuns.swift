import CHarfBuzz

/// The parts of a text that are of one script.
///
/// Signs and marks of all scripts belong to the script before them, those at the start to that after them.
struct ScriptRuns {
  private(set) var runs: [(range: Range<Int>, script: UInt32)] = []

  init(_ text: [UInt32], _ range: Range<Int>) {
    var (start, script) = (range.lowerBound, Self.any)
    for index in range {
      let own = Self.script(of: text[index])
      guard own != Self.any, own != script else { continue }
      if script != Self.any {
        runs.append((start..<index, script))
        start = index
      }
      script = own
    }
    if start < range.upperBound { runs.append((start..<range.upperBound, script)) }
  }

  /// The number of no script, for text without letters.
  private static let any: UInt32 = 0
  private static let latin = ("Latn" as FontTag).rawValue
  private static let common: Set<UInt32> = [
    ("Zyyy" as FontTag).rawValue, ("Zinh" as FontTag).rawValue, ("Zzzz" as FontTag).rawValue,
  ]

  private static func script(of scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x41...0x5A, 0x61...0x7A: return latin
    case ..<0x80: return any
    default:
      let script = charfbuzz_script(scalar)
      return common.contains(script) ? any : script
    }
  }
}
