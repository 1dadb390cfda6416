import Testing

/// The pictures of `InteractionPicture` against those in `Snapshots/interactions`.
@MainActor
@Suite(.serialized) struct InteractionGalleryTests {
  private static let references = GalleryReferences("interactions")

  @Test(arguments: InteractionPicture.allCases) func isWhatItWas(picture: InteractionPicture) throws {
    try Self.references.check(picture.bitmap(), picture.rawValue, scale: InteractionPicture.scale)
  }

  @Test("Every picture has a test") func noneIsLeft() throws {
    #expect(try Self.references.names == Set(InteractionPicture.allCases.map(\.rawValue)))
  }
}
