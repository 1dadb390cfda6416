internal import Escaping
internal import FileAccess
internal import Foundation
internal import ImageComparison
internal import SnapshotReport
internal import ViewSpec

/// The command `snapshot verify`, which draws specs and compares the pictures with their references.
struct VerifyCommand {
  let arguments: VerifyArguments
  let console: Console

  /// Compares all pictures, and returns whether all could be compared and are equal.
  func run() async -> Bool {
    let options = arguments.rendering
    guard let specs = await ShardedSpecs.found(arguments.specs, arguments.sharding, console: console) else {
      return false
    }
    // All specs decide here, so that each shard decides alike.
    let pictures = [PictureName](specs.all, options)
    if let (first, second, path) = pictures.collision(at: { FilePath($0.referencePath) }) {
      await console.trouble("\(first.text) and \(second.text) would both be compared with \(path.text)")
      return false
    }
    let hashed: HashedReferences
    do {
      hashed = try HashedReferences(
        [PictureName](specs.locations, options), options.limits.ofPNG)
    } catch {
      await console.trouble("\(error)")
      let cases = specs.locations.map {
        SnapshotCase(name: $0.path, group: $0.folder, status: .trouble, summary: ["\(error)"])
      }
      await writeResults(VerifiedCases(unreadable: cases, keepsRows: false), shard: specs.shard)
      return false
    }
    // If specs of one name are in several folders, the paths of their pictures contain the folders, too.
    let keepsFolders =
      pictures.collision { FilePath(failures(of: $0, keepsFolders: false).actual) } != nil
    var unreadable: [SnapshotCase] = []
    var cache = await RunCache.open(
      arguments.caching, verb: "verify", inputs: arguments.inputs, isRead: !options.timings, console: console)
    cache?.hashes = { hashed.state(of: $0) }
    let jobs = await CachedJob.all(specs.locations, options: options, cache: &cache, console: console) {
      location, reasons in
      unreadable.append(
        SnapshotCase(name: location.path, group: location.folder, status: .trouble, summary: reasons))
    }
    .withoutRepetitions
    let progress = Progress(console, total: jobs.count, verb: "verified")
    var told: PictureVerification.Outcome?
    let results = cache
    var cases = VerifiedCases(
      unreadable: unreadable, keepsRows: options.timings && console.showsSummaries)
    await forEachConcurrently(
      jobs, jobs: options.jobCount, startingOrder: jobs.startingOrder
    ) { job in
      await verified(
        job, results, failures(of: job.picture, keepsFolders: keepsFolders), hashed: hashed[job.picture])
    } finish: { report in
      var report = report
      if let brief = report.value.brief, let other = told, report.value.hasReasons(of: other) {
        report.lines.replaceResults(by: brief)
      } else {
        told = report.value
      }
      // The errors are a part of the case, too.
      if report.value.result.status == .trouble { report.value.result.summary = report.lines.troubles }
      cases.add(report.value, of: jobs[cases.count].picture)
      await progress.finish(report)
    }
    await cache?.finish(arguments.caching, console: console)
    await writeResults(cases, shard: specs.shard)
    for line in groups(cases.others) { await console.result(escapingControls(in: line)) }
    await summarize(cases)
    return cases.count(of: .different) == 0
  }

  /// Returns the causes of the differences, the most frequent first, each with the command that accepts its cases.
  private func groups(_ cases: [SnapshotCase]) -> [String] {
    var counts: [(cause: String, count: Int)] = []
    var places: [ExactText: Int] = [:]
    for cause in cases.filter({ $0.status == .different }).flatMap(\.causes) {
      if let place = places[ExactText(cause)] {
        counts[place].count += 1
      } else {
        places[ExactText(cause)] = counts.count
        counts.append((cause, 1))
      }
    }
    let shared = counts.enumerated().filter { $0.element.count > 1 }
      .sorted { (-$0.element.count, $0.offset) < (-$1.element.count, $1.offset) }.map(\.element)
    let results = arguments.failures == "failures" ? "" : " --results \(shellWord(arguments.failures))"
    let limits = arguments.rendering.limits.arguments([.pixels]).map { " \($0)" }.joined()
    return shared.prefix(Self.groupLimit).flatMap { cause, count in
      [
        "\(count) differ because \(cause)",
        "  accept with: snapshot accept --cause \(shellWord(cause))\(results)\(limits)",
      ]
    }
  }

  /// The maximum number of causes at the end of a run.
  private static let groupLimit = 10

  private func summarize(_ cases: VerifiedCases) async {
    let moved = cases.count(of: .moved)
    let different = cases.count(of: .different)
    await console.summary(PictureTable(cases.rows, showsTimings: true).lines)
    let note = moved > 0 ? " (frames moved in \(moved))" : ""
    await console.summary([
      "\(cases.passed) same\(note), \(different) different,"
        + " \(cases.count - cases.passed - different) not compared"
    ])
  }

  /// Writes the results for `report` and `accept` to the folder of failures, and to the path of `--results`.
  ///
  /// If there are no failures, the results of an earlier run in that folder are removed; those of a shard are written in
  /// any case, for merge.
  private func writeResults(_ cases: VerifiedCases, shard: Shard?) async {
    let path = "\(arguments.failures)/\(ResultsFile.name)"
    let isStored = shard != nil || !cases.areSame
    guard isStored || arguments.results != nil else {
      try? GuardedPath(path, beneath: arguments.failures).remove()
      return
    }
    let run = SnapshotRun(
      program: "snapshot verify", folder: FileManager.default.currentDirectoryPath,
      filter: arguments.specs.filter { FilePath($0).hasSuffix(".json") }, shard: shard)
    do {
      let data = try ResultsFile.bytes(run, cases: cases.sorted)
      if isStored {
        try writeFile(data, to: path, beneath: arguments.failures)
      } else {
        try? GuardedPath(path, beneath: arguments.failures).remove()
      }
      if let results = arguments.results { try writeFile(data, to: results, takesStreams: true) }
    } catch {
      await console.trouble("\(error)")
    }
  }

  private func failures(of picture: PictureName, keepsFolders: Bool) -> PictureVerification.FailurePaths {
    let location = picture.location
    let store = ReferenceStore(folder: arguments.failures, root: keepsFolders ? "" : location.root)
    func path(_ kind: ReferenceStore.Picture) -> String {
      store.path(of: kind, for: location.path, variant: picture.variant, scale: picture.scale)
    }
    return PictureVerification.FailurePaths(
      actual: path(.actual), difference: path(.difference), comparison: path(.comparison))
  }
}
