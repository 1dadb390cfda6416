import FontFiles
import Foundation
import Testing

/// The fonts of Debian's packages that `make test` installs, and Noto's, which `make test-thorough` does.
///
/// Tests that need one that is absent are skipped.
enum InstalledFont: String, CaseIterable, CustomTestStringConvertible {
  case dejaVu = "dejavu/DejaVuSans.ttf"
  case dejaVuSerif = "dejavu/DejaVuSerif.ttf"
  case inter = "inter-vf/Inter.var.ttf"
  case lohit = "lohit-devanagari/Lohit-Devanagari.ttf"
  case notoArabic = "noto/NotoSansArabic-Regular.ttf"
  case notoBengali = "noto/NotoSansBengali-Regular.ttf"
  case notoDevanagari = "noto/NotoSansDevanagari-Regular.ttf"
  case notoGujarati = "noto/NotoSansGujarati-Regular.ttf"
  case notoGurmukhi = "noto/NotoSansGurmukhi-Regular.ttf"
  case notoHebrew = "noto/NotoSansHebrew-Regular.ttf"
  case notoKannada = "noto/NotoSansKannada-Regular.ttf"
  case notoKhmer = "noto/NotoSansKhmer-Regular.ttf"
  case notoLao = "noto/NotoSansLao-Regular.ttf"
  case notoMalayalam = "noto/NotoSansMalayalam-Regular.ttf"
  case notoMyanmar = "noto/NotoSansMyanmar-Regular.ttf"
  case notoSinhala = "noto/NotoSansSinhala-Regular.ttf"
  case notoTamil = "noto/NotoSansTamil-Regular.ttf"
  case notoTelugu = "noto/NotoSansTelugu-Regular.ttf"
  case notoThai = "noto/NotoSansThai-Regular.ttf"
  case notoTibetan = "noto/NotoSerifTibetan-Regular.ttf"
  case notoUrdu = "noto/NotoNastaliqUrdu-Regular.ttf"

  /// The fonts that `make test` installs.
  static let usual: [InstalledFont] = [.dejaVu, .dejaVuSerif, .inter, .lohit]

  var path: String { "/usr/share/fonts/truetype/" + rawValue }

  var testDescription: String { rawValue }

  /// Whether or not the font is installed.
  var isInstalled: Bool { FileManager.default.fileExists(atPath: path) }

  /// Whether or not the usual fonts, and the program that shapes with them, are installed.
  static var areInstalled: Bool {
    usual.allSatisfy(\.isInstalled) && FileManager.default.isExecutableFile(atPath: "/usr/bin/hb-shape")
  }

  /// Whether or not all fonts are installed.
  static var areAllInstalled: Bool { areInstalled && allCases.allSatisfy(\.isInstalled) }

  /// Returns the first face of the font.
  func face() throws -> FontFace {
    guard let face = try FontFile(path: path).faces.first else { throw FontFileError.nameless }
    return face
  }
}
