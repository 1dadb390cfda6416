import Testing

/// The pictures of `SystemPicture` against those in `Snapshots/systems`.
@MainActor
@Suite(.serialized) struct SystemGalleryTests {
  private static let references = GalleryReferences("systems")

  @Test(arguments: SystemPicture.allCases) func isWhatItWas(picture: SystemPicture) throws {
    try Self.references.check(picture.bitmap(), picture.rawValue, scale: SystemPicture.scale)
  }

  @Test("Every picture has a test") func noneIsLeft() throws {
    #expect(try Self.references.names == Set(SystemPicture.allCases.map(\.rawValue)))
  }
}
