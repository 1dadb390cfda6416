internal import Foundation
internal import Synchronization

/// A watcher of folders and files, which reports what changed since it was last asked.
///
/// Changes are collected until they are taken, so that none is lost however long that takes, and they need no more
/// memory than a limited number of paths: beyond that, everything counts as changed.
package final class FileWatcher: Sendable {
  /// The changes of files.
  package struct Changes: Equatable, Sendable {
    /// The paths of changed files and folders, as they were given or found below a folder that was.
    package var paths: Set<String> = []
    /// Whether or not any file may have changed.
    package var isEverything = false

    package var isEmpty: Bool { paths.isEmpty && !isEverything }

    package init(paths: Set<String> = [], isEverything: Bool = false) {
      (self.paths, self.isEverything) = (paths, isEverything)
    }

    /// Adds a path, or everything beyond the limit.
    mutating func add(_ path: String, limit: Int) {
      guard !isEverything else { return }
      paths.insert(path)
      if paths.count > limit { self = Changes(isEverything: true) }
    }

    mutating func add(_ other: Changes, limit: Int) {
      if other.isEverything { self = other }
      for path in other.paths { add(path, limit: limit) }
    }
  }

  /// The watched files and folders.
  package struct Targets: Equatable, Sendable {
    /// The folders that are watched with all folders in them, except hidden ones.
    package var trees: Set<String> = []
    /// The files, which need not exist.
    package var files: Set<String> = []

    package init(trees: Set<String> = [], files: Set<String> = []) {
      (self.trees, self.files) = (trees, files)
    }
  }

  /// The maximum number of paths that are kept.
  package static let pathLimit = 10_000

  private struct State {
    var changes = Changes()
    /// The time of the first of the changes.
    var since = ContinuousClock.now
    var targets = Targets()
    /// Whether or not the thread has not seen the targets yet.
    var isRetargeted = false
    /// Whether or not there was a report without a waiter.
    var isReported = false
    var waiter: CheckedContinuation<Void, Never>?
    /// Those who wait until the targets are watched.
    var targeters: [CheckedContinuation<Void, Never>] = []
    var isStopped = false
  }

  private let state = Mutex(State())
  private let signal: WakingPipe

  /// Starts a watcher that watches nothing yet.
  ///
  /// - Parameter usesNotifications: Whether or not the system tells of changes; false looks at all files again and again.
  package init(usesNotifications: Bool = true) throws(WatchError) {
    signal = try WakingPipe()
    let loop = WatchLoop(self, signal, notifies: usesNotifications)
    Thread.detachNewThread {
      var loop = loop
      loop.run()
    }
  }

  /// Watches these folders and files, in place of the previous ones, and returns when every later change will be seen.
  package func watch(_ targets: Targets) async {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if state.isStopped { return true }
        if state.targets == targets, !state.isRetargeted, state.targeters.isEmpty { return true }
        state.targets = targets
        state.isRetargeted = true
        state.targeters.append(continuation)
        return false
      }
      if isOver { continuation.resume() } else { signal.ring() }
    }
  }

  /// Waits for changes, and returns those since the last call; nil after ``stop()``.
  package func next() async -> Changes? {
    while true {
      if let changes = take()?.changes { return changes }
      guard await wait() else { return nil }
    }
  }

  /// Waits for the next report of changes, if there has been none since the last wait; returns false after ``stop()``.
  package func wait() async -> Bool {
    await withCheckedContinuation { continuation in
      let previous: CheckedContinuation<Void, Never>?? = state.withLock { state in
        guard !state.isReported, !state.isStopped else {
          state.isReported = false
          return .none
        }
        defer { state.waiter = continuation }
        return .some(state.waiter)
      }
      guard let previous else { return continuation.resume() }
      previous?.resume()
    }
    return state.withLock { !$0.isStopped }
  }

  /// Returns the changes since the last call, with the time of the first of them; nil if there are none.
  package func take() -> (changes: Changes, since: ContinuousClock.Instant)? {
    state.withLock { state in
      guard !state.changes.isEmpty else { return nil }
      defer { state.changes = Changes() }
      return (state.changes, state.since)
    }
  }

  /// Ends the watcher, and the tasks that wait for it.
  package func stop() {
    let waiters = state.withLock { state in
      state.isStopped = true
      defer { (state.waiter, state.targeters) = (nil, []) }
      return state.targeters + (state.waiter.map { [$0] } ?? [])
    }
    for waiter in waiters { waiter.resume() }
    signal.ring()
  }

  deinit { stop() }

  // MARK: The side of the thread

  /// Returns new targets, if there are any, and whether the watcher has ended; empties the pipe.
  func orders() -> (targets: Targets?, isStopped: Bool) {
    signal.empty()
    return state.withLock { state in
      defer { state.isRetargeted = false }
      return (state.isRetargeted ? state.targets : nil, state.isStopped)
    }
  }

  /// Tells that the targets are watched.
  func confirm() {
    let waiters = state.withLock { state in
      // Newer targets have not been seen.
      guard !state.isRetargeted else { return [CheckedContinuation<Void, Never>]() }
      defer { state.targeters = [] }
      return state.targeters
    }
    for waiter in waiters { waiter.resume() }
  }

  /// Adds changes, and ends the waiting for them.
  func report(_ changes: Changes) {
    guard !changes.isEmpty else { return }
    let waiter = state.withLock { state in
      if state.changes.isEmpty { state.since = .now }
      state.changes.add(changes, limit: Self.pathLimit)
      state.isReported = state.waiter == nil
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.resume()
  }
}

/// A failure of the system, in one line.
package struct WatchError: Error, CustomStringConvertible {
  package let description: String
}
