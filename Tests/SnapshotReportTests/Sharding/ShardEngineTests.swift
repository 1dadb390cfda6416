import Testing

@testable import SnapshotReport

/// The shard is that of the engine which started the program, by the engine's own variables.
@Suite struct ShardEngineTests {
  private static let engines: [(variables: [String: String], shard: String?)] = [
    (["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "4"], "1/4"),
    (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "4"], "1/4"),
    (["BUILDKITE_PARALLEL_JOB": "3", "BUILDKITE_PARALLEL_JOB_COUNT": "4"], "4/4"),
    (["CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "4"], "2/4"),
    (["SYSTEM_JOBPOSITIONINPHASE": "2", "SYSTEM_TOTALJOBSINPHASE": "4"], "2/4"),
    (["BITBUCKET_PARALLEL_STEP": "1", "BITBUCKET_PARALLEL_STEP_COUNT": "4"], "2/4"),
    (["SEMAPHORE_JOB_INDEX": "4", "SEMAPHORE_JOB_COUNT": "4"], "4/4"),
    (["SLURM_ARRAY_TASK_ID": "2", "SLURM_ARRAY_TASK_COUNT": "4"], "3/4"),
    (["SLURM_ARRAY_TASK_ID": "2", "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_MIN": "1"], "2/4"),
    (
      [
        "SLURM_ARRAY_TASK_ID": "30", "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_MIN": "10",
        "SLURM_ARRAY_TASK_STEP": "10",
      ], "3/4"
    ),
    (["JOB_COMPLETION_INDEX": "0", "JOB_COMPLETIONS": "4"], "1/4"),
    (["CLOUD_RUN_TASK_INDEX": "3", "CLOUD_RUN_TASK_COUNT": "4"], "4/4"),
    (["AWS_BATCH_JOB_ARRAY_INDEX": "3", "AWS_BATCH_JOB_ARRAY_SIZE": "4"], "4/4"),
    (["SNAPSHOT_SHARD": "2/3", "CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "4"], "2/3"),
    // A test of Bazel's in a job of GitLab's is a part of the test.
    (["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "2", "CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "4"], "2/2"),
    ([:], nil), (["CI_NODE_TOTAL": "1"], nil), (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "1"], nil),
    (["SNAPSHOT_SHARD": ""], nil),
    (["SNAPSHOT_SHARD": "1/1", "CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "4"], nil),
  ]

  @Test("The variables of an engine are a shard", arguments: engines)
  func shards(variables: [String: String], shard: String?) throws {
    #expect(try Shard.named(in: variables)?.description == shard)
  }

  @Test(
    "Variables that are no shard are an error that names them",
    arguments: [
      (["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "4"], "CI_NODE_INDEX is 0 and CI_NODE_TOTAL is 4"),
      (["CI_NODE_INDEX": "5", "CI_NODE_TOTAL": "4"], "CI_NODE_INDEX is 5"),
      (["CI_NODE_INDEX": "x", "CI_NODE_TOTAL": "4"], "CI_NODE_INDEX is x"),
      (["TEST_SHARD_INDEX": "9999999999999999999", "TEST_TOTAL_SHARDS": "4"], "TEST_SHARD_INDEX"),
      (["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "0"], "TEST_TOTAL_SHARDS is 0"),
      (["JOB_COMPLETION_INDEX": "1"], "not JOB_COMPLETIONS"),
      (["SNAPSHOT_SHARD": "3"], "SNAPSHOT_SHARD is 3"),
      (
        [
          "SLURM_ARRAY_TASK_ID": "11", "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_MIN": "10",
          "SLURM_ARRAY_TASK_STEP": "10",
        ],
        "SLURM_ARRAY_TASK_ID is 11"
      ),
      (
        ["SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_STEP": "0"],
        "SLURM_ARRAY_TASK_ID"
      ),
    ])
  func errors(variables: [String: String], text: String) {
    let error = #expect(throws: ShardError.self) { try Shard.named(in: variables) }
    #expect(error?.description.contains(text) == true, "\(error?.description ?? "")")
  }
}
