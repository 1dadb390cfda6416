import FontFiles
import Foundation

/// The fonts of Debian's packages `fonts-noto-core`, `fonts-noto-cjk` and `fonts-noto-color-emoji`.
enum ScriptFonts {
  private static let folders = ["/usr/share/fonts/truetype/noto/", "/usr/share/fonts/opentype/noto/"]

  /// The paths of the fonts of all samples, with the weights that each has, and of emoji; nil if one is missing.
  static let paths: [String]? = {
    var paths: [String] = []
    for font in Set(ScriptSample.noto.compactMap(\.font)).sorted() {
      let files = ["-Regular", "-Bold"].flatMap { weight in
        [".ttf", ".ttc"].flatMap { ending in folders.map { $0 + font + weight + ending } }
      }
      let found = files.filter { FileManager.default.fileExists(atPath: $0) }
      guard !found.isEmpty else { return nil }
      paths += found
    }
    let emoji = folders[0] + "NotoColorEmoji.ttf"
    return FileManager.default.fileExists(atPath: emoji) ? paths + [emoji] : nil
  }()

  /// Whether or not all fonts are there.
  static var areInstalled: Bool { paths != nil && ShapingLibrary.problem == nil }

  private static let files = Result { try (paths ?? []).map { try FontFile(path: $0) } }

  /// Runs `body` with the fonts, which no other test sees.
  static func with<Success>(_ body: () throws -> Success) throws -> Success {
    try FontLibrary.with(files.get(), body)
  }
}
