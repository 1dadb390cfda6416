/// Returns the key that a misspelled one probably means; nil if none is close.
func nearestKey(to key: String, among keys: [String]) -> String? {
  let word = Array(key.lowercased())
  let distances = keys.map { (key: $0, distance: distance(word, Array($0.lowercased()))) }
  guard word.count <= 100, let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
  return best.distance <= max(1, word.count / 3) ? best.key : nil
}

/// Returns the number of insertions, deletions and replacements that turn a word into another (Levenshtein 1966).
private func distance(_ one: [Character], _ other: [Character]) -> Int {
  var row = Array(0...other.count)
  for (i, first) in one.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, second) in other.enumerated() {
      let replaced = diagonal + (first == second ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
    }
  }
  return row[other.count]
}
