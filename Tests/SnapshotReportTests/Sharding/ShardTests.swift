import Escaping
import Testing

@testable import SnapshotReport

/// A suite is divided among shards without remainder, evenly, and so that a new case moves no other.
@Suite struct ShardTests {
  private static let names = (0..<20_000).map { "Snapshots/\($0 % 70)/card-\($0).json" }

  @Test(
    "A text is a shard if its number is from 1 to the count",
    arguments: [
      ("1/1", true), ("2/8", true), ("8/8", true), ("10000/10000", true), ("0/8", false), ("9/8", false),
      ("1/0", false), ("-1/8", false), ("+1/8", false), ("1/8/2", false), ("1/", false), ("/8", false),
      ("", false),
      (" 1/8", false), ("1/10001", false), ("99999999999999999999/8", false), ("١/٨", false),
    ])
  func parsing(text: String, isShard: Bool) {
    #expect((Shard(text) != nil) == isShard)
    if let shard = Shard(text) { #expect(shard.description == text) }
  }

  @Test("Each case belongs to exactly one shard", arguments: [1, 2, 3, 7, 8, 64, 1000])
  func partition(count: Int) throws {
    let shards = try (1...count).map { try #require(Shard($0, of: count)) }
    for name in Self.names.prefix(200_000 / count) {
      #expect(shards.count { $0.contains(name) } == 1, "\(name)")
    }
  }

  /// Names by hash are like balls in boxes: of 20,000 in 8, each has about 2,500.
  ///
  /// The deviation is the root of 20,000 · 1/8 · 7/8, which is 46.8, and five of them are hardly ever met.
  @Test("Shards by name are about equally large, whatever the names have in common")
  func balance() {
    var sizes = [Int](repeating: 0, count: 8)
    for name in Self.names { sizes[Shard.number(of: name, count: 8) - 1] += 1 }
    #expect(sizes.allSatisfy { abs($0 - 2_500) <= 5 * 47 }, "\(sizes)")
  }

  /// 20,000 durations between 1 and 100 ms have a sum of about 1,000 s: the longest case is a ten-thousandth of a shard.
  @Test("Shards by duration take equally long", arguments: [2, 8, 50])
  func weights(count: Int) throws {
    let durations = Self.durations(Self.names)
    let plan = ShardPlan(try #require(Shard(1, of: count)), durations: durations)
    var sums = [Double](repeating: 0, count: count)
    for (name, seconds) in durations { sums[plan.number(of: name.text) - 1] += seconds }
    let mean = sums.reduce(0, +) / Double(count)
    #expect((sums.max() ?? 0) / mean <= 1.001)
  }

  @Test("A few long cases do not share a shard")
  func longCases() throws {
    let durations = [5.0, 5, 5, 1, 1, 1].enumerated().map { (ExactText("case \($0.offset)"), $0.element) }
    let plan = ShardPlan(
      try #require(Shard(1, of: 3)), durations: Dictionary(durations, uniquingKeysWith: { $1 }))
    // Each shard gets one long case, and then, as the one with the least sum, one short case.
    #expect((0..<6).map { plan.number(of: "case \($0)") } == [1, 2, 3, 1, 2, 3])
  }

  @Test("A new case moves no other, with durations or without")
  func stability() throws {
    let shard = try #require(Shard(3, of: 8))
    let plan = ShardPlan(shard, durations: Self.durations(Array(Self.names.prefix(10_000))))
    let known = Self.names.prefix(10_000).map(plan.number)
    // The plan has never heard of the other names, and places them as without durations.
    for name in Self.names.dropFirst(10_000) {
      #expect(plan.number(of: name) == Shard.number(of: name, count: 8))
    }
    #expect(Self.names.prefix(10_000).map(plan.number) == known)
  }

  @Test("Durations that are no positive number have no effect")
  func hostileDurations() throws {
    let shard = try #require(Shard(1, of: 4))
    let plan = ShardPlan(
      shard,
      durations: [ExactText("a"): .nan, ExactText("b"): -1, ExactText("c"): .infinity, ExactText("d"): 0])
    for name in ["a", "b", "c", "d"] {
      #expect(plan.number(of: name) == Shard.number(of: name, count: 4))
    }
  }

  /// Durations of a fixed sequence, from 1 to 100 ms.
  private static func durations(_ names: [String]) -> [ExactText: Double] {
    var state: UInt64 = 7
    return Dictionary(
      names.map { name in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (ExactText(name), 0.001 * Double(1 + (state >> 33) % 100))
      }, uniquingKeysWith: { $1 })
  }
}
