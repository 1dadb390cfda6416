internal import Escaping

/// A case that needs a review, as code hosts list them.
struct ReviewFinding {
  let status: SnapshotCase.Status
  /// The name, the status and the first reason.
  let description: String
  /// The path of the spec, the test's file or the reference: in the folder of the run, relative to that.
  let path: String
  /// A digest of the name and the status: hosts show a finding as new if there was none with the same one.
  let fingerprint: String

  /// Returns the findings of runs, in the order of their cases.
  static func all(of runs: [SnapshotRun]) -> [ReviewFinding] {
    runs.flatMap { run in
      run.cases.filter { ReviewSummary.needsReview($0.status) }.map { ReviewFinding($0, in: run.folder) }
    }
  }

  private init(_ item: SnapshotCase, in folder: String) {
    let why = item.changes.first.map { "\($0.view) \($0.text)" } ?? item.summary.first
    let path = SourceFile.path(of: item) ?? item.reference ?? item.name
    status = item.status
    description = [item.name, item.status.rawValue, why].compactMap { $0 }.joined(separator: ": ")
    self.path = path.rest(behind: folder + "/").map(String.init) ?? path
    fingerprint = SHA256.text(of: "\(item.group)\0\(item.name)\0\(item.status.rawValue)".utf8)
  }
}
