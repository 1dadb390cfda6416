import DiagnosticCore
import Foundation
import LayoutCore
import StyleCore
import ViewRendering

@testable import AssetCore

/// Puts the parts of an input into a bundle as the description of an image set, of a colour set, and as an SVG, and uses them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCatalogs(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let parts = unsafe bytes(start, count).split(
    separator: 0x0C, maxSplits: 1, omittingEmptySubsequences: false)
  MainActor.assumeIsolated {
    Folder.write(Array(parts[0]), to: "i.imageset/Contents.json")
    Folder.write(Array(parts[0]), to: "c.colorset/Contents.json")
    Folder.write(Array(parts.count > 1 ? parts[1] : []), to: "i.imageset/b.svg")
    let problems = LayoutDiagnostics.collect { use() }
    for problem in problems { checkLine("\(problem)".replacing(Folder.path, with: "")) }
  }
  return 0
}

@MainActor
private func use() {
  let image = ImageSet(Folder.path + "/A.xcassets/i.imageset", name: "i", isSymbol: false)
  _ = ImageSet(Folder.path + "/A.xcassets/i.imageset", name: "i", isSymbol: true)
  let color = ColorSet(Folder.path + "/A.xcassets/c.colorset", name: "c")
  for scale: CGFloat in [1, 2] {
    let traits = UITraitCollection(displayScale: scale)
    if let color = color?.color.resolvedColor(with: traits) {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      if unsafe color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) {
        precondition([red, green, blue, alpha].allSatisfy(\.isFinite))
      }
    }
    if let variant = image?.variant(for: AssetQuery(traits)) {
      precondition(variant.path.hasPrefix(Folder.path + "/A.xcassets/i.imageset/"))
      _ = variant.look(scale)
    }
  }
}

/// The folder of the bundle, in memory.
private enum Folder {
  static let path: String = {
    let path =
      (FileManager.default.fileExists(atPath: "/dev/shm") ? "/dev/shm" : "/tmp") + "/plumb-fuzz-\(getpid())"
    for name in ["i.imageset", "c.colorset"] {
      try? FileManager.default.createDirectory(
        atPath: "\(path)/A.xcassets/\(name)", withIntermediateDirectories: true)
    }
    atexit { try? FileManager.default.removeItem(atPath: Folder.path) }
    return path
  }()

  static func write(_ bytes: [UInt8], to name: String) {
    _ = FileManager.default.createFile(atPath: "\(path)/A.xcassets/\(name)", contents: Data(bytes))
  }
}
