import Foundation

/// The built command, run as a process of its own, as a shell would.
struct SnapshotProcess {
  /// What a run left behind.
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

  /// Runs `snapshot` with arguments in a folder; `environment` is all that it sees of the environment.
  static func run(
    _ arguments: [String], in folder: URL? = nil, input: Data? = nil, environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "snapshot")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = environment.merging(libraryPath) { own, _ in own }
    // Files instead of pipes: a pipe that nobody reads would fill up and stop the process.
    let scratch = try TemporaryFolder()
    let (outputURL, errorURL) = (scratch.url.appending(path: "out"), scratch.url.appending(path: "err"))
    for url in [outputURL, errorURL] { try Data().write(to: url) }
    process.standardOutput = try FileHandle(forWritingTo: outputURL)
    process.standardError = try FileHandle(forWritingTo: errorURL)
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

  /// Where the loader finds Swift's libraries, if the environment says so.
  private static var libraryPath: [String: String] {
    ProcessInfo.processInfo.environment.filter { $0.key == "LD_LIBRARY_PATH" || $0.key == "PATH" }
  }
}

/// A folder of its own for one test, gone with it.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file into the folder and answers its name.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return name
  }

  /// The names of all files in the folder, sorted.
  var files: [String] {
    let names = FileManager.default.enumerator(atPath: url.path) ?? .init()
    return names.compactMap { $0 as? String }.filter { name in
      (try? FileManager.default.contentsOfDirectory(atPath: url.appending(path: name).path)) == nil
    }.sorted()
  }

  func data(_ name: String) throws -> Data { try Data(contentsOf: url.appending(path: name)) }
}
