import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import Raster
import StyleCore
import Testing
import ViewRendering

/// A view that draws by a closure.
private final class DrawingView: UIView {
  var drawing: (CGContext, CGRect) -> Void = { _, _ in }
  override func draw(_ rect: CGRect) {
    if let context = UIGraphicsGetCurrentContext() { drawing(context, rect) }
  }
}

private let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
private let blue = Pixel(red: 0, green: 0, blue: 255, alpha: 255)

@MainActor
@Suite struct ContentsPainterTests {
  /// A canvas of 20 × 20 pixels at one pixel a point, with a drawing view of 10 × 10 at (5, 5) in it.
  private func canvas(_ drawing: @escaping (CGContext, CGRect) -> Void) -> (root: UIView, view: DrawingView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    root.hostTraits = UITraitCollection(displayScale: 1)
    let view = DrawingView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    view.drawing = drawing
    root.addSubview(view)
    return (root, view)
  }

  private func picture(_ view: UIView) -> Bitmap { Bitmap(rendering: DisplayList(recording: view)) }

  /// The box around the pixels of one colour: x, y, width, height.
  private func box(_ pixel: Pixel, _ bitmap: Bitmap) -> [Int] {
    var (left, top, right, bottom) = (bitmap.width, bitmap.height, 0, 0)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y] == pixel {
        (left, top) = (min(left, x), min(top, y))
        (right, bottom) = (max(right, x + 1), max(bottom, y + 1))
      }
    }
    return right > left ? [left, top, right - left, bottom - top] : []
  }

  @Test func `what a view draws lies on its background and beneath its subviews (G.1)`() {
    let (root, view) = canvas { context, rect in
      UIColor.red.setFill()
      context.fill(rect.insetBy(dx: 2, dy: 2))
    }
    view.backgroundColor = .green
    let child = UIView(frame: CGRect(x: 4, y: 4, width: 2, height: 2))
    child.backgroundColor = .blue
    view.addSubview(child)
    let bitmap = picture(root)
    #expect(box(red, bitmap) == [7, 7, 6, 6] && box(blue, bitmap) == [9, 9, 2, 2])
    #expect(bitmap[5, 5] == Pixel(red: 0, green: 255, blue: 0, alpha: 255))
  }

  @Test func `what reaches out of the bounds is cut`() {
    let (root, _) = canvas { context, rect in
      UIColor.red.setFill()
      context.fill(rect.insetBy(dx: -20, dy: -20))
    }
    #expect(box(red, picture(root)) == [5, 5, 10, 10])
  }

  /// A 4 × 4 square in the top left of the drawing, after the view grew to 20 × 20 at the origin.
  @Test(
    arguments: [
      (.scaleToFill, [0, 0, 8, 8]), (.redraw, [0, 0, 4, 4]), (.topLeft, [0, 0, 4, 4]),
      (.center, [5, 5, 4, 4]), (.bottomRight, [10, 10, 4, 4]), (.top, [5, 0, 4, 4]),
      (.scaleAspectFit, [0, 0, 8, 8]),
    ] as [(UIView.ContentMode, [Int])])
  func `a drawing fills other bounds by the content mode (B.15, G.16)`(
    mode: UIView.ContentMode, square: [Int]
  ) {
    let (root, view) = canvas { context, _ in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    view.contentMode = mode
    _ = picture(root)
    view.frame = root.bounds
    #expect(box(red, picture(root)) == square)
  }

  @Test func `a part that was drawn anew hides what was there`() {
    let (root, view) = canvas { context, rect in
      UIColor.red.setFill()
      context.fill(rect)
    }
    _ = picture(root)
    view.drawing = { context, rect in
      UIColor.blue.setFill()
      context.fill(rect.insetBy(dx: 1, dy: 1))
    }
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 6, height: 6))
    let bitmap = picture(root)
    #expect(box(blue, bitmap) == [6, 6, 4, 4] && box(red, bitmap) == [5, 5, 10, 10])
    #expect(bitmap[5, 5] == .transparent && bitmap[10, 10] == .transparent && bitmap[11, 5] == red)
  }

  @Test func `lines lie on both sides of their path`() {
    let (root, _) = canvas { context, rect in
      UIColor.red.setStroke()
      context.setLineWidth(2)
      context.stroke(rect.insetBy(dx: 3, dy: 3))
    }
    let bitmap = picture(root)
    #expect(box(red, bitmap) == [7, 7, 6, 6])
    #expect(bitmap[8, 8] == red && bitmap[9, 9] == .transparent && bitmap[10, 10] == .transparent)
  }

  @Test func `a frame by UIRectFrame is one point wide and has a hole`() {
    let (root, _) = canvas { _, rect in
      UIColor.red.setFill()
      UIRectFrame(rect)
    }
    let bitmap = picture(root)
    #expect(box(red, bitmap) == [5, 5, 10, 10] && bitmap[6, 6] == .transparent && bitmap[5, 9] == red)
  }

  @Test func `clips and rotation`() {
    let (root, _) = canvas { context, _ in
      context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 10))
      context.translateBy(x: 5, y: 5)
      context.rotate(by: .pi / 2)
      UIColor.red.setFill()
      context.fill(CGRect(x: -2, y: -4, width: 4, height: 8))
    }
    // Turned, the rectangle is 8 × 4 about (10, 10); its right half is cut.
    #expect(box(red, picture(root)) == [6, 8, 4, 4])
  }

  @Test func `a shape layer shows its path beyond its bounds (G.20)`() {
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 5, y: 5, width: 2, height: 2)
    layer.path = unsafe CGPath(rect: CGRect(x: 1, y: 1, width: 6, height: 6), transform: nil)
    layer.fillColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.strokeColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    layer.lineWidth = 2
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    root.hostTraits = UITraitCollection(displayScale: 1)
    root.layer.addSublayer(layer)
    let bitmap = picture(root)
    #expect(box(blue, bitmap) == [5, 5, 8, 8] && box(red, bitmap) == [7, 7, 4, 4])
  }

  @Test func `a scroll view shows what lies at its offset, and clips it`() {
    let root = UIScrollView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    root.hostTraits = UITraitCollection(displayScale: 1)
    let child = UIView(frame: CGRect(x: 5, y: 30, width: 10, height: 40))
    child.backgroundColor = .red
    root.addSubview(child)
    root.contentOffset.y = 25
    #expect(box(red, picture(root)) == [5, 5, 10, 15])
  }
}
