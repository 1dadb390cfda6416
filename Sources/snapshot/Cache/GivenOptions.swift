internal import SnapshotReport

/// The options of a verb that were given, as the texts of their values.
///
/// Each is an input of the verb's results, unless the verb names it as one on which they do not depend: a new option is
/// an input without a line anywhere. Texts are enough: the same text has the same value, and to look into the values by
/// reflection would take longer than all else that a known picture needs.
struct GivenOptions: Equatable, Sendable {
  private struct Given: Equatable {
    let name: String
    let text: String
  }

  private var all: [Given] = []

  /// The text of an option without a value.
  static let flag = "true"

  /// Adds an option.
  mutating func add(_ name: String, _ text: String) {
    all.append(Given(name: name, text: text))
  }

  /// Returns the inputs of results that do not depend on some options.
  ///
  /// An option that was given again has its number in the name.
  func inputs(without others: Set<String>) -> [CacheInput] {
    var counts: [String: Int] = [:]
    return all.compactMap { option in
      guard !others.contains(option.name) else { return nil }
      let count = counts[option.name, default: 0] + 1
      counts[option.name] = count
      return CacheInput(.option, count == 1 ? option.name : "\(option.name) \(count)", option.text)
    }
  }

  /// The options on which no result depends, besides those of the scale, the system and the contents of the font files, which are
  /// inputs by themselves.
  static let others: Set = [
    "--scale", "--system", "--fonts", "--jobs", "--quiet", "--timings", "--shard", "--durations", "--cache",
    "--no-cache",
    "--explain-cache",
  ]
}
