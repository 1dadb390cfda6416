internal import FileAccess
internal import SnapshotReport

/// A search of folders for the manifests of references that are hashes.
struct ManifestSearch {
  /// The folders with a manifest, each of which ends with a slash, sorted, with the references.
  private(set) var manifests: [(folder: String, hashes: ReferenceHashes)] = []
  /// The reasons for which there may be other references.
  private(set) var doubts: [String] = []

  /// Searches folders and their subfolders; links are not followed, and hidden files are left out.
  init(_ folders: [String]) {
    var seen: Set<FilePath> = []
    for folder in folders {
      let found = FolderWalk.files(in: folder) { doubts.append("\($0): \($1)") }
      for file in found where !file.entry.isValidUTF8 {
        doubts.append("\(file.path.text): the name is not UTF-8")
      }
      for file in found where ReferenceHashes.isManifest(at: file.path.text) {
        guard seen.insert(file.path.absolute(from: Folder.currentPath)).inserted else { continue }
        let place = file.path.folder
        do { manifests.append((place, try ReferenceHashes(in: place))) } catch { doubts.append("\(error)") }
      }
    }
    manifests.sort { FilePath($0.folder) < FilePath($1.folder) }
  }

  /// The names of all pictures of the manifests.
  var objects: Set<ObjectName> {
    manifests.reduce(into: []) { $0.formUnion($1.hashes.pictures.values.map(\.object)) }
  }
}
