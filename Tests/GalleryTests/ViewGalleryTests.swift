import Plumb
import Raster
import Testing
import UIKit

/// The pictures of `ViewPicture` against those in `Snapshots/views`.
@MainActor
struct ViewGalleryTests {
  private static let references = GalleryReferences("views")

  @Test(arguments: ViewPicture.allCases) func isWhatItWas(picture: ViewPicture) throws {
    for scale in [1, 2, 3] {
      let actual = picture.view(scale: CGFloat(scale)).bitmap(scale: CGFloat(scale))
      try Self.references.check(actual, picture.rawValue, scale: scale)
    }
  }

  @Test(
    "What is drawn into a context is within 3 of 255 of the same picture", arguments: ViewPicture.allCases)
  func drawsIntoContexts(picture: ViewPicture) throws {
    try Self.references.checkRenderedIntoContext(picture.view(scale: 2))
  }

  @Test("Every picture has a test") func noneIsLeft() throws {
    let names = Set(ViewPicture.allCases.map(\.rawValue))
    #expect(try Self.references.names == names)
  }
}
