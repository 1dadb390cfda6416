internal import Foundation
internal import ImageComparison
internal import PNG
internal import Raster
internal import ViewSpec

/// `snapshot verify`: draws specs and compares the pictures with their references.
struct VerifyCommand {
  let arguments: VerifyArguments
  let console: Console

  /// What comes of one picture.
  private enum Outcome: Sendable {
    /// Whether its reference had to be decoded, since its file was another.
    case same(PictureTable.Row, isDecoded: Bool)
    case different
    case trouble
  }

  /// Compares all pictures; answers whether all could be compared and are the same.
  func run() async -> Bool {
    let options = arguments.rendering
    let jobs = await PictureJob.all(arguments.specs, options, console).withoutRepetitions
    if let (first, second, path) = jobs.collision(at: { $0.referencePath }) {
      await console.trouble("\(first.name) and \(second.name) would both be compared with \(path)")
      return false
    }
    // Where specs of one name come from several folders, their pictures' paths name the folders too.
    let keepsFolders = jobs.collision { failures(of: $0, keepsFolders: false) } != nil
    let progress = Progress(console, total: jobs.count, verb: "verified")
    let reports = await concurrentMap(
      jobs, jobs: options.jobCount, startingOrder: jobs.startingOrder
    ) { job in
      await Report(orElse: Outcome.trouble) { lines in
        (try await verify(job, keepsFolders: keepsFolders, &lines), job.name)
      }
    } finish: {
      await progress.finish($0)
    }
    let outcomes = reports.map(\.value)
    let same = outcomes.compactMap { if case .same(let row, _) = $0 { row } else { nil } }
    let decoded = outcomes.count { if case .same(_, isDecoded: true) = $0 { true } else { false } }
    if options.timings { await console.summary(PictureTable(same, showsTimings: true).lines) }
    let different = outcomes.count { if case .different = $0 { true } else { false } }
    let decoding = decoded > 0 ? " (\(decoded) decoded)" : ""
    await console.summary([
      "\(same.count) same\(decoding), \(different) different, \(jobs.count - same.count - different) not compared"
    ])
    return different == 0
  }

  private func verify(_ job: PictureJob, keepsFolders: Bool, _ lines: inout Lines) async throws -> Outcome {
    let referencePath = job.referencePath
    let rendering = try await job.spec.renderPNG(at: job.scale, arguments.rendering)
    lines.warnings(rendering.warnings)
    let row = PictureTable.Row(name: referencePath, rendering)
    // Equal files hold equal pixels; otherwise the pixels decide, however they are encoded.
    let stored = try readReference(referencePath, of: job)
    if stored == rendering.png { return .same(row, isDecoded: false) }
    let reference = try decodePNG(stored, from: referencePath, &lines)
    let actual = Bitmap(rendering: rendering.list)
    let comparison = Comparison(of: actual, with: reference)
    if comparison == .identical { return .same(row, isDecoded: true) }
    try report(
      comparison, of: job, to: failures(of: job, keepsFolders: keepsFolders), actual: rendering.png,
      DifferenceImage(of: actual, with: reference), &lines)
    return .different
  }

  /// The line, for a shell, that records a job's references as they are drawn here.
  private func acceptance(of job: PictureJob) -> String {
    let words = ["snapshot", "record"] + arguments.rendering.pictureArguments + [job.location.path]
    return words.map(shellWord).joined(separator: " ")
  }

  private func readReference(_ path: String, of job: PictureJob) throws(FileTrouble) -> [UInt8] {
    do {
      return try PNGFile.read(path)
    } catch .fileNotFound {
      throw FileTrouble(
        path: path, reason: "no reference; record one with: \(acceptance(of: job))")
    } catch {
      throw FileTrouble(path: path, reason: error.description)
    }
  }

  /// Where the pictures of a failure go.
  private struct FailurePaths: Hashable {
    var actual: String
    var difference: String
  }

  private func failures(of job: PictureJob, keepsFolders: Bool) -> FailurePaths {
    let store = ReferenceStore(folder: arguments.failures, root: keepsFolders ? "" : job.location.root)
    return FailurePaths(
      actual: store.path(of: .actual, for: job.location.path, scale: job.scale),
      difference: store.path(of: .difference, for: job.location.path, scale: job.scale))
  }

  private func report(
    _ comparison: Comparison, of job: PictureJob, to failures: FailurePaths, actual: [UInt8],
    _ difference: DifferenceImage, _ lines: inout Lines
  ) throws {
    try writeFile(actual, to: failures.actual)
    try writeFile(try difference.bitmap.pngData(scale: Double(job.scale)), to: failures.difference)
    var message = ["different: \(job.referencePath)"]
    message += comparison.summary.map { "  \($0)" }
    message += [
      "  actual:     \(failures.actual)", "  difference: \(failures.difference)",
      "  accept with: \(acceptance(of: job))",
    ]
    lines.result(message.map { escapingControls(in: $0) }.joined(separator: "\n"))
  }
}
