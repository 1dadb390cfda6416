import Foundation
import TestSupport
import Testing

@testable import SnapshotReport

/// The results of shards, in any order, are those of one machine, and what is missing is said.
@Suite struct RunMergeTests {
  private static let whole = SnapshotRun(
    program: "snapshot verify", folder: "/project",
    cases: (0..<60).map {
      SnapshotCase(
        name: "card-\($0 / 3).json @\($0 % 3 + 1)x", group: ".", status: $0 % 7 == 0 ? .different : .same,
        scale: $0 % 3 + 1)
    }
  ).sorted

  private static func parts(of count: Int) throws -> [RunMerge.Part] {
    try (1...count).map { number in
      let shard = try #require(Shard(number, of: count))
      var run = whole
      run.shard = shard
      run.cases = whole.cases.filter { shard.contains($0.unit) }
      return RunMerge.Part(file: "shard-\(number)/results.jsonl", run: run)
    }
  }

  @Test("Shards in any order have the bytes of the whole run", arguments: [1, 2, 3, 8])
  func union(count: Int) throws {
    var parts = try Self.parts(of: count)
    for _ in 0..<4 {
      parts = parts.reversed() + []
      parts.append(parts.removeFirst())
      let merge = RunMerge(parts)
      #expect(merge.troubles == [] && merge.cautions == [])
      let merged = try #require(merge.merged.first)
      let run = merged.run(in: "/project") { $0.run.cases }
      #expect(try ResultsFile.data(run) == ResultsFile.data(Self.whole))
    }
  }

  @Test("A shard that is missing is named, and the run is incomplete")
  func missing() throws {
    let parts = try Self.parts(of: 8).filter { $0.run.shard?.number != 3 }
    let merge = RunMerge(parts)
    #expect(merge.troubles == ["shard 3/8 is missing"])
    #expect(merge.merged.map(\.isComplete) == [false])
    #expect(RunMerge([parts[0]]).troubles == ["7 shards of 8 are missing: 2, 3, 4, 5, 6, 7, 8"])
  }

  @Test("A shard that ran again after it was cut off counts once, with its complete results")
  func requeued() throws {
    var parts = try Self.parts(of: 4)
    var cut = parts[1].run
    cut.isComplete = false
    cut.cases.removeLast(2)
    for place in [0, parts.count] {
      var parts = parts
      parts.insert(RunMerge.Part(file: "old/results.jsonl", run: cut), at: place)
      let merge = RunMerge(parts)
      #expect(merge.troubles == [] && merge.merged[0].run(in: "/project") { $0.run.cases } == Self.whole)
    }
    parts[1] = RunMerge.Part(file: "old/results.jsonl", run: cut)
    #expect(
      RunMerge(parts).troubles == ["old/results.jsonl: shard 2/4 was cut off after \(cut.cases.count) cases"])
  }

  @Test("A shard that ran twice is said; with other results it is an error")
  func twice() throws {
    var parts = try Self.parts(of: 4)
    parts.append(RunMerge.Part(file: "again/results.jsonl", run: parts[2].run))
    var merge = RunMerge(parts)
    #expect(merge.troubles == [])
    #expect(
      merge.cautions == [
        "shard 3/4 ran twice, with the same results: shard-3/results.jsonl and again/results.jsonl"
      ])
    var other = parts[2].run
    other.cases[0].status = .trouble
    parts[4] = RunMerge.Part(file: "again/results.jsonl", run: other)
    merge = RunMerge(parts)
    #expect(merge.troubles.count == 1 && merge.troubles[0].contains("ran twice, with different results"))
    #expect(merge.merged.map(\.isComplete) == [false])
  }

  @Test("Results of two runs are not merged")
  func others() throws {
    let parts = try Self.parts(of: 4)
    let other = try Self.parts(of: 3)[0]
    #expect(
      RunMerge(parts + [other]).troubles == [
        "shard-1/results.jsonl: one of 3 shards, and not of 4 as in shard-1/results.jsonl; merge the results of one"
          + " run at a time"
      ])
    var tests = parts[0].run
    tests.program = "XCTest"
    #expect(RunMerge(parts + [RunMerge.Part(file: "t/results.jsonl", run: tests)]).merged.isEmpty)
  }

  @Test("Runs without shards are united, and a case of two is an error")
  func wholes() throws {
    var (first, second) = (Self.whole, Self.whole)
    first.cases.removeLast(30)
    second.cases.removeFirst(30)
    let parts = [
      RunMerge.Part(file: "a/results.jsonl", run: first), RunMerge.Part(file: "b/results.jsonl", run: second),
    ]
    #expect(RunMerge(parts).merged[0].run(in: "/project") { $0.run.cases } == Self.whole)
    second.cases.append(first.cases[0])
    let merge = RunMerge([parts[0], RunMerge.Part(file: "b/results.jsonl", run: second)])
    #expect(merge.troubles == ["\(first.cases[0].name) is in a/results.jsonl and in b/results.jsonl"])
  }

  @Test("Results that are cut off at any byte are never complete")
  func truncated() throws {
    var parts = try Self.parts(of: 2)
    let bytes = [UInt8](try ResultsFile.data(parts[1].run))
    for length in 0..<bytes.count - 1 {
      // A file without its first line is an error of its own.
      let run = try? ResultsFile.run(in: .init(bytes.prefix(length)), path: "cut")
      guard let run else { continue }
      parts[1] = RunMerge.Part(file: "shard-2/results.jsonl", run: run)
      let merge = RunMerge(parts)
      #expect(!merge.troubles.isEmpty && merge.merged.allSatisfy { !$0.isComplete }, "\(length)")
    }
  }
}
