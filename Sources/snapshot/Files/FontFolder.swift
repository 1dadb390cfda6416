internal import FileAccess
internal import FontFiles
internal import SnapshotReport

/// The folder of the option `--fonts`.
enum FontFolder {
  /// The ends of the names of font files.
  private static let kinds = [".ttf", ".otf", ".ttc", ".otc"]

  private static func isFont(_ path: FilePath) -> Bool {
    kinds.contains { FilePath(path.text.lowercased()).hasSuffix($0) }
  }

  /// The outcome of a registration.
  struct Registration {
    /// The files that cannot be used.
    var failures: [FileFailure] = []
    /// The files, on which all pictures depend.
    var inputs: [CacheInput] = []
  }

  /// Registers the font files of a folder and its subfolders, in the order of their paths.
  static func register(_ folder: String?) -> Registration {
    guard let folder else { return Registration() }
    var failures: [FileFailure] = []
    var contents: [UInt8] = []
    let found = FolderWalk.files(in: folder) { failures.append(FileFailure(path: $0, reason: "\($1)")) }
    let files = found.filter { $0.entry.isValidUTF8 && $0.entry.kind == .file && isFont($0.path) }.map(\.path)
    if files.isEmpty, failures.isEmpty {
      failures.append(
        FileFailure(
          path: folder, reason: "the folder contains no font file, whose name ends in .ttf, .otf or .ttc"))
    }
    for file in files {
      do throws(FontFileError) {
        let font = try FontFile(path: file.text)
        try FontLibrary.register(font, as: "--fonts " + file.text)
        contents += file.text.utf8 + [0] + SHA256.digest(font.data.bytes)
      } catch {
        failures.append(FileFailure(path: file.text, reason: "\(error)"))
      }
    }
    return Registration(failures: failures, inputs: [CacheInput(.fonts, SHA256.text(of: contents))])
  }
}
