import Foundation
import TestSupport

/// The built command, run as a process of its own, as a shell would.
struct SnapshotProcess {
  /// The result of a run.
  struct Result {
    var exitCode: Int32
    var output: Data
    var errors: String

    var outputText: String { String(decoding: output, as: UTF8.self) }
    /// The lines of standard error that report trouble.
    var troubles: [String] {
      errors.split(separator: "\n").map(String.init).filter { $0.hasPrefix("snapshot: ") }
    }
  }

  /// Runs `snapshot` with arguments in a folder.
  ///
  /// The process sees no other environment than `environment`, and writes its standard error to `errors`, if that is
  /// given, instead of into the result.
  static func run(
    _ arguments: [String], in folder: URL? = nil, input: Data? = nil, environment: [String: String] = [:],
    errors: FileHandle? = nil, executable: URL = executable
  ) throws -> Result {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = environment.merging(libraryPath) { own, _ in own }
    // Files instead of pipes: a pipe without a reader would fill up and stop the process.
    let scratch = try TemporaryFolder()
    let (outputURL, errorURL) = (scratch.url.appending(path: "out"), scratch.url.appending(path: "err"))
    for url in [outputURL, errorURL] { try Data().write(to: url) }
    process.standardOutput = try FileHandle(forWritingTo: outputURL)
    process.standardError = try errors ?? FileHandle(forWritingTo: errorURL)
    if let input {
      let inputURL = scratch.url.appending(path: "in")
      try input.write(to: inputURL)
      process.standardInput = try FileHandle(forReadingFrom: inputURL)
    } else {
      process.standardInput = FileHandle.nullDevice
    }
    try process.run()
    process.waitUntilExit()
    return Result(
      exitCode: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
      output: try Data(contentsOf: outputURL),
      errors: String(decoding: try Data(contentsOf: errorURL), as: UTF8.self))
  }

  /// Runs a line of a shell in a folder, in which `snapshot` is the built command, and returns its exit code and what
  /// it says to standard error.
  ///
  /// With a sanitizer, limits of memory have no effect.
  static func runShell(
    _ line: String, in folder: TemporaryFolder
  ) throws -> (exitCode: Int32, errors: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let line = isSanitized ? line.replacing(#/ulimit -d \d+( &&|;) /#, with: "") : line
    process.arguments = ["-c", line.replacing("snapshot ", with: "'\(executable.path)' ")]
    process.currentDirectoryURL = folder.url
    // No results are stored for the user, and a build server's variables change no verb.
    process.environment = libraryPath
    let errors = folder.url.appending(path: "errors")
    try Data().write(to: errors)
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }

  /// The built command.
  static var executable: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "snapshot")
  }

  /// The variables by which the loader finds Swift's libraries, and the options of sanitizers, if the environment has them.
  private static var libraryPath: [String: String] {
    ProcessInfo.processInfo.environment.filter {
      $0.key == "LD_LIBRARY_PATH" || $0.key == "PATH" || $0.key.hasSuffix("SAN_OPTIONS")
    }
  }

  /// Whether or not the command is built with a sanitizer, which needs memory beyond all limits.
  private static var isSanitized: Bool {
    ProcessInfo.processInfo.environment.keys.contains { $0.hasSuffix("SAN_OPTIONS") }
  }
}
