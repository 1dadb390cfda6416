/// How many cases of some runs ended how.
public struct RunSummary: Codable, Sendable, Equatable {
  public let total: Int
  public let same: Int
  public let moved: Int
  public let recorded: Int
  public let different: Int
  public let missing: Int
  public let trouble: Int
  /// How many runs did not come to their ends, so that cases of theirs may be missing.
  public let unfinishedRuns: Int

  /// The summary of all cases.
  public init(_ runs: [SnapshotRun]) {
    var counts: [SnapshotCase.Status: Int] = [:]
    for item in runs.flatMap(\.cases) { counts[item.status, default: 0] += 1 }
    total = counts.values.reduce(0, +)
    same = counts[.same, default: 0]
    moved = counts[.moved, default: 0]
    recorded = counts[.recorded, default: 0]
    different = counts[.different, default: 0]
    missing = counts[.missing, default: 0]
    trouble = counts[.trouble, default: 0]
    unfinishedRuns = runs.count { !$0.isComplete }
  }

  /// Whether nothing is to be looked at. What a run that ended early did not get to may differ.
  public var isGood: Bool { recorded + different + missing + trouble + unfinishedRuns == 0 }

  /// `12 same, 1 different`: what there is.
  public var words: String {
    let parts = [
      (same, "same"), (moved, "moved unseen"), (recorded, "recorded"), (different, "different"),
      (missing, "without a reference"), (trouble, "in trouble"),
    ]
    let found = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let words = found.isEmpty ? "no snapshots" : found.joined(separator: ", ")
    guard unfinishedRuns > 0 else { return words }
    return words + (unfinishedRuns == 1 ? "; a run ended early" : "; \(unfinishedRuns) runs ended early")
  }
}
