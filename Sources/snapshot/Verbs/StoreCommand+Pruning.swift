internal import Escaping
internal import FileAccess
internal import SnapshotReport

extension StoreCommand {
  /// Lists, or deletes, the pictures that no manifest of the folders names.
  ///
  /// Nothing is deleted while it is in doubt which ones they name: that of a folder that cannot be read may name all.
  func prune() async throws {
    let found = await manifests()
    guard found.doubts.isEmpty, let first = found.manifests.first else { return await keep() }
    if let place = arguments.place {
      let location = try StoreLocation(place)
      let remote = try location.remote(for: store(of: first.folder), place)
      return try await prune(remote, named: found.objects) {
        remote is ObjectStore ? "\(place)/\($0.path)" : $0.text
      }
    }
    for (folder, _) in found.manifests {
      let store = store(of: folder)
      guard FileKind(at: store.folder) == .folder else { continue }
      // A record that runs has stored pictures that its manifest names at the end: the manifests are read after it.
      let lock = try StoreLock(store.folder, isShared: false)
      defer { lock.release() }
      let present = ManifestSearch(folders)
      for doubt in present.doubts { await console.trouble(doubt) }
      guard present.doubts.isEmpty, present.manifests.map(\.folder) == found.manifests.map(\.folder) else {
        return await keep()
      }
      try await prune(store, named: present.objects) { store.path(of: $0) }
    }
  }

  private func keep() async {
    await console.trouble("nothing was deleted: it is not known which pictures the folders name")
  }

  private func prune(
    _ remote: any ObjectRemote, named: Set<ObjectName>, _ path: (ObjectName) -> String
  ) async throws {
    let unnamed = try remote.names().subtracting(named).sorted()
    for name in unnamed { await console.result(escapingControls(in: path(name))) }
    if arguments.deletes { try remote.remove(unnamed) }
    let verb = arguments.deletes ? "deleted from" : "without a name in"
    await console.summary(["\(Self.count(unnamed.count)) \(verb) \(escapingControls(in: remote.place))"])
  }
}
