internal import Escaping
internal import Foundation

/// The data of the page's script: all values of the page but the pictures' bytes.
struct ReportPage: Encodable {
  var title: String
  var runs: [Run]
  /// The number of cases of each status, from bad to good.
  var counts: [Count]
  var groups: [Group]
  /// The shell command that carries out decisions that the page saved.
  var decide: String
  /// The JSON of the cases, with commas between them: there may be many, and their values take more memory.
  private var cases: [UInt8]

  struct Count: Encodable, Equatable {
    var status: SnapshotCase.Status
    var count: Int
  }

  struct Run: Encodable {
    var program: String
    var folder: String
    var filter: [String]
    var isComplete: Bool
    var count: Int
  }

  /// The cases with a common cause.
  struct Group: Encodable, Equatable {
    var cause: String
    /// The indices of the cases.
    var cases: [Int]
    /// The shell command that accepts all of them; empty if there is none.
    var accept: String
  }

  private enum CodingKeys: CodingKey { case title, runs, counts, groups, decide }

  struct Case: Encodable {
    var snapshot: SnapshotCase
    /// The index of the group of its first cause, in which it is listed.
    var group: Int?
    var reference: EmbeddedPictures.Picture?
    var actual: EmbeddedPictures.Picture?
    var difference: EmbeddedPictures.Picture?
    /// Whether or not the case is no picture, so that its lines show the difference.
    var isText: Bool
    /// The digest by which a decision names what the page shows; nil if there is nothing to decide about.
    var digest: String?
  }
}

extension ReportPage {
  init(_ runs: [SnapshotRun], title: String, pictures: inout EmbeddedPictures) {
    self.title = title
    self.runs = runs.map {
      Run(
        program: $0.program, folder: $0.folder, filter: $0.filter, isComplete: $0.isComplete,
        count: $0.cases.count)
    }
    let all = runs.count == 1 ? runs[0].cases : runs.flatMap(\.cases)
    counts = SnapshotCase.Status.allCases.reversed().map { status in
      Count(status: status, count: all.count { $0.status == status })
    }
    decide = ReportPage.decision(on: all)
    let groups = ReportPage.groups(of: all)
    self.groups = groups
    let places = Dictionary(uniqueKeysWithValues: groups.enumerated().map { (ExactText($1.cause), $0) })
    cases = []
    for run in runs {
      for snapshot in run.cases {
        let cause = snapshot.status == .same ? nil : snapshot.causes.first
        let item = Case(snapshot, group: cause.flatMap { places[ExactText($0)] }, of: run, &pictures)
        if !cases.isEmpty { cases.append(UInt8(ascii: ",")) }
        cases += Self.json(item)
      }
    }
  }

  /// The values as JSON for a script element, without markup or invisible characters, such as a line separator.
  var json: [UInt8] {
    Array("{\"cases\":[".utf8) + cases + Array("],".utf8) + Self.json(self).dropFirst()
  }

  private static func json(_ value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Only a number that is not finite can fail, and such times are left out above.
    guard let data = try? encoder.encode(value) else { return Array("null".utf8) }
    let json = escapingInvisible(inJSON: String(decoding: data, as: UTF8.self))
    let text = json.replacing("<", by: "\\u003c").replacing(">", by: "\\u003e").replacing("&", by: "\\u0026")
    return Array(text.utf8)
  }
}

extension ReportPage.Case {
  init(
    _ snapshot: SnapshotCase, group: Int?, of run: SnapshotRun, _ pictures: inout EmbeddedPictures
  ) {
    self.snapshot = snapshot
    if snapshot.seconds?.isFinite == false { self.snapshot.seconds = nil }
    if !snapshot.offersAcceptance { self.snapshot.accept = nil }
    self.group = group
    isText = snapshot.isText
    if isText, snapshot.isOpen { digest = snapshot.digest(picture: nil) }
    guard snapshot.status != .same, !isText else { return }
    func picture(_ path: String?) -> EmbeddedPictures.Picture? {
      guard let path, !path.isEmpty else { return nil }
      let isRelative = !path.beginsExactly(with: "/") && !run.folder.isEmpty
      return pictures.picture(at: isRelative ? "\(run.folder)/\(path)" : path)
    }
    reference = picture(snapshot.reference)
    actual = picture(snapshot.actual)
    difference = picture(snapshot.difference)
    if snapshot.isOpen, let actual { digest = snapshot.digest(picture: pictures.bytes(of: actual)) }
  }
}

extension SnapshotCase {
  /// Whether or not a button may offer the shell command: only words, of which the first are the command's.
  ///
  /// Results may be untrusted, and reviewers run the command.
  fileprivate var offersAcceptance: Bool {
    guard let words = accept.flatMap(shellWords), words.count > 2 else { return false }
    return words[0] == "snapshot" && ["accept", "record"].contains(words[1])
  }
}
