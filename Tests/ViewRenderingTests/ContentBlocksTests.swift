import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import Raster
import StyleCore
import Testing
import ViewRendering

@MainActor
struct ContentBlocksTests {
  @Test func `what stands for content is above the background and beneath the subviews`() {
    let pixels = Array(repeating: [0, 0, 255, 255] as [UInt8], count: 4).flatMap { $0 }
    let image = CGImage(width: 2, height: 2, pixels: pixels)
    let view = UIImageView(image: UIImage(cgImage: image, scale: 1, orientation: .up))
    view.frame = CGRect(x: 0, y: 0, width: 8, height: 4)
    view.hostTraits = UITraitCollection(displayScale: 2)
    view.backgroundColor = .red
    view.contentMode = .topLeft
    let subview = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    subview.backgroundColor = .green
    view.addSubview(subview)
    let bitmap = Bitmap(rendering: DisplayList(recording: view))
    func pixel(_ x: Int, _ y: Int) -> Pixel { bitmap[x, y] }
    #expect(pixel(0, 0) == Pixel(red: 0, green: 255, blue: 0, alpha: 255))
    #expect(pixel(3, 3) == Pixel(red: 0, green: 0, blue: 255, alpha: 255))
    #expect(pixel(4, 3) == Pixel(red: 255, green: 0, blue: 0, alpha: 255))
  }
}
