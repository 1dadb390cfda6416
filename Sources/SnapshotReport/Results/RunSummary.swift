/// The numbers of the cases of some runs, by their status.
public struct RunSummary: Codable, Sendable, Equatable {
  /// The number of all cases.
  public let total: Int
  /// The number of cases that match.
  public let same: Int
  /// The number of cases with the same pixels and moved views.
  public let moved: Int
  /// The number of recorded cases.
  public let recorded: Int
  /// The number of cases that differ.
  public let different: Int
  /// The number of cases without a reference.
  public let missing: Int
  /// The number of cases that could not be made or compared.
  public let trouble: Int
  /// The number of incomplete runs, some of whose cases may be missing.
  public let unfinishedRuns: Int

  /// Creates the summary of all cases.
  public init(_ runs: [SnapshotRun]) {
    var counts: [SnapshotCase.Status: Int] = [:]
    for run in runs { for item in run.cases { counts[item.status, default: 0] += 1 } }
    total = counts.values.reduce(0, +)
    same = counts[.same, default: 0]
    moved = counts[.moved, default: 0]
    recorded = counts[.recorded, default: 0]
    different = counts[.different, default: 0]
    missing = counts[.missing, default: 0]
    trouble = counts[.trouble, default: 0]
    unfinishedRuns = runs.count { !$0.isComplete }
  }

  /// Whether or not no case needs a review.
  ///
  /// The missing cases of an incomplete run may differ.
  public var isGood: Bool { recorded + different + missing + trouble + unfinishedRuns == 0 }

  /// The nonzero numbers in words: `12 same, 1 different`.
  public var words: String {
    let parts = [
      (same, "same"), (moved, "with moved frames only"), (recorded, "recorded"), (different, "different"),
      (missing, "without a reference"), (trouble, "with errors"),
    ]
    let found = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let words = found.isEmpty ? "no snapshots" : found.joined(separator: ", ")
    guard unfinishedRuns > 0 else { return words }
    return words + (unfinishedRuns == 1 ? "; a run ended early" : "; \(unfinishedRuns) runs ended early")
  }
}
