package import Foundation

/// A folder of its own for one test, gone with it.
package final class TemporaryFolder {
  /// The URL of the folder.
  package let url: URL

  /// A new folder.
  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file into the folder and answers its name.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return name
  }

  /// The names of all files in the folder, sorted.
  package var files: [String] {
    let names = FileManager.default.enumerator(atPath: url.path) ?? .init()
    return names.compactMap { $0 as? String }.filter { name in
      (try? FileManager.default.contentsOfDirectory(atPath: url.appending(path: name).path)) == nil
    }.sorted()
  }

  /// The bytes of a file in the folder.
  package func data(_ name: String) throws -> Data { try Data(contentsOf: url.appending(path: name)) }
}
