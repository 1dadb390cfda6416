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
    let pictures = [PictureName](specs.all, scales: options.scales)
    if let (first, second, path) = pictures.collision(at: { FilePath($0.referencePath) }) {
      await console.trouble("\(first.text) and \(second.text) would both be recorded as \(path.text)")
      return
    }
    let jobs = await PictureJob.all(specs.locations, options: options, console: console).withoutRepetitions
    let references = ReferenceWriter(options.limits.ofPNG)
    let progress = Progress(console, total: jobs.count, verb: "recorded")
    let reports = await concurrentMap(
      jobs, jobs: options.jobCount, startingOrder: jobs.startingOrder
    ) { job in
      await Report<PictureTable.Row?>(orElse: nil) { lines in
        let path = job.referencePath
        let rendering = try await job.spec.renderPNG(at: job.scale, options, recordsLayout: true)
        lines.warnings(rendering.warnings)
        let bytes = try rendering.reference(for: path, &lines)
        try references.write(bytes, to: path, scale: job.scale, beneath: job.location.root)
        return (PictureTable.Row(name: path, rendering), path)
      }
    } finish: {
      await progress.finish($0)
    }
    do { try references.finish() } catch { await console.trouble("\(error)") }
    await console.summary(PictureTable(reports.compactMap(\.value), showsTimings: options.timings).lines)
  }
}
