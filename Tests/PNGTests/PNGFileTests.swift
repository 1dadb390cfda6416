import Foundation
import PNG
import Raster
import TestSupport
import Testing

@Suite("Files")
struct PNGFileTests {
  /// Gives `body` an empty folder, of which nothing remains.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = try TemporaryFolder()
    try withExtendedLifetime(folder) { try body(folder.url) }
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private let bitmap = Bitmap(width: 3, height: 2, filledWith: Pixel(red: 10, green: 20, blue: 30, alpha: 40))

  @Test("What is written is read, over what was there, and nothing else is left")
  func roundTrip() throws {
    try withFolder { folder in
      let path = folder.appending(path: "a b·ü.png").path
      try Data("old".utf8).write(to: URL(filePath: path))
      try bitmap.write(toPNG: path, scale: 2, text: [PNGText(key: "k", value: "v")])
      #expect(try Bitmap(contentsOfPNG: path) == bitmap)
      #expect(try PNGReader().read(contentsOf: path).scale == 2)
      #expect(try PNGFile.read(path) == bitmap.pngData(scale: 2, text: [PNGText(key: "k", value: "v")]))
      #expect(try names(in: folder) == ["a b·ü.png"])
    }
  }

  @Test("A large file is written and read whole")
  func largeFile() throws {
    try withFolder { folder in
      let bytes = TestPNG.signature + (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 7 >> 3) }
      let path = folder.appending(path: "large").path
      try PNGFile.write(bytes, to: path)
      #expect(try PNGFile.read(path) == bytes)
    }
  }

  @Test("A file longer than the limits allow is refused unread; one that is no PNG is so called all the same")
  func longFile() throws {
    try withFolder { folder in
      // Holes: such files take no room on a disk.
      for (name, start) in [("png", TestPNG.signature), ("video", Array("ftyp".utf8))] {
        let url = folder.appending(path: name)
        try Data(start).write(to: url)
        let file = try FileHandle(forWritingTo: url)
        try file.truncate(atOffset: 512 << 20 + 1)
        try file.close()
      }
      #expect(throws: PNGError.fileTooLarge(limit: 512 << 20)) {
        try PNGFile.read(folder.appending(path: "png").path)
      }
      #expect(throws: PNGError.notPNG(resembling: nil)) {
        try PNGFile.read(folder.appending(path: "video").path)
      }
      // 8 bytes a pixel.
      #expect(PNGLimits(pixels: 1 << 28).fileBytes == 1 << 31)
    }
  }

  @Test("A new file is open to whom the umask lets")
  func mode() throws {
    try withFolder { folder in
      let path = folder.appending(path: "new.png").path
      try bitmap.write(toPNG: path)
      let other = folder.appending(path: "other").path
      #expect(FileManager.default.createFile(atPath: other, contents: nil, attributes: nil))
      let modes = try [path, other].map {
        try FileManager.default.attributesOfItem(atPath: $0)[.posixPermissions] as? Int
      }
      // Foundation creates files with 0666 less the umask too.
      #expect(modes[0] == modes[1])
    }
  }

  @Test("Where there is no folder, nothing is written")
  func noFolder() throws {
    try withFolder { folder in
      #expect(throws: PNGError.unwritable("No such file or directory")) {
        try bitmap.write(toPNG: folder.appending(path: "missing/a.png").path)
      }
      try Data("x".utf8).write(to: folder.appending(path: "file"))
      #expect(throws: PNGError.unwritable("Not a directory")) {
        try bitmap.write(toPNG: folder.appending(path: "file/a.png").path)
      }
      #expect(throws: PNGError.unwritable("Is a directory")) { try bitmap.write(toPNG: folder.path) }
      #expect(throws: PNGError.self) { try bitmap.write(toPNG: folder.path + "/a\0b") }
      #expect(throws: PNGError.unwritable("No such file or directory")) { try bitmap.write(toPNG: "") }
      #expect(try names(in: folder) == ["file"])
    }
  }

  @Test("Where the last step fails, the temporary file goes")
  func failedRename() throws {
    try withFolder { folder in
      // The name is too long for a file, which shows only in renaming.
      let path = folder.appending(path: String(repeating: "n", count: 300)).path
      #expect(throws: PNGError.unwritable("File name too long")) { try bitmap.write(toPNG: path) }
      let remaining = try names(in: folder)
      #expect(remaining.isEmpty)
    }
  }

  @Test("A picture that cannot be encoded leaves what was there")
  func notEncodable() throws {
    try withFolder { folder in
      let path = folder.appending(path: "a.png").path
      try Data("old".utf8).write(to: URL(filePath: path))
      #expect(throws: PNGError.notEncodable(width: 0, height: 0)) {
        try Bitmap(width: 0, height: 0).write(toPNG: path)
      }
      #expect(try Data(contentsOf: URL(filePath: path)) == Data("old".utf8))
      #expect(try names(in: folder) == ["a.png"])
    }
  }

  @Test("A symbolic link stays one, and its file stays as it is")
  func symbolicLink() throws {
    try withFolder { folder in
      let file = folder.appending(path: "file.png")
      let link = folder.appending(path: "link.png")
      try Data("old".utf8).write(to: file)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      #expect(throws: PNGError.unwritable("\"link.png\" is a symbolic link, which is not followed here")) {
        try bitmap.write(toPNG: link.path)
      }
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path).hasSuffix("file.png"))
      #expect(try Data(contentsOf: file) == Data("old".utf8))
    }
  }

  @Test("A pipe is written to, not replaced")
  func pipe() throws {
    try withFolder { folder in
      let path = folder.appending(path: "pipe").path
      #expect(unsafe mkfifo(path, 0o600) == 0)
      let reader = unsafe open(path, O_RDONLY | O_NONBLOCK)
      defer { close(reader) }
      let bytes = try bitmap.pngData()
      try PNGFile.write(bytes, to: path)
      var received = [UInt8](repeating: 0, count: bytes.count + 1)
      let count = unsafe read(reader, &received, received.count)
      #expect(received.prefix(max(0, count)).elementsEqual(bytes))
      #expect(try names(in: folder) == ["pipe"])
    }
  }

  @Test("Files that cannot be read say why")
  func unreadable() throws {
    try withFolder { folder in
      #expect(throws: PNGError.fileNotFound) {
        try Bitmap(contentsOfPNG: folder.appending(path: "missing.png").path)
      }
      #expect(throws: PNGError.unreadable("found a folder, expected a file")) {
        try Bitmap(contentsOfPNG: folder.path)
      }
      let empty = folder.appending(path: "empty.png")
      try Data().write(to: empty)
      #expect(throws: PNGError.empty) { try Bitmap(contentsOfPNG: empty.path) }
    }
  }

  @Test("A device is not read: it may have no end")
  func endlessFile() {
    #expect(throws: PNGError.unreadable("found a device, expected a file")) {
      try Bitmap(contentsOfPNG: "/dev/zero")
    }
  }

  @Test("Many threads write one file, and one of them wins whole")
  func concurrentWriters() async throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "a.png").path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for side in 1...16 {
        group.addTask { try Bitmap(width: side, height: side).write(toPNG: path) }
      }
      try await group.waitForAll()
    }
    let winner = try Bitmap(contentsOfPNG: path)
    #expect(winner == Bitmap(width: winner.width, height: winner.width))
    #expect(folder.files == ["a.png"])
  }
}
