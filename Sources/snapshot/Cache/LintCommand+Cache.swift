internal import SnapshotReport

extension LintArguments {
  /// The options on which findings depend, which have all scales and the system at once.
  ///
  /// Only findings are shown, and those are not stored, so that it does not matter how they are shown.
  var inputs: [CacheInput] {
    given.inputs(
      without: GivenOptions.others.subtracting(["--scale", "--system"]).union([
        "--format", "--output", "--pictures",
      ]))
  }
}

extension LintCommand {
  /// Returns the cache of results with the settings in some files; nil if there is none.
  func openCache(_ settings: FileStates) async -> RunCache? {
    guard let settings = settings.settings else { return nil }
    return await RunCache.open(
      arguments.caching, verb: "lint", inputs: arguments.inputs + settings, console: console)
  }

  /// Returns the report of a spec: that of an earlier run without findings, or of its layout.
  func linted(
    _ job: CachedJob, _ cache: RunCache?, _ settings: LintSettings, _ options: RenderingOptions
  ) async -> Report<SpecLint.Outcome> {
    await Report(orElse: SpecLint.Outcome()) { lines in
      job.explain(&lines, as: job.picture.location.path)
      if let pass = job.pass, let outcome = SpecLint.Outcome(pass) {
        lines.add(pass.notes)
        return (outcome, job.picture.text)
      }
      guard let drawn = job.job else { throw FileFailure(path: job.picture.text, reason: "is not known") }
      let (lint, outcome) = try await job.storing(in: cache, &lines) { lines in
        let lint = SpecLint(
          location: drawn.location, spec: try drawn.spec, settings: settings, options: options,
          checksAccessibility: arguments.accessibility)
        let outcome = try await lint.run()
        lines.warnings(outcome.warnings)
        return ((lint, outcome), outcome.facts, [])
      }
      // The findings are reported even if their pictures cannot be written.
      do { try await writePictures(lint, outcome.findings) } catch { lines.trouble("\(error)") }
      return (outcome, drawn.name)
    }
  }
}

extension SpecLint.Outcome {
  /// The facts of a spec without findings: the used exemptions of the settings, and its own that are not used; nil if there
  /// are findings.
  fileprivate var facts: [String]? {
    guard findings.isEmpty, exempted.isEmpty else { return nil }
    return [usedExemptions.sorted().map { "\($0)" }.joined(separator: ",")] + unusedExemptions
  }

  /// Creates the outcome of a spec without findings in an earlier run; nil if the result has other facts.
  fileprivate init?(_ pass: CachePass) {
    guard let used = pass.facts.first else { return nil }
    self.init()
    usedExemptions = Set(used.split(separator: ",").compactMap { Int($0) })
    unusedExemptions = Array(pass.facts.dropFirst())
  }
}
