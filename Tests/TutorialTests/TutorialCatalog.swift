import Foundation
import TestSupport
import Testing

/// The files of the tutorial in the catalog of ManualLayout.
///
/// To record pictures and outputs, run these tests with `RECORD_SNAPSHOTS=1`, and look at the result.
enum TutorialCatalog {
  static let folder = PackageFolders.path("Sources/ManualLayout/ManualLayout.docc")

  private static var isRecording: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["RECORD_SNAPSHOTS"] == "1" && environment["CI"] == nil
  }

  /// The text of all tutorial pages.
  static func tutorials() throws -> String {
    try files(in: "Tutorial").filter { $0.hasSuffix(".tutorial") }.sorted()
      .map { try String(contentsOfFile: "\(folder)/Tutorial/\($0)", encoding: .utf8) }
      .joined(separator: "\n")
  }

  /// Returns the names of the files in a folder of the catalog.
  static func files(in subfolder: String) throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(subfolder)"))
  }

  /// Expects a file of the catalog to have the given bytes, and the tutorial to show it as `shownName`.
  static func expect(
    _ subfolder: String, _ name: String, hasBytes bytes: Data, shownAs shownName: String,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let url = URL(fileURLWithPath: "\(folder)/\(subfolder)/\(name)")
    if isRecording {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try bytes.write(to: url, options: .atomic)
    }
    let stored = try? Data(contentsOf: url)
    #expect(stored == bytes, "\(url.path) is not what the code gives today", sourceLocation: location)
    #expect(try tutorials().contains("\"\(shownName)\""), "\(name) is not shown", sourceLocation: location)
  }
}
