import FileAccess
import Testing

@Suite struct FilePathTests {
  /// A combining acute accent, which is one character with the slash, dot or letter before it.
  private static let accent = "\u{301}"

  @Test(arguments: [
    ("card.json", "", "card.json"), ("a/card.json", "a/", "card.json"), ("/card.json", "/", "card.json"),
    ("a/", "a/", ""), ("a/\(accent)b.json", "a/", "\(accent)b.json"), ("", "", ""),
  ])
  func `a path is a folder and a name`(path: String, folder: String, name: String) {
    #expect(FilePath(FilePath(path).folder) == FilePath(folder))
    #expect(FilePath(FilePath(path).name) == FilePath(name))
  }

  @Test func `a suffix is one of bytes`() {
    // U+0D4E is one character with the dot behind it.
    #expect(FilePath("\u{D4E}.json").hasSuffix(".json"))
    #expect(!"\u{D4E}.json".hasSuffix(".json"))
    #expect(!FilePath("json").hasSuffix(".json"))
  }

  @Test func `two ways to write a letter are two names`() {
    let (composed, decomposed) = ("\u{E9}.json", "e\u{301}.json")
    #expect(composed == decomposed)
    #expect(FilePath(composed) != FilePath(decomposed))
    #expect(Set([FilePath(composed), FilePath(decomposed)]).count == 2)
    // 0x65 comes before 0xC3.
    #expect(FilePath(decomposed) < FilePath(composed))
  }

  @Test(arguments: [
    ("a/./b//c", "/f/a/b/c"), ("../a", "/a"), ("../../../a", "/a"), ("/a/../../b", "/b"), (".", "/f"),
    ("a/\(accent)/../b", "/f/a/b"),
  ])
  func `a path is made absolute by its names alone`(path: String, absolute: String) {
    #expect(FilePath(path).absolute(from: "/f").text == absolute)
  }

  @Test func `names that lead out of the start stay before those that lead back`() {
    #expect(FilePath("../a/../b").normalizedComponents == ["..", "b"])
    #expect(FilePath("../../a/b/..").normalizedComponents == ["..", "..", "a"])
  }

  @Test func `what lies in a folder is told by whole names`() {
    #expect(FilePath("/a/b/c").components(beneath: FilePath("/a")) == ["b", "c"])
    #expect(FilePath("/ab").components(beneath: FilePath("/a")) == nil)
    #expect(FilePath("/a").components(beneath: FilePath("/a")) == nil)
    #expect(FilePath("/a/../b").components(beneath: FilePath("/a")) == nil)
    #expect(FilePath("/\u{E9}/b").components(beneath: FilePath("/e\u{301}")) == nil)
  }

  @Test(arguments: [("a/.git", true), (".git/a", false), ("..", true), (".\(accent)a", true)])
  func `hidden is what begins with a dot`(path: String, isHidden: Bool) {
    #expect(FilePath(path).isHidden == isHidden)
  }
}
