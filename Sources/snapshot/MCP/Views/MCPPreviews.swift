internal import Escaping
internal import FileAccess
internal import Foundation
internal import ModelContextProtocol
internal import ViewLint
internal import ViewSession

/// The previews of packages that the user named, whose code runs in processes of their own.
@MainActor
final class MCPPreviews {
  private let packages: [String]
  private var programs: [FilePath: Program] = [:]

  /// A running program that serves the previews of a package.
  private struct Program {
    let process: SessionProcess
    let build: PreviewBuild
    /// The sources and their folders, and their times when they were built.
    let state: [String: Double]
    let sources: [ListedSource]
  }

  init(_ packages: [String]) {
    self.packages = packages
  }

  /// Whether or not there are packages.
  var isOffered: Bool { !packages.isEmpty }

  /// Returns the previews of all packages, with the paths of their files.
  func list(_ context: CallContext) async throws -> [ListedSource] {
    var found: [ListedSource] = []
    for package in packages {
      let program = try await program(of: package, context)
      found += program.sources.map { source in
        var source = source
        source.file = source.file.map { program.build.path(ofFileID: $0) ?? $0 }
        return source
      }
    }
    return found
  }

  /// Opens a preview.
  func open(
    _ name: String, as variant: SessionVariant, _ context: CallContext
  ) async throws -> any ShownView {
    guard isOffered else {
      throw ToolError("there are no previews; start the server with --preview-package FOLDER")
    }
    var names: [String] = []
    for package in packages {
      let program = try await program(of: package, context)
      names += program.sources.map(\.name)
      guard program.sources.contains(where: { $0.name.isExactly(name) }) else { continue }
      return try await PreviewView(name, as: variant, in: program.process)
    }
    let near = nearestName(to: name, among: names)
    throw ToolError(
      "there is no preview \"\(escapingControls(in: String(name.prefix(200))))\"; "
        + (near.map { "did you mean \"\(escapingControls(in: $0))\"?" } ?? "list_views lists them"))
  }

  /// Returns the program of a package, which is built again if its sources changed, or if it ended.
  private func program(of package: String, _ context: CallContext) async throws -> Program {
    let key = FilePath(package)
    if let known = programs[key], known.process.isRunning,
      Self.state(of: known.build.sources, in: key) == known.state
    {
      return known
    }
    let start = Date().timeIntervalSince1970
    context.progress("building the previews of \(package)")
    // Calls run one after another, so that all builds are those of this call.
    let build = try await withTaskCancellationHandler {
      try await PreviewBuild.build(package) { line in context.progress(line) }
    } onCancel: {
      BuildProcess.interruptAll()
    }
    guard let executable = build.executable else {
      let errors = build.messages.filter { $0.severity == .error }.prefix(10)
      let lines = errors.map { escapingControls(in: $0.description) }
      throw ToolError((["\(package): does not compile"] + lines).joined(separator: "\n"))
    }
    try context.checkCancellation()
    programs[key]?.process.stop()
    let process = try SessionProcess(
      executable: executable, arguments: [], environment: build.environment)
    let reply = try await process.answer(SessionRequest(.list))
    // Changes during the build may not be in it.
    let state = Self.state(of: build.sources, in: key).mapValues { $0 < start ? $0 : -1 }
    let program = Program(process: process, build: build, state: state, sources: reply.sources ?? [])
    programs[key] = program
    return program
  }

  /// Returns the times of files, and of the folders around them, which change with new files.
  private static func state(of files: [String], in package: FilePath) -> [String: Double] {
    var state: [String: Double] = [:]
    for file in files {
      state[file] = time(of: file)
      var folder = FilePath(FilePath(file).folder).absolute(from: "/")
      while state[folder.text] == nil, folder == package || folder.components(beneath: package) != nil {
        state[folder.text] = time(of: folder.text)
        folder = FilePath(folder.folder).absolute(from: "/")
      }
    }
    return state
  }

  /// Returns the time of the last change of a file or folder; 0 if there is none.
  private static func time(of path: String) -> Double {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return 0 }
    return Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
  }

  /// Ends all programs.
  func stop() {
    for program in programs.values { program.process.stop() }
    programs = [:]
  }
}

extension SessionProcess {
  /// Sends a request, whose error is thrown.
  func answer(_ request: SessionRequest) async throws -> SessionReply {
    let reply = try await send(request)
    if let error = reply.error { throw ToolError(error) }
    return reply
  }
}
