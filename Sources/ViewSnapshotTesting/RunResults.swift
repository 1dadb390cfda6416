internal import Escaping
internal import Foundation
internal import SnapshotReport
internal import Synchronization

/// The results of a process's tests, as files for `snapshot report`, `accept` and `orphans`.
///
/// They are in the folder that the environment variable `SNAPSHOT_ARTIFACTS` names, if it does, one file per framework.
enum RunResults {
  private static let writers = Mutex<[String: ResultsWriter]>([:])

  /// Adds the result of a snapshot.
  static func append(_ result: SnapshotCase) { writer()?.append(result) }

  /// Creates the file, so that the results of a shard exist even if no snapshot belongs to it.
  static func begin() { _ = writer() }

  private static func writer() -> ResultsWriter? {
    guard let path else { return nil }
    return writers.withLock { writers in
      if let writer = writers[path] { return writer }
      if writers.isEmpty { atexit { RunResults.finish() } }
      let run = SnapshotRun(
        program: framework.name, folder: FileManager.default.currentDirectoryPath,
        filter: filter(CommandLine.arguments), shard: TestShard.named)
      let writer = ResultsWriter(run, path: path)
      writers[path] = writer
      return writer
    }
  }

  /// Returns the shell command that accepts the snapshot.
  static func acceptance(of result: SnapshotCase) -> String? {
    path.map { "snapshot accept \(shellWord(result.name)) --results \(shellWord($0))" }
  }

  /// The path of the file with the framework's results.
  private static var path: String? { folder.map { "\($0)/results-\(framework.resultsName).jsonl" } }

  private static var framework: TestFramework { framework(CommandLine.arguments) ?? .current }

  private static var folder: String? {
    SnapshotEnvironment.current["SNAPSHOT_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the framework in a test process's arguments: a detached task may not know that it is one of a test.
  static func framework(_ arguments: [String]) -> TestFramework? {
    guard let place = arguments.firstIndex(of: "--testing-library"), place + 1 < arguments.count else {
      return nil
    }
    return arguments[place + 1] == "swift-testing" ? .swiftTesting : .xcTest
  }

  /// Returns the arguments of a test process that select some of the tests.
  static func filter(_ arguments: [String]) -> [String] {
    var filter: [String] = []
    var index = 1
    while index < arguments.count {
      let argument = arguments[index]
      if argument.beginsExactly(with: "--filter=") || argument.beginsExactly(with: "--skip=") {
        filter.append(argument)
      } else if ["--filter", "--skip"].contains(argument), index + 1 < arguments.count {
        filter += [argument, arguments[index + 1]]
        index += 1
      } else if argument.beginsExactly(with: "-") {
        // The value of the option, if it has one, is no test either.
        if index + 1 < arguments.count, !arguments[index + 1].beginsExactly(with: "-") { index += 1 }
      } else if argument.contains("Tests")
        || argument.utf8.contains(UInt8(ascii: "/")) && !argument.beginsExactly(with: "/")
      {
        // XCTest names tests by their full names: `Module.Class/test`.
        filter.append(argument)
      }
      index += 1
    }
    return filter
  }

  /// Marks all runs as complete.
  private static func finish() {
    for writer in writers.withLock({ Array($0.values) }) { writer.finish() }
  }
}

extension TestFramework {
  fileprivate var name: String {
    switch self {
    case .swiftTesting: "Swift Testing"
    case .xcTest: "XCTest"
    }
  }

  fileprivate var resultsName: String {
    switch self {
    case .swiftTesting: "swift-testing"
    case .xcTest: "xctest"
    }
  }
}
