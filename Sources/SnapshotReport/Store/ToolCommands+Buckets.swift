internal import FileAccess

/// The commands of `aws` for a bucket: `s3://bucket/folder`.
struct AWSCommands: ToolCommands {
  static let program = "aws"
  // Each picture is an argument of about 50 bytes.
  static let batch = 500
  // To start the program takes as long as to list several thousand pictures, and to compare them with the arguments.
  private static let fewInFolder = 40

  /// The URL without a slash at its end.
  let url: String

  var listing: [String] { ["s3", "ls", "--recursive", url + "/"] }

  // The listing has whole keys; a subfolder may be another store. An object of S3 appears when it is whole.
  func entry(in line: String) -> (name: ObjectName, size: Int?)? {
    // All behind the bucket, with its empty parts.
    let parts = url.dropFirst("s3://".count).split(
      separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let folder = parts.count == 2 && !parts[1].isEmpty ? parts[1] + "/" : ""
    return ObjectName(path: line).flatMap {
      FilePath(line).hasSuffix(" " + folder + $0.path) ? ($0, nil) : nil
    }
  }

  // That of a folder without files fails without a message.
  func isEmpty(_ outcome: ExternalTool.Outcome) -> Bool {
    outcome.code == 1 && outcome.output.isEmpty && outcome.errors.allSatisfy(\.isWhitespace)
  }

  func sending(_ names: [ObjectName], from folder: String, _ scratch: Scratch) -> ToolCommand {
    copy(names, from: folder, to: url)
  }

  func fetching(_ names: [ObjectName], into folder: String, _ scratch: Scratch) -> ToolCommand {
    copy(names, from: url, to: folder)
  }

  func removing(_ names: [ObjectName], _ scratch: Scratch) -> ToolCommand {
    let (folder, selection) = selection(of: names)
    return ToolCommand(
      arguments: ["s3", "rm", "--only-show-errors", "--recursive"] + selection + [url + folder])
  }

  // A command lists all that it selects from: of many pictures, those of a folder each are selected from that folder.
  func parts(of names: [ObjectName]) -> [[ObjectName]] {
    let folders = Dictionary(grouping: names, by: \.folderName)
    guard names.count / Self.fewInFolder >= folders.count else { return Self.batches(names) }
    return folders.sorted { $0.key < $1.key }.flatMap { Self.batches($0.value) }
  }

  private func copy(_ names: [ObjectName], from source: String, to target: String) -> ToolCommand {
    let (folder, selection) = selection(of: names)
    let options = ["s3", "cp", "--only-show-errors", "--recursive"]
    return ToolCommand(arguments: options + selection + [source + folder, target + folder])
  }

  /// Returns the folder that has all of the pictures, if there is one, and the arguments that select them in it.
  private func selection(of names: [ObjectName]) -> (folder: String, [String]) {
    let isOneFolder = Set(names.map(\.folderName)).count == 1
    let patterns = names.flatMap { ["--include", isOneFolder ? $0.fileName : $0.path] }
    return (isOneFolder ? "/\(names[0].folderName)" : "", ["--exclude", "*"] + patterns)
  }
}

/// The commands of `gsutil` for a bucket: `gs://bucket/folder`.
///
/// A list of files on its standard input is copied into one folder, so the bucket has no subfolders.
struct GSUtilCommands: ToolCommands {
  static let program = "gsutil"
  static let batch = 10_000

  let url: String

  var listing: [String] { ["-q", "ls", url + "/"] }

  func isEmpty(_ outcome: ExternalTool.Outcome) -> Bool { outcome.errors.contains("matched no objects") }

  func sending(_ names: [ObjectName], from folder: String, _ scratch: Scratch) -> ToolCommand {
    ToolCommand(
      arguments: ["-q", "-m", "cp", "-I", url + "/"], input: list(names.map { "\(folder)/\($0.path)" }))
  }

  func fetching(_ names: [ObjectName], into folder: String, _ scratch: Scratch) -> ToolCommand {
    // A missing file must not keep the others from being copied.
    ToolCommand(arguments: ["-q", "-m", "cp", "-c", "-I", folder], input: list(names.map(address)))
  }

  func removing(_ names: [ObjectName], _ scratch: Scratch) -> ToolCommand {
    ToolCommand(arguments: ["-q", "-m", "rm", "-I"], input: list(names.map(address)))
  }

  private func address(of name: ObjectName) -> String { "\(url)/\(name.fileName)" }

  private func list(_ paths: [String]) -> String { paths.map { $0 + "\n" }.joined() }
}

/// The commands of `rclone` for a place that it knows: `remote:folder`.
struct RcloneCommands: ToolCommands {
  static let program = "rclone"
  static let batch = 10_000

  let remote: String

  var listing: [String] { ["lsf", "--recursive", "--files-only", "--format", "sp", "--", remote] }

  // A subfolder may be another store. Into some places, folders among them, rclone writes a file in place.
  func entry(in line: String) -> (name: ObjectName, size: Int?)? {
    let parts = line.split(separator: ";", maxSplits: 1)
    guard parts.count == 2, let name = ObjectName(path: parts[1]), name.path == parts[1] else { return nil }
    return (name, Int(parts[0]).flatMap { $0 < 0 ? nil : $0 })
  }

  // The code of rclone for a folder that does not exist.
  func isEmpty(_ outcome: ExternalTool.Outcome) -> Bool { outcome.code == 3 }

  func sending(
    _ names: [ObjectName], from folder: String, _ scratch: Scratch
  ) throws(StoreError) -> ToolCommand {
    ToolCommand(arguments: ["copy", "--files-from-raw", try list(names, scratch), "--", folder, remote])
  }

  func fetching(
    _ names: [ObjectName], into folder: String, _ scratch: Scratch
  ) throws(StoreError) -> ToolCommand {
    ToolCommand(arguments: ["copy", "--files-from-raw", try list(names, scratch), "--", remote, folder])
  }

  func removing(_ names: [ObjectName], _ scratch: Scratch) throws(StoreError) -> ToolCommand {
    ToolCommand(arguments: ["delete", "--files-from-raw", try list(names, scratch), "--", remote])
  }

  private func list(_ names: [ObjectName], _ scratch: Scratch) throws(StoreError) -> String {
    try scratch.newFile(Array(names.map { $0.path + "\n" }.joined().utf8))
  }
}

/// The commands of `oras` for a repository of an OCI registry: `oci://registry/repository`.
///
/// A picture is an artifact whose tag is its name.
struct OrasCommands: ToolCommands {
  static let program = "oras"
  static let batch = 1

  /// The registry and the repository.
  let repository: String

  var listing: [String] { ["repo", "tags", repository] }

  func isEmpty(_ outcome: ExternalTool.Outcome) -> Bool {
    outcome.errors.contains("NAME_UNKNOWN") || outcome.errors.contains("name unknown")
  }

  func entry(in line: String) -> (name: ObjectName, size: Int?)? { ObjectName(text: line).map { ($0, nil) } }

  func sending(_ names: [ObjectName], from folder: String, _ scratch: Scratch) -> ToolCommand {
    let name = names[0]
    // The path that is named is that in the artifact, too.
    return ToolCommand(
      arguments: [
        "push", "--artifact-type", "application/vnd.plumb.snapshot", address(of: name),
        "\(name.fileName):image/png",
      ], folder: "\(folder)/\(name.folderName)")
  }

  func fetching(_ names: [ObjectName], into folder: String, _ scratch: Scratch) -> ToolCommand {
    ToolCommand(arguments: ["pull", "--output", folder, address(of: names[0])])
  }

  func removing(_ names: [ObjectName], _ scratch: Scratch) -> ToolCommand {
    ToolCommand(arguments: ["manifest", "delete", "--force", address(of: names[0])])
  }

  private func address(of name: ObjectName) -> String { "\(repository):\(name.text)" }
}
