internal import Escaping
internal import SnapshotReport

/// The cases of runs that a reviewer accepted, each with the digest of what the reviewer saw.
struct DecidedCases {
  private(set) var accepted: [(found: FoundCase, digest: String?)] = []
  /// The number of decisions against a snapshot.
  private(set) var rejected = 0
  /// The decisions that are about nothing in the results, in lines.
  private(set) var troubles: [String] = []

  /// Finds the cases of decisions; `path` is the name of their file in errors.
  init(_ decisions: ReviewDecisions, _ found: [FoundCase], path: String) {
    let open = found.filter(\.item.isOpen)
    let ofName = Dictionary(grouping: open) { ExactText($0.item.name) }
    for decision in decisions.all {
      guard decision.decision == .accept else {
        rejected += 1
        continue
      }
      let cases = (ofName[ExactText(decision.name)] ?? []).filter { decision.isAbout($0.item) }
      guard !cases.isEmpty else {
        troubles.append(
          "\(path): \(lineWord(decision.name)) is not among the differences of the results; name those of the report"
            + " by --results")
        continue
      }
      add(cases, decision)
    }
  }

  /// Adds the cases of a decision: those of texts whose lines were shown, and pictures, whose bytes are compared later.
  private mutating func add(_ cases: [FoundCase], _ decision: ReviewDecisions.Decision) {
    let shown = cases.filter { !$0.item.isText || $0.item.digest(picture: nil) == decision.digest }
    guard !shown.isEmpty else {
      troubles.append("\(lineWord(decision.name)): \(Self.changed)")
      return
    }
    accepted += shown.map { ($0, $0.item.isText ? nil : decision.digest) }
  }

  /// The reason why another content than that of the report is not accepted.
  static let changed = "is not what the report showed; make a new report of the run"
}
