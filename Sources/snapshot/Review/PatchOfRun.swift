internal import FileAccess
internal import PNG
internal import SnapshotReport

/// The patch that accepts all snapshots of runs, and why some are not in it.
struct PatchOfRun {
  private(set) var patch = GitPatch()
  /// The number of files in the patch.
  private(set) var count = 0
  /// The snapshots that are not in the patch, with the reasons, in lines.
  private(set) var cautions: [String] = []

  /// Creates the patch, as `snapshot accept` would change the files in the current directory.
  init(_ runs: [FoundRun], limits: PNGLimits) {
    let top = Self.placeInRepository
    var manifests: [FilePath: Set<FilePath>] = [:]
    var known: Set<FilePath> = []
    let references = StoredReferences(limits)
    for found in FoundCase.all(runs) where found.item.isOpen {
      do {
        guard let acceptance = try Acceptance(found, limits: limits, manifests: &manifests),
          let change = try acceptance.change(references)
        else { continue }
        // A patch of the manifest alone would leave the store without the picture.
        if let folder = acceptance.folder(in: references) {
          throw FileFailure(
            path: acceptance.place.joined(separator: "/"),
            reason: "is in \(folder)\(ReferenceHashes.name); \"snapshot accept\" stores its picture, too")
        }
        let path = top + acceptance.place
        guard known.insert(FilePath(path.joined(separator: "/"))).inserted else { continue }
        patch.append(path, from: change.old, to: change.new)
        count += 1
      } catch {
        cautions.append("not in the patch: \(error)")
      }
    }
  }

  /// The names of the folders from the top of the repository to the current directory; none outside of one.
  ///
  /// Paths of a patch begin at the top, whatever the directory of `git apply`.
  private static var placeInRepository: [String] {
    let names = FilePath(Folder.currentPath).normalizedComponents
    for count in stride(from: names.count, through: 0, by: -1) {
      let folder = "/" + names.prefix(count).joined(separator: "/")
      if FileKind(at: folder == "/" ? "/.git" : "\(folder)/.git") != nil { return Array(names[count...]) }
    }
    return []
  }
}
