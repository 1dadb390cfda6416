import Foundation
import SourceRewriting

/// The folder of a build by the Swift package manager: `.build`, or that of `--scratch-path`.
struct BuildFolder {
  /// The folder.
  var url: URL
  /// The name of the module whose objects are in question.
  var module: String

  /// Removes the objects of source files, so that the compiler compiles them again.
  ///
  /// It goes by the time of the source, which stays the same when only the rewritten text has changed. Of two files with the
  /// same name in different folders, both are compiled again.
  func removeObjects(of sources: [String]) {
    guard !sources.isEmpty else { return }
    let files = FileManager.default
    // <platform>/<configuration>/<module>.build/<source>.o
    let platforms = (try? files.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)) ?? []
    for platform in platforms {
      for configuration in ["debug", "release"] {
        let objects = platform.appending(path: "\(configuration)/\(module).build")
        for source in sources {
          try? files.removeItem(at: objects.appending(path: URL(filePath: source).lastPathComponent + ".o"))
        }
      }
    }
  }

  /// Writes the file that tells a build that the command has run.
  ///
  /// It is a source that names the folder of resources, if there is one, and has the constants for asset catalogs.
  /// Without a change it is left alone, so that a build does not compile it again.
  static func writeStamp(
    _ stamp: URL, isChanged: Bool, resources: String?, symbols: AssetSymbols, runtimeModule: String
  ) throws {
    let text = text(resources, symbols.source, runtimeModule)
    guard isChanged || FileManager.default.contents(atPath: stamp.path) != Data(text.utf8) else { return }
    do {
      try FileManager.default.createDirectory(
        at: stamp.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: stamp, options: .atomic)
    } catch {
      throw RewriteError.unwritable(stamp.path)
    }
  }

  /// Returns the text of the source, whose first declaration the program finds when it looks for resources.
  private static func text(_ resources: String?, _ symbols: String, _ runtimeModule: String) -> String {
    let comment = "// The sources of this module are rewritten before they are compiled.\n"
    var parts: [String] = []
    if let resources {
      parts.append(
        """
        enum __ObjectiveC_Resources: ObjectiveCFile {
          nonisolated static var classes: [ObjectiveCClass] { [] }
          nonisolated static var resourceFolders: [String] { [\(resources.debugDescription)] }
        }

        """)
    }
    if !symbols.isEmpty { parts.append(symbols) }
    guard !parts.isEmpty else { return comment }
    return comment + "#if canImport(\(runtimeModule))\nimport Foundation\nimport \(runtimeModule)\n\n"
      + parts.joined(separator: "\n") + "#endif\n"
  }
}
