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
    name.hasSuffix(".jsonl") && (name == ResultsFile.name || name.hasPrefix("results-"))
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

  /// The run in a file's bytes; `path` is what errors call the file.
  public static func run(in data: Data, path: String) throws(ResultsError) -> SnapshotRun {
    let lines = data.split(separator: UInt8(ascii: "\n"))
    guard let first = lines.first else { throw ResultsError("\(path): the file is empty") }
    let decoder = JSONDecoder()
    guard let header = try? decoder.decode(Header.self, from: first) else {
      throw ResultsError("\(path):1: no results of snapshots begin like this")
    }
    guard header.version == version else {
      throw ResultsError(
        "\(path):1: results of version \(header.version), and this program reads version \(version)")
    }
    var run = SnapshotRun(
      program: header.program, folder: header.folder, filter: header.filter, isComplete: false)
    for (index, line) in lines.enumerated().dropFirst() {
      if let end = try? decoder.decode(End.self, from: line) {
        guard end.end == run.cases.count, index == lines.count - 1 else {
          throw ResultsError("\(path):\(index + 1): the end of \(end.end) cases, behind \(run.cases.count)")
        }
        run.isComplete = true
        continue
      }
      do {
        run.cases.append(try decoder.decode(SnapshotCase.self, from: line))
      } catch {
        // The last line of a run that ended early may be half a line.
        guard index == lines.count - 1, data.last != UInt8(ascii: "\n") else {
          throw ResultsError("\(path):\(index + 1): this line is no case of a snapshot")
        }
      }
    }
    return run
  }

  /// The runs in files and in folders of such files, in their order.
  ///
  /// - Throws: Where one cannot be read, or a folder holds none.
  public static func runs(at paths: [String]) throws(ResultsError) -> [SnapshotRun] {
    var runs: [SnapshotRun] = []
    for path in paths {
      let names = try? FileManager.default.contentsOfDirectory(atPath: path)
      let files = names?.filter(isName).sorted().map { path.hasSuffix("/") ? path + $0 : "\(path)/\($0)" }
      if let files, files.isEmpty {
        throw ResultsError(
          "\(path): the folder holds no results; \(name) is what verify leaves in its folder")
      }
      for file in files ?? [path] {
        let data: Data
        do {
          data = try Data(contentsOf: URL(fileURLWithPath: file))
        } catch {
          throw ResultsError("\(file): the results cannot be read")
        }
        runs.append(try run(in: data, path: file))
      }
    }
    return runs
  }
}

/// Why results could not be read, in one line: the file, the line in it, and what is wrong.
public struct ResultsError: Error, Equatable, CustomStringConvertible {
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
