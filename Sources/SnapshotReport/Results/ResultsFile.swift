internal import Escaping
internal import FileAccess
public import Foundation

/// A file of results in JSON Lines, which contains the results so far even if a run ends early.
///
/// The first line describes the run, each further line is a case, and the last one marks the run as complete. Files are
/// named `results.jsonl`, or `results-` and a word.
public enum ResultsFile {
  /// The version of the format.
  static let version = 1

  /// The name of the file of a whole run in a folder.
  public static let name = "results.jsonl"

  /// Returns whether a name is that of a file of results.
  static func isName(_ name: String) -> Bool {
    FilePath(name).hasSuffix(".jsonl")
      && (name == ResultsFile.name || name.utf8.starts(with: "results-".utf8))
  }

  /// The first line.
  struct Header: Codable {
    var version: Int
    var program: String
    var folder: String
    var filter: [String]
    var shard: Shard?
  }

  /// The last line.
  struct End: Codable {
    var end: Int
  }

  /// Returns the bytes of the file of a run.
  public static func data(_ run: SnapshotRun) throws -> Data { Data(try bytes(run, cases: run.cases)) }

  /// Returns the bytes of the file of a run with other cases than its own, which need not be in memory all at once.
  package static func bytes(_ run: SnapshotRun, cases: some Sequence<SnapshotCase>) throws -> [UInt8] {
    var bytes = [UInt8](try line(header(of: run)))
    var count = 0
    for item in cases {
      bytes += try line(item)
      count += 1
    }
    if run.isComplete { bytes += try line(End(end: count)) }
    return bytes
  }

  static func header(of run: SnapshotRun) -> Header {
    Header(
      version: version, program: run.program, folder: run.folder, filter: run.filter, shard: run.shard)
  }

  static func line(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value) + Data("\n".utf8)
  }

  /// Returns the paths of the files of results in a folder, sorted.
  public static func files(in folder: String) -> [String] {
    let entries = (try? Folder(folder).entries()) ?? []
    let start = FilePath(folder).hasSuffix("/") ? folder : "\(folder)/"
    return entries.map(\.name).filter(isName).map { start + $0 }
  }

  /// Returns the run in a file.
  public static func run(at path: String) throws(ResultsError) -> SnapshotRun {
    let bytes: [UInt8]
    do {
      bytes = try RegularFile.read(path, limit: ReadLimit.bytes)
    } catch {
      throw ResultsError("\(path): the results cannot be read: \(error)")
    }
    return try run(in: Data(bytes), path: path)
  }
}

/// An error in reading results, in one line: the file, the line in it, and the problem.
public struct ResultsError: Error, Equatable, CustomStringConvertible {
  public let description: String

  package init(_ description: String) {
    self.description = description
  }
}
