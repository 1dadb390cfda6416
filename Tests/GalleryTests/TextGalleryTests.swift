import Plumb
import Raster
import Testing
import UIKit

/// The pictures of `TextPicture` against those in `Snapshots/text`.
@MainActor
struct TextGalleryTests {
  private static let references = GalleryReferences("text")

  @Test(arguments: TextPicture.allCases) func isWhatItWas(picture: TextPicture) throws {
    for scale in [1, 2, 3] {
      let actual = picture.view(scale: CGFloat(scale)).bitmap(scale: CGFloat(scale))
      try Self.references.check(actual, picture.rawValue, scale: scale)
    }
  }

  @Test(
    "What is drawn into a context is within 3 of 255 of the same picture", arguments: TextPicture.allCases)
  func drawsIntoContexts(picture: TextPicture) throws {
    try Self.references.checkRenderedIntoContext(picture.view(scale: 2))
  }

  @Test("Every picture has a test") func noneIsLeft() throws {
    let names = Set(TextPicture.allCases.map(\.rawValue))
    #expect(try Self.references.names == names)
  }
}
