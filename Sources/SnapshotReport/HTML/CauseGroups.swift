internal import Escaping

extension ReportPage {
  /// The causes of all cases, those of most cases first, else in the order in which they come.
  static func groups(of cases: [SnapshotCase]) -> [Group] {
    let folders = cases.map(resultsFolder)
    var places: [ExactText: Int] = [:]
    var groups: [(cause: String, cases: [Int])] = []
    for (index, snapshot) in cases.enumerated() where snapshot.status != .same {
      for cause in snapshot.causes {
        let place = places[ExactText(cause)] ?? groups.count
        if place == groups.count {
          places[ExactText(cause)] = place
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
      let accept = acceptance(of: group.cause, group.cases.compactMap { folders[$0] })
      return Group(cause: group.cause, cases: group.cases, accept: accept)
    }
  }

  /// The line for a shell that accepts all cases with a cause, wherever their results are; empty where they are in so many
  /// folders that no line would hold them.
  private static func acceptance(of cause: String, _ all: [ExactText]) -> String {
    let line = "snapshot accept --cause \(shellWord(cause))"
    var known: Set<ExactText> = []
    var folders: [String] = []
    var length = 0
    for folder in all {
      let count = folder.text.utf8.count
      guard count <= longestFolders, length + count <= longestFolders || known.contains(folder) else {
        return ""
      }
      guard known.insert(folder).inserted else { continue }
      folders.append(shellWord(folder.text))
      length += count
    }
    guard !folders.isEmpty, known != [defaultFolder] else { return line }
    return "\(line) --results \(folders.joined(separator: ","))"
  }

  /// How long the names of the folders in a line may be together, in bytes: each cause has a line of its own.
  private static let longestFolders = 1_024

  /// Where the results of a case are, as its line that accepts it has it; nil where it has none.
  private static func resultsFolder(_ snapshot: SnapshotCase) -> ExactText? {
    guard let words = snapshot.accept.flatMap(shellWords), words.count == 3 || words.count == 5,
      words.starts(with: ["snapshot", "accept"]), words[2].isExactly(snapshot.name)
    else { return nil }
    if words.count == 3 { return defaultFolder }
    return words[3] == "--results" ? ExactText(words[4]) : nil
  }

  /// Where results are if nothing is said.
  private static let defaultFolder = ExactText("failures")
}
