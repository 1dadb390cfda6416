internal import FileAccess
internal import Foundation
internal import PNG
internal import SnapshotReport

/// The copy of a snapshot over its reference, with checked paths, since results are files that anyone can write.
struct Acceptance {
  private let actual: GuardedPath
  private let reference: GuardedPath
  /// Both names in messages, as in the results.
  private let (actualName, referenceName): (String, String)
  /// The names of the reference below the current directory, the last one that of the file.
  let place: [String]
  private let isPicture: Bool
  /// The absolute path of the reference.
  private let path: String
  private let scale: Int
  private let limits: PNGLimits

  /// Creates the copy, if a run could have written the paths of a case.
  ///
  /// The reference must be below the current directory and the run's folder, with a reference's name; the snapshot
  /// below the folder of the results.
  ///
  /// - Parameters:
  ///   - found: The case.
  ///   - limits: The limits of pictures.
  ///   - manifests: The names in the manifests of folders, as far as they were read.
  init?(
    _ found: FoundCase, limits: PNGLimits, manifests: inout [FilePath: Set<FilePath>]
  ) throws(FileFailure) {
    self.limits = limits
    guard let actual = found.item.actual, let reference = found.item.reference,
      let source = found.path(actual), let target = found.path(reference)
    else { return nil }
    (actualName, referenceName) = (actual, reference)
    path = target.text
    scale = max(1, found.item.scale ?? 1)
    let (run, results) = (found.found.run, found.found.folder)
    guard Self.isInside(target, ".") else {
      throw FileFailure(
        path: reference,
        reason: "is outside the current directory; run the command in a folder that contains it")
    }
    guard Self.isInside(target, run.folder) else {
      throw FileFailure(path: reference, reason: "is outside the folder of its run, \(run.folder)")
    }
    guard Self.isInside(source, results) else {
      throw FileFailure(
        path: actual, reason: "is outside the folder of the results, \(results)")
    }
    place = target.components(beneath: FilePath(Folder.currentPath)) ?? []
    guard !place.contains(where: { FilePath($0).isHidden }) else {
      throw FileFailure(
        path: reference, reason: "is hidden or in a hidden folder, where references cannot be")
    }
    isPicture = target.hasSuffix(".png")
    guard isPicture || Self.isNamed(target, &manifests) else {
      throw FileFailure(
        path: reference,
        reason:
          "is neither a picture nor a recorded text of a test: \(ReferenceManifest.name) next to it does not list it"
      )
    }
    do {
      self.actual = try GuardedPath(source.text, beneath: results)
      self.reference = try GuardedPath(target.text)
    } catch {
      throw FileFailure(path: reference, reason: "\(error)")
    }
  }

  /// Returns whether a file is in the manifest of its folder.
  private static func isNamed(_ path: FilePath, _ manifests: inout [FilePath: Set<FilePath>]) -> Bool {
    let names = manifests[FilePath(path.folder)] ?? ReferenceManifest.names(in: path.folder)
    manifests[FilePath(path.folder)] = names
    return names.contains(FilePath(path.name))
  }

  /// Copies the snapshot over the reference, and returns whether that changed.
  ///
  /// - Parameters:
  ///   - writer: The writer of references.
  ///   - digest: The digest of the snapshot that is accepted; nil for any.
  func perform(_ writer: ReferenceWriter, digest: String? = nil) throws(FileFailure) -> Bool {
    guard let change = try change(writer.references) else { return false }
    if let digest, SHA256.text(of: change.new) != digest {
      throw FileFailure(path: actualName, reason: DecidedCases.changed)
    }
    if folder(in: writer.references) != nil {
      try writer.write(change.new, to: path, scale: scale, beneath: "")
      return true
    }
    do {
      try reference.write(change.new, makesFolders: true, takesStreams: false)
    } catch {
      throw FileFailure(path: referenceName, reason: "cannot be written: \(error)")
    }
    return true
  }

  /// Returns the content of the reference before and after the copy; nil if they are equal.
  ///
  /// The old content is nil without a reference, and if the reference is hashes whose picture is not on this machine.
  func change(_ references: StoredReferences) throws(FileFailure) -> (old: [UInt8]?, new: [UInt8])? {
    let (bytes, made) = try actualContent()
    guard let (old, stored) = try referenceContent(references) else { return (nil, bytes) }
    guard old != bytes else { return nil }
    // A reference that was recorded later is newer than the run.
    guard stored <= made else {
      throw FileFailure(path: referenceName, reason: Self.isInFuture(stored) ? Self.future : Self.recorded)
    }
    return (old, bytes)
  }

  private static let recorded = "the reference was written after the run; verify again"
  private static let future =
    "the time of the reference is in the future, so that nobody knows whether it was written after the run; touch it, and verify again"

  private static func isInFuture(_ time: Double) -> Bool { time > Date.now.timeIntervalSince1970 + 1 }

  /// Returns the snapshot of the run, and its time.
  private func actualContent() throws(FileFailure) -> (bytes: [UInt8], time: Double) {
    let content: (bytes: [UInt8], time: Double)
    do throws(FileError) {
      let file = try actual.open()
      content = (try file.bytes(limit: limits.fileBytes), try file.modificationTime)
    } catch {
      let reason =
        error.isMissing ? "the picture of the run no longer exists; verify again" : "cannot be read: \(error)"
      throw FileFailure(path: actualName, reason: reason)
    }
    guard isPicture else { return content }
    do {
      _ = try PNGReader(limits: limits).read(content.bytes)
    } catch {
      throw FileFailure(actualName, error)
    }
    return content
  }

  /// Returns the folder with the manifest; nil if the reference is a file.
  func folder(in references: StoredReferences) -> String? {
    isPicture ? references.folder(of: path, beneath: "") : nil
  }

  /// Returns the present reference, and its time; nil without one.
  private func referenceContent(
    _ references: StoredReferences
  ) throws(FileFailure) -> (bytes: [UInt8], time: Double)? {
    if let folder = folder(in: references) {
      do { return try references.picture(path, in: folder) } catch {
        throw FileFailure(path: referenceName, reason: "\(error)")
      }
    }
    do throws(FileError) {
      let file = try reference.open()
      return (try file.bytes(limit: limits.fileBytes), try file.modificationTime)
    } catch {
      if error.isMissing { return nil }
      throw FileFailure(path: referenceName, reason: "\(error)")
    }
  }

  /// Returns whether an absolute path is below a folder.
  private static func isInside(_ path: FilePath, _ folder: String) -> Bool {
    path.components(beneath: FilePath(folder).absolute(from: Folder.currentPath)) != nil
  }
}
