internal import FileAccess
internal import SnapshotReport
internal import ViewSpec

/// A picture with what is known of it: its result, or the job that makes one.
struct CachedJob: PictureWork {
  let picture: PictureName
  /// The spec, if it is kept in memory.
  private let spec: PictureJob.KeptSpec?
  /// The result of an earlier run; nil if the picture must be drawn.
  let pass: CachePass?
  /// The reasons for which the picture is drawn; nil unless they are asked for.
  let reasons: [String]?
  /// The states of the files that were read with the spec.
  let states: FileStates

  /// The job; nil if nothing need be drawn.
  var job: PictureJob? { pass == nil ? PictureJob(picture, spec: spec) : nil }

  /// Returns the pictures of specs, at all scales and for all systems.
  ///
  /// Specs that cannot be read are reported, and the others are returned. A spec is not read as such if all its pictures
  /// are known.
  ///
  /// - Parameters:
  ///   - locations: The specs.
  ///   - options: The options, with the scales and systems.
  ///   - cache: The cache, to which the font files are added as an input; nil for none.
  ///   - console: The console for the reports.
  ///   - unreadable: A closure that receives a spec that cannot be read, and the error.
  static func all(
    _ locations: [SpecLocation], options: RenderingOptions, cache: inout RunCache?, console: Console,
    unreadable: (SpecLocation, [String]) -> Void = { _, _ in }
  ) async -> [CachedJob] {
    let fonts = FontFolder.register(options.fonts)
    for problem in fonts.failures { await console.trouble("\(problem)") }
    if fonts.failures.isEmpty { cache?.add(fonts.inputs) } else { cache = nil }
    let known = cache
    let places = Array(locations.enumerated())
    var all: [CachedJob] = []
    all.reserveCapacity(locations.count * options.scales.count * max(1, options.systems.count))
    var place = 0
    await forEachConcurrently(places, jobs: options.jobCount) { place, location in
      await Report<[CachedJob]?>(orElse: nil) { _ in
        let isKept = place < PictureJob.keptSpecs
        return (
          try jobs(of: options.pictures(of: location), at: location, known, isKept: isKept), location.path
        )
      }
    } finish: { report in
      await console.say(report.lines)
      if report.value == nil { unreadable(locations[place], report.lines.troubles) }
      all += report.value ?? []
      place += 1
    }
    return all
  }

  private static func jobs(
    of pictures: [PictureName], at location: SpecLocation, _ cache: RunCache?, isKept: Bool
  ) throws -> [CachedJob] {
    // Standard input is read once, and its results are no one's.
    let isInput = location.path == "-"
    let cache = isInput ? nil : cache
    let known = cache?.known(location)
    let findings = pictures.map { picture in
      known.flatMap { cache?.finding($0, of: picture) } ?? .changed([])
    }
    var spec: PictureJob.KeptSpec?
    let collector = FileReadCollector()
    if findings.contains(where: \.isChanged) {
      let read =
        cache == nil
        ? try LayoutSpec(at: location)
        : try FileReads.observe(by: collector.observer) { try LayoutSpec(at: location) }
      if isKept || isInput { spec = PictureJob.KeptSpec(read) }
    }
    let states = collector.states
    return zip(pictures, findings).map { picture, finding in
      let explains = cache?.explains == true
      switch finding {
      case .passed(let pass):
        return CachedJob(
          picture: picture, spec: nil, pass: pass, reasons: explains ? [] : nil, states: states)
      case .changed(let reasons):
        return CachedJob(
          picture: picture, spec: spec, pass: nil, reasons: explains ? reasons : nil, states: states)
      }
    }
  }
}

extension RunCache.Finding {
  fileprivate var isChanged: Bool { if case .changed = self { true } else { false } }
}

extension CachedJob {
  /// Runs `draw`, and stores its result if it passed.
  ///
  /// - Parameters:
  ///   - cache: The cache; nil for none.
  ///   - given: The paths of files that the command has from its arguments, besides the spec; nothing is stored if one
  ///     was not read.
  ///   - possible: The paths of such files that need not be read.
  ///   - lines: The lines of the job.
  ///   - draw: A closure that draws the picture, and returns a value, the facts of a result that passed, and written files.
  /// - Returns: The value.
  func storing<Value: Sendable>(
    in cache: RunCache?, given: [String] = [], possible: [String] = [], _ lines: inout Lines,
    _ draw: (inout Lines) async throws -> (value: Value, facts: [String]?, outputs: [CacheInput])
  ) async throws -> Value {
    guard let cache, picture.location.path != "-" else { return try await draw(&lines).value }
    let (start, collector) = (lines.all.count, FileReadCollector())
    let result = try await FileReads.observeTask(by: collector.observer) { try await draw(&lines) }
    if let facts = result.facts, let notes = lines.notes(after: start) {
      var states = states
      states.merge(collector.states)
      cache.store(
        CachePass(notes: notes, facts: facts), of: picture, given: given, possible: possible, states,
        outputs: result.outputs)
    }
    return result.value
  }

  /// Adds the reasons for which the picture is drawn, if they are asked for.
  func explain(_ lines: inout Lines, as name: String? = nil) {
    if let reasons { lines.progress(CacheExplanation.line(name ?? picture.text, reasons)) }
  }
}
