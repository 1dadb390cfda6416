import Foundation
import TestSupport
import Testing

@testable import snapshot

/// Patches in the form of git: the real git applies them, forwards and backwards.
@Suite struct GitPatchTests {
  @Test(
    "Digests are those of the standard's examples",
    arguments: [
      ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
      ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
      ),
    ])
  func sha1(text: String, digest: String) {
    #expect(SHA1.text(of: Array(text.utf8)) == digest)
  }

  @Test("Objects and an empty literal are those that git writes")
  func git() {
    // The names that `git hash-object` gives an empty file and one with a word.
    #expect(GitPatch.objectName([]) == "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391")
    #expect(GitPatch.objectName(Array("hello\n".utf8)) == "ce013625030ba8dba906f756967f9e9ca394464a")
    // Adler-32 of "Wikipedia" is a known example.
    #expect(GitPatch.stream(Array("Wikipedia".utf8)).suffix(4) == [0x11, 0xE6, 0x03, 0x98])
  }

  @Test("Paths are quoted as git quotes them")
  func paths() {
    #expect(GitPatch.quoted("a/card@2x.png") == "a/card@2x.png")
    #expect(GitPatch.quoted("a/b c.png") == "a/b c.png")
    #expect(GitPatch.quoted("a/é\"\\\n") == #""a/\303\251\"\\\012""#)
  }

  @Test("Git applies a patch of any bytes under any names, and takes it back")
  func applying() throws {
    var random = SeededGenerator(seed: 20_262)
    // A stored block has at most 65,535 bytes, and a line 52 of the stream.
    let sizes = [0, 1, 2, 3, 4, 5, 41, 42, 43, 52, 1_000, 65_535, 65_536, 131_070, 200_001]
    let names = ["a.png", "b c/d.png", "é ü.png", "q\"uo\\te.png", "line\nbreak.png", "tab\t.png"]
    let folder = try TemporaryFolder()
    var patch = GitPatch()
    var files: [(path: String, old: Data?, new: Data)] = []
    for (index, size) in sizes.enumerated() {
      let name = "\(index)/" + names[index % names.count]
      let new = (0..<size).map { _ in UInt8(truncatingIfNeeded: random.next()) } + [UInt8(index)]
      let old =
        index % 3 == 0
        ? nil : (0..<sizes[sizes.count - 1 - index]).map { _ in UInt8.random(in: 0...255, using: &random) }
      if let old {
        try folder.write("", to: name)
        try Data(old).write(to: folder.url.appending(path: name))
      }
      patch.append(name.split(separator: "/").map(String.init), from: old, to: new)
      files.append((name, old.map { Data($0) }, Data(new)))
    }
    try folder.write(patch.text, to: "p.patch")
    func git(_ line: String) throws {
      let result = try SnapshotProcess.runShell(line, in: folder)
      #expect(result.exitCode == 0, "\(line): \(result.errors)")
    }
    try git("git init --quiet . && git apply --check p.patch && git apply p.patch")
    for file in files { #expect(try folder.data(file.path) == file.new, "\(file.path)") }
    try git("git apply --reverse p.patch")
    for file in files { #expect((try? folder.data(file.path)) == file.old, "\(file.path)") }
  }
}
