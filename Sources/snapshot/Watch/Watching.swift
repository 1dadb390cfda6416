internal import FileWatching
internal import TerminalPictures
internal import ViewSession

/// The loop of `snapshot watch`: takes changes and wishes, draws what is shown, then examines it, then looks at the rest.
///
/// Changes during a drawing are drawn again: a subject stops being dirty before its files are read.
@MainActor
final class Watching {
  let options: WatchOptions
  let console: Console
  let printer: WatchPrinter
  let board: WatchBoard
  let watcher: FileWatcher
  /// A closure that tells the page that there is a newer state.
  var announce: (Int) -> Void = { _ in }
  var state = WatchState()
  var subjects: [WatchSubject] = []
  var cells: [WatchCell] = []
  var packages: [WatchPackage] = []
  /// The pictures in the terminal; nil for none.
  var gallery: TerminalGallery?
  /// The files that are watched, apart from those in folders that were named.
  var targets = FileWatcher.Targets()
  private var lastID = 0
  private var isRung = false
  private var isStopped = false
  private var sleeper: CheckedContinuation<Void, Never>?
  /// Whether or not the last drawing is still to be told, which is done once it was examined.
  var isUntold = false

  /// Creates a loop over the paths of the options.
  init(_ options: WatchOptions, board: WatchBoard, watcher: FileWatcher, console: Console) {
    (self.options, self.board, self.watcher, self.console) = (options, board, watcher, console)
    printer = WatchPrinter(console)
    state.choice = options.choice
    printer.outputClosed = { [weak self] in self?.stop() }
  }

  var shown: WatchSubject? { subjects.first { $0.id == state.shown } }

  /// Runs until ``stop()``.
  func run() async {
    let listener = Task { @MainActor [weak self, watcher] in
      // Changes stay with the watcher until the loop takes them.
      while !Task.isCancelled, await watcher.wait() { self?.ring() }
    }
    defer { listener.cancel() }
    while !isStopped {
      if await !step() { await sleep() }
      // Those who ring have their turn between two steps.
      await Task.yield()
    }
  }

  /// Does what is next; returns false if there is nothing to do.
  func step() async -> Bool {
    if let (changes, since) = watcher.take() { take(changes, since: since) }
    if let wish = board.takeWish() { fulfil(wish) }
    for package in packages where package.isDirty && !package.isBuilding { build(package) }
    if let shown, let since = shown.dirtySince {
      await draw(shown, since)
      return true
    }
    if let cell = cells.first(where: { $0.unknown != nil }) {
      await examine(cell)
      return true
    }
    if tell() { return true }
    if let other = subjects.first(where: { $0.dirtySince != nil }) {
      await look(at: other)
      return true
    }
    return false
  }

  func ring() {
    isRung = true
    sleeper?.resume()
    sleeper = nil
  }

  func stop() {
    isStopped = true
    ring()
  }

  private func sleep() async {
    if !isRung { await withCheckedContinuation { sleeper = $0 } }
    isRung = false
  }

  func nextID() -> Int {
    lastID += 1
    return lastID
  }

  /// Publishes the state.
  func publish() {
    state.version += 1
    state.subjects = subjects.map(\.entry)
    state.cells = cells.map(\.entry)
    state.builds = packages.map(\.entry)
    board.publish(state)
    announce(state.version)
  }

  /// Carries out a wish of the page.
  private func fulfil(_ wish: WatchBoard.Wish) {
    if let follows = wish.follows { state.follows = follows }
    if let id = wish.shown, id != state.shown, let subject = subjects.first(where: { $0.id == id }) {
      show(subject)
    }
    if let choice = wish.choice, choice.problem == nil, choice != state.choice {
      state.choice = choice
      arrangeCells(keepsPictures: true)
    }
    publish()
  }

  /// Shows a subject, in place of the one that is shown.
  func show(_ subject: WatchSubject) {
    state.shown = subject.id
    arrangeCells(keepsPictures: false)
  }

  /// Makes the cells of the choice: those that were there stay, and their subject is drawn.
  private func arrangeCells(keepsPictures: Bool) {
    let old = keepsPictures ? cells : []
    for cell in cells where !keepsPictures || !state.choice.variants.contains(cell.variant) { cell.release() }
    cells = state.choice.variants.map { variant in
      old.first { $0.variant == variant } ?? WatchCell(id: nextID(), variant)
    }
    if let shown, shown.dirtySince == nil { shown.dirtySince = .now }
  }

  /// Watches the files of all subjects; a subject whose files were not watched before is looked at again.
  func follow(_ subject: WatchSubject, _ dependencies: Set<String>) async {
    let needed = WatchPaths.all(dependencies)
    guard needed != subject.dependencies else { return }
    subject.dependencies = needed
    var newTargets = targets
    newTargets.files = Set(subjects.flatMap(\.dependencies))
    guard newTargets != targets else { return }
    let isNew = !newTargets.files.isSubset(of: targets.files)
    targets = newTargets
    await watcher.watch(targets)
    // Between the reading of a file and the watching of it, a change would not have been seen.
    if isNew, subject.dirtySince == nil { subject.dirtySince = .now }
  }
}

/// The options of the loop.
struct WatchOptions: Sendable {
  var paths: [String]
  var choice: WatchChoice
  var limits: LimitOptions
  /// The folder for pictures that programs of packages draw.
  var scratch: String
}
