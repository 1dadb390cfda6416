import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import Raster
import Testing
import ViewRendering

struct GradientLayerPixelsTests {
  /// Red, green, blue and alpha of 10 rows of 4 pixels.
  private func picture(_ start: CGPoint, _ end: CGPoint) -> [UInt8] {
    let layer = CAGradientLayer()
    layer.bounds.size = CGSize(width: 4, height: 10)
    layer.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
    (layer.startPoint, layer.endPoint) = (start, end)
    return Bitmap(rendering: DisplayList(recording: layer, scale: 1)).bytes
  }

  @Test(arguments: [CGPoint.zero, CGPoint(x: 0.25, y: 0.75), CGPoint(x: 2, y: 2)])
  func `G.32: a gradient whose ends are in one place runs as at first`(place: CGPoint) {
    let picture = picture(place, place)
    for y in 0..<10 {
      // The share of the way down that the middle of the row is.
      let grey = UInt8(((Double(y) + 0.5) / 10 * 255).rounded())
      for x in 0..<4 {
        let pixel = picture[(4 * y + x) * 4..<(4 * y + x) * 4 + 4]
        #expect(pixel.dropLast().allSatisfy { abs(Int($0) - Int(grey)) <= 1 } && pixel.last == 255)
      }
    }
  }

  @Test func `ends that differ along one axis say the direction`() {
    let across = picture(CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    #expect(across[0..<16] == across[9 * 16..<10 * 16] && across[0] < across[12])
  }
}
