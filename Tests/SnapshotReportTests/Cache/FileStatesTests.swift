import Escaping
import FileAccess
import Testing

@testable import SnapshotReport

/// The states of files as inputs of results.
@Suite struct FileStatesTests {
  private static let folder = "/specs"

  private static func inputs(
    _ events: [(String, FileReads.Event)], isMovable: Bool = true
  ) -> [String]? {
    var states = FileStates()
    for (path, event) in events { states.note(path, event) }
    return states.inputs(given: [FilePath("card.json")], folder: { folder }, isMovable: isMovable)?
      .map { "\($0.kind.rawValue) \($0.name.text.text) \($0.value.text.prefix(7))" }
  }

  @Test func `files are named by where they are found again`() {
    // The digest of no bytes begins with e3b0c, that of "abc" with ba781.
    #expect(
      Self.inputs([
        ("card.json", .opened), ("card.json", .bytes([])), ("/specs/a.png", .kind(.file)),
        ("/specs/a.png", .opened), ("/specs/a.png", .bytes(Array("abc".utf8))),
        ("/specs/a@2x.png", .kind(nil)),
      ]) == ["companion a.png 3 ba781", "companion a@2x.png missing", "file card.json 0 e3b0c"])
  }

  @Test func `a file of the command's own may be in another folder, and need not be read`() {
    func inputs(_ events: [(String, FileReads.Event)]) -> [CacheInput]? {
      var states = FileStates()
      for (path, event) in events { states.note(path, event) }
      return states.inputs(given: [], possible: [FilePath("/store/a.png")], folder: { Self.folder })
    }
    #expect(inputs([]) == [])
    let read: [(String, FileReads.Event)] = [("/store/a.png", .opened), ("/store/a.png", .bytes([]))]
    #expect(inputs(read) == [CacheInput(.file, "/store/a.png", FileState.content([]))])
    #expect(inputs([("/store/b.png", .opened), ("/store/b.png", .bytes([]))]) == nil)
  }

  @Test func `where a file is named absolutely, or the output names the folder, the folder is an input`() {
    let read: [(String, FileReads.Event)] = [
      ("card.json", .opened), ("card.json", .bytes([])), ("/specs/a.png", .opened),
      ("/specs/a.png", .bytes([])),
    ]
    let expected = ["file /specs/a.png 0 e3b0c", "file card.json 0 e3b0c", "folder  /specs"]
    #expect(Self.inputs([("/specs/a.png", .absolute)] + read) == expected)
    #expect(Self.inputs(read, isMovable: false) == expected)
  }

  @Test func `what is not known for sure is no input`() {
    let once: [(String, FileReads.Event)] = [("card.json", .opened), ("card.json", .bytes([1]))]
    #expect(Self.inputs(once) != nil)
    // Opened, and read in a way that is not seen.
    #expect(Self.inputs(once + [("card.json", .opened)]) == nil)
    #expect(Self.inputs([("/specs/sub", .opened)]) == nil)
    // Changed meanwhile.
    #expect(Self.inputs(once + [("card.json", .opened), ("card.json", .bytes([2]))]) == nil)
    #expect(Self.inputs(once + [("card.json", .missing)]) == nil)
    #expect(Self.inputs(once + [("card.json", .kind(nil))]) == nil)
    #expect(Self.inputs([("card.json", .missing)] + once) == nil)
    #expect(Self.inputs([("card.json", .kind(.file)), ("card.json", .kind(.folder))]) == nil)
    // Not readable.
    #expect(Self.inputs(once + [("/specs/a.png", .failed)]) == nil)
    #expect(Self.inputs(once + [("card.json", .failed)]) == nil)
    // Of another kind than before, or there where nothing was.
    func kinds(_ kinds: FileKind?...) -> [String]? {
      Self.inputs(once + kinds.map { ("/specs/a", .kind($0)) })
    }
    #expect(kinds(.folder) != nil && kinds(.folder, .folder) != nil && kinds(nil, nil) != nil)
    #expect(kinds(.file, .folder) == nil && kinds(nil, .folder) == nil && kinds(.folder, nil) == nil)
    // A file that had to be read, and was not.
    #expect(Self.inputs([("/specs/a.png", .opened), ("/specs/a.png", .bytes([]))]) == nil)
    // In another folder than that of the spec.
    #expect(Self.inputs(once + [("/other/a.png", .opened), ("/other/a.png", .bytes([]))]) == nil)
    #expect(Self.inputs(once + [("/specs.png", .kind(nil))]) == nil)
  }

  @Test func `changes are equal by their names and both states`() {
    func change(_ name: String, _ old: String?, _ new: String?) -> CacheChange {
      CacheChange(CacheInput(.file, name, "").name, from: old, to: new)
    }
    #expect(change("a", "1", nil) == change("a", "1", nil))
    for other in [change("b", "1", nil), change("a", "2", nil), change("a", nil, nil), change("a", "1", "2")]
    {
      #expect(other != change("a", "1", nil))
    }
  }

  @Test func `states that parts of the work saw must agree`() {
    var (first, second, third) = (FileStates(), FileStates(), FileStates())
    first.note("card.json", .opened)
    first.note("card.json", .bytes([1]))
    second = first
    third.note("card.json", .missing)
    second.merge(first)
    #expect(second.settings?.count == 1)
    second.merge(third)
    #expect(second.settings == nil)
  }
}
