internal import Escaping
internal import FileAccess
internal import SnapshotReport
internal import ViewDifference

/// The command `snapshot store`, which moves the pictures of references that are hashes.
struct StoreCommand {
  let arguments: StoreArguments
  let console: Console

  var folders: [String] { Array(arguments.words.dropFirst()) }

  func run() async {
    let words = StoreArguments.Action.allCases.map(\.rawValue)
    guard let action = arguments.words.first.flatMap(StoreArguments.Action.init(rawValue:)) else {
      return await console.trouble(
        "\"snapshot store\" begins with \(words.joined(separator: ", ")), not \"\(arguments.words.first ?? "")\""
      )
    }
    guard !folders.isEmpty else {
      return await console.trouble(
        "\"snapshot store \(action.rawValue)\" needs at least one folder of references")
    }
    for folder in folders where FileKind(at: folder) != .folder {
      return await console.trouble("\(folder): not a folder of references")
    }
    do {
      switch action {
      case .adopt: for folder in folders { try await adopt(folder) }
      case .restore: try await restore()
      case .push: try await transfer("pushed", by: StoreTransfer.push)
      case .pull: try await transfer("pulled", by: StoreTransfer.pull)
      case .prune: try await prune()
      }
    } catch {
      await console.trouble("\(error)")
    }
  }

  /// The place of the option, or else of the environment.
  func place() throws(StoreError) -> (location: StoreLocation, text: String) {
    if let text = arguments.place { return (try StoreLocation(text), text) }
    guard let place = try StoredPictures.place() else {
      throw StoreError(
        "no place for pictures is known; give --store, or set \(StoreLocation.variable): \(StoreLocation.forms)"
      )
    }
    return place
  }

  /// Returns the store of a folder with a manifest.
  func store(of folder: String) -> ObjectStore {
    ObjectStore(
      besideManifestIn: folder, identify: StoredPictures.identification(arguments.limits.ofPNG))
  }

  /// Returns the manifests of the folders; what cannot be read is reported.
  func manifests() async -> ManifestSearch {
    let search = ManifestSearch(folders)
    for doubt in search.doubts { await console.trouble(doubt) }
    if search.manifests.isEmpty, search.doubts.isEmpty {
      await console.trouble(
        "\(folders.joined(separator: ", ")): no \(ReferenceHashes.name); \"snapshot store adopt\" makes one")
    }
    return search
  }

  /// Copies the pictures of all manifests by a transfer, and reports the others.
  private func transfer(
    _ verb: String, by copy: (StoreTransfer) -> (Set<ObjectName>) throws(StoreError) -> StoreTransfer.Outcome
  ) async throws {
    let place = try place()
    var total = StoreTransfer.Outcome()
    for (folder, hashes) in await manifests().manifests {
      let store = store(of: folder)
      let remote = try place.location.remote(for: store, place.text)
      let wanted = Set(hashes.pictures.values.map(\.object))
      let outcome = try copy(StoreTransfer(store, remote))(wanted)
      await report(outcome, hashes, folder)
      total.add(outcome)
    }
    await console.summary([
      "\(Self.count(total.copied)) \(verb), \(total.present) there already, \(total.troubles.count) not"
    ])
  }

  /// Reports the pictures of a folder that are missing or damaged.
  private func report(_ outcome: StoreTransfer.Outcome, _ hashes: ReferenceHashes, _ folder: String) async {
    guard !outcome.troubles.isEmpty else { return }
    for (path, hash) in hashes.pictures.sorted(by: { $0.key < $1.key }) {
      if let reason = outcome.troubles[hash.object] {
        await console.trouble("\(folder)\(path.text): \(reason)")
      }
    }
  }

  static func count(_ number: Int) -> String { number == 1 ? "1 picture" : "\(number) pictures" }
}
