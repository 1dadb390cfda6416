import DiagnosticCore
import Foundation
import GraphicsCore
import LayoutCore
import Raster
import StyleCore
import TestSupport
import Testing

@testable import ViewRendering

@MainActor
struct UIImageDataTests {
  @Test(
    "What is drawn, written as a PNG and read again has the same pixels", arguments: [1, 2, 3] as [CGFloat])
  func roundTrip(scale: CGFloat) throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format)
    func draw(_ context: UIGraphicsImageRendererContext) {
      UIColor.red.withAlphaComponent(0.3).setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 15, height: 10))
      UIColor.blue.withAlphaComponent(0.7).setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 5, y: 0, width: 15, height: 10))
    }
    let image = renderer.image(actions: draw)
    let data = try #require(image.pngData())
    let read = try #require(UIImage(data: data, scale: scale))
    #expect(read.cgImage == image.cgImage && read.size == image.size && read.scale == scale)
    #expect(renderer.pngData(actions: draw) == data)
    #expect(UIImage(data: data)?.size == CGSize(width: 20 * scale, height: 10 * scale))
  }

  @Test("Moving images with too many pixels are reported") func frames() {
    // 8,192 × 8,192 pixels are 2²⁶.
    let reports = LayoutDiagnostics.collect {
      #expect(FrameCanvas.admits(1, width: 8192, height: 8192))
      #expect(!FrameCanvas.admits(2, width: 8192, height: 8192))
    }
    #expect(reports == [.notDrawn("more than 67,108,864 pixels of a moving image")])
  }

  @Test("A JPEG is over white, and comes back within its loss") func jpeg() throws {
    let image = UIImage(cgImage: CGImage(Array(repeating: Array(repeating: .red, count: 16), count: 16)))
    let data = try #require(image.jpegData(compressionQuality: 1))
    let read = try #require(UIImage(data: data))
    #expect(read.size == image.size && read.imageOrientation == .up)
    #expect(read.bitmap.pixels.allSatisfy { isNear($0, [255, 0, 0, 255], within: 3) })
    let clear = UIImage(cgImage: CGImage([[.clear]])).jpegData(compressionQuality: 1)
    #expect(clear.flatMap { UIImage(data: $0) }?.bitmap[0, 0] == .white)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format)
      .jpegData(withCompressionQuality: 0.5) { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }
    #expect(UIImage(data: drawn)?.bitmap[1, 1] == .black)
  }

  @Test("What is no image is none") func refusals() {
    #expect(UIImage(data: Data()) == nil && UIImage(data: Data([0x89, 0x50, 1, 2])) == nil)
    #expect(UIImage().pngData() == nil)
    #expect(UIImage(contentsOfFile: "/nowhere.png") == nil && UIImage(named: "") == nil)
    #expect(UIImage(named: "nowhere") == nil)
  }

  /// A folder with images of 2 × 2 points: red at 1x, green at 2x, blue at 3x, as far as `scales` says.
  private func folder(_ scales: [Int]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let colors: [UIColor] = [.red, .green, .blue]
    for scale in scales {
      let side = 2 * scale
      let rows = Array(repeating: Array(repeating: colors[scale - 1], count: side), count: side)
      let name = scale == 1 ? "icon.png" : "icon@\(scale)x.png"
      try UIImage(cgImage: CGImage(rows)).pngData()?.write(to: folder.url.appending(path: name))
    }
    return folder
  }

  @Test("C.15: a name says the scale; the best of several files is taken") func names() throws {
    let all = try folder([1, 2, 3])
    let path = all.url.appending(path: "icon@2x.png").path
    let image = try #require(UIImage(contentsOfFile: path))
    #expect(image.scale == 2 && image.size == CGSize(width: 2, height: 2) && image.bitmap[0, 0] == .green)
    let cases: [([Int], CGFloat, CGFloat)] = [
      ([1, 2, 3], 1, 1), ([1, 2, 3], 2, 2), ([1, 2, 3], 3, 3),
      // A larger image is better than a smaller one.
      ([1, 3], 2, 3), ([1], 3, 1), ([1, 2], 3, 2), ([3], 1, 3),
    ]
    for (scales, wanted, found) in cases {
      let folder = try folder(scales)
      let bundle = try #require(Bundle(path: folder.url.path))
      for name in ["icon", "icon.png"] {
        let image = UIImage(
          named: name, in: bundle, compatibleWith: UITraitCollection(displayScale: wanted))
        #expect(
          image?.scale == found && image?.size == CGSize(width: 2, height: 2), "\(scales) for \(wanted)")
      }
    }
  }

  @Test("An image that is named in code and is nowhere has no pixels, and is reported") func imageLiterals() {
    let found = LayoutDiagnostics.collect {
      #expect(UIImage(imageLiteralResourceName: "no.such").size == .zero)
    }
    #expect(found.map(\.description).contains { $0.contains("no.such") } && found.count == 1)
  }
}
