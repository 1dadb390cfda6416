/// The names of a font, from its table `name`, by their numbers.
struct FontNames: Sendable {
  /// The texts, which are decoded when they are asked for: small files can have many long ones.
  private var texts: [Int: (bytes: FontBytes, isUTF16: Bool, rank: Int)] = [:]

  /// The largest numbers of names that are read, and of bytes of each; longer ones are none.
  private static let (nameLimit, byteLimit) = (4096, 512)

  /// Reads the table; there are no names without one.
  init(_ table: FontBytes?) {
    guard let table, let count = table.short(2), let start = table.short(4) else { return }
    for record in (0..<min(count, Self.nameLimit)).map({ 6 + 12 * $0 }) {
      guard let platform = table.short(record), let language = table.short(record + 4),
        let number = table.short(record + 6), let length = table.short(record + 8),
        let offset = table.short(record + 10), let text = table.part(at: start + offset, count: length)
      else { continue }
      let rank = Self.rank(platform: platform, language: language)
      guard rank > texts[number]?.rank ?? 0, text.count == length, length <= Self.byteLimit else { continue }
      let isUTF16 = platform != 1
      guard length > (isUTF16 ? 1 : 0) else { continue }
      texts[number] = (text, isUTF16, rank)
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
  subscript(number: Int) -> String? { texts[number].map { $0.bytes.text(isUTF16: $0.isUTF16) } }

  /// The family, with all of its weights and widths.
  var family: String? { self[16] ?? self[1] }
  /// The name in the family, as "Bold Italic".
  var style: String? { self[17] ?? self[2] }
  /// The name for people.
  var fullName: String? { self[4] }
  /// The name for programs, in visible ASCII.
  var postScriptName: String? {
    guard let name = self[6], name.utf8.allSatisfy({ (33...126).contains($0) }) else { return nil }
    return name
  }
  /// The beginning of the names for programs of the places on the axes.
  var variationsPrefix: String? { self[25] }
}
