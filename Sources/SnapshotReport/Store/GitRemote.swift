internal import FileAccess
internal import Foundation
internal import Synchronization

/// A branch of git with pictures: one commit without a parent, which each change replaces.
///
/// Pictures are read and sent by a repository of the run's own; that of the user, its index and its files stay as they are.
/// A branch that another machine changed at the same time is read again, and the change repeated.
final class GitRemote: ObjectRemote {
  let place: String
  private let branch: String
  private let git: ExternalTool
  /// The arguments that select the repository of the run.
  private let repository: [String]
  private let url: String
  /// The commit of the branch as it was read last.
  private let commit = Mutex(Commit.unread)
  private let turn = Mutex(())

  private enum Commit {
    case unread
    /// A branch that does not exist.
    case none
    case some(String, Set<ObjectName>)
  }

  /// The number of attempts to change a branch that others change.
  private static let attempts = 8

  /// Creates the branch of a remote, which is a URL, or the name of a remote of the repository of the current directory.
  init(_ place: String, remote: String, branch: String, _ scratch: Scratch) throws(StoreError) {
    (self.place, self.branch) = (place, branch)
    git = ExternalTool(name: "git", scratch: scratch)
    // A change can bring files into the store, and git runs what the settings and hooks of a repository name.
    let own = try scratch.newFolder()
    repository = [
      "--git-dir", own, "-c", "user.name=snapshot", "-c", "user.email=snapshot@localhost", "-c", "gc.auto=0",
    ]
    let named = try git.run(["remote", "get-url", "--", remote])
    url = Self.address(named.code == 0 ? named.lines.first ?? remote : remote)
    try git.output(["init", "--quiet", "--bare", "--", own])
    try run(["config", "remote.store.url", url])
  }

  /// Returns a URL, or the absolute path of a repository of this machine.
  private static func address(_ remote: String) -> String {
    remote.contains(":") ? remote : FilePath(remote).absolute(from: Folder.currentPath).text
  }

  private var reference: String { "refs/heads/\(branch)" }

  @discardableResult
  private func run(_ arguments: [String], input: [UInt8] = []) throws(StoreError) -> ExternalTool.Outcome {
    let outcome = try git.run(repository + arguments, input: input)
    guard outcome.code == 0 else { throw git.failure(arguments, outcome) }
    return outcome
  }

  /// Returns the commit of the branch and its pictures, read if they were not; nil if there is no such branch.
  private func head() throws(StoreError) -> (commit: String, names: Set<ObjectName>)? {
    switch commit.withLock({ $0 }) {
    case .unread: try read()
    case .none: nil
    case .some(let head, let names): (head, names)
    }
  }

  /// Reads the branch, without the pictures where the remote can leave them out.
  private func read() throws(StoreError) -> (commit: String, names: Set<ObjectName>)? {
    let listed = try run(["ls-remote", "--heads", "store", reference])
    guard let found = listed.lines.first?.split(separator: "\t").first.map(String.init) else {
      commit.withLock { $0 = .none }
      return nil
    }
    try run([
      "fetch", "--quiet", "--no-tags", "--depth", "1", "--filter=blob:none", "store",
      "+\(reference):\(reference)",
    ])
    let head = try run(["rev-parse", "--verify", reference]).lines.first ?? found
    // Other files, and pictures in other folders, are none of this store.
    let names = Set(
      try run(["ls-tree", "-r", "--name-only", head]).lines.compactMap { line in
        ObjectName(path: line).flatMap { $0.path == line ? $0 : nil }
      })
    commit.withLock { $0 = .some(head, names) }
    return (head, names)
  }

  // A commit has whole pictures only.
  func sizes() throws(StoreError) -> [ObjectName: Int?] {
    Dictionary(uniqueKeysWithValues: (try read()?.names ?? []).map { ($0, nil) })
  }

  func fetch(_ names: [ObjectName], into folder: String) throws(StoreError) {
    try turn.withLock { _ throws(StoreError) in try copy(names, into: folder) }
  }

  private func copy(_ names: [ObjectName], into folder: String) throws(StoreError) {
    guard let (head, there) = try head() else { return }
    for name in names where there.contains(name) {
      let picture = try run(["cat-file", "blob", "\(head):\(name.path)"]).output
      do {
        try GuardedPath("\(folder)/\(name.fileName)").write(picture, makesFolders: false, takesStreams: false)
      } catch {
        throw StoreError("\(folder)/\(name.fileName): cannot be written: \(error)")
      }
    }
  }

  func send(_ names: [ObjectName], from store: ObjectStore) throws(StoreError) {
    guard !names.isEmpty else { return }
    let folder = FilePath(store.folder).absolute(from: Folder.currentPath).text
    let paths = names.map { "\(folder)/\($0.path)\n" }.joined()
    let blobs = try run(
      ["hash-object", "-w", "--no-filters", "--stdin-paths"], input: Array(paths.utf8)
    ).lines
    guard blobs.count == names.count else { throw StoreError("git hash-object left out pictures") }
    let entries = zip(blobs, names).map { "100644 \($0)\t\($1.path)\n" }.joined()
    try change(by: entries)
  }

  func remove(_ names: [ObjectName]) throws(StoreError) {
    guard !names.isEmpty else { return }
    let none = String(repeating: "0", count: 40)
    try change(by: names.map { "0 \(none)\t\($0.path)\n" }.joined())
  }

  /// Replaces the commit of the branch by one with other entries, unless the branch is another one meanwhile.
  private func change(by entries: String) throws(StoreError) {
    var failures = 0
    for attempt in 1...Self.attempts {
      let head = try read()?.commit
      try run(["read-tree"] + (head.map { [$0] } ?? ["--empty"]))
      try run(["update-index", "--index-info"], input: Array(entries.utf8))
      guard let tree = try run(["write-tree", "--missing-ok"]).lines.first,
        let commit = try run(["commit-tree", "-m", "Pictures of snapshots", tree]).lines.first
      else { throw StoreError("git made no commit") }
      let push = [
        "push", "--quiet", "--force-with-lease=\(reference):\(head ?? "")", "store", "\(commit):\(reference)",
      ]
      let outcome = try git.run(repository + push)
      if outcome.code == 0 { return }
      // The branch that others changed is read again. While they do, it is locked; every other failure repeats itself.
      if try read()?.commit == head {
        failures += 1
        Thread.sleep(forTimeInterval: 0.2)
      }
      guard failures < 3, attempt < Self.attempts else { throw git.failure(push, outcome) }
    }
  }
}
