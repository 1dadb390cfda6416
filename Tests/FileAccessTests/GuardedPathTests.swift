import FileAccess
import Foundation
import TestSupport
import Testing

@Suite struct GuardedPathTests {
  private let folder: TemporaryFolder
  private var path: String { folder.url.path }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)", withDestinationPath: "\(path)/\(target)")
  }

  private func write(_ name: String, beneath base: String? = nil) throws(FileError) {
    try GuardedPath("\(path)/\(name)", beneath: base.map { "\(path)/\($0)" })
      .write(Array("new".utf8), makesFolders: true, takesStreams: false)
  }

  @Test func `a file is made, with its folders, and replaced`() throws {
    try write("a/b/c.txt", beneath: "a")
    try write("a/b/c.txt", beneath: "a")
    #expect(folder.files == ["a/b/c.txt"])
    #expect(try folder.data("a/b/c.txt") == Data("new".utf8))
  }

  @Test func `a file that is a link is not written to, nor is what it names`() throws {
    try folder.write("old", to: "real.txt")
    try link("link.txt", to: "real.txt")
    try link("nowhere.txt", to: "missing.txt")
    for name in ["link.txt", "nowhere.txt"] {
      #expect(throws: FileError.link(name)) { try write(name) }
      #expect(throws: FileError.link(name)) { try write(name, beneath: ".") }
    }
    #expect(try folder.data("real.txt") == Data("old".utf8))
    #expect(folder.files == ["link.txt", "nowhere.txt", "real.txt"])
  }

  @Test func `a folder that is a link is not followed beneath what the user named, and is followed above it`()
    throws
  {
    try folder.write("", to: "real/there.txt")
    try link("link", to: "real")
    #expect(throws: FileError.link("link")) { try write("link/a.txt", beneath: ".") }
    #expect(throws: FileError.link("link")) { try write("link/deep/a.txt", beneath: ".") }
    try write("link/a.txt")
    try write("link/deep/a.txt", beneath: "link")
    #expect(folder.files.contains("real/a.txt") && folder.files.contains("real/deep/a.txt"))
  }

  @Test func `what is read is guarded, too`() throws {
    try folder.write("secret", to: "real/a.txt")
    try link("link", to: "real")
    try link("a.txt", to: "real/a.txt")
    for name in ["link/a.txt", "a.txt"] {
      #expect(throws: FileError.self) {
        _ = try GuardedPath("\(path)/\(name)", beneath: path).open().bytes(limit: 100)
      }
    }
    #expect(
      try GuardedPath("\(path)/real/a.txt", beneath: path).open().bytes(limit: 100) == Array("secret".utf8))
  }

  @Test func `a file is removed, and what a link names is not`() throws {
    try folder.write("", to: "real/a.txt")
    try folder.write("", to: "real/b.txt")
    try link("link", to: "real")
    try GuardedPath("\(path)/real/a.txt", beneath: path).remove()
    #expect(throws: FileError.link("link")) { try GuardedPath("\(path)/link/b.txt", beneath: path).remove() }
    #expect(folder.files.filter { $0.hasPrefix("real") } == ["real/b.txt"])
  }

  @Test func `a name in the way that is no folder is named`() throws {
    try folder.write("", to: "a")
    #expect(throws: FileError.notFolder("a")) { try write("a/b.txt", beneath: ".") }
  }

  @Test(arguments: ["", ".", "..", "a/", "a/..", "a\0b"])
  func `what names no file is refused`(path: String) {
    #expect(throws: FileError.self) { _ = try GuardedPath(path) }
  }

  @Test func `a pipe is written to where streams are taken`() throws {
    let pipe = "\(path)/pipe"
    #expect(unsafe mkfifo(pipe, 0o600) == 0)
    let reader = unsafe open(pipe, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    #expect(throws: FileError.notRegular("a pipe")) { try write("pipe") }
    try GuardedPath(pipe).write([7, 8], makesFolders: false, takesStreams: true)
    var received: [UInt8] = [0, 0, 0]
    #expect(unsafe read(reader, &received, 3) == 2)
    #expect(received == [7, 8, 0])
  }
}
