/// A place for the pictures of a store, as the user names it.
package enum StoreLocation: Equatable, Sendable {
  /// A folder.
  case folder(String)
  /// A bucket by `aws`: `s3://bucket/folder`.
  case aws(url: String)
  /// A bucket by `gsutil`: `gs://bucket/folder`.
  case gsutil(url: String)
  /// A remote of `rclone`: `rclone:remote:folder`.
  case rclone(remote: String)
  /// A repository of an OCI registry by `oras`: `oci://registry/repository`.
  case oras(repository: String)
  /// A branch of git: `git:remote#branch`.
  case git(remote: String, branch: String)

  /// The environment variable of the store of `verify`, `record` and `store`.
  package static let variable = "SNAPSHOT_STORE"

  /// The branch of git if none is named.
  package static let branch = "snapshot-store"

  /// The forms, for messages.
  package static let forms =
    "a folder, s3://BUCKET/FOLDER, gs://BUCKET/FOLDER, rclone:REMOTE:FOLDER, oci://REGISTRY/REPOSITORY or git:REMOTE#BRANCH"

  /// Creates a place from its text.
  package init(_ text: String) throws(StoreError) {
    // A slash at the end is no part of a folder's name, unless nothing else is.
    let isLong = text.hasSuffix("/") && text.utf8.count > 1 && !text.hasSuffix("://")
    let text = isLong ? String(text.dropLast()) : text
    func rest(_ prefix: String) -> String? {
      guard text.utf8.starts(with: prefix.utf8) else { return nil }
      let rest = String(Substring(text.utf8.dropFirst(prefix.utf8.count)))
      // A program would read it as an option.
      return rest.isEmpty || rest.utf8.first == UInt8(ascii: "-") ? nil : rest
    }
    if rest("s3://") != nil {
      self = .aws(url: text)
    } else if rest("gs://") != nil {
      self = .gsutil(url: text)
    } else if let remote = rest("rclone:"), remote.contains(":") {
      self = .rclone(remote: remote)
    } else if let repository = rest("oci://"), repository.contains("/") {
      self = .oras(repository: repository)
    } else if let rest = rest("git:") {
      let parts = rest.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let branch = parts.count > 1 ? String(parts[1]) : Self.branch
      guard !parts[0].isEmpty, Self.isBranch(branch) else { throw Self.error(text) }
      self = .git(remote: String(parts[0]), branch: branch)
    } else {
      guard !text.isEmpty, !text.contains("://"), !Self.tools.contains(where: { text.hasPrefix($0) }) else {
        throw Self.error(text)
      }
      self = .folder(text)
    }
  }

  private static let tools = ["rclone:", "git:"]

  private static func error(_ text: String) -> StoreError {
    StoreError("\"\(text)\" is no store; it is \(forms)")
  }

  /// Returns whether a text can name a branch: letters, digits and some signs, as git allows them.
  private static func isBranch(_ text: String) -> Bool {
    let signs = Set("-_./".utf8)
    return !text.isEmpty && !"-./".utf8.contains(text.utf8.first ?? 0) && !text.contains("..")
      && !text.contains("//") && !text.hasSuffix("/") && !text.hasSuffix(".lock")
      && text.utf8.allSatisfy { byte in
        signs.contains(byte) || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
          || (0x61...0x7A).contains(byte)
      }
  }

  /// Returns the place for the pictures of a store, which has the files that are on their way.
  package func remote(for store: ObjectStore, _ text: String) throws(StoreError) -> any ObjectRemote {
    if case .folder(let path) = self { return ObjectStore(path, identify: store.identification) }
    let scratch = try Scratch(in: store)
    switch self {
    case .folder(let path): return ObjectStore(path, identify: store.identification)
    case .aws(let url): return ToolRemote(text, AWSCommands(url: url), scratch)
    case .gsutil(let url): return ToolRemote(text, GSUtilCommands(url: url), scratch)
    case .rclone(let remote): return ToolRemote(text, RcloneCommands(remote: remote), scratch)
    case .oras(let repository): return ToolRemote(text, OrasCommands(repository: repository), scratch)
    case .git(let remote, let branch):
      return try GitRemote(text, remote: remote, branch: branch, scratch)
    }
  }
}
