internal import SnapshotReport
internal import StyleCore

extension VerifyArguments {
  /// The options on which results depend.
  var inputs: [CacheInput] { given.inputs(without: GivenOptions.others.union(["--output", "--results"])) }
}

extension VerifyCommand {
  /// Returns the report of a picture: that of an earlier run, or of its verification.
  func verified(
    _ job: CachedJob, _ cache: RunCache?, _ failures: PictureVerification.FailurePaths,
    hashed: HashedReference? = nil
  ) async -> Report<PictureVerification.Outcome> {
    let trouble = PictureVerification.Outcome(result: SnapshotCase(.trouble, of: job.picture))
    return await Report(orElse: trouble) { lines in
      job.explain(&lines)
      if let pass = job.pass, let outcome = PictureVerification.Outcome(pass, of: job.picture) {
        lines.add(pass.notes)
        return (outcome, job.picture.text)
      }
      guard let drawn = job.job else { throw FileFailure(path: job.picture.text, reason: "is not known") }
      let verification = PictureVerification(
        job: drawn, arguments: arguments, failures: failures, hashed: hashed)
      let start = ContinuousClock.now
      // A reference that is a file must have been read; the picture of one that is hashes only for a tolerance.
      let files = hashed == nil ? [drawn.referencePath] : []
      let possible = [hashed?.storedPath].compactMap { $0 }
      var outcome = try await job.storing(in: cache, given: files, possible: possible, &lines) { lines in
        let outcome = try await verification.run(&lines)
        return (outcome, outcome.facts, [])
      }
      if arguments.rendering.timings { outcome.result.seconds = (ContinuousClock.now - start) / .seconds(1) }
      return (outcome, outcome.result.status == .missing ? nil : drawn.name)
    }
  }
}

extension PictureVerification.Outcome {
  /// The facts of a result that passed; nil if it did not.
  fileprivate var facts: [String]? {
    guard let row, result == SnapshotCase(.same, like: result) else { return nil }
    return row.facts
  }

  /// Creates the outcome of a picture that passed in an earlier run; nil if the result has other facts.
  fileprivate init?(_ pass: CachePass, of picture: PictureName) {
    guard let row = PictureTable.Row(name: picture.referencePath, facts: pass.facts[...]) else {
      return nil
    }
    self.init(result: SnapshotCase(.same, of: picture), row: row)
  }
}

extension PictureTable.Row {
  /// The facts of the row, besides its name.
  var facts: [String] { [pixels, "\(byteCount)"] }

  /// Creates the row of a picture that was not drawn; nil if the facts are others.
  init?(name: String, facts: ArraySlice<String>) {
    guard facts.count == 2, let pixels = facts.first, let byteCount = facts.last.flatMap({ Int($0) }) else {
      return nil
    }
    self.init(name: name, pixels: pixels, byteCount: byteCount)
  }
}

extension SnapshotCase {
  /// Creates the result of a picture.
  init(_ status: Status, of picture: PictureName, _ summary: [String] = []) {
    self.init(
      name: picture.text, group: picture.location.folder, status: status, scale: picture.scale,
      system: picture.system?.rawValue, reference: picture.referencePath, summary: summary)
  }

  /// Creates the result with nothing to say of the same picture.
  fileprivate init(_ status: Status, like other: SnapshotCase) {
    self.init(
      name: other.name, group: other.group, status: status, scale: other.scale, system: other.system,
      reference: other.reference)
  }
}
