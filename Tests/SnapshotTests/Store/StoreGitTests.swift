import FileAccess
import Foundation
import SnapshotReport
import TestSupport
import Testing

/// The manifest is merged by git, and pictures are on a branch of it.
@Suite struct StoreGitTests {
  private static let identity = [
    "-c", "user.name=test", "-c", "user.email=test@localhost", "-c", "init.defaultBranch=main",
    "-c", "commit.gpgsign=false",
  ]

  /// Runs git in a folder, and returns its exit code and its output.
  @discardableResult
  private func git(_ arguments: String..., in folder: URL) throws -> (code: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/git")
    process.arguments = Self.identity + arguments
    process.currentDirectoryURL = folder
    let output = FileManager.default.temporaryDirectory.appending(path: "git-\(UUID().uuidString)")
    try Data().write(to: output)
    defer { try? FileManager.default.removeItem(at: output) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: try Data(contentsOf: output), as: UTF8.self))
  }

  @Test func `a branch of one commit is a place`() throws {
    let project = try HashedProject()
    let folder = project.folder.url
    try git("init", "-q", "--bare", "remote.git", in: folder)
    try git("init", "-q", in: folder)
    try git("remote", "add", "origin", "remote.git", in: folder)
    let store = ["SNAPSHOT_STORE": "git:origin#pictures"]
    var result = try project.run("store push Specs", store)
    #expect(result.outputText == "4 pictures pushed, 0 there already, 0 not\n", "\(result.errors)")
    try project.folder.write(HashedProject.spec(4), to: "Specs/a.json")
    _ = try project.run("record Specs --scale 1,2")
    result = try project.run("store push Specs", store)
    #expect(result.outputText == "2 pictures pushed, 2 there already, 0 not\n", "\(result.errors)")
    let remote = folder.appending(path: "remote.git")
    #expect(try git("rev-list", "--count", "pictures", in: remote).output == "1\n")
    #expect(
      try git("ls-tree", "-r", "--name-only", "pictures", in: remote).output.split(separator: "\n").count == 6
    )
    // Neither the repository of the user nor its index has anything of it.
    #expect(try git("branch", "--all", in: folder).output.isEmpty)

    try project.remove("Specs/.snapshot-store")
    result = try project.run("store pull Specs", store)
    #expect(result.outputText == "4 pictures pulled, 0 there already, 0 not\n", "\(result.errors)")
    result = try project.run("store prune Specs --delete --store git:remote.git#pictures")
    #expect(
      result.outputText.hasSuffix("2 pictures deleted from git:remote.git#pictures\n"), "\(result.errors)")
    #expect(
      try git("ls-tree", "-r", "--name-only", "pictures", in: remote).output.split(separator: "\n").count == 4
    )
    try project.remove("Specs/.snapshot-store")
    #expect(try project.run("store pull Specs", store).exitCode == 0)
    #expect(try git("fsck", "--strict", in: remote).code == 0)
  }

  @Test func `two machines push to a branch at the same time, and nothing is lost`() throws {
    let project = try HashedProject()
    try git("init", "-q", "--bare", "remote.git", in: project.folder.url)
    let parts = try (0..<4).map { number in
      try project.folder.write(HashedProject.spec(number + 8), to: "part\(number)/a.json")
      #expect(try project.run("store adopt part\(number)").exitCode == 0)
      #expect(try project.run("record part\(number)").exitCode == 0)
      return "part\(number)"
    }
    let place = "git:\(project.folder.url.path)/remote.git"
    let processes = try parts.map { part in
      let process = Process()
      process.executableURL = SnapshotProcess.executable
      process.arguments = ["store", "push", part, "--store", place]
      process.currentDirectoryURL = project.folder.url
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      return process
    }
    for process in processes {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    for part in parts {
      let result = try project.run("store push \(part) --store \(place)")
      #expect(result.outputText == "0 pictures pushed, 3 there already, 0 not\n", "\(result.errors)")
    }
  }

  @Test func `git merges neighbouring lines by the driver, and shows conflicts`() throws {
    let project = try HashedProject()
    let folder = project.folder.url
    try git("init", "-q", in: folder)
    try project.folder.write("snapshots.json merge=snapshots\n", to: ".gitattributes")
    try git(
      "config", "merge.snapshots.driver", "'\(SnapshotProcess.executable.path)' merge-references %O %A %B",
      in: folder)
    func commit(_ name: String) throws {
      try git("add", "-A", in: folder)
      #expect(try git("commit", "-q", "-m", name, in: folder).code == 0)
    }
    try commit("base")
    #expect(try git("ls-files", in: folder).output.contains("snapshots.json"))
    // Pictures stay out of git.
    #expect(try !git("ls-files", in: folder).output.contains(".png"))
    try git("checkout", "-q", "-b", "other", in: folder)
    try project.folder.write(HashedProject.spec(6), to: "Specs/sub/b.json")
    try project.folder.write(HashedProject.spec(7), to: "Specs/aa.json")
    _ = try project.run("record Specs --scale 1,2")
    try commit("other")
    try git("checkout", "-q", "main", in: folder)
    try project.folder.write(HashedProject.spec(4), to: "Specs/a.json")
    _ = try project.run("record Specs --scale 1,2")
    try commit("ours")
    #expect(try git("merge", "-q", "-m", "merge", "other", in: folder).code == 0)
    #expect(try project.hashes.pictures.count == 6)
    #expect(try project.run("verify Specs --scale 1,2").exitCode == 0)

    try git("checkout", "-q", "-b", "third", in: folder)
    for (branch, width) in [("third", 10), ("main", 11)] {
      try git("checkout", "-q", branch, in: folder)
      try project.folder.write(HashedProject.spec(width), to: "Specs/a.json")
      _ = try project.run("record Specs/a.json --scale 1,2")
      try commit(branch)
    }
    #expect(try git("merge", "-q", "-m", "merge", "third", in: folder).code == 1)
    let text = String(decoding: try project.folder.data("Specs/snapshots.json"), as: UTF8.self)
    #expect(text.split(separator: "\n").filter { $0 == "<<<<<<< ours" }.count == 2)
    let result = try project.run("verify Specs --scale 1,2")
    #expect(result.exitCode == 2 && result.errors.contains("has a conflict of git"))
  }

  @Test func `versions are merged into the second file`() throws {
    let project = try HashedProject()
    let manifest = String(decoding: try project.folder.data("Specs/snapshots.json"), as: UTF8.self)
    var lines = manifest.split(separator: "\n").map(String.init)
    try project.folder.write("", to: "base")
    try project.folder.write(manifest, to: "theirs")
    lines.remove(at: 1)
    try project.folder.write(lines.map { $0 + "\n" }.joined(), to: "ours")
    #expect(try project.run("merge-references base ours theirs").exitCode == 0)
    #expect(try project.folder.data("ours") == Data(manifest.utf8))
    // The other side has deleted what this one keeps.
    try project.folder.write(lines.map { $0 + "\n" }.joined(), to: "theirs")
    #expect(try project.run("merge-references ours ours theirs").exitCode == 0)
    #expect(try project.folder.data("ours") == project.folder.data("theirs"))
    #expect(try project.run("merge-references base ours nowhere").exitCode == 2)
  }
}
