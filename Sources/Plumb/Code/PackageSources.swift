internal import CStack
internal import Foundation

/// The folder from which this package is built, and the files that belong to it.
struct PackageSources {
  /// The path of the folder, with a slash at its end.
  let folder: String

  /// The sources of this build.
  static let own: PackageSources = {
    let file = URL(fileURLWithPath: #filePath)
    let folder = file.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return PackageSources(folder: folder.path + "/")
  }()

  /// The folders in the package, some of whose modules end up in programs that lay out views.
  static let modules: Set<Substring> = [
    "AssetCore", "Cassowary", "CDigest", "CFoundation", "CHarfBuzz", "CJPEG", "ControlCore",
    "ControllerCore", "CPixels", "CPNG", "CReportPage", "CStack", "CWatchPage", "DiagnosticCore",
    "DynamicsCore", "Escaping", "FileAccess", "FileWatching", "FontFiles", "Frameworks", "GraphicsCore",
    "GraphicsRendering", "ImageComparison", "ImageFilters", "InteractionCore", "JPEG", "LayerCore",
    "LayoutCore", "ListCore", "LoopbackServer", "ManualLayout", "ModelContextProtocol", "NibCore", "Paths",
    "Plumb", "PNG", "Previews", "Raster", "rewrite-sources", "snapshot", "SnapshotReport",
    "SourceRewriting", "StackCore", "StandInCore", "StyleCore", "TerminalPictures", "Text", "TextKitCore",
    "TextViewCore", "Umbrellas", "ViewAccessibility", "ViewDifference", "ViewLint", "ViewRendering",
    "ViewSession", "ViewSnapshotTesting", "ViewSpec", "VisualFormatCore",
  ]

  /// Returns the folder of this package's modules that a file is in, by its path in debug information; nil if it is in none.
  ///
  /// The compiler omits the working directory of the build. Such a path continues from an end of the folder of sources,
  /// as `.build/checkouts/Plumb/Sources/Text/Font.swift`, or is a user's: then it is of no module of this package,
  /// since the modules of a program have different names.
  func module(ofFile file: String) -> Substring? {
    rest(of: file)?.split(separator: "/").first.flatMap { Self.modules.contains($0) ? $0 : nil }
  }

  /// Returns the module of this package that has a function, by the name of its symbol; nil if that is uncertain.
  ///
  /// Extensions of this package's types by other modules have names that begin like those of the types' own functions.
  static func module(ofSymbol symbol: String) -> Substring? {
    let path = symbol.dropFirst(2)
    guard symbol.hasPrefix("$s"), let length = Int(path.prefix(while: \.isNumber)) else { return nil }
    let module = path.drop(while: \.isNumber).prefix(length)
    guard module.count == length, modules.contains(module), let name = unsafe cstack_demangled(symbol) else {
      return nil
    }
    defer { unsafe free(name) }
    let extensions = unsafe String(cString: name).components(separatedBy: "(extension in ").dropFirst()
      .map { $0.prefix { $0 != ")" } }
    return extensions.allSatisfy(modules.contains) ? extensions.first ?? module : nil
  }

  /// Returns the part of a path after the folder; nil if it does not lead into it.
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
