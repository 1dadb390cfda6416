internal import Escaping
internal import FileAccess
internal import Foundation
internal import ModelContextProtocol
internal import Synchronization
internal import ViewLint
internal import ViewSession
internal import ViewSpec

/// The state behind the tools: the roots, and the views that are open.
@MainActor
final class MCPWorkspace {
  private(set) var roots: MCPRoots
  /// Whether or not the user named the roots, so that the client's do not count.
  private let hasNamedRoots: Bool
  private var clientRoots: [String]?
  /// The packages whose previews are offered.
  private let packages: MCPRoots
  let previews: MCPPreviews
  private(set) var open: [Int: any ShownView] = [:]
  private var count = 0

  /// The most sessions that are open at once.
  static let sessionLimit = 20

  init(_ arguments: MCPArguments) throws(ToolError) {
    packages = try MCPRoots(arguments.packages)
    roots = try MCPRoots(arguments.roots.isEmpty ? ["."] : arguments.roots)
    hasNamedRoots = !arguments.roots.isEmpty
    previews = MCPPreviews(packages.folders.map(\.real.text))
    try enterFirstRoot()
  }

  /// Makes the first root the current directory, to which paths are relative.
  private func enterFirstRoot() throws(ToolError) {
    guard let root = roots.folders.first else { return }
    guard FileManager.default.changeCurrentDirectoryPath(root.real.text) else {
      throw ToolError("\(root.real.text): cannot be entered")
    }
  }

  /// Takes the roots of the client, unless the user named some.
  ///
  /// A client that has none to begin with leaves the current directory; one that withdraws all has access to nothing.
  func prepare(_ context: CallContext) throws(ToolError) {
    guard !hasNamedRoots, let addresses = context.roots, addresses != clientRoots else { return }
    let folders = addresses.compactMap { address -> String? in
      guard let url = URL(string: address), url.isFileURL else { return nil }
      let path = url.path(percentEncoded: false)
      return FileKind(at: path) == .folder ? path : nil
    }
    guard !folders.isEmpty else {
      guard clientRoots == nil else {
        throw ToolError("the roots of the client are no folders of this machine")
      }
      return
    }
    roots = try MCPRoots(folders)
    try enterFirstRoot()
    clientRoots = addresses
  }

  // MARK: Specs

  /// A spec that was read.
  struct ReadSpec {
    let place: MCPRoots.Place
    let bytes: [UInt8]
    let spec: LayoutSpec
  }

  /// Reads a spec; a name that no file has is an error that suggests the nearest one.
  func spec(_ path: String) throws -> ReadSpec {
    let place: MCPRoots.Place
    do {
      place = try roots.place(path)
    } catch {
      let names = roots.places.flatMap { roots.files(in: $0, ending: ".json").files.map(\.shown) }
      guard error.description.hasSuffix("no such file"), let near = nearestName(to: path, among: names) else {
        throw error
      }
      throw ToolError("\(error); did you mean \"\(near)\"?")
    }
    let bytes = try place.bytes(limit: JSONDocument.maximumSize)
    return ReadSpec(place: place, bytes: bytes, spec: try LayoutSpec(parsing: bytes, file: place.shown))
  }

  /// Returns the result of some work on a spec, unless that read a file outside of the roots.
  func guarded<Result>(_ work: () throws -> Result) throws -> Result {
    let reads = ReadPaths()
    let result = Swift.Result<Result, any Error> { try FileReads.observe(by: reads.observer, work) }
    try check(reads)
    return try result.get()
  }

  /// Returns the result of some work that waits, unless that read a file outside of the roots.
  func guardedTask<Result>(_ work: () async throws -> Result) async throws -> Result {
    let reads = ReadPaths()
    let result: Swift.Result<Result, any Error>
    do {
      result = .success(try await FileReads.observeTask(by: reads.observer, work))
    } catch {
      result = .failure(error)
    }
    try check(reads)
    return try result.get()
  }

  private func check(_ reads: ReadPaths) throws(ToolError) {
    for path in reads.all where !roots.contains(path.text) {
      throw ToolError("\(escapingControls(in: path.text)): is outside of the roots, and the spec needs it")
    }
  }

  /// The paths that some work looked at, whether or not there is a file.
  private final class ReadPaths: Sendable {
    private let paths = Mutex<Set<FilePath>>([])

    var all: [FilePath] { paths.withLock { $0.sorted() } }

    var observer: FileReads.Observer {
      { path, event in
        if case .absolute = event { return }
        self.paths.withLock { _ = $0.insert(FilePath(path)) }
      }
    }
  }

  /// Returns the edits of code that fix a finding of a preview, if its file may be read.
  func codeEdits(for finding: Finding) -> [TextEdit] {
    guard let path = finding.source?.file, FilePath(path).hasSuffix(".swift"),
      let place = (try? roots.place(path)) ?? (try? packages.place(path)),
      let bytes = try? place.bytes(limit: 8 << 20)
    else { return [] }
    return CodeEdits(bytes, file: (try? roots.place(path))?.shown ?? place.path).edits(for: finding)
  }

  // MARK: Views

  /// Returns the view that arguments name: a session, a spec or a preview, and whether it is made for this call.
  ///
  /// - Parameter scale: The scale of a new view; nil for that of the arguments.
  func view(_ arguments: ToolArguments, _ context: CallContext, scale: Int? = nil) async throws -> (
    view: any ShownView, isNew: Bool
  ) {
    let keys = ["spec", "preview", "session"]
    let given = keys.filter { $0 == "session" ? arguments.integer($0) != nil : arguments.text($0) != nil }
    guard given.count == 1 else {
      throw ToolError(
        "\(given.isEmpty ? "nothing is" : given.joined(separator: " and ") + " are") given; give one of \"spec\", a path, "
          + "\"preview\", a name, and \"session\", a number of open_session")
    }
    if let number = arguments.integer("session") { return (try session(number), false) }
    var variant = try MCPVariant.session(arguments)
    variant.scale = scale ?? variant.scale
    if let path = arguments.text("spec") {
      let read = try spec(path)
      return (try guarded { try LocalView(SpecSource(read.spec, path: read.place.shown), as: variant) }, true)
    }
    return (try await previews.open(arguments.text("preview") ?? "", as: variant, context), true)
  }

  /// Returns an open session.
  func session(_ number: Int) throws(ToolError) -> any ShownView {
    if let view = open[number] { return view }
    let numbers = open.keys.sorted().map(String.init).joined(separator: ", ")
    throw ToolError(
      "there is no session \(number); " + (numbers.isEmpty ? "open_session opens one" : "open are \(numbers)")
    )
  }

  /// Keeps a view open, and returns its number.
  func keep(_ view: any ShownView) throws(ToolError) -> Int {
    guard open.count < Self.sessionLimit else {
      throw ToolError("\(Self.sessionLimit) sessions are open; close one with close_session")
    }
    count += 1
    open[count] = view
    return count
  }

  /// Closes a session.
  func end(_ number: Int) async throws {
    let view = try session(number)
    open[number] = nil
    await view.close()
  }

  /// Ends all programs that were started.
  func close() {
    previews.stop()
    BuildProcess.interruptAll()
  }
}
