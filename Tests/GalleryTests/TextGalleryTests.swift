import Foundation
import ImageComparison
import PNG
import Plumb
import Raster
import TestSupport
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
    let view = picture.view(scale: 2)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { context in
      view.layer.render(in: context.cgContext)
    }
    let data = try #require(image.pngData())
    let comparison = Comparison(of: try Bitmap(pngData: [UInt8](data)), with: view.bitmap(scale: 2))
    if case .different(let difference) = comparison {
      #expect(difference.largestChannelDifference <= 3, "\(comparison.summary.joined(separator: "\n"))")
    }
  }

  @Test("Every picture has a test") func noneIsLeft() throws {
    let names = Set(TextPicture.allCases.map(\.rawValue))
    #expect(try Self.references.names == names)
  }
}
