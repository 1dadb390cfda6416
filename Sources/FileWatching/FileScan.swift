internal import Glibc

/// The states of files of which the system does not tell, to be compared with those of a later look.
struct FileScan {
  private(set) var targets: FileWatcher.Targets
  private var states: [String: State]

  /// The state of a file, of which every write changes something.
  ///
  /// Programs can set the time of the content; that of the file's own change is the system's, but not all mounts keep one.
  private struct State: Equatable {
    var content: Time
    var change: Time
    var size: Int
    var number: UInt
  }

  private struct Time: Equatable {
    var seconds: Int
    var nanoseconds: Int

    init(_ time: timespec) { (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec) }
  }

  init(_ targets: FileWatcher.Targets) {
    self.targets = targets
    states = Self.look(targets)
  }

  /// Returns the paths of files that changed, came or went since the last look.
  mutating func changes() -> [String] {
    let now = Self.look(targets)
    defer { states = now }
    var changed = now.filter { states[$0.key] != $0.value }.map(\.key)
    changed += states.keys.filter { now[$0] == nil }
    return changed
  }

  /// Looks at other targets from now on, and returns the paths that changed, came or went since the last look.
  ///
  /// A target that is new has not changed.
  mutating func follow(_ new: FileWatcher.Targets) -> [String] {
    let old = targets
    targets = new
    return changes().filter { path in
      old.files.contains(path) || old.trees.contains { path.hasPrefix(FileSystem.path("", in: $0)) }
    }
  }

  private static func look(_ targets: FileWatcher.Targets) -> [String: State] {
    var states: [String: State] = [:]
    func add(_ path: String) {
      var status = stat()
      guard unsafe stat(path, &status) == 0 else { return }
      states[path] = State(
        content: Time(status.st_mtim), change: Time(status.st_ctim), size: Int(status.st_size),
        number: UInt(status.st_ino))
    }
    for file in targets.files { add(file) }
    for tree in targets.trees {
      for folder in FileSystem.folders(in: tree) {
        for file in FileSystem.files(in: folder) where !FileSystem.isHidden(file) { add(file) }
      }
    }
    return states
  }
}
