/// The name of a language, with its script and region: `de`, `zh-Hant`, `pt_BR`.
struct LanguageName: Equatable {
  /// The language, script and region, in lower case.
  private let parts: [String]

  /// The names that folders had before languages had codes.
  private static let old: [String: String] = [
    "english": "en", "french": "fr", "german": "de", "japanese": "ja", "dutch": "nl", "italian": "it",
    "spanish": "es",
  ]
  /// The languages and regions that have another name, too.
  private static let others: [String: String] = [
    "iw": "he", "in": "id", "ji": "yi", "no": "nb", "zh-cn": "zh-hans", "zh-sg": "zh-hans",
    "zh-tw": "zh-hant",
    "zh-hk": "zh-hant-hk", "zh-mo": "zh-hant-mo",
  ]

  init(_ name: String) {
    let lower = name.lowercased().replacing("_", with: "-")
    let known = Self.old[lower] ?? Self.others[lower] ?? lower
    parts = known.split(separator: "-").map(String.init)
  }

  /// The language alone.
  var language: String { parts.first ?? "" }

  /// Returns the name among `names` of the same language that has most in common with this one.
  ///
  /// It has the same language, script and region, or fewer of them; or else it is any of the language.
  func best(of names: [String]) -> String? {
    let all = names.map { ($0, LanguageName($0)) }
    for count in stride(from: parts.count, to: 0, by: -1) {
      if let (name, _) = all.first(where: { $0.1.parts == Array(parts.prefix(count)) }) { return name }
    }
    return all.first { !language.isEmpty && $0.1.language == language }?.0
  }
}
