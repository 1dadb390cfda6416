internal import Escaping
internal import FileAccess
public import Foundation

/// Results as files: JSON Lines, so that what a run has found so far is there even if it ends early.
///
/// The first line says what ran, each further line is a case, and the last one says that the run came to its end. Files are
/// called `results.jsonl`, or `results-` and a word.
public enum ResultsFile {
  /// The version of the format.
  static let version = 1

  /// The file of a whole run in a folder.
  public static let name = "results.jsonl"

  /// Whether a file in a folder of results is one of them.
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
  }

  /// The last line.
  struct End: Codable {
    var end: Int
  }

  /// The run as the bytes of a file.
  public static func data(_ run: SnapshotRun) throws -> Data {
    var data = try line(header(of: run))
    for item in run.cases { data += try line(item) }
    if run.isComplete { data += try line(End(end: run.cases.count)) }
    return data
  }

  static func header(of run: SnapshotRun) -> Header {
    Header(version: version, program: run.program, folder: run.folder, filter: run.filter)
  }

  static func line(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value) + Data("\n".utf8)
  }

  /// How large a file of results may be, in bytes.
  private static let maximumSize = 256 << 20

  /// The paths of the files of results in a folder, sorted.
  public static func files(in folder: String) -> [String] {
    let entries = (try? Folder(folder).entries()) ?? []
    let start = FilePath(folder).hasSuffix("/") ? folder : "\(folder)/"
    return entries.map(\.name).filter(isName).map { start + $0 }
  }

  /// The run in a file.
  public static func run(at path: String) throws(ResultsError) -> SnapshotRun {
    let bytes: [UInt8]
    do {
      bytes = try RegularFile.read(path, limit: maximumSize)
    } catch {
      throw ResultsError("\(path): the results cannot be read: \(error)")
    }
    return try run(in: Data(bytes), path: path)
  }
}

/// Why results could not be read, in one line: the file, the line in it, and what is wrong.
public struct ResultsError: Error, Equatable, CustomStringConvertible {
  public let description: String

  package init(_ description: String) {
    self.description = description
  }
}
