internal import ImageComparison

/// `snapshot verify`: draws specs and compares the pictures with their references.
struct VerifyCommand {
  let arguments: VerifyArguments
  let console: Console

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
      let verification = PictureVerification(
        job: job, arguments: arguments, failures: failures(of: job, keepsFolders: keepsFolders))
      return await Report(orElse: .trouble) { lines in (try await verification.run(&lines), job.name) }
    } finish: {
      await progress.finish($0)
    }
    return await summarize(reports.map(\.value))
  }

  private func summarize(_ outcomes: [PictureVerification.Outcome]) async -> Bool {
    var rows: [PictureTable.Row] = []
    var (decoded, moved, different) = (0, 0, 0)
    for outcome in outcomes {
      switch outcome {
      case .same(let row, let isDecoded):
        rows.append(row)
        if isDecoded { decoded += 1 }
      case .moved(let row):
        rows.append(row)
        moved += 1
      case .different: different += 1
      case .trouble: break
      }
    }
    if arguments.rendering.timings { await console.summary(PictureTable(rows, showsTimings: true).lines) }
    let notes = [decoded > 0 ? "\(decoded) decoded" : nil, moved > 0 ? "frames moved in \(moved)" : nil]
      .compactMap { $0 }
    await console.summary([
      "\(rows.count) same\(notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))"), \(different) different,"
        + " \(outcomes.count - rows.count - different) not compared"
    ])
    return different == 0
  }

  private func failures(of job: PictureJob, keepsFolders: Bool) -> PictureVerification.FailurePaths {
    let store = ReferenceStore(folder: arguments.failures, root: keepsFolders ? "" : job.location.root)
    return PictureVerification.FailurePaths(
      actual: store.path(of: .actual, for: job.location.path, scale: job.scale),
      difference: store.path(of: .difference, for: job.location.path, scale: job.scale))
  }
}
