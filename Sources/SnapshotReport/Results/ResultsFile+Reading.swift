internal import Escaping
public import Foundation

extension ResultsFile {
  /// Returns the run in a file's bytes; `path` is the file's name in errors.
  public static func run(in data: Data, path: String) throws(ResultsError) -> SnapshotRun {
    guard !data.isEmpty else { throw ResultsError("\(path): the file is empty") }
    if let place = MarkSequence.excess(inJSON: data.span) {
      let line = data.prefix(place).count { $0 == UInt8(ascii: "\n") } + 1
      throw ResultsError("\(path):\(line): a letter with more than \(MarkSequence.limit) combining marks")
    }
    // The lines are not in memory all at once: a blank one is a byte, and would take many.
    var lines = Lines(rest: data)
    var run = try start(lines.next() ?? data, path: path)
    while let line = lines.next() {
      guard !isBlank(line) else { continue }
      let place = "\(path):\(lines.count)"
      guard !run.isComplete else { throw ResultsError("\(place): a line after the end of the results") }
      if mayBeEnd(line), let end = try? JSONDecoder().decode(End.self, from: line) {
        guard end.end == run.cases.count else {
          throw ResultsError("\(place): the end of \(end.end) cases, after \(run.cases.count)")
        }
        run.isComplete = true
        continue
      }
      do {
        run.cases.append(try JSONDecoder().decode(SnapshotCase.self, from: line))
      } catch {
        // The last line of an incomplete run may be cut off: complete ones end with a line feed.
        guard lines.isAtEnd else {
          throw ResultsError("\(place): this line is not a case of a snapshot: \(reason(error))")
        }
      }
    }
    return run
  }

  /// The lines of a file, one after another; what follows the last line feed is a line, too.
  private struct Lines {
    var rest: Data
    /// The number of lines so far.
    private(set) var count = 0
    private(set) var isAtEnd = false

    init(rest: Data) { self.rest = rest }

    mutating func next() -> Data? {
      guard !isAtEnd else { return nil }
      count += 1
      let end = rest.firstIndex(of: UInt8(ascii: "\n"))
      isAtEnd = end == nil
      defer { rest = end.map { rest[rest.index(after: $0)...] } ?? Data() }
      return rest[..<(end ?? rest.endIndex)]
    }
  }

  /// The maximum length of the path of a folder, in bytes: no system has longer ones.
  private static let longestFolder = 4_096

  /// Returns the run of the first line.
  ///
  /// Another version may have other keys, so the version is read first.
  private static func start(_ line: Data, path: String) throws(ResultsError) -> SnapshotRun {
    struct Version: Decodable { var version: Int }
    let decoder = JSONDecoder()
    if let other = try? decoder.decode(Version.self, from: line), other.version != version {
      throw ResultsError(
        "\(path):1: results of version \(other.version), and this program reads version \(version)")
    }
    do {
      let header = try decoder.decode(Header.self, from: line)
      let length = header.folder.utf8.count
      // The folder precedes each relative path of the run.
      guard length <= longestFolder else {
        throw ResultsError("\(path):1: folder has \(length) bytes, more than the limit of \(longestFolder)")
      }
      return SnapshotRun(
        program: header.program, folder: header.folder, filter: header.filter, shard: header.shard,
        isComplete: false)
    } catch {
      if let error = error as? ResultsError { throw error }
      throw ResultsError("\(path):1: this is not the beginning of snapshot results: \(reason(error))")
    }
  }

  /// Returns whether a line may have the key of the end mark, in letters or escaped.
  private static func mayBeEnd(_ line: Data) -> Bool {
    line.range(of: Data("\"end\"".utf8)) != nil || line.contains(UInt8(ascii: "\\"))
  }

  /// Returns whether a line is blank, as an editor may leave it.
  private static func isBlank(_ line: Data) -> Bool {
    line.allSatisfy { [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains($0) }
  }

  /// Returns the error in JSON in words: the key, and its expected value.
  static func reason(_ error: any Error) -> String {
    func key(_ path: [any CodingKey]) -> String {
      path.reduce("") { text, key in
        if let index = key.intValue { return "\(text)[\(index)]" }
        return text.isEmpty ? key.stringValue : "\(text).\(key.stringValue)"
      }
    }
    switch error as? DecodingError {
    case .keyNotFound(let missing, let context): return "\(key(context.codingPath + [missing])) is missing"
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      let place = key(context.codingPath)
      return place.isEmpty ? "it is not a JSON object" : "\(place) is not of type \(type)"
    case .dataCorrupted(let context):
      let place = key(context.codingPath)
      return place.isEmpty ? "it is not JSON" : "\(place) has an unknown value"
    default: return "it is not JSON"
    }
  }
}
