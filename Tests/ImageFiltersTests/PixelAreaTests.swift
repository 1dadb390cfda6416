import Foundation
import GraphicsCore
import Testing

@testable import ImageFilters

/// Images of more pixels than a filter computes at once.
@Suite struct PixelAreaTests {
  private func bytes(_ image: CIImage, _ rect: CGRect) throws -> [UInt8] {
    try #require(CIContext().createCGImage(image, from: rect)).pixels
  }

  @Test("What is computed from very many pixels is divided, but not without an end") func division() {
    // 36 million pixels are more than 2²⁵, and fewer than 2²⁸.
    let (area, large) = (
      PixelArea(x: 0, y: 0, width: 6, height: 6), PixelArea(x: 0, y: 0, width: 6000, height: 6000)
    )
    #expect(area.isDivided(for: large))
    #expect(!area.isDivided(for: PixelArea(x: 0, y: 0, width: 5000, height: 6000)))
    #expect(!area.isDivided(for: PixelArea(x: 0, y: 0, width: 20_000, height: 20_000)))
    #expect(!PixelArea(x: 0, y: 0, width: 1, height: 1).isDivided(for: large))
    let (low, high) = PixelArea(x: 1, y: 2, width: 3, height: 5).halves
    #expect(
      low == PixelArea(x: 1, y: 2, width: 3, height: 2) && high == PixelArea(x: 1, y: 4, width: 3, height: 3))
    let (left, right) = PixelArea(x: 1, y: 2, width: 5, height: 3).halves
    #expect(
      left == PixelArea(x: 1, y: 2, width: 2, height: 3)
        && right == PixelArea(x: 3, y: 2, width: 3, height: 3)
    )
  }

  @Test("A small picture of 36 million pixels has their colour") func large() throws {
    let small = CIImage(color: .red).transformed(by: CGAffineTransform(scaleX: 0.001, y: 0.001))
    let red: [UInt8] = [255, 0, 0, 255]
    #expect(
      try bytes(small, CGRect(x: 0, y: 0, width: 6, height: 6))
        == Array(repeating: red, count: 36).flatMap { $0 })
  }

  @Test("Halves and bands have the pixels of the whole") func parts() {
    let pixels = (0..<63).flatMap { place -> [UInt8] in [UInt8(place * 4), UInt8(place), 0, 255] }
    let picture = CIImage(cgImage: CGImage(width: 9, height: 7, pixels: pixels))
    let shrunk = ScaleNode(image: picture.node, across: 0.5, up: 0.7)
    let (inside, space) = (PixelArea(around: shrunk.extent), WorkingSpace.linear)
    let whole = shrunk.pixels(in: inside, space).pixels
    #expect(shrunk.pixelsOfHalves(of: inside, space).pixels == whole)
    // 4.5 × 4.9 pixels are 5 × 5: bands of two rows, and the last one of one.
    let bands = inside.bands(ofAtMost: 10)
    #expect(bands.map(\.height) == [2, 2, 1] && bands.map(\.y) == [0, 2, 4])
    #expect(bands.flatMap { shrunk.pixels(in: $0, space).pixels } == whole)
    // Beyond the image, all is transparent.
    let around = shrunk.pixels(in: inside.grown(by: 1, 1), space)
    #expect(around[-1, 0] == .zero && around[0, 5] == .zero)
    #expect(around[0, 0] == whole[0] && around[4, 4] == whole[24])
  }

  @Test("Squares that are larger than an image have the colour of their middle") func squares() throws {
    let pixels: [UInt8] = [255, 0, 0, 255, 255, 255, 255, 255, 0, 0, 0, 255, 0, 0, 0, 255]
    let picture = CIImage(cgImage: CGImage(width: 4, height: 1, pixels: pixels))
    // The square that begins at (−4999, −5000) has its middle at (1, 0), which is white.
    let squares = picture.applyingFilter(
      "CIPixellate",
      parameters: [kCIInputScaleKey: 10_000, kCIInputCenterKey: CIVector(x: -4999, y: -5000)])
    #expect(try bytes(squares, picture.extent) == Array(repeating: 255, count: 16))
  }
}
