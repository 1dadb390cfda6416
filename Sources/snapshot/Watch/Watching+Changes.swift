internal import FileAccess
internal import FileWatching
internal import ViewSpec

extension Watching {
  /// Finds the specs and packages of the paths, and watches them; returns false if there is nothing to watch.
  func start() async -> Bool {
    for path in options.paths {
      guard FileKind(at: path) != nil else {
        await console.trouble("\(path): there is no such file or folder")
        return false
      }
      if FileKind(at: path) == .folder {
        targets.trees.insert(path)
        if FileKind(at: WatchPackage.manifest(in: path)) == .file {
          packages.append(WatchPackage(folder: path))
        }
      }
    }
    await watcher.watch(targets)
    var problems: [SpecError] = []
    findSpecs { problems.append($0) }
    guard !subjects.isEmpty || !packages.isEmpty else {
      for problem in problems { await console.trouble(problem.description, excerpt: problem.excerpt) }
      return false
    }
    targets.files = Set(subjects.flatMap(\.dependencies))
    await watcher.watch(targets)
    if let first = subjects.first { show(first) }
    publish()
    return true
  }

  /// Finds the specs that there are now: known ones stay, new ones are dirty, those that are gone are forgotten.
  func findSpecs(report: (SpecError) -> Void = { _ in }) {
    let packaged = Set(packages.map(\.folder))
    let locations = SpecSearch.locations(options.paths.filter { !packaged.contains($0) }, report: report)
    var known: [String: WatchSubject] = [:]
    for subject in subjects { if case .spec(let location) = subject.kind { known[location.path] = subject } }
    var seen: Set<String> = []
    let specs = locations.filter { seen.insert($0.path).inserted }.map { location in
      known[location.path] ?? WatchSubject(id: nextID(), name: location.path, kind: .spec(location))
    }
    subjects = specs + subjects.filter { if case .preview = $0.kind { true } else { false } }
    if shown == nil {
      cells = []
      state.shown = nil
      if let first = subjects.first { show(first) }
    }
  }

  /// Marks what depends on changed files.
  func take(_ changes: FileWatcher.Changes, since: ContinuousClock.Instant) {
    let isSearchNeeded =
      changes.isEverything
      || changes.paths.contains { path in
        // A folder, or what is gone; a spec that is new.
        FileKind(at: path) != .file
          || FilePath(path).hasSuffix(".json") && !subjects.contains { $0.dependencies.contains(path) }
      }
    if isSearchNeeded {
      findSpecs()
      publish()
    }
    var changed: [WatchSubject] = []
    for subject in subjects {
      guard case .spec = subject.kind else { continue }
      let isChanged = changes.isEverything || !subject.dependencies.isDisjoint(with: changes.paths)
      guard isChanged || subject.isNew else { continue }
      // The first of several changes counts for the time until they are seen.
      if subject.dirtySince == nil { subject.dirtySince = since }
      changed.append(subject)
    }
    for package in packages where changes.isEverything || changes.paths.contains(where: package.isSource) {
      package.isDirty = true
    }
    follow(changed, isEverything: changes.isEverything)
  }

  /// Shows the first changed subject, unless the shown one is among them or the page keeps to it.
  func follow(_ changed: [WatchSubject], isEverything: Bool) {
    guard state.follows, !isEverything, let first = changed.first,
      !changed.contains(where: { $0.id == state.shown })
    else { return }
    show(first)
  }
}
