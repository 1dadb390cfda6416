internal import Escaping
internal import Foundation
internal import SnapshotReport
internal import ViewSpec

/// `snapshot report`: makes documents of what runs found.
struct ReportCommand {
  let arguments: ReportArguments
  let console: Console

  /// Writes the documents; answers whether nothing is to be looked at.
  func run() async -> Bool {
    do {
      let runs = try ResultsFile.runs(at: arguments.results)
      if let path = arguments.json { try writeFile([UInt8](try JSONReport.json(runs)), to: path) }
      if let path = arguments.junit { try writeFile(Array(JUnitReport.xml(runs).utf8), to: path) }
      try writeFile(Array(html(runs).utf8), to: arguments.output)
      let summary = RunSummary(runs)
      await console.summary(["\(summary.words): \(escapingControls(in: arguments.output))"])
      return summary.isGood
    } catch {
      await console.trouble("\(error)")
      return false
    }
  }

  /// The page. Paths are those of the runs; several runs may have come from several folders.
  private func html(_ runs: [SnapshotRun]) -> String {
    let runs = runs.map { run in
      var run = run
      run.cases = run.cases.map { item in
        let found = FoundCase(item: item, run: run)
        var item = item
        item.reference = found.path(item.reference)
        item.actual = found.path(item.actual)
        item.difference = found.path(item.difference)
        item.comparison = found.path(item.comparison)
        return item
      }
      return run
    }
    return HTMLReport(runs).html { path in FileManager.default.contents(atPath: path).map { [UInt8]($0) } }
  }
}
