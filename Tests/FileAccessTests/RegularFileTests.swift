import FileAccess
import Foundation
import TestSupport
import Testing

@Suite struct RegularFileTests {
  @Test func `a file is read up to its limit, by a link, too`() throws {
    let folder = try TemporaryFolder()
    try folder.write(String(repeating: "x", count: 200_000), to: "a")
    try FileManager.default.createSymbolicLink(atPath: folder.url.path + "/b", withDestinationPath: "a")
    for name in ["a", "b"] {
      let path = "\(folder.url.path)/\(name)"
      #expect(try RegularFile.read(path, limit: 200_000).count == 200_000)
      #expect(throws: FileError.tooLarge(limit: 199_999)) { try RegularFile.read(path, limit: 199_999) }
    }
  }

  @Test func `a pipe without a writer does not block who reads it`() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.path + "/pipe"
    #expect(unsafe mkfifo(path, 0o600) == 0)
    #expect(throws: FileError.notRegular("a pipe")) { try RegularFile.read(path) }
    #expect(FileKind(at: path) == .pipe)
  }

  @Test func `the time of a change has its nanoseconds`() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "a")
    let path = folder.url.path + "/a"
    let time = timespec(tv_sec: 1000, tv_nsec: 750_000_000)
    #expect(unsafe utimensat(AT_FDCWD, path, [time, time], 0) == 0)
    #expect(try RegularFile(path).modificationTime == 1000.75)
  }

  @Test func `the age of a file is the time since its change`() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "a")
    let path = folder.url.path + "/a"
    let stamp = timespec(tv_sec: 1000, tv_nsec: 500_000_000)
    #expect(unsafe utimensat(AT_FDCWD, path, [stamp, stamp], 0) == 0)
    // A second may begin in between.
    let before = Double(time(nil)) - 1000.5
    let age = try RegularFile(path).age
    let after = Double(time(nil)) - 1000.5
    #expect((before...after).contains(age))
  }

  @Test func `devices, folders and nothing are no files`() throws {
    #expect(throws: FileError.notRegular("a device")) { try RegularFile.read("/dev/zero") }
    #expect(throws: FileError.notRegular("a folder")) { try RegularFile.read("/") }
    #expect(throws: FileError.system(SystemFailure(code: ENOENT))) { try RegularFile.read("/missing") }
    #expect(throws: FileError.invalidPath) { try RegularFile.read("a\0b") }
    #expect(FileKind(at: "/missing") == nil)
  }
}
