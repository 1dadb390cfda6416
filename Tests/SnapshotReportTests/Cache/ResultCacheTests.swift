import FileAccess
import Foundation
import TestSupport
import Testing

@testable import SnapshotReport

/// The folder of results of earlier runs.
@Suite struct ResultCacheTests {
  private static func files(_ folder: TemporaryFolder) -> [URL] {
    folder.files.map { folder.url.appending(path: $0) }
  }

  @Test func `results are there for another process, each for its spec`() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.path + "/a/cache"
    let cache = ResultCache(folder: path)
    #expect(cache.entry(of: "card").records.isEmpty && !cache.entry(of: "card").isDamaged)
    cache.add(CacheEntryTests.record(1), to: "card")
    cache.add(CacheEntryTests.record(2), to: "card")
    cache.add(CacheEntryTests.record(3), to: "other")
    let other = ResultCache(folder: path)
    #expect(other.entry(of: "card").records == [CacheEntryTests.record(2), CacheEntryTests.record(1)])
    #expect(other.entry(of: "other").records == [CacheEntryTests.record(3)])
    #expect(cache.problem == nil && folder.files.count == 2)
  }

  @Test func `a damaged file has no results, and is written again`() throws {
    let folder = try TemporaryFolder()
    let cache = ResultCache(folder: folder.url.path)
    cache.add(CacheEntryTests.record(1), to: "card")
    let file = try #require(Self.files(folder).first)
    for bytes in [Data(), Data("plumb-cache 1\n".utf8), Data(count: 5000)] {
      try bytes.write(to: file)
      #expect(cache.entry(of: "card").isDamaged && cache.entry(of: "card").records.isEmpty)
      cache.add(CacheEntryTests.record(2), to: "card")
      #expect(cache.entry(of: "card").records == [CacheEntryTests.record(2)])
    }
  }

  @Test func `where nothing can be stored, that is a problem and no crash`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    let cache = ResultCache(folder: folder.url.path + "/file")
    cache.add(CacheEntryTests.record(1), to: "card")
    cache.tidy()
    #expect(cache.problem != nil)
    #expect(cache.entry(of: "card").records.isEmpty)
  }

  @Test func `a link in the folder leads nowhere`() throws {
    let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
    let cache = ResultCache(folder: folder.url.path)
    cache.add(CacheEntryTests.record(1), to: "card")
    let name = try #require(folder.files.first)
    let (parts, url) = (name.split(separator: "/"), folder.url)
    try FileManager.default.moveItem(
      at: url.appending(path: String(parts[0])), to: other.url.appending(path: "moved"))
    try FileManager.default.createSymbolicLink(
      at: url.appending(path: String(parts[0])), withDestinationURL: other.url.appending(path: "moved"))
    #expect(cache.entry(of: "card").records.isEmpty)
    cache.add(CacheEntryTests.record(2), to: "card")
    #expect(cache.problem?.contains("symbolic link") == true)
    #expect(other.files == ["moved/\(parts[1])"])
  }

  @Test func `threads store results of many specs at a time`() async throws {
    let folder = try TemporaryFolder()
    let cache = ResultCache(folder: folder.url.path)
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<64 {
        group.addTask {
          for scale in 1...3 {
            cache.add(CacheEntryTests.record(number, scale: scale), to: "card \(number / 2)")
          }
        }
      }
    }
    for number in 0..<32 {
      let records = cache.entry(of: "card \(number)").records
      #expect(Set(records.map(\.inputs)).count == 6)
    }
  }

  /// Each file takes a block of 4 KiB; the limit is two for each of the 256 folders, which then keep one and a half.
  @Test func `the oldest files of a folder that is too large are removed`() throws {
    let folder = try TemporaryFolder()
    let cache = ResultCache(folder: folder.url.path, limit: 256 * 2 * 4096)
    // By the pigeonhole principle, a folder has three of 600.
    for number in 0..<600 { cache.add(CacheEntryTests.record(number), to: "card \(number)") }
    let all = folder.files
    let groups = Dictionary(grouping: all) { $0.prefix(2) }
    var age = 0.0
    for name in all {
      age += 1
      let time = Date(timeIntervalSince1970: 1_000_000 - age)
      try FileManager.default.setAttributes(
        [.modificationDate: time], ofItemAtPath: folder.url.appending(path: name).path)
    }
    try folder.write("kept", to: "\(try #require(groups.keys.sorted().first))/notes.txt")
    cache.tidy()
    let left = Dictionary(grouping: folder.files.filter { !$0.hasSuffix("txt") }) { $0.prefix(2) }
    #expect(folder.files.count { $0.hasSuffix("txt") } == 1)
    #expect(groups.values.contains { $0.count > 2 })
    for (name, files) in groups {
      // The later in the list, the older.
      #expect(left[name] == (files.count <= 2 ? files : [files[0]]), "\(name)")
    }
  }

  @Test func `a result that is used stays among the newest`() throws {
    let folder = try TemporaryFolder()
    let cache = ResultCache(folder: folder.url.path)
    cache.add(CacheEntryTests.record(1), to: "card")
    let file = try #require(Self.files(folder).first)
    func time() throws -> Date? {
      try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
    }
    let young = Date(timeIntervalSinceNow: -3600)
    try FileManager.default.setAttributes([.modificationDate: young], ofItemAtPath: file.path)
    cache.keep(CacheEntryTests.record(1), from: cache.entry(of: "card"), of: "card")
    #expect(try abs(time()?.timeIntervalSince(young) ?? 9) < 1)
    let old = Date(timeIntervalSinceNow: -200_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file.path)
    cache.keep(CacheEntryTests.record(1), from: cache.entry(of: "card"), of: "card")
    #expect(try (time()?.timeIntervalSince(old) ?? 0) > 100_000)
    #expect(cache.entry(of: "card").records == [CacheEntryTests.record(1)])
  }
}
