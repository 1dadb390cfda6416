import Plumb
import Raster
import Testing
import UIKit

/// The pictures of `TypefacePicture` against those in `Snapshots/typeface`.
@MainActor
struct TypefaceGalleryTests {
  private static let references = GalleryReferences("typeface")

  @Test(arguments: TypefacePicture.allCases) func isWhatItWas(picture: TypefacePicture) throws {
    for scale in [1, 2, 3] {
      let actual = picture.view(scale: CGFloat(scale)).bitmap(scale: CGFloat(scale))
      try Self.references.check(actual, picture.rawValue, scale: scale)
    }
  }

  @Test("Every picture has a test") func noneIsLeft() throws {
    let names = Set(TypefacePicture.allCases.map(\.rawValue))
    #expect(try Self.references.names == names)
  }
}
