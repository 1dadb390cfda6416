import Testing

/// The pictures of `ContainerPicture` against those in `Snapshots/containers`.
@MainActor
@Suite(.serialized) struct ContainerGalleryTests {
  private static let references = GalleryReferences("containers")

  @Test(arguments: ContainerPicture.allCases) func isWhatItWas(picture: ContainerPicture) throws {
    try Self.references.check(picture.bitmap(), picture.rawValue, scale: picture.scale)
  }

  @Test("Every picture has a test") func noneIsLeft() throws {
    #expect(try Self.references.names == Set(ContainerPicture.allCases.map(\.rawValue)))
  }
}
