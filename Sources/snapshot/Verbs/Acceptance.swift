internal import FileAccess
internal import PNG
internal import SnapshotReport

/// What `snapshot accept` copies, and where to: checked, since results are files that anybody can write.
struct Acceptance {
  private let actual: GuardedPath
  private let reference: GuardedPath
  /// Both as messages name them: as the results do.
  private let (actualName, referenceName): (String, String)
  private let isPicture: Bool
  private let limits: PNGLimits

  /// Takes the paths of a case if a run could have left them: the reference beneath the current directory and the run's
  /// folder, under a reference's name; what was made beneath the folder of the results.
  ///
  /// - Parameter manifests: What the manifests of folders name, as far as they were read.
  init?(
    _ found: FoundCase, _ limits: PNGLimits, _ manifests: inout [FilePath: Set<FilePath>]
  ) throws(FileTrouble) {
    self.limits = limits
    guard let actual = found.item.actual, let reference = found.item.reference,
      let source = found.path(actual), let target = found.path(reference)
    else { return nil }
    (actualName, referenceName) = (actual, reference)
    let (run, results) = (found.found.run, found.found.folder)
    guard Self.isInside(target, ".") else {
      throw FileTrouble(
        path: reference, reason: "lies outside of the current directory; accept in a folder that holds it")
    }
    guard Self.isInside(target, run.folder) else {
      throw FileTrouble(path: reference, reason: "lies outside of the folder of its run, \(run.folder)")
    }
    guard Self.isInside(source, results) else {
      throw FileTrouble(
        path: actual, reason: "lies outside of the folder of the results, \(results)")
    }
    let inside = target.components(beneath: FilePath(Folder.currentPath)) ?? []
    guard !inside.contains(where: { FilePath($0).isHidden }) else {
      throw FileTrouble(path: reference, reason: "is hidden, as no reference is")
    }
    isPicture = target.hasSuffix(".png")
    guard isPicture || Self.isNamed(target, &manifests) else {
      throw FileTrouble(
        path: reference,
        reason:
          "is no picture, and no text that a test recorded: \(ReferenceManifest.name) beside it names those")
    }
    do {
      self.actual = try GuardedPath(source.text, beneath: results)
      self.reference = try GuardedPath(target.text)
    } catch {
      throw FileTrouble(path: reference, reason: "\(error)")
    }
  }

  /// Whether the manifest of its folder names a file.
  private static func isNamed(_ path: FilePath, _ manifests: inout [FilePath: Set<FilePath>]) -> Bool {
    let names = manifests[FilePath(path.folder)] ?? ReferenceManifest.names(in: path.folder)
    manifests[FilePath(path.folder)] = names
    return names.contains(FilePath(path.name))
  }

  /// Copies what was made over the reference; answers whether that is another now.
  func carryOut() throws(FileTrouble) -> Bool {
    let (bytes, made) = try actualContent()
    if let (old, stored) = try referenceContent() {
      guard old != bytes else { return false }
      // What was recorded since then is newer than what the run saw.
      guard stored <= made else {
        throw FileTrouble(
          path: referenceName, reason: "the reference was written after the run; verify again")
      }
    }
    do {
      try reference.write(bytes, makesFolders: true, takesStreams: false)
    } catch {
      throw FileTrouble(path: referenceName, reason: "cannot be written: \(error)")
    }
    return true
  }

  /// What the run made, and when.
  private func actualContent() throws(FileTrouble) -> (bytes: [UInt8], time: Double) {
    let content: (bytes: [UInt8], time: Double)
    do throws(FileError) {
      let file = try actual.open()
      content = (try file.bytes(limit: limits.fileBytes), try file.modificationTime)
    } catch {
      let reason = error.isMissing ? "what the run left is gone; verify again" : "cannot be read: \(error)"
      throw FileTrouble(path: actualName, reason: reason)
    }
    guard isPicture else { return content }
    do {
      _ = try PNGReader(limits: limits).read(content.bytes)
    } catch {
      throw FileTrouble(actualName, error)
    }
    return content
  }

  /// The reference as it is, and since when; nil where there is none.
  private func referenceContent() throws(FileTrouble) -> (bytes: [UInt8], time: Double)? {
    do throws(FileError) {
      let file = try reference.open()
      return (try file.bytes(limit: limits.fileBytes), try file.modificationTime)
    } catch {
      if error.isMissing { return nil }
      throw FileTrouble(path: referenceName, reason: "\(error)")
    }
  }

  /// Whether an absolute path lies beneath a folder.
  private static func isInside(_ path: FilePath, _ folder: String) -> Bool {
    path.components(beneath: FilePath(folder).absolute(from: Folder.currentPath)) != nil
  }
}
