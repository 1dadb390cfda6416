internal import FileAccess

/// A walk through a folder and its subfolders; links to folders are not followed, and hidden files are left out.
enum FolderWalk {
  /// Returns the files, in the order of their paths.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - entersFolder: A closure that returns whether a subfolder is searched.
  ///   - report: A closure that receives a folder that cannot be read, and the error.
  static func files(
    in folder: String, entersFolder: (FilePath) -> Bool = { _ in true },
    report: (String, FileError) -> Void
  ) -> [(path: FilePath, entry: Folder.Entry)] {
    var files: [(path: FilePath, entry: Folder.Entry)] = []
    var pending = [FilePath(folder).hasSuffix("/") ? folder : folder + "/"]
    while let prefix = pending.popLast() {
      let entries: [Folder.Entry]
      do throws(FileError) { entries = try Folder(prefix).entries() } catch {
        report(prefix, error)
        continue
      }
      for entry in entries where !FilePath(entry.name).isHidden {
        let path = FilePath(prefix + entry.name)
        if entry.kind != .folder {
          files.append((path, entry))
        } else if entersFolder(path) {
          pending.append(path.text + "/")
        }
      }
    }
    return files.sorted { $0.path < $1.path }
  }
}
