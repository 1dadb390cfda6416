import Foundation

/// The state of a file between runs.
struct StoredFile: Codable, Sendable {
  /// The size and the time of the last change.
  var stamp: String
  /// The hash of the text.
  var hash: UInt64
  var index: FileIndex
  /// The answers of the module's index that the rewritten text depends on.
  var answers: [String: String] = [:]
  var warnings: [ModuleRewriter.Warning] = []
  var isRewritten = false

  /// Returns the hash of bytes: FNV-1a in 64 bits.
  static func hash(_ bytes: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}

/// The state of a module between runs: a header, then a line of JSON for each file.
///
/// Lines are written and read on all cores, which takes a fraction of the time that one value of JSON takes.
struct StoredState {
  /// The version of the rewriter and the options.
  var header: String
  var files: [String: StoredFile] = [:]

  /// A line.
  private struct Line: Codable {
    var path: String
    var file: StoredFile
  }

  /// Creates the state of no files.
  init(options: RewriteOptions) {
    header = Self.header(options)
  }

  /// Creates the state that a file has, or that of no files if it is of another version or cannot be read.
  init(contentsOf file: URL, options: RewriteOptions) {
    self.init(options: options)
    guard let data = try? Data(contentsOf: file), data.starts(with: Data(header.utf8)) else { return }
    files = Self.files(data) ?? [:]
  }

  /// Returns the files of a state of any version, or nil if a line cannot be read.
  static func files(_ data: Data) -> [String: StoredFile]? {
    let lines = Parallel.map(data.split(separator: UInt8(ascii: "\n")).dropFirst().map { Data($0) }) {
      try? JSONDecoder().decode(Line.self, from: $0)
    }
    guard !lines.contains(where: { $0 == nil }) else { return nil }
    return Dictionary(lines.compactMap { $0 }.map { ($0.path, $0.file) }, uniquingKeysWith: { $1 })
  }

  /// Returns the bytes to store.
  func data() throws -> Data {
    let lines = Parallel.map(files.sorted { $0.key < $1.key }) { path, file in
      Result {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(Line(path: path, file: file))
      }
    }
    var data = Data(header.utf8)
    for line in lines {
      data.append(try line.get())
      data.append(UInt8(ascii: "\n"))
    }
    return data
  }

  /// Returns the first line of the state: the program, so that another version does all again, and the options.
  static func header(_ options: RewriteOptions) -> String {
    let program = (try? FileStamp("/proc/self/exe"))?.description ?? "- - -"
    return "\(([version, program] + options.words).joined(separator: " "))\n"
  }

  private static let version = "2"

  /// Returns the options in the first line of a state, which follow the version and the three words of the program.
  static func options(_ data: Data) -> RewriteOptions {
    let line = String(decoding: data.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return RewriteOptions(words: line.split(separator: " ").dropFirst(4))
  }
}

/// The size and the time of the last change of a file.
struct FileStamp: CustomStringConvertible, Sendable {
  let description: String

  /// Reads the stamp of a file.
  init(_ path: String) throws {
    var info = stat()
    guard unsafe stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG else {
      throw RewriteError.unreadable(path)
    }
    description = "\(info.st_size) \(info.st_mtim.tv_sec).\(info.st_mtim.tv_nsec) \(info.st_ino)"
  }
}

/// An error with one clear line.
public enum RewriteError: Error, CustomStringConvertible, Equatable {
  /// A source or a list that is no readable file.
  case unreadable(String)
  /// A file or folder that cannot be written.
  case unwritable(String)
  /// Arguments that are not understood.
  case usage(String)

  public var description: String {
    switch self {
    case .unreadable(let path): "cannot read \(path)"
    case .unwritable(let path): "cannot write \(path)"
    case .usage(let text): text
    }
  }
}

/// The overlay that makes the compiler read rewritten files under the paths of the originals.
enum Overlay {
  /// Returns the text of the overlay.
  static func text(_ files: [(original: String, replacement: String)]) -> String {
    let roots = files.map { file in
      "    { \"type\": \"file\", \"name\": \(quoted(file.original)),\n"
        + "      \"external-contents\": \(quoted(file.replacement)) }"
    }
    return "{\n  \"version\": 0,\n  \"use-external-names\": false,\n  \"roots\": [\n"
      + roots.joined(separator: ",\n") + "\n  ]\n}\n"
  }

  private static func quoted(_ path: String) -> String {
    var text = "\""
    for scalar in path.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
    return text + "\""
  }
}
