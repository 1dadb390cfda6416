import Testing

/// The pictures of the typeface against those in `Snapshots/typeface`: all its glyphs in every design, and lines of text.
struct TypefaceGalleryTests {
  private static let references = GalleryReferences("typeface")

  @Test(arguments: TypefaceDesign.allCases) func hasTheGlyphsItHad(design: TypefaceDesign) throws {
    let sheet = GlyphSheet(design.typeface)
    for scale in [1, 2, 3] {
      try Self.references.check(sheet.bitmap(scale: scale), design.rawValue, scale: scale)
    }
  }

  @Test(arguments: TypefacePicture.allCases) func isWhatItWas(picture: TypefacePicture) async throws {
    try await Self.references.check(picture)
  }

  @Test("Every picture has a test") func noneIsLeft() throws {
    let names = TypefaceDesign.allCases.map(\.rawValue) + TypefacePicture.names
    #expect(try Self.references.names == Set(names))
  }
}
