internal import FileAccess
internal import FontFiles

/// The folder of the option `--fonts`.
enum FontFolder {
  /// The ends of the names of font files.
  private static let kinds = [".ttf", ".otf", ".ttc", ".otc"]

  private static func isFont(_ path: FilePath) -> Bool {
    kinds.contains { FilePath(path.text.lowercased()).hasSuffix($0) }
  }

  /// Registers the font files of a folder and its subfolders, in the order of their paths; returns those that cannot be
  /// used.
  static func register(_ folder: String?) -> [FileFailure] {
    guard let folder else { return [] }
    var failures: [FileFailure] = []
    let found = FolderWalk.files(in: folder) { failures.append(FileFailure(path: $0, reason: "\($1)")) }
    let files = found.filter { $0.entry.isValidUTF8 && $0.entry.kind == .file && isFont($0.path) }.map(\.path)
    if files.isEmpty, failures.isEmpty {
      failures.append(
        FileFailure(
          path: folder, reason: "the folder contains no font file, whose name ends in .ttf, .otf or .ttc"))
    }
    for file in files {
      do throws(FontFileError) {
        try FontLibrary.register(FontFile(path: file.text), as: "--fonts " + file.text)
      } catch {
        failures.append(FileFailure(path: file.text, reason: "\(error)"))
      }
    }
    return failures
  }
}
