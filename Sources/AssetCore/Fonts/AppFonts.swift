import DiagnosticCore
import FontFiles
import Foundation
import StyleCore
import Synchronization

/// The fonts that the `Info.plist` of the application lists as `UIAppFonts`.
///
/// `UIFont` looks it up by this name and module, for which it must be visible outside of the module.
package enum AppFonts: AppFontFinding {
  /// The registered files, by their keys, of a number of changes of the folders of resources.
  private static let registered = Mutex<(changes: Int, keys: [String])>((-1, []))

  package static func registerFiles() {
    let changes = ResourceFolders.changes
    registered.withLock { registered in
      guard registered.changes != changes else { return }
      for key in registered.keys { FontLibrary.unregister(key) }
      registered = (changes, list.compactMap(register))
    }
  }

  private static var list: [String] {
    Bundle.main.object(forInfoDictionaryKey: "UIAppFonts") as? [String] ?? []
  }

  /// Registers a file of the list, and returns its key; nil if it is missing or cannot be used, which is reported.
  private static func register(_ name: String) -> String? {
    let file = name.split(separator: "/").last.map(String.init) ?? name
    guard let path = Bundle.main.path(forResource: file, ofType: nil) else {
      LayoutDiagnostics.reportOnce(
        .asset(
          .damaged(file: "Info.plist", place: "UIAppFonts", problem: "there is no font file '\(name)'")))
      return nil
    }
    let key = "UIAppFonts " + path
    do {
      return try FontLibrary.register(FontFile(path: path), as: key) ? key : nil
    } catch {
      LayoutDiagnostics.reportOnce(.font(.unreadable(file: file, problem: "\(error)")))
      return nil
    }
  }
}
