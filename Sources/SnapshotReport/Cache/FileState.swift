internal import Escaping
package import FileAccess

/// The state of a file, as far as work depends on it: its content, its absence, or only its kind.
enum FileState {
  static let missing = "missing"

  /// Returns the state of a file with some bytes: their number and their digest.
  static func content(_ bytes: [UInt8]) -> String { "\(bytes.count) \(SHA256.text(of: bytes))" }

  static func kind(_ kind: FileKind) -> String { "is \(kind.words)" }

  /// Returns the present state of the file at a path, in the terms of an earlier one.
  ///
  /// A file of another size is not read.
  static func now(_ path: String, comparedWith old: String) -> String {
    if old.utf8.starts(with: "is ".utf8) { return FileKind(at: path).map { kind($0) } ?? missing }
    return content(comparedWith: old) { () throws(FileError) in try RegularFile(path) }
  }

  /// Returns the present state of a written file, to which no symbolic link may lead.
  static func written(_ path: String, beneath base: String, comparedWith old: String) -> String {
    content(comparedWith: old) { () throws(FileError) in try GuardedPath(path, beneath: base).open() }
  }

  private static func content(
    comparedWith old: String, _ opened: () throws(FileError) -> RegularFile
  ) -> String {
    do throws(FileError) {
      let file = try opened()
      guard old.utf8.starts(with: "\(file.size) ".utf8) else { return "\(file.size)" }
      return content(try file.bytes(limit: file.size))
    } catch {
      return error.isMissing ? missing : "unreadable"
    }
  }
}

extension CacheInput {
  /// Creates the input of a written file.
  package init(output path: String, _ bytes: [UInt8]) {
    self.init(.output, path, FileState.content(bytes))
  }
}

/// The states of the files that some work read.
package struct FileStates: Sendable {
  private struct File {
    var isOpen = false
    var isMissing = false
    var content: String?
    var kind: FileKind?

    /// The state; nil if it is not known, as of a file that was opened but not read.
    var state: String? {
      isOpen ? nil : content ?? (isMissing ? FileState.missing : kind.map { FileState.kind($0) })
    }
  }

  private var files: [FilePath: File] = [:]
  /// Whether or not all states are known, and none changed meanwhile.
  private var isKnown = true
  /// Whether or not a file was named by an absolute path.
  private var hasAbsoluteNames = false

  package init() {}

  /// Adds an event of a file.
  package mutating func note(_ path: String, _ event: FileReads.Event) {
    var file = files[FilePath(path)] ?? File()
    switch event {
    case .absolute:
      hasAbsoluteNames = true
      return
    case .failed:
      isKnown = false
    case .opened:
      file.isOpen = true
      isKnown = isKnown && !file.isMissing
    case .bytes(let bytes):
      let content = FileState.content(bytes)
      file.isOpen = false
      isKnown = isKnown && !file.isMissing && (file.content == nil || file.content == content)
      file.content = content
    case .missing, .kind(nil):
      isKnown = isKnown && file.content == nil && !file.isOpen && file.kind == nil
      file.isMissing = true
    case .kind(let kind?):
      isKnown = isKnown && !file.isMissing && (file.kind == nil || file.kind == kind)
      file.kind = kind
    }
    files[FilePath(path)] = file
  }

  /// Adds the states of other work on the same result.
  package mutating func merge(_ other: FileStates) {
    isKnown = isKnown && other.isKnown
    hasAbsoluteNames = hasAbsoluteNames || other.hasAbsoluteNames
    for (path, file) in other.files {
      // Other work may have found another file a moment later.
      if let own = files[path], own.state != file.state { isKnown = false }
      files[path] = file
    }
  }

  /// The states as inputs of all results; nil if not all are known.
  package var settings: [CacheInput]? {
    guard isKnown else { return nil }
    var inputs: [CacheInput] = []
    for path in files.keys.sorted() {
      guard let state = files[path]?.state else { return nil }
      inputs.append(CacheInput(.settings, path.text, state))
    }
    return inputs
  }

  /// Returns the states as inputs of a result, in the order of their paths; nil if not all are known, or a file is not
  /// where its spec names it.
  ///
  /// - Parameters:
  ///   - given: The paths that the command has from its arguments; the states are not known if one was not read.
  ///   - possible: The paths of such files that need not have been read.
  ///   - folder: The folder of the files that the spec names. Files in it are found again if the folder moves, unless
  ///     one is named by an absolute path, or `isMovable` is false.
  ///   - isMovable: Whether or not the result is the same in another folder.
  package func inputs(
    given: Set<FilePath>, possible: Set<FilePath> = [], folder: () -> String, isMovable: Bool = true
  ) -> [CacheInput]? {
    guard isKnown, given.allSatisfy({ files[$0]?.content != nil }) else { return nil }
    var inputs: [CacheInput] = []
    var folderPath: String?
    for path in files.keys.sorted() {
      guard let state = files[path]?.state else { return nil }
      // A path from the current directory is one that the command made of its arguments, too.
      guard !given.contains(path), !possible.contains(path), path.isAbsolute else {
        inputs.append(CacheInput(.file, path.text, state))
        continue
      }
      let place = folderPath ?? folder()
      folderPath = place
      if !isMovable || hasAbsoluteNames {
        inputs.append(CacheInput(.file, path.text, state))
      } else if let rest = path.text.rest(behind: place + "/") {
        inputs.append(CacheInput(.companion, String(rest), state))
      } else {
        // The folder was another when the file was read.
        return nil
      }
    }
    if !isMovable || hasAbsoluteNames { inputs.append(CacheInput(.folder, folderPath ?? folder())) }
    return inputs
  }
}
