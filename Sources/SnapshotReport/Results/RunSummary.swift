/// How many cases of some runs ended how.
public struct RunSummary: Codable, Sendable, Equatable {
  public let total: Int
  public let same: Int
  public let moved: Int
  public let recorded: Int
  public let different: Int
  public let missing: Int
  public let trouble: Int

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
  }

  /// Whether nothing is to be looked at.
  public var isGood: Bool { recorded + different + missing + trouble == 0 }

  /// `12 same, 1 different`: what there is.
  public var words: String {
    let parts = [
      (same, "same"), (moved, "moved unseen"), (recorded, "recorded"), (different, "different"),
      (missing, "without a reference"), (trouble, "in trouble"),
    ]
    let found = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return found.isEmpty ? "no snapshots" : found.joined(separator: ", ")
  }
}
