internal import Escaping

/// A program that runs one job on several machines, with the environment variables by which each knows its part.
struct ShardEngine {
  let name: String
  /// The variable of the part's index.
  let index: String
  /// The variable of the number of parts.
  let count: String
  /// The index of the first part: 0 or 1, or the variable that has it.
  var first = First.number(0)
  /// The variable of the distance between indices; nil if it is 1.
  var step: String?
  /// Whether or not the engine sets the number, which else the job's author must.
  var setsCount = true

  enum First {
    case number(Int)
    case variable(String)
  }

  /// The engines, of which the first one that is found counts: what a test runner says is nearer than what its host does.
  static let all = [
    ShardEngine(name: "Bazel", index: "TEST_SHARD_INDEX", count: "TEST_TOTAL_SHARDS"),
    ShardEngine(
      name: "Slurm", index: "SLURM_ARRAY_TASK_ID", count: "SLURM_ARRAY_TASK_COUNT",
      first: .variable("SLURM_ARRAY_TASK_MIN"), step: "SLURM_ARRAY_TASK_STEP"),
    ShardEngine(
      name: "Kubernetes", index: "JOB_COMPLETION_INDEX", count: "JOB_COMPLETIONS", setsCount: false),
    ShardEngine(name: "Cloud Run", index: "CLOUD_RUN_TASK_INDEX", count: "CLOUD_RUN_TASK_COUNT"),
    ShardEngine(name: "AWS Batch", index: "AWS_BATCH_JOB_ARRAY_INDEX", count: "AWS_BATCH_JOB_ARRAY_SIZE"),
    ShardEngine(name: "GitLab", index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: .number(1)),
    ShardEngine(name: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT"),
    ShardEngine(name: "CircleCI", index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL"),
    ShardEngine(
      name: "Azure Pipelines", index: "SYSTEM_JOBPOSITIONINPHASE", count: "SYSTEM_TOTALJOBSINPHASE",
      first: .number(1)),
    ShardEngine(name: "Bitbucket", index: "BITBUCKET_PARALLEL_STEP", count: "BITBUCKET_PARALLEL_STEP_COUNT"),
    ShardEngine(
      name: "Semaphore", index: "SEMAPHORE_JOB_INDEX", count: "SEMAPHORE_JOB_COUNT", first: .number(1)),
  ]

  /// Returns the shard that an environment names; nil if it names no part of this engine's.
  func shard(in environment: [String: String]) throws(ShardError) -> Shard? {
    // GitLab sets the number alone where a job has one part.
    guard let text = environment[index], !text.isEmpty else { return nil }
    guard let total = environment[count], !total.isEmpty else {
      guard !setsCount else { return nil }
      throw ShardError(
        "\(index) is set, but not \(count): set it to the number of the job's parts, or give the shard as"
          + " \"--shard 2/8\"")
    }
    var start = 0
    switch first {
    case .number(let number): start = number
    case .variable(let name): start = try number(environment[name] ?? "0", name)
    }
    let distance = try step.map { name throws(ShardError) in try number(environment[name] ?? "1", name) } ?? 1
    let (place, parts) = (try number(text, index) - start, try number(total, count))
    guard distance > 0, place.isMultiple(of: distance), let shard = Shard(place / distance + 1, of: parts)
    else {
      throw ShardError(
        "\(index) is \(lineWord(text)) and \(count) is \(lineWord(total)), which is no part of \(name)'s;"
          + " give the shard as \"--shard 2/8\"")
    }
    return shard
  }

  private func number(_ text: String, _ variable: String) throws(ShardError) -> Int {
    guard text.utf8.count <= 9, let number = Int(text), number >= 0 else {
      throw ShardError("\(variable) is \(lineWord(text)), and should be a whole number")
    }
    return number
  }
}

/// An error in the environment's variables for shards, in one line.
package struct ShardError: Error, Equatable, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}

extension Shard {
  /// The variable that names a shard itself, before those of engines: `2/8`.
  static let variable = "SNAPSHOT_SHARD"

  /// Returns the shard that an environment names; nil for the whole suite.
  ///
  /// It is that of `SNAPSHOT_SHARD`, or that of the first engine whose variables are set: Bazel, Slurm, Kubernetes,
  /// Cloud Run, AWS Batch, GitLab, Buildkite, CircleCI, Azure Pipelines, Bitbucket or Semaphore.
  ///
  /// - Throws: ``ShardError`` if the variables are no shard.
  package static func named(in environment: [String: String]) throws(ShardError) -> Shard? {
    if let text = environment[variable], !text.isEmpty {
      guard let shard = Shard(text) else {
        throw ShardError("\(variable) is \(lineWord(text)), and should be a shard such as 2/8")
      }
      return shard.isWhole ? nil : shard
    }
    for engine in ShardEngine.all {
      if let shard = try engine.shard(in: environment) { return shard.isWhole ? nil : shard }
    }
    return nil
  }
}
