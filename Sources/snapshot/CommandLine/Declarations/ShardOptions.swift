internal import Escaping
internal import Foundation
internal import SnapshotReport

/// The options for the division of a suite among machines, which all verbs of many specs share.
struct ShardOptions: ParsedValues, Equatable {
  /// The shard to run; nil for that of the environment, if it names one.
  var shard: Shard?
  /// The results whose durations divide the suite; nil for division by names.
  var durations: String?

  static let declarations: [Option<ShardOptions>] = [
    .optional(
      "--shard", \.shard, .shard,
      absent: "the part that the environment names, or all",
      help: "Only a part of the specs, one of several of which each has the specs that no other has.",
      example: "Snapshots --shard 2/8"),
    .optional(
      "--durations", \.durations, .text("FILE", "a file of results"), absent: "none",
      help: "Results of verify --timings, by which all shards take equally long.",
      example: "Snapshots --shard 2/8 --durations results.jsonl"),
  ]

  /// Returns the plan of this machine's shard; nil for all specs.
  ///
  /// The file of Bazel's that shows that the program knows of shards is touched.
  func plan() throws -> ShardPlan? {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["TEST_SHARD_STATUS_FILE"], !path.isEmpty {
      try writeFile([], to: path, takesStreams: true)
    }
    let named = try shard ?? Shard.named(in: environment)
    guard let shard = named, !shard.isWhole else { return nil }
    guard let durations else { return ShardPlan(shard) }
    let run = try ResultsFile.run(at: durations)
    guard run.cases.contains(where: { $0.seconds != nil }) else {
      throw ResultsError("\(durations): the results have no durations; verify --timings stores them")
    }
    return ShardPlan(
      shard,
      durations: Dictionary(
        run.durations.map { (ExactText(ShardedSpecs.name(of: $0.key.text, in: run.folder)), $0.value) },
        uniquingKeysWith: +))
  }
}

extension ValueSyntax<Shard> {
  /// The syntax of a shard: `2/8`.
  static var shard: Self {
    ValueSyntax(
      placeholder: "N/COUNT",
      wanted: "the number of a shard and that of all shards, such as 2/8",
      format: { $0.description },
      parse: { text throws(ValueError) in
        guard let shard = Shard(text) else { throw .malformed(text) }
        return shard
      })
  }
}
