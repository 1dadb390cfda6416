import TestSupport
import Testing

@testable import SnapshotReport

/// The files of results of earlier runs.
@Suite struct CacheEntryTests {
  static func record(_ number: Int, scale: Int = 1, content: [String] = []) -> CacheRecord {
    CacheRecord(
      inputs: [
        CacheInput(.program, "p"), CacheInput(.scale, "\(scale)"),
        CacheInput(.file, "card.json", "\(number)"),
      ], content: content)
  }

  private static let odd = [
    "", ":", "3:abc", "\0", "é", "e\u{301}", "\n", String(repeating: "x", count: 1000),
  ]

  @Test func `a file has the results that were written, the newest first`() {
    var entry = CacheEntry()
    for number in 0..<3 {
      entry.add(
        CacheRecord(
          inputs: Self.odd.map { CacheInput(.companion, $0, $0 + "\(number)") }, content: Self.odd))
    }
    entry.add(Self.record(7))
    let read = CacheEntry(entry.bytes)
    #expect(read == entry && !read.isDamaged)
    #expect(read.records.count == 4 && read.records[0] == Self.record(7))
    #expect(CacheEntry(CacheEntry().bytes) == CacheEntry())
  }

  @Test func `a result replaces one with the same inputs, or the oldest of its scale`() {
    var entry = CacheEntry()
    entry.add(Self.record(0, scale: 2))
    for number in 0..<(CacheEntry.recordLimit + 5) { entry.add(Self.record(number)) }
    entry.add(Self.record(10, content: ["again"]))
    #expect(entry.records.count == CacheEntry.recordLimit + 1)
    // A result of another scale stays, as old as it is.
    #expect(entry.records.last == Self.record(0, scale: 2))
    #expect(entry.records[0] == Self.record(10, content: ["again"]))
    #expect(entry.records.count { $0.inputs == Self.record(10).inputs } == 1)
    #expect(entry.records[CacheEntry.recordLimit - 1] == Self.record(5))
  }

  @Test func `a file with any byte changed, or cut off anywhere, is damaged`() {
    var entry = CacheEntry()
    for number in 0..<2 { entry.add(Self.record(number, content: ["1", "8×6"])) }
    let bytes = entry.bytes
    var generator = SeededGenerator(seed: 1)
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= UInt8.random(in: 1...255, using: &generator)
      let read = CacheEntry(changed)
      #expect(read.isDamaged && read.records.isEmpty, "byte \(place)")
      let cut = CacheEntry(Array(bytes.prefix(place)))
      #expect(cut.isDamaged && cut.records.isEmpty, "\(place) bytes")
    }
    #expect(CacheEntry(bytes + [0]).isDamaged)
  }

  /// A forged digest lets the reader see any bytes, which must be no list then, or one of results.
  @Test func `lists of any bytes are read or refused`() {
    var entry = CacheEntry()
    entry.add(Self.record(1, content: ["a"]))
    let start = "plumb-cache 1\n".utf8.count
    let list = Array(entry.bytes.dropFirst(start + 64))
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<TestEffort.count(2000) {
      var changed = list
      for _ in 0...Int.random(in: 0...3, using: &generator) {
        let place = Int.random(in: 0..<changed.count, using: &generator)
        changed[place] = [UInt8(ascii: "9"), UInt8(ascii: ":"), UInt8(ascii: "0"), 0xFF].randomElement(
          using: &generator)!
      }
      let bytes = Array("plumb-cache 1\n".utf8) + Array(SHA256.text(of: changed).utf8) + changed
      let read = CacheEntry(bytes)
      #expect(read.isDamaged == read.records.isEmpty)
    }
  }
}
