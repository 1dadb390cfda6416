internal import Escaping
internal import FileAccess
internal import ImageComparison
internal import SnapshotReport
internal import ViewDifference

extension StoreCommand {
  /// Makes hashes of the references beside the specs of a folder, and of the pictures that tests recorded in it.
  ///
  /// The files are deleted when the manifest is written: until then they are the references.
  func adopt(_ folder: String) async throws {
    let slash = FilePath(folder).hasSuffix("/") ? folder : folder + "/"
    let limits = arguments.limits.ofPNG
    let recorder = HashRecorder(identify: StoredPictures.identification(limits))
    var known = ManifestFolders()
    var manifests: [FilePath: ReferenceHashes] = [:]
    var files: [String] = []
    let references = try await references(in: folder)
    if known.folder(of: slash + "picture.png", beneath: folder) == nil { try recorder.add(slash) }
    for (path, scale) in references {
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
    try recorder.finish()
    var deleted: [String] = []
    for path in files {
      do {
        try GuardedPath(path, beneath: folder).remove()
        deleted.append(path)
      } catch {
        await console.trouble("\(path): cannot be deleted: \(error)")
      }
    }
    do { try ReferenceManifest.remove(deleted) } catch { await console.trouble("\(error)") }
    await console.summary([
      "\(Self.count(deleted.count)) adopted by \(escapingControls(in: slash))\(ReferenceHashes.name)"
    ])
  }

  /// Returns the files of references beside the specs of a folder, and of recorded pictures, each with its scale.
  ///
  /// Pictures of failures are none.
  private func references(in folder: String) async throws -> [(path: String, scale: Int)] {
    var seen: Set<FilePath> = []
    let specs = SpecSearch.locations([folder]) { _ in }
    let besideSpecs = specs.flatMap { spec in
      (1...10).map { (ReferenceStore.besideSpecs.path(for: spec.path, scale: $0), $0) }
    }
    let search = ReferenceSearch([folder], arguments.limits.ofPNG)
    if let failure = search.unreadable.first {
      throw StoreError("\(failure), and may name pictures; repair or move it")
    }
    let recorded = search.references.filter {
      // A spec may show a recorded picture as an image.
      $0.hasSuffix(".png") && !Self.isFailure($0)
        && !search.named.contains($0.absolute(from: Folder.currentPath))
    }
    return (besideSpecs + recorded.map { ($0.text, Self.scale(of: $0)) })
      .filter { FileKind(at: $0.0) == .file && seen.insert(FilePath($0.0)).inserted }
  }

  /// Returns whether a picture is that of a failed comparison.
  private static func isFailure(_ path: FilePath) -> Bool {
    ReferenceStore.Picture.allCases.contains { $0 != .reference && path.hasSuffix($0.rawValue + ".png") }
  }

  /// Returns the scale in the name of a picture: 2 for `card@2x.png`.
  private static func scale(of path: FilePath) -> Int {
    (2...10).first { path.hasSuffix(ReferenceStore.suffix(scale: $0) + ".png") } ?? 1
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
          // A picture without views does not show by itself that it was recorded.
          if hash.layout == nil { try ReferenceManifest.add(folder + path.text) }
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
