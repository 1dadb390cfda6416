internal import Escaping
internal import FileAccess
internal import Foundation
internal import ModelContextProtocol

/// The folders whose files tools may read.
///
/// A path is first compared as it is written, so that nothing outside is even looked for, and then as the system resolves
/// it, so that no link leads out. Files are opened without following links.
struct MCPRoots: Sendable {
  /// The folders as named and as the system resolves them, both absolute.
  let folders: [(named: FilePath, real: FilePath)]

  /// Creates the roots of folders that exist.
  init(_ paths: [String]) throws(ToolError) {
    var folders: [(named: FilePath, real: FilePath)] = []
    for path in paths {
      guard FileKind(at: path) == .folder, let real = Self.real(path) else {
        throw ToolError("\(path): is not a folder; name the folders whose files may be read")
      }
      folders.append((FilePath(path).absolute(from: Folder.currentPath), real))
    }
    self.folders = folders
  }

  /// A file or folder in the roots.
  struct Place: Sendable {
    /// The path that is shown: relative to the first root, if it is in there.
    let shown: String
    fileprivate let root: FilePath
    fileprivate let names: [String]

    /// The absolute path without links.
    var path: String { names.isEmpty ? root.text : root.text + "/" + names.joined(separator: "/") }

    /// Whether or not the file is hidden, or in a hidden folder of its root.
    var isHidden: Bool { names.contains { FilePath($0).isHidden } }

    /// Returns the bytes of a regular file.
    func bytes(limit: Int) throws(ToolError) -> [UInt8] {
      do throws(FileError) {
        guard let name = names.last else { throw .notRegular(FileKind.folder.words) }
        return try Folder(root.text).folder(Array(names.dropLast()), isMade: false).open(name).bytes(
          limit: limit)
      } catch {
        throw ToolError("\(shown): \(error)")
      }
    }
  }

  /// Returns the place of a path, which is absolute or relative to one of the roots.
  func place(_ path: String) throws(ToolError) -> Place {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw ToolError("a path is empty, or has a zero byte")
    }
    let shown = escapingControls(in: path)
    var isInside = false
    for (named, real) in folders {
      let whole = FilePath(path).absolute(from: real.text)
      let written = [real, named].lazy.compactMap { Self.names(of: whole, in: $0) }.first
      guard let written else { continue }
      isInside = true
      let target = real.text + "/" + written.joined(separator: "/")
      guard let resolved = Self.real(target) else { continue }
      if let place = place(of: resolved) { return place }
      throw ToolError("\(shown): leads out of the roots by a symbolic link; \(words)")
    }
    guard isInside else { throw ToolError("\(shown): is outside of the roots; \(words)") }
    throw ToolError("\(shown): there is no such file")
  }

  /// Returns whether a path, as the system resolves it, is in the roots.
  func contains(_ path: String) -> Bool {
    guard let real = Self.real(path) else {
      // A file that does not exist is looked for where it is written.
      let whole = FilePath(path).absolute(from: Folder.currentPath)
      return folders.contains {
        Self.names(of: whole, in: $0.real) ?? Self.names(of: whole, in: $0.named) != nil
      }
    }
    return place(of: real) != nil
  }

  private func place(of real: FilePath) -> Place? {
    for (number, folder) in folders.enumerated() {
      guard let names = Self.names(of: real, in: folder.real) else { continue }
      let inside = names.isEmpty ? "." : names.joined(separator: "/")
      return Place(shown: number == 0 ? inside : real.text, root: folder.real, names: names)
    }
    return nil
  }

  /// The roots in words.
  private var words: String {
    "they are " + folders.map { escapingControls(in: $0.real.text) }.joined(separator: ", ")
  }

  private static func names(of path: FilePath, in folder: FilePath) -> [String]? {
    path == folder ? [] : path.components(beneath: folder)
  }

  private static func real(_ path: String) -> FilePath? {
    guard !path.utf8.contains(0), let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return FilePath(unsafe String(cString: resolved))
  }
}

extension MCPRoots {
  /// The most entries that a search looks at.
  private static let searchLimit = 50_000

  /// Returns the files whose names have an ending, in a folder, and whether the search was not complete.
  ///
  /// Hidden files and links are left out.
  func files(in place: Place, ending: String) -> (files: [Place], isCut: Bool) {
    var found: [Place] = []
    var pending = [place]
    var count = 0
    while let next = pending.popLast() {
      guard let entries = try? Folder(next.path).entries() else { continue }
      for entry in entries where entry.isValidUTF8 && !FilePath(entry.name).isHidden {
        count += 1
        guard count <= Self.searchLimit else { return (found, true) }
        let inside = Place(
          shown: next.shown == "." ? entry.name : next.shown + "/" + entry.name, root: next.root,
          names: next.names + [entry.name])
        if entry.kind == .folder, !FilePath(entry.name).hasSuffix(".xcassets") {
          pending.append(inside)
        } else if entry.kind == .file, FilePath(entry.name).hasSuffix(ending) {
          found.append(inside)
        }
      }
    }
    return (found.sorted { FilePath($0.shown) < FilePath($1.shown) }, false)
  }

  /// The roots themselves, as places.
  var places: [Place] {
    folders.enumerated().map { Place(shown: $0 == 0 ? "." : $1.real.text, root: $1.real, names: []) }
  }
}
