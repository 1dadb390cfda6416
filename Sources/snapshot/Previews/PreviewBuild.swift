internal import Foundation
internal import Glibc
internal import ViewLint

/// A build of the previews of a package: a program that serves them, or what the compiler says.
struct PreviewBuild: Sendable {
  /// The path of the program; nil if it does not compile.
  var executable: String?
  /// The compiler's messages about the package's own sources, and errors of others, in order.
  var messages: [CompilerMessage] = []
  /// The absolute paths of the Swift files of the targets and of the manifest, which a change builds again.
  var sources: [String] = []
  /// The time that the build took.
  var seconds: Double = 0
  /// The files of each module, by their names.
  private var files: [String: [String: String]] = [:]

  /// The environment of the program, which ends at once if a preview ends it: a list of its calls takes seconds.
  var environment: [String: String] {
    ["SWIFT_BACKTRACE": "enable=no"].merging(ProcessInfo.processInfo.environment) { $1 }
  }

  /// Returns the absolute path of a preview's file, `Module/File.swift`; nil if there is none.
  func path(ofFileID fileID: String) -> String? {
    let parts = fileID.split(separator: "/", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    return files[parts[0]]?[parts[1]]
  }

  /// Builds the previews of a package, after other builds of them.
  ///
  /// - Parameters:
  ///   - path: The folder of the package.
  ///   - configuration: `debug` or `release`.
  ///   - progress: A closure for each line of the build's progress.
  static func build(
    _ path: String, configuration: String = "debug", progress: (@Sendable (String) -> Void)? = nil
  ) async throws(PreviewBuildError) -> PreviewBuild {
    let turn = BuildProcess.currentTurn
    guard !Task.isCancelled else { throw .interrupted }
    // A build waits for programs, so it has a thread of its own.
    let result: Result<PreviewBuild, PreviewBuildError> = await withCheckedContinuation { continuation in
      Thread {
        let result = BuildProcess.$turn.withValue(turn) {
          Result { () throws(PreviewBuildError) in try build(path, configuration, progress) }
        }
        continuation.resume(returning: result)
      }.start()
    }
    return try result.get()
  }

  private static func build(
    _ path: String, _ configuration: String, _ progress: (@Sendable (String) -> Void)?
  ) throws(PreviewBuildError) -> PreviewBuild {
    let start = ContinuousClock.now
    let package = try PreviewedPackage(at: path)
    try check(package)
    let lock = try BuildLock(package.folder + "/.build/previews")
    defer { lock.release() }
    let runner = RunnerPackage(package: package)
    try runner.write()
    let (status, messages) = try RunnerBuild(runner: runner, configuration: configuration).run(progress)
    var build = PreviewBuild()
    build.messages = messages.informative
    if status == 0 {
      build.executable = package.folder + "/.build/\(configuration)/\(RunnerPackage.runner)"
    } else if !build.messages.contains(where: { $0.severity == .error }) {
      build.messages.append(
        CompilerMessage(
          severity: .error, text: "`swift build` ended with \(status), and does not say why"))
    }
    build.sources = package.targets.flatMap(\.files) + [package.manifest]
    for target in package.targets {
      for file in target.files {
        build.files[target.module, default: [:]][file.split(separator: "/").last.map(String.init) ?? file] =
          file
      }
    }
    build.seconds = (ContinuousClock.now - start) / .seconds(1)
    return build
  }

  /// Throws an error that says what to write, if a package has nothing that can be shown.
  private static func check(_ package: PreviewedPackage) throws(PreviewBuildError) {
    guard !package.previewed.isEmpty else {
      throw PreviewBuildError(
        "\(package.folder): no target has a preview; write `#Preview { … }` with a view or a view controller in one"
      )
    }
    for target in package.previewed where target.plumb == nil {
      let (file, line) = target.firstPreview ?? (package.manifest, 1)
      throw PreviewBuildError(
        "\(file):\(line): the target \(target.name) has previews, but nothing compiles them; add `plugins: "
          + "[.plugin(name: \"RewriteSources\", package: \"plumb\")]` and its overlay to the target")
    }
  }
}

/// A lock of a folder that other processes and threads respect; it ends with the process, too.
struct BuildLock {
  private let file: Int32

  /// Waits for the lock.
  init(_ folder: String) throws(PreviewBuildError) {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    file = unsafe open(folder + "/lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard file >= 0 else {
      throw PreviewBuildError("\(folder)/lock: cannot be written: \(unsafe String(cString: strerror(errno)))")
    }
    while flock(file, LOCK_EX) != 0, errno == EINTR {}
  }

  func release() { close(file) }
}
