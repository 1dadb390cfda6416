import Foundation
import PNG
import Raster
import Testing
import UIKit

/// The pictures of `DrawingPicture` against those in `Snapshots/drawing`.
struct DrawingGalleryTests {
  private static let references = GalleryReferences("drawing")

  @Test(arguments: DrawingPicture.allCases) func isWhatItWas(picture: DrawingPicture) async throws {
    for scale in [1, 2, 3] {
      let image = await picture.image(scale: CGFloat(scale))
      let data = try #require(image.pngData())
      let actual = try Bitmap(pngData: [UInt8](data))
      try Self.references.check(actual, picture.rawValue, scale: scale)
    }
  }

  @Test("Every picture has a test") func noneIsLeft() throws {
    let names = Set(DrawingPicture.allCases.map(\.rawValue))
    #expect(try Self.references.names == names)
  }
}
