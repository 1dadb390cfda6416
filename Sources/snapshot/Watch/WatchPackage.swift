internal import FileAccess
internal import ViewSession

/// A package whose previews are shown: its build, and the program that draws them.
@MainActor
final class WatchPackage {
  let folder: String
  /// Whether or not its code has changed since the last build began.
  var isDirty = true
  var isBuilding = false
  var entry: WatchState.Build
  /// The program of the last build that had one.
  var process: SessionProcess?
  /// The build of the program, by which it is started again after a crash.
  var build: WatchBuild?

  init(folder: String) {
    self.folder = folder
    entry = WatchState.Build(package: folder)
  }

  static func manifest(in folder: String) -> String {
    folder.hasSuffix("/") ? folder + "Package.swift" : folder + "/Package.swift"
  }

  /// Returns whether a changed file is one that the package is built from.
  func isSource(_ path: String) -> Bool {
    let root = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    guard root.isEmpty ? !path.hasPrefix("/") : path.hasPrefix(root) else { return false }
    return !path.dropFirst(root.count).split(separator: "/").contains { $0.hasPrefix(".") }
  }

  /// Returns the running program; it is started again if it ended.
  func running() throws -> SessionProcess {
    if let process, process.isRunning { return process }
    guard let build, let executable = build.executable else {
      throw WatchFailure("the package is not built")
    }
    let new = try SessionProcess(executable: executable, arguments: [], environment: build.environment)
    process = new
    return new
  }

  /// Forgets a program that has ended, so that it is started again for the next picture.
  func forget(_ ended: SessionProcess) {
    if ended === process, !ended.isRunning { stopProcess() }
  }

  /// Ends the program.
  func stopProcess() {
    process?.stop()
    process = nil
  }
}

/// The outcome of a build of a package's previews.
struct WatchBuild: Sendable {
  /// The path of the program; nil if the package does not compile.
  var executable: String?
  var environment: [String: String] = [:]
  var messages: [WatchState.Problem] = []
  var seconds = 0.0
  /// The obstacle to a build, apart from the package's code.
  var error: String?
}
