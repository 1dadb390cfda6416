internal import Foundation

/// A package as far as its previews need it: its targets, and which of them have previews.
struct PreviewedPackage {
  /// A target of the package's own.
  struct Target: Equatable {
    var name: String
    var isExecutable: Bool
    /// The absolute path of the folder.
    var folder: String
    /// The absolute paths of the Swift files.
    var files: [String]
    /// The file and the line of the first preview; nil without one.
    var firstPreview: (file: String, line: Int)?
    /// The package of the plugin that rewrites the sources; nil without the plugin.
    var plumb: String?

    /// The name of the module.
    var module: String {
      String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" ? $0 : "_" })
    }

    static func == (one: Target, other: Target) -> Bool { one.name == other.name && one.files == other.files }
  }

  /// The absolute path of the folder, without links.
  let folder: String
  /// The manifest that the package manager reads.
  let manifest: String
  let targets: [Target]
  /// The version of the tools, as 6.2.
  let toolsVersion: (Int, Int)

  /// The targets with previews.
  var previewed: [Target] { targets.filter { $0.firstPreview != nil } }

  /// Reads a package from its manifest.
  init(at path: String) throws(PreviewBuildError) {
    guard let real = unsafe realpath(path, nil) else {
      throw PreviewBuildError("\(path): there is no such folder")
    }
    defer { unsafe free(real) }
    folder = unsafe String(cString: real)
    guard FileManager.default.fileExists(atPath: folder + "/Package.swift") else {
      throw PreviewBuildError("\(path): there is no Package.swift; give the folder of a package")
    }
    let manifests = Self.manifests(in: folder)
    let dump = try Self.dump(folder, manifests)
    toolsVersion = dump.version
    manifest = Self.manifest(of: manifests, folder)
    let folder = folder
    targets = dump.targets.compactMap { Self.target($0, folder) }
  }

  /// Returns the target of an entry; nil for tests, plugins and others without previews of their own.
  private static func target(_ entry: Dump.Target, _ root: String) -> Target? {
    guard ["regular", "executable"].contains(entry.type) else { return nil }
    let candidates =
      entry.path.map { [$0] } ?? ["Sources", "Source", "src", "srcs"].map { "\($0)/\(entry.name)" } + [
        "Sources"
      ]
    let folders = candidates.map { URL(filePath: root + "/" + $0).standardizedFileURL.path }
    guard let folder = folders.first(where: { FileManager.default.fileExists(atPath: $0) }) else {
      return nil
    }
    var target = Target(
      name: entry.name, isExecutable: entry.type == "executable", folder: folder, files: [],
      plumb: (entry.pluginUsages ?? []).lazy.compactMap(\.package).first)
    func isBeneath(_ path: String, _ parts: [String]) -> Bool {
      parts.contains { path == $0 || path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") || $0 == "." }
    }
    for name in FilesBeneath.swiftFiles(in: folder) {
      if isBeneath(name, entry.exclude ?? []) { continue }
      if let sources = entry.sources, !isBeneath(name, sources) { continue }
      let path = folder + "/" + name
      target.files.append(path)
      guard target.firstPreview == nil, let bytes = FileManager.default.contents(atPath: path) else {
        continue
      }
      if let line = Self.lineOfPreview(in: bytes) { target.firstPreview = (path, line) }
    }
    return target
  }

  /// Returns the line of the first word of a preview.
  private static func lineOfPreview(in bytes: Data) -> Int? {
    let places = ["#Preview", "PreviewProvider"].compactMap { bytes.range(of: Data($0.utf8))?.lowerBound }
    guard let first = places.min() else { return nil }
    return 1 + bytes[..<first].count { $0 == UInt8(ascii: "\n") }
  }

  /// Returns the names of the manifests in a folder.
  private static func manifests(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0 == "Package.swift" || $0.hasPrefix("Package@swift-") && $0.hasSuffix(".swift") }
      .sorted()
  }

  /// Returns the path of the manifest of the latest version of Swift.
  private static func manifest(of names: [String], _ folder: String) -> String {
    func version(_ name: String) -> [Int] {
      name.dropFirst("Package@swift-".count).dropLast(".swift".count).split(separator: ".").compactMap {
        Int($0)
      }
    }
    let latest = names.filter { $0 != "Package.swift" }.max {
      version($0).lexicographicallyPrecedes(version($1))
    }
    return folder + "/" + (latest ?? "Package.swift")
  }
}

/// An error before or instead of a build, in one line.
struct PreviewBuildError: Error, CustomStringConvertible {
  let description: String

  static let interrupted = PreviewBuildError("the build of the previews was interrupted")

  init(_ description: String) {
    self.description = description
  }
}

/// The files beneath a folder.
enum FilesBeneath {
  /// Returns the paths of the Swift files in a folder, sorted; hidden folders are left out.
  static func swiftFiles(in folder: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: folder)
    var names: [String] = []
    while let name = files?.nextObject() as? String {
      let last = name.split(separator: "/").last ?? ""
      if last.hasPrefix(".") {
        files?.skipDescendants()
      } else if name.hasSuffix(".swift") {
        names.append(name)
      }
    }
    return names.sorted()
  }
}
