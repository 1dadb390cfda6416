internal import Escaping

extension ReportPage {
  /// Returns the causes of all cases, by the number of their cases, and then in their order.
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
    // The places are part of the sorting key, since sorting need not be stable.
    let sorted = groups.enumerated().sorted {
      ($1.element.cases.count, $0.offset) < ($0.element.cases.count, $1.offset)
    }
    return sorted.map { _, group in
      let accept = acceptance(of: group.cause, group.cases.compactMap { folders[$0] })
      return Group(cause: group.cause, cases: group.cases, accept: accept)
    }
  }

  /// Returns the shell command that accepts all cases with a cause, in all folders of results.
  ///
  /// It is empty if there are too many folders for a command.
  private static func acceptance(of cause: String, _ all: [ExactText]) -> String {
    line("snapshot accept --cause \(shellWord(cause))", all)
  }

  /// Returns the shell command that carries out the decisions of a file about some cases, in all their folders of
  /// results.
  static func decision(on cases: [SnapshotCase]) -> String {
    line("snapshot accept --decisions decisions.json", cases.filter(\.isOpen).compactMap(resultsFolder))
  }

  /// Returns a command with the folders of results; empty if there are too many.
  private static func line(_ line: String, _ all: [ExactText]) -> String {
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

  /// The maximum length of the folders' names in a command, in bytes: each cause has a command.
  private static let longestFolders = 1_024

  /// Returns the folder of a case's results, as in its acceptance command; nil if it has none.
  private static func resultsFolder(_ snapshot: SnapshotCase) -> ExactText? {
    guard let words = snapshot.accept.flatMap(shellWords), words.count == 3 || words.count == 5,
      words.starts(with: ["snapshot", "accept"]), words[2].isExactly(snapshot.name)
    else { return nil }
    if words.count == 3 { return defaultFolder }
    return words[3] == "--results" ? ExactText(words[4]) : nil
  }

  /// The default folder of results.
  private static let defaultFolder = ExactText("failures")
}
