import Foundation
import Synchronization
import TestSupport
import Testing

@testable import SnapshotReport

/// Folders for files that are on their way.
struct ScratchTests {
  @Test func `folders that are made at once do not sweep each other away`() throws {
    let folder = try TemporaryFolder()
    let store = ObjectStore(folder.url.path + "/store") { _ in throw StoreError("no picture") }
    let problems = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<100 {
        do {
          let scratch = try Scratch(in: store)
          _ = try scratch.newFolder()
        } catch {
          problems.withLock { $0.append("\(error)") }
        }
      }
    }
    #expect(problems.withLock { $0 } == [])
    #expect(!folder.files.contains { $0.contains("incoming-") })
  }
}
