import FileAccess
import Foundation
import SnapshotReport
import TestSupport
import Testing

/// Pictures are copied to a place that machines share, and from there.
@Suite struct StoreCommandTests {
  /// Pushes the pictures of a project to a place, gets them for another one, and prunes the place.
  private func check(_ place: String, _ environment: [String: String], in project: HashedProject) throws {
    let count = project.objects().count
    var result = try project.run("store push Specs --store \(place)", environment)
    #expect(
      result.outputText == "\(count) pictures pushed, 0 there already, 0 not\n", "\(result.errors)")
    result = try project.run("store push Specs", environment.merging(["SNAPSHOT_STORE": place]) { $1 })
    #expect(result.outputText == "0 pictures pushed, \(count) there already, 0 not\n", "\(result.errors)")

    // Verify gets the picture that it has to explain, and only that.
    let pictures = try project.objects().map { try project.folder.data($0) }
    let paths = project.objects()
    try project.remove("Specs/.snapshot-store")
    try project.folder.write(HashedProject.spec(4), to: "Specs/a.json")
    let from = environment.merging(["SNAPSHOT_STORE": place]) { $1 }
    result = try project.run("verify Specs --scale 1,2", from)
    #expect(result.exitCode == 1 && result.outputText.contains("bar grew 3 → 4 pt"), "\(result.errors)")
    #expect(project.objects().count == 2)
    result = try project.run("store pull Specs", from)
    #expect(result.outputText == "\(count - 2) pictures pulled, 2 there already, 0 not\n", "\(result.errors)")
    #expect(project.objects() == paths)
    #expect(try project.objects().map { try project.folder.data($0) } == pictures)

    // The pictures of an older recording are pruned, in both places.
    _ = try project.run("record Specs --scale 1,2")
    _ = try project.run("store push Specs", from)
    result = try project.run("store prune Specs --store \(place)", environment)
    #expect(
      result.outputText.split(separator: "\n").count == 3
        && result.outputText.hasSuffix("2 pictures without a name in \(place)\n"), "\(result.errors)")
    #expect(try project.run("store prune Specs --delete --store \(place)", environment).exitCode == 0)
    result = try project.run("store prune Specs --store \(place)", environment)
    #expect(result.outputText == "0 pictures without a name in \(place)\n", "\(result.errors)")
    #expect(project.objects().count == count + 2)
    #expect(try project.run("store prune Specs --delete").outputText.hasSuffix("Specs/.snapshot-store\n"))
    #expect(project.objects().count == count)
    try project.remove("Specs/.snapshot-store")
    #expect(try project.run("store pull Specs", from).exitCode == 0)
    #expect(try project.run("verify Specs --scale 1,2").exitCode == 0)
  }

  @Test func `a folder is a place`() throws {
    let project = try HashedProject()
    try check("place", [:], in: project)
    #expect(project.objects("place").count == 4)
    #expect(project.folder.files.filter { $0.contains("incoming") || $0.hasSuffix(".tmp") }.isEmpty)
  }

  @Test(arguments: FakeTool.allCases)
  func `a program of the user reaches a place`(tool: FakeTool) throws {
    let project = try HashedProject()
    try check(tool.place, try project.install(tool.rawValue, tool.script), in: project)
  }

  @Test(arguments: FakeTool.allCases)
  func `what a place loses or damages is told`(tool: FakeTool) throws {
    let project = try HashedProject()
    let environment = try project.install(tool.rawValue, tool.script)
    #expect(try project.run("store push Specs --store \(tool.place)", environment).exitCode == 0)
    let (lost, damaged) = (
      try project.hashes.pictures[FilePath("a.png")]?.object.text ?? "",
      try project.hashes.pictures[FilePath("sub/b.png")]?.object.text ?? ""
    )
    for path in project.folder.files where path.hasPrefix("fake/bucket") && path.hasSuffix(".png") {
      if path.contains(lost) { try project.remove(path) }
      if path.contains(damaged) { try project.folder.write("damaged", to: path) }
    }
    try project.remove("Specs/.snapshot-store")
    let result = try project.run("store pull Specs --store \(tool.place)", environment)
    #expect(result.exitCode == 2 && result.outputText == "2 pictures pulled, 0 there already, 2 not\n")
    #expect(result.errors.contains("snapshot: Specs/a.png: the picture "), "\(result.errors)")
    #expect(result.errors.contains("snapshot: Specs/sub/b.png: the picture came damaged from \(tool.place)"))
    #expect(project.objects().count == 2)
  }

  // `rclone` writes a file in place where a rename costs a copy, and may be stopped.
  @Test func `a picture that arrived by halves is sent again`() throws {
    let project = try HashedProject()
    let environment = try project.install("rclone", FakeTool.rclone.script)
    let push = "store push Specs --store \(FakeTool.rclone.place)"
    #expect(try project.run(push, environment).exitCode == 0)
    let name = try project.hashes.pictures[FilePath("a.png")]?.object.text ?? ""
    for part in ["", "half"] {
      for path in project.folder.files where path.hasPrefix("fake/bucket") && path.contains(name) {
        try project.folder.write(part, to: path)
      }
      let result = try project.run(push, environment)
      #expect(result.outputText == "1 picture pushed, 3 there already, 0 not\n", "\(result.errors)")
      try project.remove("Specs/.snapshot-store")
      #expect(try project.run("store pull Specs --store \(FakeTool.rclone.place)", environment).exitCode == 0)
      #expect(project.objects().count == 4)
    }
  }

  @Test func `a pull removes what stopped pulls left, even if nothing is missing`() throws {
    let project = try HashedProject()
    #expect(try project.run("store push Specs --store place").exitCode == 0)
    try project.folder.write("half", to: "Specs/.snapshot-store/incoming-1/1/06/06.png")
    #expect(try project.run("store pull Specs --store place").outputText.hasPrefix("0 pictures pulled, 4 "))
    #expect(project.folder.files.filter { $0.contains("incoming") }.isEmpty)
  }

  @Test func `a program that is missing, or fails, is told`() throws {
    let project = try HashedProject()
    let empty = ["PATH": project.folder.url.path]
    for tool in FakeTool.allCases {
      let result = try project.run("store push Specs --store \(tool.place)", empty)
      #expect(
        result.exitCode == 2 && result.errors.contains("\(tool.rawValue): the program is not on the path"),
        "\(result.errors)")
      let failing = try project.install(tool.rawValue, "echo 'Unable to locate credentials' >&2; exit 7")
      let failed = try project.run("store push Specs --store \(tool.place)", failing)
      #expect(failed.exitCode == 2)
      #expect(failed.errors.contains("failed with exit code 7: Unable to locate credentials"))
    }
  }

  @Test func `what did not arrive was not pushed`() throws {
    let project = try HashedProject()
    let lying = try project.install("aws", "exit 0")
    let result = try project.run("store push Specs --store s3://team", lying)
    #expect(result.exitCode == 2 && result.errors.contains("did not arrive in s3://team"))
  }

  @Test func `names are no options, and no shell reads them`() throws {
    let project = try HashedProject()
    let environment = try project.install("aws", FakeTool.aws.script)
    let place = "s3://team/app;touch${IFS}owned;$(touch owned)"
    let result = try SnapshotProcess.run(
      ["store", "push", "Specs", "--store", place], in: project.folder.url, environment: environment)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(!project.folder.files.contains("owned"))
    for place in ["rclone:-x:y", "oci://-x/y", "git:-x", "ftp://x", "git:"] {
      #expect(try project.run("store push Specs --store \(place)").errors.contains("is no store"))
    }
  }

  @Test func `nothing is pruned while it is in doubt what the folders name`() throws {
    let project = try HashedProject()
    _ = try project.run("store push Specs --store place")
    try project.folder.write(HashedProject.spec(4), to: "Specs/a.json")
    _ = try project.run("record Specs --scale 1")
    let (files, manifest) = (project.folder.files, try project.folder.data("Specs/snapshots.json"))
    func checkNothing(_ line: String) throws {
      let result = try project.run(line)
      #expect(result.exitCode == 2, "\(line)")
      #expect(project.folder.files == files, "\(line)")
    }
    for text in ["", "{\"snapshots\":1\n", "{\"snapshots\":1\n<<<<<<< ours\n}\n", "{\"snapshots\":2\n}\n"] {
      try project.folder.write(text, to: "Specs/snapshots.json")
      for place in ["", " --store place"] { try checkNothing("store prune Specs --delete\(place)") }
    }
    try manifest.write(to: project.folder.url.appending(path: "Specs/snapshots.json"))
    try checkNothing("store prune Specs/sub --delete --store place")
    try checkNothing("store prune Specs nowhere --delete --store place")
    // A second folder may name what the first does not.
    try project.folder.write("{\"snapshots\":1\n", to: "Other/snapshots.json")
    let result = try project.run("store prune Specs Other --delete --store place")
    #expect(result.exitCode == 2 && result.errors.contains("nothing was deleted"))
    #expect(project.objects("place").count == 4)
  }

  @Test(arguments: [
    ("store", "needs at least one WORD"),
    ("store pusch Specs", "begins with adopt, push, pull, prune, restore"),
    ("store push", "needs at least one folder"),
    ("store push nowhere", "nowhere: not a folder of references"),
    ("store push Empty --store place", "Empty: no snapshots.json"),
    ("store push Specs", "no place for pictures is known"),
    ("merge-references a b", "needs 3 FILE arguments"),
  ])
  func `wrong words are told`(line: String, message: String) throws {
    let project = try HashedProject()
    try project.folder.write("", to: "Empty/file")
    let result = try project.run(line)
    #expect(result.exitCode == 2 && result.errors.contains(message), "\(result.errors)")
  }

  @Test func `the base's specs draw the pictures where there is no store`() throws {
    let project = try HashedProject()
    try project.remove("Specs/.snapshot-store")
    for name in ["a.json", "sub/b.json", "snapshots.json"] {
      try project.folder.write(
        String(decoding: project.folder.data("Specs/\(name)"), as: UTF8.self), to: "base/Specs/\(name)")
    }
    try project.folder.write(HashedProject.spec(4), to: "Specs/a.json")
    #expect(try project.run("record base/Specs --scale 1,2").exitCode == 0)
    let result = try project.run("verify Specs --scale 1,2", ["SNAPSHOT_STORE": "base/Specs/.snapshot-store"])
    #expect(result.exitCode == 1 && result.outputText.contains("bar grew 3 → 4 pt"), "\(result.errors)")
  }
}
