import Foundation
import TestSupport
import Testing

/// Folders that are read-only, commands at the same time, signals and times: references are whole or as before, and exit codes
/// true.
///
/// `Scripts/test-faults` has the failures of system calls, full disks and clocks that jump.
@Suite struct FaultTests {
  private static func spec(_ width: Int) -> String {
    """
    { "canvas": { "width": 20, "height": 10, "background": "white" },
      "views": [{ "background": "black", "frame": { "x": 0, "y": 0, "width": \(width), "height": 4 } }] }
    """
  }

  private static let names = ["a", "b", "c"]
  private static let record = "snapshot record . --scale 1,2 --no-cache -q"
  private static let verify = "snapshot verify . --scale 1,2 --no-cache -q"

  /// A folder with three specs that changed since their references were recorded.
  private struct Project {
    let folder = try! TemporaryFolder()
    /// The references before the verb and after it, by their paths.
    private(set) var old: [String: Data] = [:]
    private(set) var new: [String: Data] = [:]

    init() throws {
      try write(6)
      _ = try run(FaultTests.record)
      new = try references()
      try write(4)
      _ = try run(FaultTests.record)
      old = try references()
      try write(6)
    }

    func write(_ width: Int) throws {
      for name in FaultTests.names { try folder.write(FaultTests.spec(width), to: "\(name).json") }
    }

    func run(_ line: String) throws -> (exitCode: Int32, errors: String) {
      try SnapshotProcess.runShell(line, in: folder)
    }

    func references() throws -> [String: Data] {
      var found: [String: Data] = [:]
      for path in folder.files where path.hasSuffix(".png") && !path.contains("/") {
        found[path] = try folder.data(path)
      }
      return found
    }

    /// The temporary files that are left.
    var left: [String] { folder.files.filter { $0.hasSuffix(".tmp") } }
  }

  /// A line that runs two commands at once, and prints both exit codes to standard error.
  private static func both(_ first: String, _ second: String) -> String {
    "{ \(first) >one.txt 2>&1; echo $? >first; } & \(second) >two.txt 2>&1; echo $? >second; wait; cat first second >&2"
  }

  @Test func `two records at once leave whole references, and both are done`() throws {
    let project = try Project()
    #expect(try project.run(Self.both(Self.record, Self.record)).errors == "0\n0\n")
    #expect(try project.references() == project.new)
    #expect(project.left.isEmpty)
  }

  @Test func `a verification during a record compares with whole references`() throws {
    let project = try Project()
    let codes = try project.run(Self.both(Self.record, Self.verify)).errors
    // Some references may have been the old ones.
    #expect(["0\n0\n", "0\n1\n"].contains(codes))
    #expect(try project.references() == project.new)
    #expect(try project.run(Self.verify).exitCode == 0)
  }

  @Test func `two acceptances at once, and one while the folder is watched, accept all`() throws {
    let project = try Project()
    #expect(try project.run(Self.verify).exitCode == 1)
    #expect(try project.run(Self.both("snapshot accept --all", "snapshot accept --all")).errors == "0\n0\n")
    #expect(try project.references() == project.new)
    try project.write(4)
    #expect(try project.run(Self.verify).exitCode == 1)
    let watched = "snapshot watch . >watched & p=$!; snapshot accept --all >&2; kill $p; wait $p"
    #expect(try project.run(watched).errors.contains("6 references accepted"))
    #expect(try project.references() == project.old)
    #expect(project.left.isEmpty)
  }

  @Test(arguments: [0.0, 0.004, 0.008, 0.016, 0.032])
  func `what a stopped command leaves is in nobody's way`(seconds: Double) throws {
    let project = try Project()
    _ = try project.run("\(Self.record) & p=$!; sleep \(seconds); kill $p; wait $p")
    for (path, bytes) in try project.references() {
      #expect(bytes == project.old[path] || bytes == project.new[path], "\(path)")
    }
    #expect(try project.run(Self.record).exitCode == 0)
    #expect(try project.references() == project.new)
    #expect(project.left.isEmpty)
  }

  /// The superuser may write everywhere, and is another user here.
  @Test(
    .enabled(if: geteuid() != 0 || FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")),
    arguments: [
      "record . --scale 1 --no-cache", "verify . --scale 1 --no-cache", "accept --all", "report failures",
      "render . -o out", "sheet . -o sheet.png", "store adopt .", "merge failures -o whole",
    ])
  func `in a read-only folder nothing changes, and that is trouble`(line: String) throws {
    let project = try Project()
    #expect(try project.run(Self.verify).exitCode == 1)
    let before = project.folder.files
    let folders = [project.folder.url.path, project.folder.url.path + "/failures"]
    func allow(_ mode: Int) throws {
      for folder in folders {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder)
      }
    }
    try project.folder.write("", to: "errors")
    try allow(0o555)
    defer { try? allow(0o755) }
    let nobody = geteuid() == 0 ? "setpriv --reuid 65534 --regid 65534 --clear-groups " : ""
    let result = try project.run("\(nobody)snapshot \(line) >/dev/null")
    #expect(result.exitCode == 2, "\(result.errors)")
    #expect(result.errors.contains("Permission denied"), "\(result.errors)")
    #expect(Set(project.folder.files) == Set(before + ["errors"]))
    #expect(try project.references() == project.old)
  }

  @Test(arguments: [">&-", "2>&-", ">&- 2>&-", "<&- >&- 2>&-"])
  func `closed streams do not keep references from being recorded`(streams: String) throws {
    let project = try Project()
    let result = try project.run("snapshot record . --scale 1,2 --no-cache \(streams)")
    // The table of a record is a result without a reader.
    #expect(
      result.exitCode == (streams.contains(" >") || streams.hasPrefix(">") ? 2 : 0))
    #expect(try project.references() == project.new)
  }

  @Test func `no result is known by the time and the size of a file`() throws {
    let project = try Project()
    _ = try project.run(Self.record)
    let cached = "snapshot verify . --scale 1,2 --cache cache -q"
    #expect(try project.run(cached).exitCode == 0)
    let path = project.folder.url.path + "/a.json"
    let date = try #require(FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date)
    try project.folder.write(Self.spec(7), to: "a.json")
    for time in [date, Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 4_102_444_800)] {
      try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: path)
      #expect(try project.run(cached).exitCode == 1)
    }
  }

  @Test func `a reference of the future is not overwritten, and the reason is told`() throws {
    let project = try Project()
    #expect(try project.run(Self.verify).exitCode == 1)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 4_102_444_800)],
      ofItemAtPath: project.folder.url.path + "/a.png")
    let result = try project.run("snapshot accept --all")
    #expect(
      result.exitCode == 2 && result.errors.contains("a.png: the time of the reference is in the future"))
    #expect(try project.folder.data("a.png") == project.old["a.png"])
  }
}
