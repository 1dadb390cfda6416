public import Foundation

/// A rewriter that keeps its results in a folder, and does again only what has changed.
public struct IncrementalRewriter {
  /// The folder of the rewritten files, the overlay and the state.
  public var output: URL
  /// The names that rewritten code uses.
  public var options: RewriteOptions
  /// The paths of the sources of the modules that the sources import.
  public var imports: [String]

  /// The work of a run.
  public struct Summary: Equatable, Sendable {
    /// The warnings of the files that were rewritten in this run.
    public var warnings: [ModuleRewriter.Warning] = []
    /// The number of files that were parsed.
    public var parsed = 0
    /// The number of files that were written.
    public var written = 0
    /// The files whose text is another although they did not change: a build has to compile them again.
    public var stale: [String] = []

    /// Creates the summary of a run that did nothing.
    public init() {}
  }

  /// Creates a rewriter that keeps its results in a folder, which is made if there is none.
  ///
  /// - Parameters:
  ///   - output: The folder.
  ///   - options: The names that rewritten code uses.
  ///   - imports: The paths of the sources of the modules that the sources import; those that cannot be read are left out.
  public init(output: URL, options: RewriteOptions = RewriteOptions(), imports: [String] = []) {
    self.output = output
    self.options = options
    self.imports = imports
  }

  /// Rewrites the files of a module at absolute paths.
  ///
  /// - Throws: `RewriteError` if a file cannot be read or written.
  public func run(_ paths: [String]) throws -> Summary {
    let stamps = try paths.map { try FileStamp($0) }
    let imported = imports.compactMap { path in (try? FileStamp(path)).map { (path, $0) } }
    let state =
      StoredState.header(options) + imported.map { "\($1) \($0)\n" }.joined() + "\n"
      + zip(stamps, paths).map { "\($0) \($1)\n" }.joined()
    let stateFile = output.appending(path: "state")
    if let old = try? Data(contentsOf: stateFile), old == Data(state.utf8) { return Summary() }
    return try Run(
      rewriter: self, paths: paths, stamps: stamps, imported: imported, state: state, stateFile: stateFile
    ).summary
  }
}

/// One run that found a change.
private struct Run {
  var summary = IncrementalRewriter.Summary()
  private let output: URL
  private let options: RewriteOptions

  /// The knowledge of a file before it is rewritten.
  private struct Known: Sendable {
    var path: String
    /// The text, if it was read.
    var text: [UInt8]?
    /// The tree, if it was parsed.
    var read: ReadFile?
    var stored: StoredFile
    /// A Boolean value that indicates whether the text is another than in the run before.
    var isChanged: Bool
  }

  /// The work of a run on a file.
  private struct Outcome: Sendable {
    var stored: StoredFile
    /// The warnings, if the file was rewritten in this run.
    var warnings: [ModuleRewriter.Warning] = []
    /// A Boolean value that indicates whether the rewritten text is another than before.
    var isWritten = false
    /// A Boolean value that indicates whether the file has no rewritten text any more.
    var isRemoved = false
  }

  init(
    rewriter: IncrementalRewriter, paths: [String], stamps: [FileStamp], imported: [(String, FileStamp)],
    state: String, stateFile: URL
  ) throws {
    output = rewriter.output
    options = rewriter.options
    let files = output.appending(path: "files")
    do {
      try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
      try? FileManager.default.removeItem(at: stateFile)
    } catch {
      throw RewriteError.unwritable(files.path)
    }
    let indexFile = output.appending(path: "index.jsonl")
    let old = StoredState(contentsOf: indexFile, options: options)
    let known = try Parallel.map(Array(zip(paths, stamps))) { path, stamp in
      Result { try Self.known(path, stamp, old.files[path]) }
    }.map { try $0.get() }
    summary.parsed = known.count { $0.read?.tree != nil }

    let imports = try Self.imports(imported, in: output, options)
    let index = ModuleIndex(known.map { ($0.path, $0.stored.index) } + imports)
    let engine = ModuleRewriter(options: options)
    let outcomes = try Parallel.map(known) { file in
      Result { try Self.outcome(of: file, index, engine, in: files) }
    }.map { try $0.get() }

    var new = StoredState(options: options)
    var overlay: [(original: String, replacement: String)] = []
    for (file, outcome) in zip(known, outcomes) {
      summary.warnings += outcome.warnings
      if outcome.isWritten { summary.written += 1 }
      // Without a state, the file may have been compiled as another version of the rewriter left it.
      let isNews = !file.isChanged || old.files[file.path] == nil
      if isNews, outcome.isWritten || outcome.isRemoved { summary.stale.append(file.path) }
      if outcome.stored.isRewritten {
        overlay.append((file.path, files.appending(path: Self.name(file.path)).path))
      }
      new.files[file.path] = outcome.stored
    }
    for path in old.files.keys where new.files[path] == nil {
      try? FileManager.default.removeItem(at: files.appending(path: Self.name(path)))
    }
    _ = try Self.write(Data(Overlay.text(overlay).utf8), to: output.appending(path: "overlay.yaml"))
    _ = try Self.write(
      Data(summary.stale.map { $0 + "\n" }.joined().utf8), to: output.appending(path: "stale"))
    _ = try Self.write(try new.data(), to: indexFile)
    _ = try Self.write(Data(state.utf8), to: stateFile)
  }

  /// Returns the indexes of the files of imported modules, of which those that changed are read.
  private static func imports(
    _ files: [(String, FileStamp)], in output: URL, _ options: RewriteOptions
  ) throws -> [(String, FileIndex)] {
    let file = output.appending(path: "imports.jsonl")
    let old = StoredState(contentsOf: file, options: options)
    let known = Parallel.map(files) { path, stamp in try? Self.known(path, stamp, old.files[path]) }
    var new = StoredState(options: options)
    for case let known? in known { new.files[known.path] = known.stored }
    _ = try write(try new.data(), to: file)
    return known.compactMap { $0 }.map { ($0.path, $0.stored.index.exported) }
  }

  private static func known(_ path: String, _ stamp: FileStamp, _ old: StoredFile?) throws -> Known {
    if let old, old.stamp == stamp.description {
      return Known(path: path, stored: old, isChanged: false)
    }
    guard let data = FileManager.default.contents(atPath: path) else { throw RewriteError.unreadable(path) }
    let text = [UInt8](data)
    let hash = StoredFile.hash(text)
    if var old, old.hash == hash {
      old.stamp = stamp.description
      return Known(path: path, text: text, stored: old, isChanged: false)
    }
    let read = ReadFile(text)
    let stored = StoredFile(stamp: stamp.description, hash: hash, index: read.index)
    return Known(path: path, text: text, read: read, stored: stored, isChanged: true)
  }

  /// Rewrites a file into a folder, unless its rewritten text is that of the run before.
  private static func outcome(
    of file: Known, _ index: ModuleIndex, _ engine: ModuleRewriter, in files: URL
  ) throws -> Outcome {
    var outcome = Outcome(stored: file.stored)
    if !file.isChanged, file.stored.answers.allSatisfy({ index.answer($0.key).text == $0.value }) {
      return outcome
    }
    guard let text = file.text ?? FileManager.default.contents(atPath: file.path).map({ [UInt8]($0) }) else {
      throw RewriteError.unreadable(file.path)
    }
    let result = engine.result(
      for: ModuleRewriter.File(path: file.path, text: text), file.read ?? ReadFile(text, withIndex: false),
      index)
    outcome.stored.answers = result.answers
    outcome.stored.warnings = result.warnings
    outcome.stored.isRewritten = result.text != nil
    outcome.warnings = result.warnings
    let place = files.appending(path: name(file.path))
    if let text = result.text {
      outcome.isWritten = try write(Data(text), to: place)
    } else {
      outcome.isRemoved = (try? FileManager.default.removeItem(at: place)) != nil
    }
    return outcome
  }

  /// Returns the name of a rewritten file: that of the original, with a mark of its folder.
  private static func name(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return String(StoredFile.hash(Array(path.utf8)), radix: 36) + "-" + name
  }

  /// Writes a file in one step, if its contents are others, and returns whether they are.
  private static func write(_ data: Data, to file: URL) throws -> Bool {
    if let old = try? Data(contentsOf: file), old == data { return false }
    let part = file.path + ".part"
    guard QuickFile.save(data, to: part), unsafe rename(part, file.path) == 0 else {
      throw RewriteError.unwritable(file.path)
    }
    return true
  }
}
