import Testing

/// The pictures of `ListPicture` against those in `Snapshots/lists`.
@MainActor
@Suite(.serialized) struct ListGalleryTests {
  private static let references = GalleryReferences("lists")

  @Test(arguments: ListPicture.allCases) func isWhatItWas(picture: ListPicture) throws {
    try Self.references.check(picture.bitmap(), picture.rawValue, scale: ListPicture.scale)
  }

  @Test("Every picture has a test") func noneIsLeft() throws {
    #expect(try Self.references.names == Set(ListPicture.allCases.map(\.rawValue)))
  }
}
