internal import Glibc

/// Questions about folders and files.
enum FileSystem {
  /// Returns the path of a name in a folder, written as the folder is.
  static func path(_ name: String, in folder: String) -> String {
    folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Returns the folder of a path; `.` for a bare name.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func isHidden(_ path: String) -> Bool {
    path.split(separator: "/").last?.hasPrefix(".") ?? false
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns the nearest folder above a path that exists.
  static func existingFolder(above path: String) -> String {
    var folder = folder(of: path)
    while folder != ".", folder != "/", !isFolder(folder) { folder = Self.folder(of: folder) }
    return folder
  }

  /// Returns a folder and all in it, except hidden ones; links to folders are not followed.
  static func folders(in root: String, limit: Int = 50_000) -> [String] {
    guard isFolder(root) else { return [] }
    var all = [root]
    var place = 0
    while place < all.count, all.count < limit {
      all += entries(in: all[place]).filter { $0.isFolder && !isHidden($0.path) }.map(\.path)
      place += 1
    }
    return all
  }

  /// Returns the files in a folder itself.
  static func files(in folder: String) -> [String] {
    entries(in: folder).filter { !$0.isFolder }.map(\.path)
  }

  private static func entries(in folder: String) -> [(path: String, isFolder: Bool)] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var entries: [(path: String, isFolder: Bool)] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      let path = path(name, in: folder)
      var isFolder = unsafe Int32(entry.pointee.d_type) == Int32(DT_DIR)
      if unsafe Int32(entry.pointee.d_type) == Int32(DT_UNKNOWN) {
        var status = stat()
        isFolder = unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      }
      entries.append((path, isFolder))
    }
    return entries
  }
}
