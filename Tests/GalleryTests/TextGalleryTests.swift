import Testing

/// The pictures of `TextPicture` against those in `Snapshots/text`.
struct TextGalleryTests {
  private static let references = GalleryReferences("text")

  @Test(arguments: TextPicture.allCases) func isWhatItWas(picture: TextPicture) async throws {
    try await Self.references.check(picture)
  }

  @Test(
    "What is drawn into a context is within 3 of 255 of the same picture", arguments: TextPicture.allCases)
  func drawsIntoContexts(picture: TextPicture) async throws {
    try await Self.references.checkRenderedIntoContext(picture)
  }

  @Test("Every picture has a test") func noneIsLeft() throws {
    #expect(try Self.references.names == Set(TextPicture.names))
  }
}
