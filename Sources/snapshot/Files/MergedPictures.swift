internal import Escaping
internal import FileAccess
internal import SnapshotReport

/// The paths of the cases of shards in the folder of the merged run, and the pictures to copy there.
///
/// Results came from other machines, where they had other folders: a picture is found by the longest end of its path
/// that exists in the folder of the results, and other paths of a run by the run's folder, in whose place the current
/// directory is.
struct MergedPictures {
  /// The folder of the merged run.
  let output: String
  /// The name of the file of results.
  let results: String
  /// The pictures: each with the folder in which it must be, and its path in the merged run.
  private(set) var copies: [(source: String, base: String, target: String)] = []
  /// The warnings about pictures that are missing.
  private(set) var cautions: [String] = []
  private var taken: Set<FilePath> = []

  init(output: String, results: String) {
    (self.output, self.results) = (output, results)
  }

  /// Returns a case of a part with the paths of the merged run.
  ///
  /// - Throws: A `FileFailure` if it is unknown whether a picture exists.
  mutating func moved(_ item: SnapshotCase, of part: RunMerge.Part) throws(FileFailure) -> SnapshotCase {
    var item = item
    item.reference = item.reference.map { path($0, of: part) }
    for key in Self.pictures {
      guard let path = item[keyPath: key] else { continue }
      item[keyPath: key] = try copy(path, of: part, item.name)
    }
    if let accept = item.accept {
      item.accept = item.actual == nil ? nil : acceptance(accept)
    }
    return item
  }

  private static let pictures: [any WritableKeyPath<SnapshotCase, String?> & Sendable] = [
    \.actual, \.difference, \.comparison,
  ]

  /// Returns a path of a part's run in the current directory.
  private func path(_ path: String, of part: RunMerge.Part) -> String {
    guard FilePath(path).isAbsolute else { return path }
    guard let inside = FilePath(path).components(beneath: FilePath(part.run.folder)) else { return path }
    return "\(Folder.currentPath)/\(inside.joined(separator: "/"))"
  }

  /// Adds a picture to be copied, and returns its path in the merged run; nil if there is none.
  private mutating func copy(
    _ path: String, of part: RunMerge.Part, _ name: String
  ) throws(FileFailure) -> String? {
    // It is empty, or ends with a slash.
    let folder = FilePath(part.file).folder
    // Steps out of a folder lead nowhere in another one.
    let names = FilePath(path).normalizedComponents.filter { $0 != ".." }
    let ends = names.indices.map { names[$0...].joined(separator: "/") }
    guard let end = try Self.firstFile(of: ends, in: folder) else {
      let place = folder.isEmpty ? "." : folder
      cautions.append("\(name): a picture of the failure, \(path), is not in \(place)")
      return nil
    }
    var target = "\(output)/\(end)"
    if !taken.insert(FilePath(target)).inserted {
      target = "\(output)/\(part.run.shard?.number ?? copies.count)/\(end)"
      taken.insert(FilePath(target))
    }
    copies.append(("\(folder)\(end)", folder.isEmpty ? "." : folder, target))
    return FilePath(path).isAbsolute ? FilePath(target).absolute(from: Folder.currentPath).text : target
  }

  /// Returns the first of some paths at which a folder has a file; nil if it has none.
  private static func firstFile(of paths: [String], in folder: String) throws(FileFailure) -> String? {
    for path in paths {
      do throws(FileError) {
        _ = try RegularFile("\(folder)\(path)")
        return path
      } catch {
        if case .system = error, !error.isAbsence {
          throw FileFailure(path: "\(folder)\(path)", reason: "cannot be read: \(error)")
        }
      }
    }
    return nil
  }

  /// Returns the command that accepts a case, with the folder of the merged run in place of the shard's.
  private func acceptance(_ command: String) -> String {
    guard var words = shellWords(in: command), words.count >= 3 else { return command }
    // They are `snapshot`, `accept` and the name, and perhaps options.
    if words.count >= 5, words[3] == "--results" { words.removeSubrange(3...4) }
    let place = results == ResultsFile.name ? output : "\(output)/\(results)"
    if place != "failures" { words.insert(contentsOf: ["--results", place], at: 3) }
    return words.map(shellWord).joined(separator: " ")
  }
}
