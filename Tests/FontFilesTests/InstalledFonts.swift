import FontFiles
import Foundation
import Testing

/// The fonts of Debian's packages that `make test` installs; tests that need one that is absent are skipped.
enum InstalledFont: String, CaseIterable, CustomTestStringConvertible {
  case dejaVu = "dejavu/DejaVuSans.ttf"
  case dejaVuSerif = "dejavu/DejaVuSerif.ttf"
  case inter = "inter-vf/Inter.var.ttf"
  case lohit = "lohit-devanagari/Lohit-Devanagari.ttf"

  var path: String { "/usr/share/fonts/truetype/" + rawValue }

  var testDescription: String { rawValue }

  /// Whether or not the font is installed.
  var isInstalled: Bool { FileManager.default.fileExists(atPath: path) }

  /// Whether or not all fonts, and the program that shapes with them, are installed.
  static var areInstalled: Bool {
    allCases.allSatisfy(\.isInstalled) && FileManager.default.isExecutableFile(atPath: "/usr/bin/hb-shape")
  }

  /// Returns the first face of the font.
  func face() throws -> FontFace {
    guard let face = try FontFile(path: path).faces.first else { throw FontFileError.nameless }
    return face
  }
}
