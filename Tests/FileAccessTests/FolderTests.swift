import FileAccess
import Foundation
import TestSupport
import Testing

@Suite struct FolderTests {
  @Test func `entries are sorted by bytes, and told apart by them`() throws {
    let folder = try TemporaryFolder()
    for name in ["\u{E9}", "e\u{301}", "z", "B"] { try folder.write("", to: name) }
    try FileManager.default.createDirectory(
      atPath: folder.url.path + "/sub", withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(atPath: folder.url.path + "/link", withDestinationPath: "sub")
    let entries = try Folder(folder.url.path).entries()
    #expect(
      entries.map { FilePath($0.name) } == ["B", "e\u{301}", "link", "sub", "z", "\u{E9}"].map(FilePath.init))
    #expect(entries.map(\.kind) == [.file, .file, .link, .folder, .file, .file])
    #expect(entries.filter { !$0.isValidUTF8 }.isEmpty)
  }

  @Test func `a name that is no UTF-8 is told as one`() throws {
    let folder = try TemporaryFolder()
    let path = Array(folder.url.path.utf8) + Array("/a".utf8) + [0xFF, 0]
    let descriptor = unsafe path.withUnsafeBufferPointer { buffer in
      unsafe buffer.withMemoryRebound(to: CChar.self) {
        unsafe open($0.baseAddress!, O_CREAT | O_WRONLY, 0o600)
      }
    }
    close(descriptor)
    let entries = try Folder(folder.url.path).entries()
    #expect(entries.map(\.isValidUTF8) == [false])
    #expect(entries[0].name == "a\u{FFFD}")
  }

  @Test func `what a stopped process left is removed, and what a living one writes is not`() throws {
    let folder = try TemporaryFolder()
    let names = [".snapshot-1-0.tmp", ".snapshot-2-7.tmp", ".snapshot-3", "a.tmp"]
    for name in names { try folder.write("half", to: name) }
    let writer = unsafe open("\(folder.url.path)/.snapshot-2-7.tmp", O_RDONLY)
    #expect(flock(writer, LOCK_EX) == 0)
    defer { close(writer) }
    try GuardedPath(folder.url.path + "/new").write([1], makesFolders: false, takesStreams: false)
    #expect(folder.files == [".snapshot-2-7.tmp", ".snapshot-3", "a.tmp", "new"])
  }

  @Test func `temporary names that are taken are passed, up to a thousand and one`() throws {
    let folder = try TemporaryFolder()
    let place = try Folder(folder.url.path)
    for number in 0..<1000 { try folder.write("", to: ".snapshot-\(getpid())-\(number).tmp") }
    try place.replace("new", with: [1])
    #expect(try folder.data("new") == Data([1]))
    try folder.write("", to: ".snapshot-\(getpid())-1000.tmp")
    #expect(throws: FileError.system(SystemFailure(code: EEXIST))) { try place.replace("newer", with: [1]) }
    #expect(!folder.files.contains("newer"))
  }

  @Test func `a file that cannot be put into place leaves nothing`() throws {
    let folder = try TemporaryFolder()
    let long = String(repeating: "n", count: 300)
    #expect(throws: FileError.system(SystemFailure(code: ENAMETOOLONG))) {
      try Folder(folder.url.path).replace(long, with: [1])
    }
    #expect(folder.files.isEmpty)
  }
}
