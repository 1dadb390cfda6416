import Foundation
import GraphicsCore
import StyleCore
import Testing
import ViewRendering

/// Readers of images with choices.
@MainActor
struct UIImageReaderTests {
  private func makeData() throws -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image {
      context in
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    return try #require(image.pngData())
  }

  @Test func `an image has its own size, or fits into the preferred one`() throws {
    let data = try makeData()
    #expect(UIImageReader.default.image(data: data)?.size == CGSize(width: 40, height: 20))
    var configuration = UIImageReader.Configuration()
    configuration.preferredThumbnailSize = CGSize(width: 20, height: 20)
    let reader = UIImageReader(configuration: configuration)
    // Half as wide, and half as high.
    #expect(reader.image(data: data)?.size == CGSize(width: 20, height: 10))
    #expect(reader.image(data: Data([1, 2])) == nil)
    let none = URL(fileURLWithPath: "/no/such/file.png")
    #expect(reader.image(contentsOf: none) == nil && UIImage.animatedImageNamed("none", duration: 1) == nil)
  }

  @Test func `asynchronous code reads the same image`() async throws {
    let image = await UIImageReader.default.image(data: try makeData())
    #expect(image?.size == CGSize(width: 40, height: 20))
  }
}
