import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import Raster
import StyleCore
import Testing
import ViewRendering

@MainActor
@Suite struct SnapshotViewTests {
  /// A view of 20 × 10 points with a blue square that a layout puts at its right end.
  private final class Original: UIView {
    let square = UIView()
    private(set) var draws = 0

    init() {
      super.init(frame: CGRect(x: 50, y: 60, width: 20, height: 10))
      backgroundColor = .red
      square.backgroundColor = .blue
      addSubview(square)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
      super.layoutSubviews()
      square.frame = CGRect(x: bounds.maxX - 10, y: 0, width: 10, height: 10)
    }

    override func draw(_ rect: CGRect) {
      draws += 1
      UIColor.green.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
  }

  private func picture(_ view: UIView) -> Bitmap {
    Bitmap(rendering: DisplayList(recording: view.layer, scale: 1))
  }

  @Test("A snapshot shows what the view showed, as large as it is, whatever becomes of it") func snapshot()
    throws
  {
    let view = Original()
    view.transform = CGAffineTransform(rotationAngle: 1)
    view.alpha = 0.25
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 20, height: 10) && view.draws == 1)
    let first = picture(snapshot)
    // The layer's own opacity is a part of it, its place and transform are not: red at 64 of 255.
    #expect(first[0, 5] == Pixel(red: 64, green: 0, blue: 0, alpha: 64))
    #expect(first[0, 0] == Pixel(red: 0, green: 64, blue: 0, alpha: 64))
    #expect(first[15, 5] == Pixel(red: 0, green: 0, blue: 64, alpha: 64))
    view.square.removeFromSuperview()
    view.backgroundColor = .white
    snapshot.setNeedsDisplay()
    let isSame = picture(snapshot) == first
    #expect(isSame)
  }

  @Test("Without updates the view is as it stands, not laid out") func withoutUpdates() throws {
    let view = Original()
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
    #expect(picture(snapshot)[15, 5] == .red)
    view.bounds.size = .zero
    #expect(view.snapshotView(afterScreenUpdates: true) == nil)
  }

  @Test("A part of a view, with edges that keep their width") func resizable() throws {
    let view = Original()
    let part = try #require(
      view.resizableSnapshotView(
        from: CGRect(x: 5, y: 0, width: 10, height: 10), afterScreenUpdates: true, withCapInsets: .zero))
    #expect(part.bounds.size == CGSize(width: 10, height: 10))
    #expect(picture(part)[4, 5] == .red && picture(part)[5, 5] == .blue)
    part.frame.size = CGSize(width: 40, height: 10)
    #expect(picture(part)[19, 5] == .red && picture(part)[20, 5] == .blue)

    // 8 points at the left and 2 at the right stay; the 10 in between become 30.
    let capped = try #require(
      view.resizableSnapshotView(
        from: view.bounds, afterScreenUpdates: true,
        withCapInsets: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 2)))
    capped.frame.size.width = 40
    let row = picture(capped).row(5)
    // Of the middle, red from 8 to 10 becomes 6 points: red ends at 14.
    #expect(row == Array(repeating: .red, count: 14) + Array(repeating: .blue, count: 26))
  }

  @Test("A hierarchy is drawn into a rectangle of the current context") func hierarchy() throws {
    let view = Original()
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true), "outside of drawing")
    view.square.clipsToBounds = false
    let outside = UIView(frame: CGRect(x: -5, y: 0, width: 5, height: 10))
    outside.backgroundColor = .black
    view.addSubview(outside)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 30), format: format).image { _ in
      #expect(view.drawHierarchy(in: CGRect(x: 5, y: 10, width: 40, height: 10), afterScreenUpdates: true))
    }
    let pixels = try #require(image.cgImage).pixels
    func pixel(_ x: Int, _ y: Int) -> [UInt8] { Array(pixels[(y * 50 + x) * 4..<(y * 50 + x) * 4 + 4]) }
    // Twice as wide; what lies outside of the bounds is cut.
    #expect(pixel(4, 15) == [0, 0, 0, 0] && pixel(20, 9) == [0, 0, 0, 0])
    #expect(pixel(12, 15) == [255, 0, 0, 255] && pixel(24, 15) == [255, 0, 0, 255])
    #expect(pixel(25, 15) == [0, 0, 255, 255] && pixel(44, 19) == [0, 0, 255, 255])
    #expect(pixel(45, 15) == [0, 0, 0, 0] && pixel(8, 11) == [0, 255, 0, 255])
  }

  @Test("A screen shows its windows, the highest in front") func screen() {
    let (low, high) = (
      UIWindow(frame: UIScreen.main.bounds), UIWindow(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    )
    low.backgroundColor = .red
    high.backgroundColor = .blue
    high.windowLevel = .alert
    for window in [high, low] { window.isHidden = false }
    defer { for window in [high, low] { window.isHidden = true } }
    let snapshot = UIScreen.main.snapshotView(afterScreenUpdates: true)
    #expect(snapshot.bounds.size == UIScreen.main.bounds.size)
    let picture = picture(snapshot)
    #expect(
      picture[5, 5] == .red && picture[10, 20] == .blue && picture[39, 59] == .blue && picture[40, 59] == .red
    )
  }

  @Test("A layer is drawn in its own coordinates, and what waits is displayed first") func render() {
    let view = Original()
    view.bounds.origin = CGPoint(x: 100, y: 0)
    view.layoutIfNeeded()
    let bitmap = view.layer.renderedPicture()
    #expect(view.draws == 1 && bitmap.width == 20)
    #expect(bitmap[0, 5] == .red && bitmap[10, 5] == .blue && bitmap[19, 5] == .blue)
  }

  @Test("A context's transform, clip, opacity and groups apply to what a layer draws") func renderState()
    throws
  {
    let layer = CALayer(CGRect(x: 0, y: 0, width: 4, height: 4), .opaqueRed)
    layer.addSublayer(CALayer(CGRect(x: 2, y: 0, width: 2, height: 4), .opaqueBlue))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12), format: format).image {
      context in
      let context = context.cgContext
      context.clip(to: CGRect(x: 0, y: 0, width: 12, height: 8))
      context.translateBy(x: 2, y: 2)
      context.scaleBy(x: 2, y: 2)
      context.setAlpha(0.5)
      layer.render(in: context)
      context.fill(CGRect(x: 4, y: 0, width: 1, height: 1))
    }
    let pixels = try #require(image.cgImage).pixels
    func pixel(_ x: Int, _ y: Int) -> [UInt8] { Array(pixels[(y * 12 + x) * 4..<(y * 12 + x) * 4 + 4]) }
    // Each thing that is drawn is half opaque: blue over red, both 128 of 255: red 128 · 127/255 = 63.7.
    #expect(pixel(2, 2) == [128, 0, 0, 128] && pixel(9, 7) == [64, 0, 128, 192])
    #expect(pixel(2, 8) == [0, 0, 0, 0] && pixel(1, 2) == [0, 0, 0, 0])
    #expect(pixel(10, 2) == [0, 0, 0, 128], "the state is as it was")
  }
}
