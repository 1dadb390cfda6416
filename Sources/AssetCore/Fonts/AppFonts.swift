import DiagnosticCore
import Foundation
package import StyleCore
import Synchronization

/// The fonts that the `Info.plist` of the application lists as `UIAppFonts`.
///
/// `UIFont` looks it up by this name and module, for which it must be visible outside of the module.
package enum AppFonts: AppFontFinding {
  package static var families: [AppFontFamily] {
    var faces: [String: [String]] = [:]
    for font in files.flatMap(\.fonts) { faces[font.family, default: []].append(font.postScriptName) }
    return faces.sorted { $0.key < $1.key }.map { AppFontFamily(name: $0.key, faces: $0.value) }
  }

  package static func reportFiles() {
    for file in files {
      LayoutDiagnostics.reportOnce(.asset(.fonts(names: file.fonts.map(\.postScriptName), file: file.name)))
    }
  }

  /// A font file, with the fonts in it.
  private struct File {
    var name: String
    var fonts: [FontFileNames.Font]
  }

  /// The files that were read when the folders of resources had changed a number of times.
  private static let known = Mutex<(changes: Int, files: [File])?>(nil)

  private static var files: [File] {
    let changes = ResourceFolders.changes
    if let known = known.withLock({ $0 }), known.changes == changes { return known.files }
    let files = readFiles()
    known.withLock { $0 = (changes, files) }
    return files
  }

  /// Returns the files of the list; a file that is missing is reported.
  private static func readFiles() -> [File] {
    guard let list = Bundle.main.object(forInfoDictionaryKey: "UIAppFonts") as? [String] else { return [] }
    return list.compactMap { name in
      let file = name.split(separator: "/").last.map(String.init) ?? name
      guard let path = Bundle.main.path(forResource: file, ofType: nil),
        let data = FileManager.default.contents(atPath: path)
      else {
        LayoutDiagnostics.reportOnce(
          .asset(
            .damaged(file: "Info.plist", place: "UIAppFonts", problem: "there is no font file '\(name)'")))
        return nil
      }
      return File(name: file, fonts: FontFileNames(data).fonts)
    }
  }
}
