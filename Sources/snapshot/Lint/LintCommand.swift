internal import FileAccess
internal import ImageComparison
internal import SnapshotReport
internal import ViewLint
internal import ViewSpec

/// The command `snapshot lint`, which lays out specs and reports problems.
struct LintCommand {
  let arguments: LintArguments
  let console: Console

  /// Reports the findings, and returns whether there are none.
  func run() async -> Bool {
    let settings: LintSettings
    let settingsFiles = FileReadCollector()
    do {
      settings = try FileReads.observe(by: settingsFiles.observer) { () throws(SpecError) in
        try LintSettings(arguments)
      }
    } catch {
      await console.trouble(error.description, excerpt: error.excerpt)
      return false
    }
    var options = arguments.rendering
    let scales = options.scales
    // Each spec is read once.
    options.scales = [1]
    guard let specs = await ShardedSpecs.found(arguments.specs, arguments.sharding, console: console) else {
      return false
    }
    var cache = await openCache(settingsFiles.states)
    let jobs = await CachedJob.all(specs.locations, options: options, cache: &cache, console: console)
      .withoutRepetitions
    options.scales = scales
    var report = LintReport([], isComplete: await !console.sawTrouble)
    var used: Set<Int> = []
    for job in jobs {
      let outcome = await linted(job, cache, settings, options)
      if outcome.finished == nil { report.isComplete = false }
      await console.say(outcome.lines)
      report.findings += outcome.value.findings
      report.exempted += outcome.value.exempted
      used.formUnion(outcome.value.usedExemptions)
      for name in outcome.value.unusedExemptions { await tellUnused(name) }
    }
    await cache?.finish(arguments.caching, console: console)
    if report.isComplete { await tellUnused(settings, used) }
    await tell(report)
    return report.findings.isEmpty
  }

  /// Warns of exemptions of the settings that cover nothing, given the indices of those that cover something.
  private func tellUnused(_ settings: LintSettings, _ used: Set<Int>) async {
    // The file of the project may be for more specs than the named ones.
    let hasFolder = arguments.specs.contains { isFolder($0) }
    for (place, exemption) in settings.exemptions.enumerated()
    where !used.contains(place) && (hasFolder || !exemption.isShared) {
      await tellUnused(exemption.name)
    }
  }

  private func tellUnused(_ name: String) async {
    await console.caution("\(name) matches no finding; remove it")
  }

  private func tell(_ report: LintReport) async {
    do {
      let text =
        switch arguments.format {
        case .text: report.text
        case .json: try report.json()
        case .sarif: try report.sarif(version: Invocation.version)
        }
      if let output = arguments.output, output != "-" {
        try writeFile(Array(text.utf8), to: output, takesStreams: true)
        await console.summary([report.summary])
      } else if arguments.format == .text, arguments.rendering.quiet {
        let lines = report.findings.flatMap { LintReport.lines(of: $0) }
        if !lines.isEmpty { await console.result(lines.joined(separator: "\n")) }
      } else {
        await console.result(String(text.dropLast()))
      }
    } catch {
      await console.trouble("\(error)")
    }
  }

  func writePictures(_ lint: SpecLint, _ findings: [Finding]) async throws {
    guard let folder = arguments.pictures, !findings.isEmpty else { return }
    let spec = lint.location.path == "-" ? "stdin" : lint.location.path
    let store = ReferenceStore(folder: folder, root: lint.location.root)
    for (scale, png) in try await lint.pictures(of: findings) {
      try writeFile(png, to: store.path(for: spec, scale: scale), beneath: folder)
    }
  }

  private func isFolder(_ path: String) -> Bool {
    path != "-" && FileKind(at: path) == .folder
  }
}
