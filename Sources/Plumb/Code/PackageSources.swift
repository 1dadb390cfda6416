internal import Foundation

/// The folder that this package is built from, and which files are its own.
struct PackageSources {
  /// The path of the folder, with a slash at its end.
  let folder: String

  /// That of this build.
  static let own: PackageSources = {
    let file = URL(fileURLWithPath: #filePath)
    let folder = file.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return PackageSources(folder: folder.path + "/")
  }()

  /// What lies in the folder, of which some ends up in programs that lay out views.
  static let modules: Set<Substring> = [
    "Cassowary", "CJPEG", "ControlCore", "ControllerCore", "CPixels", "CPNG", "CReportPage", "CStack",
    "DiagnosticCore", "Escaping", "FileAccess", "GraphicsCore", "GraphicsRendering", "ImageComparison",
    "JPEG", "LayerCore", "LayoutCore", "ListCore", "ManualLayout", "Paths", "Plumb", "PNG", "Raster",
    "snapshot", "SnapshotReport", "StyleCore", "Text", "TextViewCore", "Umbrellas", "ViewDifference",
    "ViewLint", "ViewRendering", "ViewSnapshotTesting", "ViewSpec",
  ]

  /// Whether a file, as the program names it, is one of this package, in a module of it if one is given.
  ///
  /// The compiler leaves out the folder that a build ran in. Such a path goes on where an end of the folder of sources
  /// does, as `.build/checkouts/Plumb/Sources/Text/Font.swift`, or is a user's: then it is of no module of this package,
  /// since modules of a program differ in their names.
  func contains(_ file: String, in module: String? = nil) -> Bool {
    guard let rest = rest(of: file), let first = rest.split(separator: "/").first else { return false }
    return module.map { $0 == first } ?? Self.modules.contains(first)
  }

  /// What follows the folder in a path; nil where it does not lead into it.
  private func rest(of file: String) -> Substring? {
    if file.hasPrefix("/") { return file.hasPrefix(folder) ? file.dropFirst(folder.count) : nil }
    var end = folder.dropFirst()
    while !end.isEmpty {
      if file.hasPrefix(end) { return file.dropFirst(end.count) }
      guard let slash = end.firstIndex(of: "/") else { return nil }
      end = end[end.index(after: slash)...]
    }
    return nil
  }
}
