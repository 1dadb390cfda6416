/// The names of a font, from its table `name`, by their numbers.
struct FontNames: Sendable {
  private var texts: [Int: String] = [:]
  private var ranks: [Int: Int] = [:]

  /// The largest number of names that are read.
  private static let nameLimit = 4096

  /// Reads the table; there are no names without one.
  init(_ table: FontBytes?) {
    guard let table, let count = table.short(2), let start = table.short(4) else { return }
    for record in (0..<min(count, Self.nameLimit)).map({ 6 + 12 * $0 }) {
      guard let platform = table.short(record), let language = table.short(record + 4),
        let number = table.short(record + 6), let length = table.short(record + 8),
        let offset = table.short(record + 10), let text = table.part(at: start + offset, count: length)
      else { continue }
      let rank = Self.rank(platform: platform, language: language)
      guard rank > ranks[number] ?? 0, text.count == length else { continue }
      let name = text.text(isUTF16: platform != 1)
      guard !name.isEmpty else { continue }
      (ranks[number], texts[number]) = (rank, name)
    }
  }

  /// Returns how much a name is preferred: those in English for new systems are, and 0 is for no name at all.
  private static func rank(platform: Int, language: Int) -> Int {
    switch (platform, language) {
    case (3, 0x409): 4
    case (0, _): 3
    case (3, _): 2
    case (1, 0): 2
    case (1, _): 1
    default: 0
    }
  }

  /// Returns the name of a number.
  subscript(number: Int) -> String? { texts[number] }

  /// The family, with all of its weights and widths.
  var family: String? { texts[16] ?? texts[1] }
  /// The name in the family, as "Bold Italic".
  var style: String? { texts[17] ?? texts[2] }
  /// The name for people.
  var fullName: String? { texts[4] }
  /// The name for programs, in visible ASCII.
  var postScriptName: String? {
    guard let name = texts[6], name.utf8.allSatisfy({ (33...126).contains($0) }) else { return nil }
    return name
  }
  /// The beginning of the names for programs of the places on the axes.
  var variationsPrefix: String? { texts[25] }
}
