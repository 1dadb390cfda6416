internal import SnapshotReport

/// The results of a verification in the order of their pictures, of which those without a difference take little memory.
struct VerifiedCases {
  /// The pictures that are the same, with nothing to say of them, and their durations.
  private var same: [(picture: PictureName, seconds: Double?)] = []
  /// The other cases.
  private(set) var others: [SnapshotCase]
  /// The rows of the table; none unless it is printed.
  private(set) var rows: [PictureTable.Row] = []
  private let keepsRows: Bool
  /// The number of pictures that were compared or should have been.
  private(set) var count = 0
  /// The number of pictures that pass.
  private(set) var passed = 0

  /// Creates results that begin with the cases of specs that cannot be read.
  init(unreadable: [SnapshotCase], keepsRows: Bool) {
    others = unreadable
    self.keepsRows = keepsRows
  }

  /// Adds the outcome of a picture.
  mutating func add(_ outcome: PictureVerification.Outcome, of picture: PictureName) {
    count += 1
    if let row = outcome.row {
      passed += 1
      if keepsRows { rows.append(row) }
    }
    let item = (picture, outcome.result.seconds)
    if outcome.result == Self.unchanged(item) { same.append(item) } else { others.append(outcome.result) }
  }

  /// Returns the number of cases of a status that is not that of most.
  func count(of status: SnapshotCase.Status) -> Int { others.count { $0.status == status } }

  /// Whether or not there is nothing to say of any case.
  var areSame: Bool { others.allSatisfy { $0.status == .same } }

  /// The cases in the order of their names, made one after another.
  var sorted: some Sequence<SnapshotCase> {
    let cases = Array(
      others.map { ($0.name, $0.group) } + same.map { ($0.picture.text, $0.picture.location.folder) })
    return cases.indices.sorted { SnapshotRun.precedes(cases[$0], cases[$1]) }
      .lazy.map { $0 < others.count ? others[$0] : Self.unchanged(same[$0 - others.count]) }
  }

  private static func unchanged(_ item: (picture: PictureName, seconds: Double?)) -> SnapshotCase {
    var result = SnapshotCase(.same, of: item.picture)
    result.seconds = item.seconds
    return result
  }
}
