internal import FileAccess
internal import Foundation
internal import ImageComparison

/// The command `snapshot record`, which draws specs and stores the pictures beside them as references.
struct RecordCommand {
  let arguments: RecordArguments
  let console: Console

  /// Draws and stores all references; those that fail are reported.
  func run() async {
    guard !ContinuousIntegration.isOn(in: ProcessInfo.processInfo.environment) else {
      await console.trouble(
        "nothing is recorded while the environment variable CI is set; record where you review the pictures"
      )
      return
    }
    let options = arguments.rendering
    guard let specs = await ShardedSpecs.found(arguments.specs, arguments.sharding, console: console) else {
      return
    }
    let pictures = [PictureName](specs.all, options)
    if let (first, second, path) = pictures.collision(at: { FilePath($0.referencePath) }) {
      await console.trouble("\(first.text) and \(second.text) would both be recorded as \(path.text)")
      return
    }
    let references = ReferenceWriter(options.limits.ofPNG)
    var cache = await RunCache.open(
      arguments.caching, verb: "record", inputs: arguments.inputs, isRead: !options.timings, console: console)
    cache?.hashes = { references.references.state(of: $0) }
    let jobs = await CachedJob.all(specs.locations, options: options, cache: &cache, console: console)
      .withoutRepetitions
    let results = cache
    let progress = Progress(console, total: jobs.count, verb: "recorded")
    let threads = PictureThreads(forPictures: jobs.count { $0.pass == nil }, jobs: options.jobs)
    var rows: [PictureTable.Row] = []
    await forEachConcurrently(
      jobs, jobs: options.jobCount, startingOrder: jobs.startingOrder
    ) { job in
      await recorded(job, results, references, threads)
    } finish: { report in
      await progress.finish(report)
      if console.showsSummaries, let row = report.value { rows.append(row) }
    }
    await cache?.finish(arguments.caching, console: console)
    do { try references.finish() } catch { await console.trouble("\(error)") }
    await console.summary(PictureTable(rows, showsTimings: options.timings).lines)
  }
}
