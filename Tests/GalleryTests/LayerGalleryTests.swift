import Plumb
import Raster
import Testing
import UIKit

/// The pictures of `LayerPicture` against those in `Snapshots/layers`.
@MainActor
struct LayerGalleryTests {
  private static let references = GalleryReferences("layers")

  @Test(arguments: LayerPicture.allCases) func isWhatItWas(picture: LayerPicture) throws {
    for scale in [1, 2, 3] {
      let actual = picture.view(scale: CGFloat(scale)).bitmap(scale: CGFloat(scale))
      try Self.references.check(actual, picture.rawValue, scale: scale)
    }
  }

  @Test(
    "What is drawn into a context is within 3 of 255 of the same picture", arguments: LayerPicture.allCases)
  func drawsIntoContexts(picture: LayerPicture) throws {
    try Self.references.checkRenderedIntoContext(picture.view(scale: 2))
  }

  @Test("Every picture has a test") func noneIsLeft() throws {
    let names = Set(LayerPicture.allCases.map(\.rawValue))
    #expect(try Self.references.names == names)
  }
}
