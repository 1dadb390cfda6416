import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import Testing
import ViewRendering

/// G.33: symbols have pixels, at their scale.
@MainActor struct SymbolPixelsTests {
  @Test func `a symbol's pixels are the symbol drawn at its scale`() throws {
    let symbol = try #require(UIImage(systemName: "circle.fill"))
    let pixels = try #require(symbol.cgImage)
    #expect(symbol.scale == UIScreen.main.scale)
    #expect(CGFloat(pixels.width) == symbol.size.width * symbol.scale)
    #expect(CGFloat(pixels.height) == symbol.size.height * symbol.scale)
    // Black in the middle, nothing in the corner.
    let middle = (pixels.height / 2 * pixels.width + pixels.width / 2) * 4
    #expect(Array(pixels.pixels[middle..<middle + 4]) == [0, 0, 0, 255])
    #expect(Array(pixels.pixels[0..<4]) == [0, 0, 0, 0])
    #expect(symbol.cgImage === pixels && symbol.isSymbolImage)
  }

  @Test func `an image of a symbol's pixels is drawn as the symbol is`() throws {
    let symbol = try #require(UIImage(systemName: "star"))
    let copy = UIImage(cgImage: try #require(symbol.cgImage), scale: symbol.scale, orientation: .up)
    #expect(copy.size == symbol.size && !copy.isSymbolImage)
    func picture(_ image: UIImage) -> CGImage? {
      UIGraphicsImageRenderer(size: image.size).image { _ in image.draw(at: .zero) }.cgImage
    }
    #expect(picture(copy) == picture(symbol))
    #expect(symbol.pngData() == copy.pngData())
  }

  @Test func `an image without pixels has none`() {
    #expect(UIImage().cgImage == nil)
  }

  @Test func `the file of a mirrored symbol shows it mirrored`() throws {
    let symbol = try #require(UIImage(systemName: "arrow.left"))
    let mirrored = symbol.withHorizontallyFlippedOrientation()
    let data = try #require(mirrored.pngData())
    let file = try #require(UIImage(data: data)?.cgImage)
    let plain = try #require(symbol.cgImage)
    // Rows of the one from right to left are those of the other.
    var rows: [UInt8] = []
    for row in 0..<plain.height {
      for column in (0..<plain.width).reversed() {
        let start = (row * plain.width + column) * 4
        rows += plain.pixels[start..<start + 4]
      }
    }
    #expect(file.pixels == rows && plain.pixels != rows)
  }

  @Test func `pixels follow the traits that a dynamic tint depends on`() throws {
    let symbol = try #require(UIImage(systemName: "circle.fill")).withTintColor(.label)
    func middle(_ style: UIUserInterfaceStyle) -> [UInt8] {
      var pixels: [UInt8] = []
      UITraitCollection(userInterfaceStyle: style).performAsCurrent {
        guard let image = symbol.cgImage else { return }
        let start = (image.height / 2 * image.width + image.width / 2) * 4
        pixels = Array(image.pixels[start..<start + 4])
      }
      return pixels
    }
    #expect(middle(.dark) == [255, 255, 255, 255] && middle(.light) == [0, 0, 0, 255])
  }
}
