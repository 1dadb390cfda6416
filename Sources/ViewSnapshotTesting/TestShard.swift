internal import Foundation
internal import SnapshotReport

/// The part of the snapshots that this process verifies, of a suite that is divided among machines.
///
/// `SNAPSHOT_SHARD` names it, or the variables of an engine such as Bazel or GitLab. `SNAPSHOT_DURATIONS` names the results
/// of an earlier run, by whose durations the parts take equally long. Tests of other parts run, but neither draw nor
/// compare their snapshots.
enum TestShard {
  /// The shard; nil for the whole suite.
  static var named: Shard? { try? plan.get()?.shard }

  /// Returns whether the snapshot of a name belongs to the shard.
  static func contains(_ name: String) throws(SnapshotError) -> Bool {
    switch plan {
    case .success(let plan): plan?.contains(name) ?? true
    case .failure(let error): throw error
    }
  }

  private static let plan = Result { () throws(SnapshotError) in
    try plan(in: ProcessInfo.processInfo.environment)
  }

  /// Returns the plan that an environment names; nil for the whole suite.
  static func plan(in environment: [String: String]) throws(SnapshotError) -> ShardPlan? {
    do {
      return try ShardPlan.found(durations: environment["SNAPSHOT_DURATIONS"], in: environment)
    } catch {
      throw SnapshotError("The part of the snapshots is not known: \(error).")
    }
  }
}
