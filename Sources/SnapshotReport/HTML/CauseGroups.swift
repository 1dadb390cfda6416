internal import Foundation

extension ReportPage {
  /// The causes of all cases, those of most cases first, else in the order in which they come.
  static func groups(of cases: [SnapshotCase]) -> [Group] {
    var places: [String: Int] = [:]
    var groups: [(cause: String, cases: [Int])] = []
    for (index, snapshot) in cases.enumerated() where snapshot.status != .same {
      for cause in snapshot.causes {
        let place = places[cause] ?? groups.count
        if place == groups.count {
          places[cause] = place
          groups.append((cause, []))
        }
        if groups[place].cases.last != index { groups[place].cases.append(index) }
      }
    }
    // By two keys, since sorting need not keep the order of equals.
    let sorted = groups.enumerated().sorted {
      ($1.element.cases.count, $0.offset) < ($0.element.cases.count, $1.offset)
    }
    return sorted.map { _, group in
      let accept = acceptance(of: group.cause, group.cases.map { cases[$0] })
      return Group(cause: group.cause, cases: group.cases, accept: accept)
    }
  }

  /// The line for a shell that accepts all cases with a cause, wherever their results are.
  private static func acceptance(of cause: String, _ cases: [SnapshotCase]) -> String {
    let line = "snapshot accept --cause \(shellWord(cause))"
    var folders: [String] = []
    for folder in cases.compactMap(resultsFolder) where !folders.contains(folder) { folders.append(folder) }
    guard !folders.isEmpty, folders != [defaultFolder] else { return line }
    return "\(line) --results \(folders.joined(separator: ","))"
  }

  /// Where the results of a case are, as its line that accepts it has it; nil where it has none.
  private static func resultsFolder(_ snapshot: SnapshotCase) -> String? {
    guard let line = snapshot.accept else { return nil }
    for name in [shellWord(snapshot.name), quotedShellWord(snapshot.name)] {
      if line == "snapshot accept \(name)" { return defaultFolder }
      let start = "snapshot accept \(name) --results "
      if line.hasPrefix(start) { return String(line.dropFirst(start.count)) }
    }
    return nil
  }

  /// Where results are if nothing is said.
  private static let defaultFolder = "failures"
}

/// A word for a shell: as it is if no shell could read anything else into it, else in quotes.
func shellWord(_ word: String) -> String {
  let isPlain = word.unicodeScalars.allSatisfy { scalar in
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", "+", "=", ".", "/", ",", ":", "@", "%": true
    default: false
    }
  }
  return isPlain && !word.isEmpty ? word : quotedShellWord(word)
}

private func quotedShellWord(_ word: String) -> String {
  "'\(word.replacing("'", with: "'\\''"))'"
}
