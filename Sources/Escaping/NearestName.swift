/// Returns the candidate that a misspelled `name` probably means, or `nil` if none is close.
///
/// A candidate is close if its `editDistance` is at most `limit`, and at most a third of the longer name's length (one
/// for short names). The case of ASCII letters is ignored. The nearest candidate is returned, and the first of equally
/// near ones.
package func nearestName(
  to name: String, among candidates: some Sequence<String>, atMost limit: Int = .max
) -> String? {
  let folded = foldedScalars(name)
  var best: String?
  var limit = limit
  for candidate in candidates {
    let other = foldedScalars(candidate)
    let longer = max(folded.count, other.count)
    // Names of such a length are not misspelled but different.
    guard longer <= 100 else { continue }
    let allowed = min(limit, max(1, longer / 3))
    if let distance = editDistance(folded, other, atMost: allowed), distance < longer {
      best = candidate
      if distance == 0 { break }
      limit = distance - 1
    }
  }
  return best
}

/// Returns the Damerau–Levenshtein distance (Damerau 1964; optimal string alignment), or `nil` if it exceeds `limit`.
///
/// The distance is the smallest number of insertions, deletions, replacements and swaps of neighbours that turn one
/// word into the other.
func editDistance(_ first: [UInt32], _ second: [UInt32], atMost limit: Int) -> Int? {
  guard abs(first.count - second.count) <= limit else { return nil }
  // Three rows of the table are enough, since a swap refers to the row before the last.
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for i in first.indices {
    var row = [i + 1]
    row.reserveCapacity(second.count + 1)
    for j in second.indices {
      let replaced = last[j] + (first[i] == second[j] ? 0 : 1)
      var distance = min(replaced, last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
        distance = min(distance, beforeLast[j - 1] + 1)
      }
      row.append(distance)
    }
    // All later rows are above the limit, too: neighbours in a column differ by at most 1, so that the row before, to
    // which a swap adds 1, is not below the limit.
    if row.allSatisfy({ $0 > limit }) { return nil }
    (beforeLast, last) = (last, row)
  }
  return last[second.count] <= limit ? last[second.count] : nil
}

/// Returns the Unicode scalars of a name with ASCII capitals in lower case.
private func foldedScalars(_ name: String) -> [UInt32] {
  name.unicodeScalars.map { "A"..."Z" ~= $0 ? $0.value + 32 : $0.value }
}
