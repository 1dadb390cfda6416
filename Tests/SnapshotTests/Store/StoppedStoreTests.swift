import FileAccess
import Foundation
import SnapshotReport
import TestSupport
import Testing

/// A command of the store that is ended by force at any moment loses nothing, and leaves nothing by halves.
@Suite struct StoppedStoreTests {
  /// Starts the command, and ends it by force after some milliseconds.
  private func stop(_ line: String, in project: HashedProject, after milliseconds: Double) throws {
    let process = Process()
    process.executableURL = SnapshotProcess.executable
    process.arguments = line.split(separator: " ").map(String.init)
    process.currentDirectoryURL = project.folder.url
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    Thread.sleep(forTimeInterval: milliseconds / 1_000)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Checks that the references are complete: hashes with their pictures, or files.
  private func check(_ project: HashedProject, _ comment: String) throws {
    if project.folder.files.contains("Specs/snapshots.json"), try !project.hashes.pictures.isEmpty {
      let result = try project.run("store push Specs --store \(project.folder.url.path)/checked")
      #expect(result.exitCode == 0, "\(comment): \(result.errors)")
    }
    #expect(try project.run("verify Specs --scale 1").exitCode == 0, "\(comment)")
  }

  private func project(count: Int = 20, hashes: Bool) throws -> HashedProject {
    let project = try HashedProject(hashes: hashes)
    for number in 0..<count {
      try project.folder.write(HashedProject.spec(number), to: "Specs/\(number).json")
    }
    #expect(try project.run("record Specs --scale 1").exitCode == 0)
    return project
  }

  @Test(arguments: TestEffort.seeds(6)) func `adopting and restoring`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let project = try project(hashes: false)
    for line in ["store adopt Specs", "store restore Specs"] {
      for _ in 0..<2 {
        let time = Double.random(in: 0...60, using: &random)
        try stop(line, in: project, after: time)
        try check(project, "\(line) after \(time) ms")
      }
      // There is nothing to restore if all was done in time.
      if line.hasPrefix("store adopt") || project.folder.files.contains("Specs/snapshots.json") {
        #expect(try project.run(line).exitCode == 0)
      }
      try check(project, line)
    }
    #expect(project.folder.files.filter { $0.hasPrefix("Specs/") && $0.hasSuffix(".tmp") }.isEmpty)
  }

  @Test(arguments: TestEffort.seeds(6)) func recording(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let project = try project(hashes: true)
    let old = try project.hashes
    for number in 0..<20 {
      try project.folder.write(HashedProject.spec(number ^ 1), to: "Specs/\(number).json")
    }
    for _ in 0..<3 {
      try stop("record Specs --scale 1", in: project, after: Double.random(in: 0...80, using: &random))
      let hashes = try project.hashes
      // All is as it was, or all is new.
      #expect(try hashes == old || project.run("verify Specs --scale 1").exitCode == 0)
      #expect(try project.run("store push Specs --store \(project.folder.url.path)/checked").exitCode == 0)
    }
    #expect(try project.run("record Specs --scale 1").exitCode == 0)
    try check(project, "recording")
  }

  @Test(arguments: TestEffort.seeds(6)) func `pushing, pulling and pruning`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let project = try project(hashes: true)
    for number in 0..<20 {
      try project.folder.write(HashedProject.spec(number ^ 3), to: "Specs/\(number).json")
    }
    _ = try project.run("record Specs --scale 1")
    for line in [
      "store push Specs --store place", "store prune Specs --delete",
      "store prune Specs --store place --delete",
    ] {
      try stop(line, in: project, after: Double.random(in: 0...60, using: &random))
      try check(project, line)
      #expect(try project.run(line).exitCode == 0)
    }
    try project.remove("Specs/.snapshot-store")
    try stop(
      "store pull Specs --store place", in: project, after: Double.random(in: 0...60, using: &random))
    #expect(try project.run("store pull Specs --store place").exitCode == 0)
    try check(project, "pulling")
    #expect(project.folder.files.filter { $0.contains("incoming") }.isEmpty)
  }
}
