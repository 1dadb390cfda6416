import Testing

/// The pictures of `PresentationPicture` against those in `Snapshots/presentations`.
@MainActor
@Suite(.serialized) struct PresentationGalleryTests {
  private static let references = GalleryReferences("presentations")

  @Test(arguments: PresentationPicture.allCases) func isWhatItWas(picture: PresentationPicture) throws {
    try Self.references.check(picture.bitmap(), picture.rawValue, scale: PresentationPicture.scale)
  }

  @Test("Every picture has a test") func noneIsLeft() throws {
    #expect(try Self.references.names == Set(PresentationPicture.allCases.map(\.rawValue)))
  }
}
