import Testing

/// The pictures of `ViewPicture` against those in `Snapshots/views`.
struct ViewGalleryTests {
  private static let references = GalleryReferences("views")

  @Test(arguments: ViewPicture.allCases) func isWhatItWas(picture: ViewPicture) async throws {
    try await Self.references.check(picture)
  }

  @Test(
    "What is drawn into a context is within 3 of 255 of the same picture", arguments: ViewPicture.allCases)
  func drawsIntoContexts(picture: ViewPicture) async throws {
    try await Self.references.checkRenderedIntoContext(picture)
  }

  @Test("Every picture has a test") func noneIsLeft() throws {
    #expect(try Self.references.names == Set(ViewPicture.names))
  }
}
