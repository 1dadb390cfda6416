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
  func plan() throws -> ShardPlan? {
    try ShardPlan.found(
      shard, durations: durations, in: ProcessInfo.processInfo.environment, naming: ShardedSpecs.name(of:in:))
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
