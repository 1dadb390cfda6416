import Foundation
import LayoutCore
import Raster
import TestSupport
import Testing

@testable import ViewSnapshotTesting

/// The handling of references, by the mode of recording and the files that exist.
@Suite struct VerificationTests {
  /// Holds a text against its reference in a folder of its own.
  private func failure(
    of text: String, in folder: TemporaryFolder, _ record: SnapshotTestingConfiguration.Record,
    named name: String = "text"
  ) -> String? {
    // Elsewhere than in CI, where nothing is recorded.
    SnapshotEnvironment.$current.withValue(["SNAPSHOT_ARTIFACTS": "\(folder.url.path)/failures"]) {
      verifySnapshot(
        of: text, as: .lines, named: name, record: record, snapshotDirectory: folder.url.path,
        testName: "test()")
    }
  }

  private func reference(in folder: TemporaryFolder, named name: String = "text") -> String? {
    try? String(contentsOfFile: folder.url.path + "/test.\(name).txt", encoding: .utf8)
  }

  @Test func `what is missing is written, and fails all the same, also when it is asked again`() throws {
    let folder = try TemporaryFolder()
    let first = try #require(failure(of: "one", in: folder, .missing))
    #expect(
      first.hasPrefix("There was no reference: the snapshot was written to \(folder.url.path)/test.text.txt"))
    #expect(reference(in: folder) == "one")
    let second = try #require(failure(of: "one", in: folder, .missing))
    #expect(second.contains("was written by this run"))
  }

  @Test func `nothing is written under never, and what is missing fails`() throws {
    let folder = try TemporaryFolder()
    let message = try #require(failure(of: "one", in: folder, .never))
    #expect(message.hasPrefix("There is no reference at \(folder.url.path)/test.text.txt"))
    #expect(reference(in: folder) == nil)
  }

  @Test(arguments: SnapshotTestingConfiguration.Record.allCases)
  func `what is equal passes but where all is written`(record: SnapshotTestingConfiguration.Record) throws {
    let folder = try TemporaryFolder()
    try "one".write(toFile: folder.url.path + "/test.text.txt", atomically: true, encoding: .utf8)
    #expect((failure(of: "one", in: folder, record) == nil) == (record != .all))
    #expect(reference(in: folder) == "one")
  }

  @Test(arguments: SnapshotTestingConfiguration.Record.allCases)
  func `what differs fails, and is written by all and failed only`(
    record: SnapshotTestingConfiguration.Record
  ) throws {
    let folder = try TemporaryFolder()
    try "one\ntwo".write(toFile: folder.url.path + "/test.text.txt", atomically: true, encoding: .utf8)
    let message = try #require(failure(of: "one\nthree", in: folder, record))
    #expect(reference(in: folder) == ([.all, .failed].contains(record) ? "one\nthree" : "one\ntwo"))
    if record != .all { #expect(message.hasSuffix("@@ -1,2 +1,2 @@\n one\n-two\n+three")) }
  }

  @Test func `what the value or its reference cannot be is told, not swallowed`() throws {
    struct Broken: Error {}
    func broken() throws -> String { throw Broken() }
    let thrown = verifySnapshot(of: try broken(), as: .lines, named: "broken")
    #expect(thrown == "The value could not be made: Broken()")

    let folder = try TemporaryFolder()
    let path = folder.url.path + "/test.text.txt"
    try Data([0xFF, 0xFE, 0]).write(to: URL(fileURLWithPath: path))
    #expect(failure(of: "one", in: folder, .never) == "\(path): the reference is not UTF-8")
  }

  @Test func `what cannot be made or stored is told, and nothing is written`() throws {
    let folder = try TemporaryFolder()
    func failure<Value, Format>(of value: Value, _ strategy: Snapshotting<Value, Format>) -> String? {
      SnapshotEnvironment.$current.withValue([:]) {
        verifySnapshot(
          of: value, as: strategy, named: "none", record: .all, snapshotDirectory: folder.url.path,
          testName: "test()")
      }
    }
    // JSON has no such number, and a PNG at least one pixel.
    let number = failure(of: [Double.infinity], .json.pullback { $0 })
    #expect(number?.hasPrefix("The snapshot cannot be made: ") == true)
    let picture = failure(of: Bitmap(width: 0, height: 5), .image)
    #expect(picture?.hasPrefix("The snapshot cannot be stored: ") == true)
    #expect(folder.files.isEmpty)
  }

  @MainActor @Test func `a view without a size has no picture`() throws {
    let folder = try TemporaryFolder()
    let message = verifySnapshot(
      of: UIView(), as: .image, named: "none", record: .all, snapshotDirectory: folder.url.path)
    #expect(message == "The view has no size: set its frame, or pass `size:` to the strategy.")
    #expect(folder.files.isEmpty)
  }

  @Test func `in CI, a missing reference is recorded elsewhere`() throws {
    let folder = try TemporaryFolder()
    let message = SnapshotEnvironment.$current.withValue(["CI": "1"]) {
      verifySnapshot(of: "", as: .lines, named: "none", snapshotDirectory: folder.url.path)
    }
    #expect(
      message?.hasSuffix("nothing is recorded while CI is set: record it on your machine, and commit it.")
        == true)
    #expect(folder.files.isEmpty)
  }

  @Test func `a snapshot that does not come is not waited for longer than asked`() {
    let strategy = Snapshotting<String, String>(
      pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async { _ in } })
    let message = verifySnapshot(of: "", as: strategy, named: "late", timeout: 0.01)
    #expect(message == "The snapshot was not complete after 0.01 seconds.")
  }

  @Test func `settings are taken from the call, then from what is around it, then from the environment`()
    throws
  {
    typealias Record = SnapshotTestingConfiguration.Record
    let environment = ["SNAPSHOT_TESTING_RECORD": "failed"]
    #expect(try Record.resolved(nil, in: [:]) == .missing)
    #expect(try Record.resolved(nil, in: environment) == .failed)
    func resolved(_ argument: Record?) throws -> Record { try Record.resolved(argument, in: environment) }
    try withSnapshotTesting(record: .all) {
      #expect(try resolved(nil) == .all)
      #expect(try resolved(.never) == .never)
      let inner = try withSnapshotTesting(diffTool: .ksdiff) { try resolved(nil) }
      #expect(inner == .all)
    }
    #expect(throws: SnapshotError.self) { try Record.resolved(nil, in: ["SNAPSHOT_TESTING_RECORD": "yes"]) }
  }

  @Test(arguments: ["1", "true", "TRUE", "yes"])
  func `in CI nothing is recorded, whatever is asked for`(value: String) throws {
    let environment = ["CI": value, "SNAPSHOT_TESTING_RECORD": "all"]
    #expect(try SnapshotTestingConfiguration.Record.resolved(.all, in: environment) == .never)
    for off in ["", "0", "false"] {
      #expect(try SnapshotTestingConfiguration.Record.resolved(.all, in: ["CI": off]) == .all)
    }
  }

  @Test(.snapshots(record: .never, diffTool: .ksdiff)) func `a trait sets what a test does not`() {
    #expect(SnapshotTestingConfiguration.current.record == .never)
    #expect(
      SnapshotTestingConfiguration.current.diffTool?(reference: "a b", failure: "c") == "ksdiff \"a b\" \"c\""
    )
    #expect(SnapshotCounter.current.next(of: "test") == 1)
    #expect(SnapshotCounter.current.next(of: "test") == 2)
    #expect(SnapshotCounter.current.next(of: "other") == 1)
  }
}
