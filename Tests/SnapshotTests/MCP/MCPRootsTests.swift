import Foundation
import ModelContextProtocol
import TestSupport
import Testing

@testable import snapshot

@Suite struct MCPRootsTests {
  private let folder: TemporaryFolder
  private let other: TemporaryFolder
  private let roots: MCPRoots

  init() throws {
    (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
    try folder.write("a", to: "a.json")
    try folder.write("b", to: "in/b.json")
    try folder.write("c", to: ".hidden/c.json")
    try other.write("secret", to: "s.json")
    roots = try MCPRoots([folder.url.path])
  }

  private func error(_ path: String) -> String? {
    do throws(ToolError) {
      _ = try roots.place(path).bytes(limit: 100)
      return nil
    } catch { return error.description }
  }

  @Test func `files inside are read by relative and absolute paths`() throws {
    #expect(try roots.place("a.json").bytes(limit: 9) == Array("a".utf8))
    #expect(try roots.place("in/../in/./b.json").shown == "in/b.json")
    #expect(try roots.place(folder.url.path + "/in/b.json").shown == "in/b.json")
    #expect(error("a.json") == nil && error("b.json")?.contains("no such file") == true)
  }

  @Test func `nothing outside is read`() throws {
    let manager = FileManager.default
    func link(_ name: String, to target: String) throws {
      try manager.createSymbolicLink(
        atPath: folder.url.appending(path: name).path, withDestinationPath: target)
    }
    try link("file", to: other.url.path + "/s.json")
    try link("door", to: other.url.path)
    try link("self", to: "in/b.json")
    try link("loop", to: "loop")
    for path in [
      "../x", "/etc/passwd", other.url.path + "/s.json", "in/../../x", "/dev/zero",
      folder.url.path + "x/a.json",
    ] {
      #expect(error(path)?.contains("outside of the roots") == true, "\(path)")
    }
    for path in ["file", "door/s.json", "in/../door/s.json"] {
      #expect(error(path)?.contains("symbolic link") == true, "\(path)")
    }
    #expect(error("self") == nil, "A link inside is a way to a file inside.")
    #expect(error("loop")?.contains("no such file") == true)
    #expect(error("")?.contains("empty") == true && error("a\0")?.contains("zero byte") == true)
    #expect(error("in")?.contains("a folder") == true)
    #expect(roots.contains(folder.url.path + "/a.json") && roots.contains(folder.url.path + "/none"))
    #expect(!roots.contains(other.url.path + "/s.json") && !roots.contains(folder.url.path + "/file"))
    #expect(!roots.contains(folder.url.path + "/../none"))
  }

  @Test func `a search finds files that are not hidden`() throws {
    let found = roots.files(in: try #require(roots.places.first), ending: ".json")
    #expect(found.files.map(\.shown) == ["a.json", "in/b.json"] && !found.isCut)
    #expect(throws: ToolError.self) { try MCPRoots([folder.url.path + "/a.json"]) }
  }
}
