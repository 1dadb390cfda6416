package import Foundation

/// The places of the package that tests read from.
package enum PackageFolders {
  /// The folder of Package.swift.
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every spec under a folder of the package, by its path in the package; hidden folders have none.
  package static func specs(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path) ?? .init()
    return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".json") && !$0.contains("/.") }
      .map { "\(folder)/\($0)" }.sorted()
  }

  /// The absolute path of a file of the package.
  package static func path(_ name: String) -> String { root.appending(path: name).path }
}
