import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import Raster
import StyleCore
import Testing

@testable import GraphicsRendering
@testable import ViewRendering

/// The work of image contexts for their pixels.
@MainActor struct ImageContextWorkTests {
  /// The items that are drawn for the picture of a context.
  private func items(_ format: PixelFormat, _ draw: (CGContext) -> Void) -> [DisplayItem] {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 200)
    let context = CGContext(rect: rect, scale: 3)
    let target = BitmapTarget(
      width: 300, height: 600, rect: rect, scale: 3, format: format, bytesPerRow: 1_200)
    draw(context)
    return target.list(
      of: context.drawing, on: nil, in: PixelRegion(x: 0, y: 0, width: 300, height: 600)
    ).items
  }

  @Test func `a context draws what the picture of a view draws, and nothing behind it (G.30)`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.backgroundColor = .white
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    box.backgroundColor = .red
    view.addSubview(box)
    let own = DisplayList(recording: view.layer, scale: 3).items
    #expect(items(.standard) { _ in }.isEmpty)
    #expect(items(.standard) { view.layer.render(in: $0) }.count == own.count)
    // Black, in one fill.
    let black = items(.opaque) { view.layer.render(in: $0) }
    #expect(black.count == own.count + 1)
    let fill = Fill(
      .rectangle(FixedRect(x: 0, y: 0, width: 300, height: 600)),
      .solid(StraightColor(red: 0, green: 0, blue: 0)))
    #expect(black.first?.content == .fill(fill))
  }

  @Test func `what is drawn on pixels that are there keeps them`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    var early: UIImage?
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image {
      UIColor.red.withAlphaComponent(0.5).setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      early = $0.currentImage
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 1, y: 0, width: 0.5, height: 1))
    }
    // Half of 255 is 128.
    let row: [UInt8] = [128, 0, 0, 128, 128, 0, 0, 128]
    let (clear, blue): ([UInt8], [UInt8]) = ([0, 0, 0, 0], [0, 0, 255, 255])
    #expect(early?.cgImage?.pixels == row + clear + clear + row + clear + clear)
    #expect(image.cgImage?.pixels == row + blue + clear + row + blue + clear)
  }
}
