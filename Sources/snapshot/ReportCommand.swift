internal import Escaping
internal import FileAccess
internal import SnapshotReport
internal import ViewSpec

/// `snapshot report`: makes documents of what runs found.
struct ReportCommand {
  let arguments: ReportArguments
  let console: Console

  /// Writes the documents; answers whether nothing is to be looked at.
  func run() async -> Bool {
    do {
      let found = try FoundRun.all(at: arguments.results)
      let runs = found.map(\.run)
      if let path = arguments.json {
        try writeFile([UInt8](try JSONReport.json(runs)), to: path, takesStreams: true)
      }
      if let path = arguments.junit {
        try writeFile(Array(JUnitReport.xml(runs).utf8), to: path, takesStreams: true)
      }
      try writeFile(Array(html(found).utf8), to: arguments.output, takesStreams: true)
      let summary = RunSummary(runs)
      await console.summary(["\(summary.words): \(escapingControls(in: arguments.output))"])
      return summary.isGood
    } catch {
      await console.trouble("\(error)")
      return false
    }
  }

  /// The page. Paths are those of the runs; several runs may have come from several folders.
  private func html(_ found: [FoundRun]) -> String {
    let runs = found.map { found in
      var run = found.run
      for index in run.cases.indices {
        for path in Self.paths {
          run.cases[index][keyPath: path] = run.cases[index][keyPath: path].map(found.pathFromHere)
        }
      }
      return run
    }
    let current = Folder.currentPath
    var known: Set<FilePath> = []
    let folders = ([current] + found.map(\.folder)).filter {
      known.insert(FilePath($0).absolute(from: current)).inserted
    }
    return HTMLReport(runs).html { path in picture(at: path, folders) }
  }

  private static let paths: [any WritableKeyPath<SnapshotCase, String?> & Sendable] = [
    \.reference, \.actual, \.difference, \.comparison,
  ]

  /// The bytes of a picture beneath one of some folders: the current directory, and those of results; nil for any other, which results
  /// can name as well: a page is shown to others.
  private func picture(at path: String, _ folders: [String]) -> [UInt8]? {
    let current = Folder.currentPath
    let path = FilePath(path).absolute(from: current)
    let folder = folders.first {
      path.components(beneath: FilePath($0).absolute(from: current)) != nil
    }
    guard let folder else { return nil }
    return try? GuardedPath(path.text, beneath: folder).open().bytes(limit: Self.largestPicture)
  }

  /// How large a picture may be that a page shows, in bytes.
  private static let largestPicture = 256 << 20
}
