internal import Escaping
internal import FileAccess
internal import ImageComparison
internal import SnapshotReport
internal import ViewDifference

extension StoreCommand {
  /// Makes hashes of the references beside the specs of a folder.
  ///
  /// The files are deleted when the manifest is written: until then they are the references.
  func adopt(_ folder: String) async throws {
    let slash = FilePath(folder).hasSuffix("/") ? folder : folder + "/"
    let limits = arguments.limits.ofPNG
    let recorder = HashRecorder(identify: StoredPictures.identification(limits))
    var known = ManifestFolders()
    var manifests: [FilePath: ReferenceHashes] = [:]
    var files: [String] = []
    for (path, scale) in await references(in: folder) {
      let place = known.folder(of: path, beneath: folder) ?? slash
      let name = ReferenceHashes.path(of: path, in: place)
      do {
        let bytes = try FileInput(arguments.limits).bytes(of: path)
        let hash = try PictureHash(png: bytes, scale: scale, limits: limits)
        let manifest = try manifests[FilePath(place)] ?? Self.manifest(in: place)
        manifests[FilePath(place)] = manifest
        if let other = manifest.pictures[name], other.object != hash.object {
          throw StoreError(
            "is another picture than that of \(place)\(ReferenceHashes.name); delete it, or record it again")
        }
        try recorder.record(bytes, hash, at: name, in: place)
        files.append(path)
      } catch {
        await console.trouble(error is FileFailure ? "\(error)" : "\(path): \(error)")
      }
    }
    if known.folder(of: slash + "picture.png", beneath: folder) == nil { try recorder.add(slash) }
    try recorder.finish()
    var deleted = 0
    for path in files {
      do {
        try GuardedPath(path, beneath: folder).remove()
        deleted += 1
      } catch {
        await console.trouble("\(path): cannot be deleted: \(error)")
      }
    }
    await console.summary([
      "\(Self.count(deleted)) adopted by \(escapingControls(in: slash))\(ReferenceHashes.name)"
    ])
  }

  /// Returns the files of references beside the specs of a folder, each with its scale.
  private func references(in folder: String) async -> [(path: String, scale: Int)] {
    var seen: Set<FilePath> = []
    let specs = SpecSearch.locations([folder]) { _ in }
    return specs.flatMap { spec in
      (1...10).map { (ReferenceStore.besideSpecs.path(for: spec.path, scale: $0), $0) }
    }
    .filter { FileKind(at: $0.0) == .file && seen.insert(FilePath($0.0)).inserted }
  }

  private static func manifest(in folder: String) throws(StoreError) -> ReferenceHashes {
    FileKind(at: folder + ReferenceHashes.name) == nil ? ReferenceHashes() : try ReferenceHashes(in: folder)
  }

  /// Makes files of all references of the folders, and deletes their manifests when all files are written.
  func restore() async throws {
    let place = arguments.place == nil ? try StoredPictures.place() : try self.place()
    for (folder, hashes) in await manifests().manifests {
      let pictures = StoredPictures(besideManifestIn: folder, place, arguments.limits.ofPNG)
      var restored = 0
      for (path, hash) in hashes.pictures.sorted(by: { $0.key < $1.key }) {
        do {
          try writeFile(try pictures.object(hash.object), to: folder + path.text, beneath: folder)
          restored += 1
        } catch {
          await console.trouble("\(folder)\(path.text): \(error)")
        }
      }
      if restored == hashes.pictures.count { try GuardedPath(folder + ReferenceHashes.name).remove() }
      await console.summary(["\(Self.count(restored)) restored in \(escapingControls(in: folder))"])
    }
  }
}
