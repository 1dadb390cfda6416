internal import Escaping
internal import FileAccess
internal import ImageComparison
internal import SnapshotReport
internal import StyleCore
internal import ViewSpec

/// The command `snapshot orphans`, which finds references without a case.
struct OrphansCommand {
  let arguments: OrphansArguments
  let console: Console

  /// Lists or deletes orphans, and returns whether none are left.
  func run() async -> Bool {
    var runs: [FoundRun] = []
    do { runs = try FoundRun.all(at: arguments.results) } catch {
      await console.trouble("\(error)")
      return false
    }
    for folder in arguments.folders where FileKind(at: folder) != .folder {
      await console.trouble("\(folder): not a folder of references")
      return false
    }
    let search = ReferenceSearch(arguments.folders, arguments.limits.ofPNG)
    if arguments.deletes, let reason = reasonToKeep(runs.map(\.run), search) {
      await console.trouble("nothing was deleted: \(reason)")
      return false
    }
    var owned = Set(FoundCase.all(runs).compactMap { $0.path($0.item.reference) })
    for spec in search.documents {
      for scale in arguments.scales {
        for variant in [nil] + arguments.systems.map(\.identifier) {
          let path = ReferenceStore.besideSpecs.path(for: spec.text, variant: variant, scale: scale)
          owned.insert(absolute(FilePath(path)))
        }
      }
    }
    let orphans = search.references.filter {
      let path = absolute($0)
      return !owned.contains(path) && !search.named.contains(path)
    }
    for trouble in search.passedOver { await console.caution("\(trouble)") }
    for orphan in orphans { await console.result(escapingControls(in: orphan.text)) }
    let deleted = arguments.deletes ? await delete(orphans, search.hashed) : 0
    let count = orphans.count == 1 ? "1 orphan" : "\(orphans.count) orphans"
    let deletion = deleted == orphans.count ? " deleted" : ", \(deleted) of them deleted"
    await console.summary([count + (arguments.deletes ? deletion : "")])
    return orphans.isEmpty || arguments.deletes
  }

  /// Deletes references, after all of them were listed, and returns how many were deleted.
  ///
  /// Those that are hashes leave their manifests, and their pictures the store when it is pruned.
  private func delete(_ orphans: [FilePath], _ hashed: [FilePath: String]) async -> Int {
    var deleted: [String] = []
    for (folder, paths) in Dictionary(
      grouping: orphans.filter { hashed[$0] != nil }, by: { hashed[$0] ?? "" }
    )
    .sorted(by: { FilePath($0.key) < FilePath($1.key) }) {
      do {
        try ReferenceHashes.change(in: folder) { hashes in
          for path in paths { hashes.pictures[ReferenceHashes.path(of: path.text, in: folder)] = nil }
        }
        deleted += paths.map(\.text)
      } catch {
        await console.trouble("\(error)")
      }
    }
    for orphan in orphans where hashed[orphan] == nil {
      do {
        try GuardedPath(orphan.text).remove()
        deleted.append(orphan.text)
      } catch {
        await console.trouble("\(orphan.text): cannot be deleted: \(error)")
      }
    }
    do { try ReferenceManifest.remove(deleted) } catch { await console.trouble("\(error)") }
    return deleted.count
  }

  /// Returns the reason for which the owned references are not known: incomplete results, or a file that cannot be
  /// read.
  private func reasonToKeep(_ runs: [SnapshotRun], _ search: ReferenceSearch) -> String? {
    if let trouble = search.unreadable.first {
      return "\(trouble), and may name references; repair or move it"
    }
    for run in runs {
      if !run.filter.isEmpty {
        return "the run of \(run.program) was limited to \(run.filter.joined(separator: " ")); run all tests"
      }
      if let shard = run.shard { return "the run of \(run.program) was shard \(shard); merge all shards" }
      if !run.isComplete { return "the run of \(run.program) ended early; run it again" }
      // A case that could not be made still has a reference, but a spec that cannot be read has no cases.
    }
    return nil
  }

  private func absolute(_ path: FilePath) -> FilePath { path.absolute(from: Folder.currentPath) }
}
