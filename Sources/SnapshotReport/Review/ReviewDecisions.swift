internal import Escaping
internal import FileAccess
internal import Foundation

/// The decisions of a reviewer about snapshots, which the page of `snapshot report` saves.
///
/// A decision names a case and the digest of what the page showed of it, so that nothing else is accepted by it.
package struct ReviewDecisions: Equatable, Sendable {
  /// The decisions about a case.
  package enum Verdict: String, Codable, Sendable {
    case accept, reject
  }

  /// A decision.
  package struct Decision: Codable, Equatable, Sendable {
    /// The name of the case, and in `group` its folder or file.
    package let name: String
    package let group: String
    /// The digest of what was shown; see `SnapshotCase.digest(picture:)`.
    package let digest: String
    package let decision: Verdict

    package init(name: String, group: String, digest: String, decision: Verdict) {
      (self.name, self.group, self.digest, self.decision) = (name, group, digest, decision)
    }

    /// Returns whether the decision is about a case.
    package func isAbout(_ item: SnapshotCase) -> Bool {
      name.isExactly(item.name) && group.isExactly(item.group)
    }
  }

  /// The version of the format.
  static let version = 1
  /// The maximum size of a file, in bytes.
  private static let maximumSize = 16 << 20

  package let all: [Decision]

  /// Reads a file of decisions.
  ///
  /// - Throws: ``ResultsError`` if the file cannot be read, is no such file, or contradicts itself.
  package init(path: String) throws(ResultsError) {
    let bytes: [UInt8]
    do { bytes = try RegularFile.read(path, limit: Self.maximumSize) } catch {
      throw ResultsError("\(path): the decisions cannot be read: \(error)")
    }
    try self.init(bytes, path: path)
  }

  /// Creates the decisions in a file's bytes; `path` is its name in errors.
  init(_ bytes: [UInt8], path: String) throws(ResultsError) {
    struct Version: Decodable { var version: Int }
    struct File: Decodable { var decisions: [Decision] }
    let data = Data(bytes)
    if MarkSequence.excess(inJSON: data.span) != nil {
      throw ResultsError("\(path): a letter with more than \(MarkSequence.limit) combining marks")
    }
    do {
      let found = try JSONDecoder().decode(Version.self, from: data).version
      guard found == Self.version else {
        throw ResultsError(
          "\(path): decisions of version \(found), and this program reads version \(Self.version)")
      }
      all = try JSONDecoder().decode(File.self, from: data).decisions
    } catch {
      if let error = error as? ResultsError { throw error }
      throw ResultsError(
        "\(path): these are no decisions of a review: \(ResultsFile.reason(error)); save them in the report")
    }
    try Self.check(all, path)
  }

  /// Throws an error if there are two decisions about the same picture.
  private static func check(_ all: [Decision], _ path: String) throws(ResultsError) {
    var known: Set<ExactText> = []
    for decision in all {
      let key = ExactText("\(decision.group)\0\(decision.name)\0\(decision.digest)")
      guard known.insert(key).inserted else {
        throw ResultsError("\(path): two decisions about \(lineWord(decision.name))")
      }
    }
  }
}

extension SnapshotCase {
  /// Whether or not the case has an actual snapshot that can become its reference.
  package var isOpen: Bool { actual != nil && reference != nil }

  /// Whether or not the case is no picture, so that its lines show the difference.
  package var isText: Bool { reference.map { !$0.lowercased().endsExactly(with: ".png") } ?? false }

  /// Returns the digest of what a reviewer sees of the case: of the new picture, or of the lines about a text.
  ///
  /// - Parameter picture: The bytes of the new picture, if it can be read.
  package func digest(picture: [UInt8]?) -> String? {
    isText ? SHA256.text(of: summary.joined(separator: "\n").utf8) : picture.map { SHA256.text(of: $0) }
  }
}
