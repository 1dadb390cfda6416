internal import Escaping
internal import FileAccess
internal import SnapshotReport

/// The command `snapshot merge-references`, with which git merges manifests of references.
struct MergeReferencesCommand {
  let arguments: MergeReferencesArguments
  let console: Console

  /// Writes the merge in place of this side, and returns whether there are no conflicts.
  func run() async -> Bool {
    do {
      let versions = try arguments.files.map { try Self.version(at: $0) }
      let merge = ReferenceHashes.merge(versions[1], versions[2], base: versions[0])
      try writeFile(merge.bytes, to: arguments.files[1])
      for path in merge.conflicts {
        await console.result("conflict: \(escapingControls(in: path.text)) was recorded on both sides")
      }
      return merge.conflicts.isEmpty
    } catch {
      await console.trouble("\(error)")
      return false
    }
  }

  /// Returns a version; git makes an empty file of one that does not exist.
  private static func version(at path: String) throws -> ReferenceHashes {
    let bytes: [UInt8]
    do { bytes = try RegularFile.read(path, limit: ReadLimit.bytes) } catch {
      throw FileFailure(path: path, reason: "cannot be read: \(error)")
    }
    return bytes.isEmpty ? ReferenceHashes() : try ReferenceHashes(bytes, path: path)
  }
}
