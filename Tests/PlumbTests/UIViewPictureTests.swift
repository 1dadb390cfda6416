import Foundation
import LayoutCore
import PNG
import Plumb
import Raster
import StyleCore
import Testing

@MainActor
struct UIViewPictureTests {
  /// Red on the left, up to the middle; nothing on the right.
  private final class Half: UIView {
    let half = UIView()
    override func layoutSubviews() {
      half.backgroundColor = .red
      addSubview(half)
      half.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
    }
  }

  @Test(arguments: [1, 2, 3]) func layOutAndDraw(scale: Int) throws {
    let view = Half(frame: CGRect(x: 5, y: 5, width: 4, height: 2))
    let bitmap = view.bitmap(scale: CGFloat(scale))
    #expect((bitmap.width, bitmap.height) == (4 * scale, 2 * scale))
    #expect(bitmap[2 * scale - 1, 0] == Pixel(red: 255, green: 0, blue: 0, alpha: 255))
    #expect(bitmap[2 * scale, 0] == .transparent)

    let png = try view.pngData(scale: CGFloat(scale))
    #expect(try Bitmap(pngData: Array(png)) == bitmap)
    #expect(try view.pngData(scale: CGFloat(scale)) == png)
  }
}
