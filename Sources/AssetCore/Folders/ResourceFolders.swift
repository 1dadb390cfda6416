package import Foundation
import GraphicsCore
import Synchronization

/// The folders in which resources are looked for.
package enum ResourceFolders {
  /// The folders that were read, by their paths.
  private static let known = Mutex<[String: ResourceFolder]>([:])
  /// The paths of the folders that the program added, in order.
  private static let added = Mutex(fromStart)
  /// The paths of the folders of the program itself.
  private static let ofProgram = folders(ofProgramIn: Bundle.main.bundlePath)

  /// Returns the paths of the folder of an executable, and of the resources of packages beside it, by name.
  static func folders(ofProgramIn folder: String) -> [String] {
    [folder]
      + ResourceFolder.names(in: folder).filter { $0.hasSuffix(".resources") }.map { folder + "/" + $0 }
  }

  /// The number of changes of the folders.
  package static var changes: Int { count.withLock { $0 } }
  private static let count = Mutex(0)

  /// Adds a folder whose files belong to the main bundle.
  package static func add(_ folder: URL) {
    let path = folder.standardizedFileURL.path
    added.withLock { paths in
      if !paths.contains(path) { paths.append(path) }
    }
    // A folder may have got other files since it was read.
    known.withLock { $0[path] = nil }
    count.withLock { $0 += 1 }
  }

  /// Removes a folder that was added.
  package static func remove(_ folder: URL) {
    let path = folder.standardizedFileURL.path
    added.withLock { $0.removeAll { $0 == path } }
    known.withLock { $0[path] = nil }
    count.withLock { $0 += 1 }
  }

  /// Returns the folders of a bundle, in the order in which resources are looked for.
  ///
  /// The main bundle of a program on Linux is the folder of its executable. Added folders are before it, then those of
  /// rewritten sources; the resources of packages, which are beside the executable, are behind it in the order of their names.
  package static func folders(of bundle: Bundle?) -> [ResourceFolder] {
    if let bundle, !isMain(bundle) {
      let paths = [bundle.resourcePath, bundle.bundlePath].compactMap { $0 }
      return (paths.first == paths.last ? [bundle.bundlePath] : paths).map { folder(at: $0, .all) }
    }
    return (added.withLock { $0 } + ObjectiveCTables.shared.resourceFolders).map { folder(at: $0, .all) }
      + ofProgram.enumerated().map { folder(at: $1, $0 == 0 ? .own : .all) }
  }

  /// Returns a description of the folders of a bundle for diagnostics: its last path component.
  package static func name(of bundle: Bundle?) -> String {
    guard let bundle, !isMain(bundle) else { return "the main bundle" }
    return bundle.bundleURL.lastPathComponent
  }

  private static func isMain(_ bundle: Bundle) -> Bool {
    bundle === Bundle.main || bundle.bundlePath == Bundle.main.bundlePath
  }

  private static func folder(at path: String, _ extent: ResourceFolder.Extent) -> ResourceFolder {
    if let folder = known.withLock({ $0[path] }) { return folder }
    let folder = ResourceFolder(path, extent)
    known.withLock { $0[path] = folder }
    return folder
  }

  /// The folders of the environment variable `PLUMB_RESOURCES`, between colons.
  private static let fromStart: [String] = {
    let list = ProcessInfo.processInfo.environment["PLUMB_RESOURCES"] ?? ""
    return list.split(separator: ":").map { URL(fileURLWithPath: String($0)).standardizedFileURL.path }
  }()
}
