import FileAccess
import Foundation
import Synchronization
import TestSupport
import Testing

/// Every read of a file is seen by who observes the work that reads.
@Suite struct FileReadsTests {
  private final class Log: Sendable {
    private let events = Mutex<[String]>([])

    var all: [String] { events.withLock { $0 } }

    var observer: FileReads.Observer {
      { path, event in
        let name = FilePath(path).name
        let text =
          switch event {
          case .opened: "\(name) opened"
          case .bytes(let bytes): "\(name) has \(bytes.count)"
          case .missing: "\(name) missing"
          case .failed: "\(name) failed"
          case .kind(let kind): "\(name) is \(kind?.words ?? "nothing")"
          case .absolute: "\(name) absolute"
          }
        self.events.withLock { $0.append(text) }
      }
    }
  }

  @Test func `reads, absences and questions are reported in their order`() throws {
    let (folder, log) = (try TemporaryFolder(), Log())
    try folder.write("four", to: "a")
    let path = folder.url.path
    FileReads.observe(by: log.observer) {
      _ = try? RegularFile.read("\(path)/a")
      _ = try? RegularFile.read("\(path)/a", limit: 3)
      _ = try? RegularFile.read("\(path)/b")
      _ = try? RegularFile.read(path)
      _ = FileKind(at: "\(path)/a")
      _ = FileKind(at: "\(path)/b")
      _ = try? Folder(path)
    }
    let name = FilePath(path).name
    #expect(
      log.all == [
        "a opened", "a has 4", "a opened", "b missing", "\(name) failed", "a is a file", "b is nothing",
        "\(name) opened",
      ])
  }

  @Test func `functions that are awaited are observed, and work elsewhere is not`() async throws {
    let (folder, log) = (try TemporaryFolder(), Log())
    try folder.write("", to: "a")
    let path = folder.url.path
    @Sendable func read(_ name: String) async { _ = FileKind(at: "\(path)/\(name)") }
    await read("before")
    await FileReads.observeTask(by: log.observer) {
      await read("a")
      await Task.detached { await read("elsewhere") }.value
      await withTaskGroup(of: Void.self) { group in group.addTask { await read("child") } }
    }
    #expect(log.all == ["a is a file", "child is nothing"])
  }

  @Test func `errors pass through an observation`() {
    let log = Log()
    #expect(throws: FileError.invalidPath) {
      try FileReads.observe(by: log.observer) { () throws(FileError) in _ = try RegularFile.read("a\0") }
    }
    #expect(log.all.count == 1)
  }
}
