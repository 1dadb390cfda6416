internal import FileAccess
internal import ImageComparison
internal import PNG
internal import SnapshotReport
internal import ViewDifference
internal import ViewSpec

/// A search of folders for recorded files.
struct ReferenceSearch {
  /// The references in the folders as named, sorted.
  private(set) var references: [FilePath] = []
  /// The folders of those references that are hashes of a manifest.
  private(set) var hashed: [FilePath: String] = [:]
  /// The specs and other JSON files.
  private(set) var documents: [FilePath] = []
  /// The absolute paths that the JSON files name: any text in them may be the name of an image in a spec.
  private(set) var named: Set<FilePath> = []
  /// The files that could not be read, so that their contents, or the names in them, are not known.
  private(set) var unreadable: [FileFailure] = []
  /// The pictures that may have a layout tree, but one beyond the limits.
  ///
  /// No record wrote them within those.
  private(set) var passedOver: [FileFailure] = []

  /// Searches folders and their subfolders; links are not followed, and hidden files are left out.
  init(_ folders: [String], _ limits: PNGLimits) {
    var pending = folders.map { FilePath($0).hasSuffix("/") ? $0 : $0 + "/" }
    while let prefix = pending.popLast() {
      let entries: [Folder.Entry]
      do { entries = try Folder(prefix).entries() } catch {
        unreadable.append(FileFailure(path: prefix, reason: "\(error)"))
        continue
      }
      let recorded = ReferenceManifest.names(in: prefix)
      for entry in entries where entry.isValidUTF8 && !FilePath(entry.name).isHidden {
        let path = FilePath(prefix + entry.name)
        switch entry.kind {
        case .folder: pending.append(path.text + "/")
        case .file where ReferenceHashes.isManifest(at: path.text): addHashes(in: prefix)
        case .file:
          if path.hasSuffix(".json") { documents.append(path) }
          let isRecorded = recorded.contains(FilePath(entry.name)) || carriesLayoutTree(path, limits)
          if isRecorded { references.append(path) }
        default: break
        }
      }
    }
    references.sort()
    for document in documents { addNames(in: document) }
  }

  /// Adds the references of a manifest, which a record wrote all.
  private mutating func addHashes(in folder: String) {
    do {
      for name in try ReferenceHashes(in: folder).pictures.keys {
        let path = FilePath(folder + name.text)
        references.append(path)
        hashed[path] = folder
      }
    } catch {
      unreadable.append(FileFailure(path: folder + ReferenceHashes.name, reason: "\(error)"))
    }
  }

  /// Returns whether the file is a picture with a layout tree, as records write them.
  private mutating func carriesLayoutTree(_ path: FilePath, _ limits: PNGLimits) -> Bool {
    guard path.hasSuffix(".png"), let file = try? GuardedPath(path.text).open(),
      let bytes = try? file.bytes(limit: limits.fileBytes)
    else { return false }
    do { return try LayoutTree.split(bytes, limits: limits).json != nil } catch {
      passedOver.append(FileFailure(path.text, error))
      return false
    }
  }

  /// Adds all texts of a JSON file as names of files beside it, at all scales.
  private mutating func addNames(in document: FilePath) {
    do {
      for text in try JSONDocument.texts(inFile: document.text) where FilePath(text).name != "" {
        addName(text, from: document)
      }
    } catch {
      unreadable.append(FileFailure(path: document.text, reason: error.message))
    }
  }

  private mutating func addName(_ name: String, from document: FilePath) {
    let folder = FilePath(document.folder).absolute(from: Folder.currentPath).text
    named.insert(FilePath(name).absolute(from: folder))
    for scale in 1...3 {
      // A name without an extension is that of a PNG, and includes its variants.
      let picture = ReferenceStore.besideSpecs.path(for: name, scale: scale)
      named.insert(FilePath(picture).absolute(from: folder))
    }
  }
}
