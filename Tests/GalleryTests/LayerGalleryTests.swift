import Testing

/// The pictures of `LayerPicture` against those in `Snapshots/layers`.
struct LayerGalleryTests {
  private static let references = GalleryReferences("layers")

  @Test(arguments: LayerPicture.allCases) func isWhatItWas(picture: LayerPicture) async throws {
    try await Self.references.check(picture)
  }

  // A context does not see what a blur would blur.
  @Test(
    "What is drawn into a context is within 3 of 255 of the same picture",
    arguments: LayerPicture.allCases.filter { $0 != .effectViews && $0 != .effectTraits })
  func drawsIntoContexts(picture: LayerPicture) async throws {
    try await Self.references.checkRenderedIntoContext(picture)
  }

  @Test("Every picture has a test") func noneIsLeft() throws {
    #expect(try Self.references.names == Set(LayerPicture.names))
  }
}
