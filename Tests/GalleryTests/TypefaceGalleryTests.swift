import Plumb
import Raster
import Testing
import UIKit

/// The pictures of the typeface against those in `Snapshots/typeface`: all its glyphs in every design, and lines of text.
struct TypefaceGalleryTests {
  private static let references = GalleryReferences("typeface")

  @Test(arguments: TypefaceDesign.allCases) func hasTheGlyphsItHad(design: TypefaceDesign) throws {
    let sheet = GlyphSheet(design.typeface)
    for scale in [1, 2, 3] {
      try Self.references.check(sheet.bitmap(scale: scale), design.rawValue, scale: scale)
    }
  }

  @Test(arguments: TypefacePicture.allCases) @MainActor func isWhatItWas(picture: TypefacePicture) throws {
    for scale in [1, 2, 3] {
      let actual = picture.view(scale: CGFloat(scale)).bitmap(scale: CGFloat(scale))
      try Self.references.check(actual, picture.rawValue, scale: scale)
    }
  }

  @Test("Every picture has a test") func noneIsLeft() throws {
    let names = TypefaceDesign.allCases.map(\.rawValue) + TypefacePicture.allCases.map(\.rawValue)
    #expect(try Self.references.names == Set(names))
  }
}
