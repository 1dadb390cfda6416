internal import Escaping
internal import FileAccess
internal import Foundation
internal import SnapshotReport
internal import ViewSpec

/// The command `snapshot report`, which writes documents of the results of runs.
struct ReportCommand {
  let arguments: ReportArguments
  let console: Console

  /// Writes the documents, and returns whether no case needs a review.
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
      try await writeForCodeHosts(runs)
      let pictures = ReportPictures(found)
      try await writeForReview(found, pictures)
      var budget = Self.pageSize
      var omitted = 0
      let page = page(of: found, pictures) { size in
        guard size <= budget else {
          omitted += 1
          return false
        }
        budget -= size
        return true
      }
      try writeFile(page, to: arguments.output, takesStreams: true)
      for failure in pictures.failures { await console.trouble("\(failure)") }
      if omitted > 0 {
        let count = omitted == 1 ? "1 picture is" : "\(omitted) pictures are"
        await console.caution(
          "\(arguments.output): \(count) omitted: the pictures of a page are limited to \(Self.pageSize >> 20) MiB;"
            + " create a page for each run")
      }
      let summary = RunSummary(runs)
      guard summary.total > 0 else {
        await console.trouble(
          "\(arguments.results.joined(separator: ", ")): the results have no snapshot, so they prove nothing")
        return false
      }
      // Shards that are not there may differ.
      let shards = RunMerge(
        found.filter { $0.run.shard != nil }.map { RunMerge.Part(file: $0.file, run: $0.run) })
      for trouble in shards.troubles { await console.caution(trouble) }
      await console.summary(["\(summary.words): \(escapingControls(in: arguments.output))"])
      return summary.isGood && shards.troubles.isEmpty
    } catch {
      await console.trouble("\(error)")
      return false
    }
  }

  /// Writes the documents that code hosts show beside a change.
  private func writeForCodeHosts(_ runs: [SnapshotRun]) async throws {
    if let path = arguments.codeQuality {
      try writeFile([UInt8](try CodeQualityReport.json(runs)), to: path, takesStreams: true)
    }
    if let path = arguments.sarif {
      let document = try SARIFReport.json(runs, version: Invocation.version)
      try writeFile([UInt8](document), to: path, takesStreams: true)
    }
    let summary = ReviewSummary.markdown(runs)
    if let path = arguments.summary { try writeFile(Array(summary.utf8), to: path, takesStreams: true) }
    guard arguments.isGitHub else { return }
    guard let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else {
      throw FileFailure(
        path: "--github",
        reason: "GITHUB_STEP_SUMMARY is not set; outside of GitHub Actions use --summary FILE")
    }
    // The file belongs to this step, which other commands of it may have written to.
    let earlier = (try? RegularFile.read(path, limit: ReviewSummary.limit)) ?? []
    let room = ReviewSummary.limit - earlier.count
    try writeFile(
      earlier + Array(ReviewSummary.markdown(runs, limit: room).utf8).prefix(max(0, room)), to: path,
      takesStreams: true)
    for line in GitHubAnnotations.lines(runs) { await console.command(line) }
  }

  /// Returns the page.
  ///
  /// Paths are those of the runs; several runs may have come from several folders.
  ///
  /// - Parameters:
  ///   - found: The runs.
  ///   - pictures: The pictures of the runs.
  ///   - fits: A closure that returns whether a picture of some bytes is contained.
  private func page(of found: [FoundRun], _ pictures: ReportPictures, fits: (Int) -> Bool) -> [UInt8] {
    let runs = found.map { found in
      guard !found.isHere else { return found.run }
      var run = found.run
      for index in run.cases.indices {
        for path in Self.paths {
          run.cases[index][keyPath: path] = run.cases[index][keyPath: path].map(found.pathFromHere)
        }
      }
      return run
    }
    return HTMLReport(runs).bytes { path in
      pictures.bytes(at: path).flatMap { fits($0.count) ? $0 : nil }
    }
  }

  private static let paths: [any WritableKeyPath<SnapshotCase, String?> & Sendable] = [
    \.reference, \.actual, \.difference, \.comparison,
  ]

  /// The maximum size of all pictures of a page together, in bytes.
  private static let pageSize = 512 << 20
}
