internal import Escaping
internal import FileAccess
internal import SnapshotReport

/// The command `snapshot merge`, which makes one run of the results of several machines.
struct MergeCommand {
  let arguments: MergeArguments
  let console: Console

  /// Writes the merged runs, and reports what is missing.
  func run() async {
    let parts = await parts()
    guard !parts.isEmpty else { return }
    let merge = RunMerge(parts)
    for caution in merge.cautions { await console.caution(caution) }
    for trouble in merge.troubles { await console.trouble(trouble) }
    // Parts that could not be read are missing, even where their number is not known.
    let isWhole = await !console.sawTrouble
    for merged in merge.merged {
      do { try await write(merged, isWhole: isWhole) } catch { await console.trouble("\(error)") }
    }
  }

  /// Returns the results of the named files and folders; those that cannot be read are reported.
  private func parts() async -> [RunMerge.Part] {
    var parts: [RunMerge.Part] = []
    for path in arguments.results {
      guard !isOutput(path) else {
        await console.trouble("\(path): is the output, too; choose another folder for it")
        return []
      }
      let files = FileKind(at: path) == .folder ? ResultsFile.files(in: path) : [path]
      if files.isEmpty { await console.trouble("\(path): the folder contains no results") }
      for file in files {
        do { parts.append(RunMerge.Part(file: file, run: try ResultsFile.run(at: file))) } catch {
          await console.trouble("\(error)")
        }
      }
    }
    return parts
  }

  /// Returns whether a path is that of the output, or in it.
  private func isOutput(_ path: String) -> Bool {
    let current = Folder.currentPath
    let (path, output) = (
      FilePath(path).absolute(from: current), FilePath(arguments.output).absolute(from: current)
    )
    return path == output || path.components(beneath: output) != nil
  }

  private func write(_ merged: RunMerge.Merged, isWhole: Bool) async throws {
    var pictures = MergedPictures(output: arguments.output, results: merged.name)
    var run = try merged.run(in: Folder.currentPath) { part in
      try part.run.cases.map { try pictures.moved($0, of: part) }
    }
    run.isComplete = merged.isComplete && isWhole
    for caution in pictures.cautions { await console.caution(caution) }
    for (source, base, target) in pictures.copies {
      let bytes: [UInt8]
      do { bytes = try GuardedPath(source, beneath: base).open().bytes(limit: ReadLimit.bytes) } catch {
        throw FileFailure(path: source, reason: "cannot be read: \(error)")
      }
      try writeFile(bytes, to: target, beneath: arguments.output)
    }
    let path = "\(arguments.output)/\(merged.name)"
    try writeFile(try ResultsFile.bytes(run, cases: run.cases), to: path, beneath: arguments.output)
    let count = merged.parts.count == 1 ? "1 part" : "\(merged.parts.count) parts"
    await console.summary(["\(RunSummary([run]).words), of \(count): \(escapingControls(in: path))"])
  }
}
