import Foundation
import Testing

@testable import FileWatching

@Suite struct FileWatcherTests {
  /// A folder for the files of a test.
  private final class Scratch {
    let path: String

    init() throws {
      path = NSTemporaryDirectory() + "watching-\(UUID().uuidString)"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    }

    /// Removes the folder; not at the last use, which would be a change of its own.
    func end() { try? FileManager.default.removeItem(atPath: path) }

    func write(_ name: String, _ text: String = "text") throws {
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
    }

    func folder(_ name: String) throws {
      try FileManager.default.createDirectory(atPath: "\(path)/\(name)", withIntermediateDirectories: true)
    }

    func move(_ name: String, to other: String) throws {
      #expect(unsafe rename("\(path)/\(name)", "\(path)/\(other)") == 0)
    }

    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: "\(path)/\(name)") }
  }

  /// Waits until all of the paths have been reported, and returns all that were.
  private func reported(_ watcher: FileWatcher, _ paths: Set<String>) async -> FileWatcher.Changes {
    var all = FileWatcher.Changes()
    while !all.isEverything, !paths.isSubset(of: all.paths), let changes = await watcher.next() {
      all.add(changes, limit: FileWatcher.pathLimit)
    }
    return all
  }

  @Test(arguments: [true, false])
  func `reports files that are written, come and go`(notifies: Bool) async throws {
    let scratch = try Scratch()
    defer { scratch.end() }
    let file = "\(scratch.path)/card.json"
    try scratch.write("card.json", "1")
    let watcher = try FileWatcher(usesNotifications: notifies)
    defer { watcher.stop() }
    await watcher.watch(FileWatcher.Targets(files: [file]))
    try scratch.write("other.json")
    try scratch.write("card.json", "22")
    #expect(await reported(watcher, [file]).paths == [file])
    try scratch.remove("card.json")
    #expect(await reported(watcher, [file]).paths == [file])
    try scratch.write("card.json", "333")
    #expect(await reported(watcher, [file]).paths == [file])
  }

  @Test(.timeLimit(.minutes(1)))
  func `reports an edit that keeps the size and the time of the file, without notifications`() async throws {
    let scratch = try Scratch()
    defer { scratch.end() }
    let file = "\(scratch.path)/card.json"
    // Whole seconds, which a date can have exactly.
    func setTime() throws {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1000)], ofItemAtPath: file)
    }
    try scratch.write("card.json", "1")
    try setTime()
    let watcher = try FileWatcher(usesNotifications: false)
    defer { watcher.stop() }
    await watcher.watch(FileWatcher.Targets(files: [file]))
    // Changes within a tick of the system's clock, which takes some milliseconds, may have the same time.
    try await Task.sleep(for: .milliseconds(20))
    let handle = try #require(FileHandle(forWritingAtPath: file))
    try handle.write(contentsOf: Data("2".utf8))
    try handle.close()
    try setTime()
    #expect(await reported(watcher, [file]).paths == [file])
  }

  @Test func `reports files that editors replace by renaming`() async throws {
    let scratch = try Scratch()
    defer { scratch.end() }
    let file = "\(scratch.path)/card.json"
    try scratch.write("card.json")
    let watcher = try FileWatcher()
    defer { watcher.stop() }
    await watcher.watch(FileWatcher.Targets(files: [file]))
    for round in 0..<3 {
      try scratch.write(".card.swp", "\(round)")
      try scratch.move(".card.swp", to: "card.json")
      #expect(await reported(watcher, [file]).paths == [file])
      try scratch.move("card.json", to: "card.json~")
      try scratch.write("card.json", "again")
      #expect(await reported(watcher, [file]).paths == [file])
    }
  }

  @Test func `reports files in folders that are made, moved and removed`() async throws {
    let scratch = try Scratch()
    defer { scratch.end() }
    let watcher = try FileWatcher()
    defer { watcher.stop() }
    await watcher.watch(FileWatcher.Targets(trees: [scratch.path]))
    try scratch.folder("a/b/c")
    try scratch.write("a/b/c/one.json")
    _ = await reported(watcher, ["\(scratch.path)/a/b/c/one.json"])
    try scratch.move("a", to: "z")
    _ = await reported(watcher, ["\(scratch.path)/z/b/c/one.json"])
    try scratch.write("z/b/c/one.json", "again")
    _ = await reported(watcher, ["\(scratch.path)/z/b/c/one.json"])
    try scratch.remove("z")
    #expect(await reported(watcher, ["\(scratch.path)/z"]).isEverything == false)
  }

  @Test(.timeLimit(.minutes(1)))
  func `reports files in folders that are made while those around them are new`() async throws {
    let scratch = try Scratch()
    defer { scratch.end() }
    let watcher = try FileWatcher()
    defer { watcher.stop() }
    await watcher.watch(FileWatcher.Targets(trees: [scratch.path]))
    for round in 0..<60 {
      try scratch.folder("\(round)/a/b/c/d/e/f")
      try scratch.write("\(round)/a/b/c/d/e/f/one.json")
      _ = await reported(watcher, ["\(scratch.path)/\(round)/a/b/c/d/e/f/one.json"])
    }
  }

  @Test func `finds what changed before targets are exchanged`() throws {
    let scratch = try Scratch()
    defer { scratch.end() }
    let (first, second) = ("\(scratch.path)/a.json", "\(scratch.path)/b.json")
    try scratch.write("a.json", "1")
    try scratch.write("b.json", "1")
    var scan = FileScan(FileWatcher.Targets(files: [first]))
    try scratch.write("a.json", "22")
    // A file that is only now a target has not changed.
    #expect(scan.follow(FileWatcher.Targets(files: [first, second])) == [first])
    try scratch.write("b.json", "22")
    #expect(scan.changes() == [second])
    #expect(scan.follow(FileWatcher.Targets(trees: [scratch.path])).isEmpty)
  }

  @Test func `reports a file whose folders come later`() async throws {
    let scratch = try Scratch()
    defer { scratch.end() }
    let file = "\(scratch.path)/images/icons/one.png"
    let watcher = try FileWatcher()
    defer { watcher.stop() }
    await watcher.watch(FileWatcher.Targets(files: [file]))
    try scratch.folder("images")
    try scratch.folder("images/icons")
    try scratch.write("images/icons/one.png")
    #expect(await reported(watcher, [file]).paths.contains(file))
  }

  @Test func `passes over hidden files and folders`() async throws {
    let scratch = try Scratch()
    defer { scratch.end() }
    try scratch.folder(".git")
    let watcher = try FileWatcher()
    defer { watcher.stop() }
    await watcher.watch(FileWatcher.Targets(trees: [scratch.path]))
    try scratch.write(".git/index")
    try scratch.write(".hidden")
    try scratch.write("seen")
    #expect(await reported(watcher, ["\(scratch.path)/seen"]).paths == ["\(scratch.path)/seen"])
  }

  @Test func `passes over folders beside the watched one`() async throws {
    let scratch = try Scratch()
    defer { scratch.end() }
    try scratch.folder("specs")
    try scratch.folder("other")
    let watcher = try FileWatcher()
    defer { watcher.stop() }
    let specs = "\(scratch.path)/./specs"
    await watcher.watch(FileWatcher.Targets(trees: [specs]))
    try scratch.remove("other")
    // Longer than a removed folder has to come back.
    try await Task.sleep(for: .milliseconds(100))
    try scratch.write("specs/seen")
    #expect(await reported(watcher, ["\(specs)/seen"]).paths == ["\(specs)/seen"])
  }

  @Test func `keeps changes until they are taken`() async throws {
    let scratch = try Scratch()
    defer { scratch.end() }
    let watcher = try FileWatcher()
    defer { watcher.stop() }
    await watcher.watch(FileWatcher.Targets(trees: [scratch.path]))
    let names = (0..<200).map { "\(scratch.path)/file\($0)" }
    for place in names.indices { try scratch.write("file\(place)") }
    #expect(await reported(watcher, Set(names)).paths == Set(names))
  }

  @Test func `counts everything as changed beyond a number of paths`() {
    var changes = FileWatcher.Changes()
    for number in 0..<3 { changes.add("\(number)", limit: 2) }
    #expect(changes == FileWatcher.Changes(isEverything: true))
    changes.add("more", limit: 2)
    #expect(changes.paths.isEmpty)
  }

  @Test func `ends those who wait when it stops`() async throws {
    let watcher = try FileWatcher()
    async let changes = watcher.next()
    watcher.stop()
    #expect(await changes == nil)
    await watcher.watch(FileWatcher.Targets(files: ["/none"]))
  }

  @Test func `knows the mounts of networks`() {
    let mounts = SilentMounts(
      table: """
        21 1 8:1 / / rw - ext4 /dev/sda1 rw
        30 21 0:40 / /home/a\\040b rw shared:1 - nfs4 server:/home rw
        31 30 0:41 / /home/a\\040b/local rw - tmpfs tmpfs rw
        32 21 0:42 / /mnt/x rw - fuse.sshfs host: rw
        """)
    #expect(mounts.isSilent(at: "/home/a b/work") && mounts.isSilent(at: "/mnt/x"))
    #expect(
      !mounts.isSilent(at: "/home/a b/local/x") && !mounts.isSilent(at: "/mnt/xy")
        && !mounts.isSilent(at: "/"))
  }
}
