import FileAccess
import SnapshotReport
import TestSupport
import Testing

@Suite struct ReferenceHashesMergingTests {
  private typealias Pictures = [FilePath: PictureHash]

  private static func hash(_ number: Int) -> PictureHash { ReferenceHashesTests.hash(number) }

  /// The pictures of some names, with their places as hashes.
  private static func pictures(_ names: String...) -> Pictures {
    Dictionary(uniqueKeysWithValues: names.enumerated().map { (FilePath($1), hash($0)) })
  }

  private static func text(_ merge: ReferenceHashes.Merge) -> [String] {
    String(decoding: merge.bytes, as: UTF8.self).split(separator: "\n").map { String($0.prefix(11)) }
  }

  @Test func `changes of neighbouring lines are merged`() throws {
    let base = Self.pictures("a.png", "b.png", "c.png")
    var (ours, theirs) = (base, base)
    ours[FilePath("a.png")] = Self.hash(10)
    ours[FilePath("d.png")] = Self.hash(11)
    theirs[FilePath("b.png")] = Self.hash(20)
    theirs[FilePath("c.png")] = nil
    theirs[FilePath("e.png")] = Self.hash(21)
    let merge = ReferenceHashes.merge(
      ReferenceHashes(ours), ReferenceHashes(theirs), base: ReferenceHashes(base))
    #expect(merge.conflicts.isEmpty)
    let expected = [("a.png", 10), ("b.png", 20), ("d.png", 11), ("e.png", 21)]
      .map { (FilePath($0.0), Self.hash($0.1)) }
    #expect(try ReferenceHashes(merge.bytes, path: "").pictures == Dictionary(uniqueKeysWithValues: expected))
  }

  @Test func `two changes of one picture are a conflict, which is no manifest`() {
    let base = Self.pictures("a.png", "b.png", "c.png")
    var (ours, theirs) = (base, base)
    ours[FilePath("b.png")] = Self.hash(10)
    theirs[FilePath("b.png")] = Self.hash(20)
    ours[FilePath("c.png")] = nil
    theirs[FilePath("c.png")] = Self.hash(21)
    let merge = ReferenceHashes.merge(
      ReferenceHashes(ours), ReferenceHashes(theirs), base: ReferenceHashes(base))
    #expect(merge.conflicts == [FilePath("b.png"), FilePath("c.png")])
    #expect(
      Self.text(merge) == [
        "{\"snapshots", ",\"a.png\":[7", "<<<<<<< our", ",\"b.png\":[7", "=======", ",\"b.png\":[7",
        ">>>>>>> the", "<<<<<<< our", "=======", ",\"c.png\":[7", ">>>>>>> the", "}",
      ])
    #expect(throws: StoreError.self) { try ReferenceHashes(merge.bytes, path: "") }
  }

  /// A version that differs from another one in some pictures.
  private static func changed(_ base: Pictures, _ random: inout SeededGenerator) -> Pictures {
    var pictures = base
    for index in 0..<20 where Int.random(in: 0..<4, using: &random) == 0 {
      let hashes = [nil, hash(index), hash(index + 100), hash(index + 200)]
      pictures[FilePath("\(index).png")] = hashes.randomElement(using: &random) ?? nil
    }
    return pictures
  }

  @Test(arguments: TestEffort.seeds(300))
  func `each picture is merged by itself, and the sides do not matter`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let base = Self.changed([:], &random)
    let (ours, theirs) = (Self.changed(base, &random), Self.changed(base, &random))
    let merge = ReferenceHashes.merge(
      ReferenceHashes(ours), ReferenceHashes(theirs), base: ReferenceHashes(base))
    let other = ReferenceHashes.merge(
      ReferenceHashes(theirs), ReferenceHashes(ours), base: ReferenceHashes(base))
    var (expected, conflicts): (Pictures, [FilePath]) = ([:], [])
    for path in (0..<20).map({ FilePath("\($0).png") }).sorted() {
      // The one of two values that is not the old one; a conflict if there are two.
      let changes = Set([ours[path], theirs[path]]).subtracting([base[path]])
      if changes.count > 1 { conflicts.append(path) } else { expected[path] = changes.first ?? base[path] }
    }
    #expect(merge.conflicts == conflicts && other.conflicts == conflicts)
    guard conflicts.isEmpty else { return }
    #expect(try ReferenceHashes(merge.bytes, path: "").pictures == expected)
    #expect(merge.bytes == other.bytes)
  }
}
