internal import ViewSpec

/// The name of a metric that only states its value: `sixteen`, `margin16`, `half`.
struct MetricName {
  let value: Double

  /// Creates the name; nil for names that state the purpose of the number.
  init?(_ metric: SpecMetricUse) {
    guard let value = metric.number, Self.parts(of: metric.name).isNamed(by: value) else { return nil }
    self.value = value
  }

  /// Returns the words and numbers of a name: `margin16` has `margin` and `16`, `twentyFour_pt` has three words.
  private static func parts(of name: String) -> [String] {
    var parts: [String] = []
    var last: Character?
    for character in name {
      defer { last = character }
      guard character != "_" else { continue }
      let begins =
        last.map { last in
          last == "_" || character.isNumber != last.isNumber || character.isUppercase && last.isLowercase
        } ?? true
      if begins { parts.append("") }
      parts[parts.count - 1] += character.lowercased()
    }
    return parts
  }
}

extension [String] {
  /// Returns whether these parts of a name state a value.
  fileprivate func isNamed(by value: Double) -> Bool {
    let units: Set<String> = ["pt", "pts", "px", "dp", "point", "points", "pixel", "pixels"]
    let words = filter { !units.contains($0) }
    let hasUnit = words.count < count
    // Number words: the whole name must be the number. `eightColumns` has another meaning.
    if !words.isEmpty, NumberWords.value(of: words) == value { return true }
    // Digits: a number after a word may be an index, as in column2, so it must be too large for that or have a unit.
    let numbers = words.compactMap(Double.init)
    guard numbers == [value] else { return false }
    return hasUnit || words.count == 1 || value > 4
  }
}

/// The number words of English.
private enum NumberWords {
  private static let small = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]
  private static let tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
  private static let shares = ["half": 0.5, "quarter": 0.25, "hundred": 100]

  /// Returns the number of words; nil if they are none.
  static func value(of words: [String]) -> Double? {
    switch words.count {
    case 1:
      if let place = small.firstIndex(of: words[0]) { return Double(place) }
      if let place = tens.firstIndex(of: words[0]) { return Double(20 + 10 * place) }
      return shares[words[0]]
    case 2:
      guard let ten = tens.firstIndex(of: words[0]), let one = small.firstIndex(of: words[1]),
        (1...9).contains(one)
      else { return words == ["one", "hundred"] ? 100 : nil }
      return Double(20 + 10 * ten + one)
    default: return nil
    }
  }
}
