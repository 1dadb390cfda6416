import DiagnosticCore
import Foundation
import PNG
import Raster
import Testing

/// The pictures of `ScriptPicture`.
///
/// Those of the built-in typeface are compared with the ones in `Snapshots/scripts`; of those in fonts that are installed,
/// whose versions draw others, each character must have a glyph. To look at all of them, set `SCRIPT_PICTURES` to a folder.
struct ScriptGalleryTests {
  private static let references = GalleryReferences("scripts")

  private static let builtIn = ScriptPicture.allCases.filter { !$0.needsFonts }
  private static let others = ScriptPicture.allCases.filter(\.needsFonts)

  /// Writes a picture if one wants to look at it.
  private func show(_ bitmap: Bitmap, _ picture: ScriptPicture, scale: Int) throws {
    guard let folder = ProcessInfo.processInfo.environment["SCRIPT_PICTURES"] else { return }
    try bitmap.write(toPNG: "\(folder)/\(picture.rawValue)@\(scale)x.png", scale: Double(scale))
  }

  @Test(arguments: builtIn) func isWhatItWas(picture: ScriptPicture) async throws {
    let drawing = await picture.drawing(scale: 3)
    try show(Bitmap(rendering: drawing), picture, scale: 3)
    try await Self.references.check(picture)
  }

  @Test("Every picture has a test") func noneIsLeft() throws {
    #expect(try Self.references.names == Set(Self.builtIn.map(\.rawValue)))
  }

  @Test(
    "Every character has a glyph, and the same picture again the same bytes",
    .enabled(
      if: ScriptFonts.areInstalled,
      "apt-get install fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji libharfbuzz0b"),
    arguments: others)
  @MainActor func isDrawnWhole(picture: ScriptPicture) throws {
    try ScriptFonts.with {
      var bitmaps: [Bitmap] = []
      let told = LayoutDiagnostics.collect {
        for _ in 0..<2 { bitmaps.append(Bitmap(rendering: picture.drawing(scale: 3))) }
      }
      #expect(told.isEmpty)
      #expect(bitmaps[0].pixels == bitmaps[1].pixels)
      try show(bitmaps[0], picture, scale: 3)
    }
  }
}
