internal import FileAccess
internal import Foundation
internal import SnapshotReport
internal import ViewSpec

/// The location of a spec that the user named, or that is in a folder the user named.
struct SpecLocation: Sendable, Equatable {
  /// The path of the spec, or `-` for standard input.
  var path: String
  /// The folder in which the spec was found; empty for a spec that was named itself.
  var root: String

  /// The folder of the spec itself.
  var folder: String {
    let folder = FilePath(path).folder
    return folder.isEmpty ? "." : String(Substring(folder.utf8.dropLast()))
  }

  static func == (first: SpecLocation, second: SpecLocation) -> Bool {
    FilePath(first.path) == FilePath(second.path) && FilePath(first.root) == FilePath(second.root)
  }
}

/// A search for the specs that arguments name.
enum SpecSearch {
  /// Returns the specs that `arguments` name, in their order; those in a folder by their paths.
  ///
  /// Hidden files are no specs, nor are the files of asset catalogs, nor the manifests of references.
  ///
  /// Paths that do not exist, or contain no spec, are reported; the others are returned.
  static func locations(_ arguments: [String], report: (SpecError) -> Void) -> [SpecLocation] {
    arguments.flatMap { argument -> [SpecLocation] in
      guard argument != "-", isFolder(argument) else {
        return [SpecLocation(path: argument, root: FilePath(argument).folder)]
      }
      var isComplete = true
      let specs = specs(in: argument) { error in
        isComplete = false
        report(error)
      }
      if specs.isEmpty, isComplete {
        report(
          SpecError(file: argument, message: "the folder contains no spec", suggestion: "specs end in .json"))
      }
      return specs.map { SpecLocation(path: $0, root: argument) }
    }
  }

  /// Returns the specs that `arguments` name, and reports what does not exist, or contains no spec.
  static func locations(_ arguments: [String], console: Console) async -> [SpecLocation] {
    var problems: [SpecError] = []
    let locations = locations(arguments) { problems.append($0) }
    for problem in problems { await console.trouble(problem.description, excerpt: problem.excerpt) }
    return locations
  }

  private static func isFolder(_ path: String) -> Bool { FileKind(at: path) == .folder }

  /// Returns the specs in a folder and its subfolders; links to folders are not followed.
  private static func specs(in folder: String, report: (SpecError) -> Void) -> [String] {
    let files = FolderWalk.files(
      in: folder, entersFolder: { !$0.hasSuffix(".xcassets") },
      report: { prefix, _ in report(SpecError(file: prefix, message: "the folder cannot be read")) })
    return files.filter { $0.path.hasSuffix(".json") }.compactMap { file in
      guard file.entry.isValidUTF8 else {
        report(
          SpecError(file: file.path.text, message: "the name is not UTF-8", suggestion: "rename the file"))
        return nil
      }
      return ReferenceHashes.isManifest(at: file.path.text) ? nil : file.path.text
    }
  }
}

extension LayoutSpec {
  /// Reads a spec from its file, or from standard input.
  init(at location: SpecLocation) throws(SpecError) {
    guard location.path == "-" else {
      try self.init(contentsOf: location.path)
      return
    }
    try self.init(parsing: try SpecFile.bytes(of: .standardInput, named: "-"), file: "-")
  }
}
