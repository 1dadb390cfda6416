internal import Escaping
internal import Foundation
internal import ImageComparison
internal import SnapshotReport
internal import ViewSpec

/// `snapshot orphans`: finds references that no case owns.
struct OrphansCommand {
  let arguments: OrphansArguments
  let console: Console

  /// Lists or deletes them; answers whether there are none left.
  func run() async -> Bool {
    var runs: [SnapshotRun] = []
    if !arguments.results.isEmpty {
      do { runs = try ResultsFile.runs(at: arguments.results) } catch {
        await console.trouble("\(error)")
        return false
      }
    }
    for folder in arguments.folders where !isFolder(folder) {
      await console.trouble("\(folder): is no folder of references")
      return false
    }
    if arguments.deletes, let reason = reasonToKeep(runs) {
      await console.trouble("nothing was deleted: \(reason)")
      return false
    }
    var owned = Set(FoundCase.all(runs).compactMap { $0.path($0.item.reference).map(absolute) })
    // What tests compare beside pictures lies where their references do.
    let folders = Set(owned.map { String($0[..<($0.lastIndex(of: "/") ?? $0.startIndex)]) })
    let files = arguments.folders.flatMap(files(in:))
    for spec in files where spec.hasSuffix(".json") {
      for scale in arguments.scales {
        owned.insert(absolute(ReferenceStore.besideSpecs.path(for: spec, scale: scale)))
      }
    }
    let orphans = files.filter { file in
      let path = absolute(file)
      guard !owned.contains(path) else { return false }
      let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
      return file.hasSuffix(".png") || folders.contains(folder) && !file.hasSuffix(".json")
    }
    for orphan in orphans.sorted() {
      if arguments.deletes {
        do { try FileManager.default.removeItem(atPath: orphan) } catch {
          await console.trouble("\(orphan): cannot be deleted")
          continue
        }
      }
      await console.result(escapingControls(in: orphan))
    }
    let count = orphans.count == 1 ? "1 orphan" : "\(orphans.count) orphans"
    await console.summary(["\(count)\(arguments.deletes ? " deleted" : "")"])
    return orphans.isEmpty || arguments.deletes
  }

  /// Why results do not tell of all cases.
  private func reasonToKeep(_ runs: [SnapshotRun]) -> String? {
    for run in runs {
      if !run.filter.isEmpty {
        return "the run of \(run.program) was of \(run.filter.joined(separator: " ")) alone; run all"
      }
      if !run.isComplete { return "the run of \(run.program) did not come to its end; run it again" }
      // A case that could not be made has a reference all the same, but a spec that cannot be read has no cases.
    }
    return nil
  }

  private func isFolder(_ path: String) -> Bool {
    (try? FileManager.default.contentsOfDirectory(atPath: path)) != nil
  }

  /// All files in a folder and its subfolders but the hidden ones.
  private func files(in folder: String) -> [String] {
    var files: [String] = []
    var pending = [folder.hasSuffix("/") ? folder : folder + "/"]
    while let prefix = pending.popLast() {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: prefix)) ?? []
      where !name.hasPrefix(".") {
        let attributes = try? FileManager.default.attributesOfItem(atPath: prefix + name)
        if attributes?[.type] as? FileAttributeType == .typeDirectory {
          pending.append(prefix + name + "/")
        } else {
          files.append(prefix + name)
        }
      }
    }
    return files
  }

  private func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardized.path }
}
