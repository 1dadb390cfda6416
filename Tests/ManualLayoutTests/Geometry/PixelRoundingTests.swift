import Foundation
import LayoutCore
import ManualLayout
import Testing

struct PixelRoundingTests {
  /// Values around zero, on pixels, between them and in the middle, in every scale.
  private let values: [CGFloat] = (-120...120).map { CGFloat($0) / 12 } + [0.3, 99.99]
  private let scales: [CGFloat] = [1, 2, 3]

  @Test("Rounding is idempotent, near and on the grid (I.15)") func laws() {
    for scale in scales {
      for value in values {
        let (floor, ceil) = (value.flooredToPixel(in: scale), value.ceiledToPixel(in: scale))
        let nearest = value.roundedToPixel(in: scale)
        #expect(floor <= value + 1e-6 && value <= ceil + 1e-6 && nearest >= floor && nearest <= ceil)
        #expect(abs(nearest - value) <= 0.5 / scale + 1e-6)
        for rounded in [floor, ceil, nearest] {
          #expect(abs(rounded * scale - (rounded * scale).rounded()) < 1e-9)
          #expect(rounded.flooredToPixel(in: scale) == rounded && rounded.ceiledToPixel(in: scale) == rounded)
          #expect(rounded.roundedToPixel(in: scale) == rounded)
        }
      }
    }
  }

  @Test(
    "Ties go away from zero (I.6, I.13)",
    arguments: [(0.5, 1), (-0.5, -1), (1.5, 2), (-1.5, -2), (2.5, 3), (-2.5, -3)] as [(CGFloat, CGFloat)])
  func ties(pixels: CGFloat, rounded: CGFloat) {
    for scale in scales { #expect((pixels / scale).roundedToPixel(in: scale) == rounded / scale) }
  }

  @Test("A sum that is off by a rounding error is on its pixel (I.14)") func sums() {
    // 0.1 + 0.2 is 0.30000000000000004; ten times 0.1 is 0.9999999999999999.
    #expect((0.1 + 0.2 as CGFloat).ceiledToPixel(in: 10) == 3.0 / 10)
    #expect((0..<10).reduce(0 as CGFloat) { sum, _ in sum + 0.1 }.flooredToPixel(in: 1) == 1)
  }

  @Test("What has no end, and a scale that is none, change nothing")
  func passingThrough() {
    for value in [CGFloat.infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude] {
      #expect(value.ceiledToPixel(in: 2) == value && value.flooredToPixel(in: 3) == value)
    }
    for scale in [0, -1] as [CGFloat] { #expect((0.3 as CGFloat).roundedToPixel(in: scale) == 0.3) }
    #expect(CGRect.null.roundedToPixel(in: 2).isNull && CGRect.null.expandedToPixel(in: 2).isNull)
    #expect(CGRect.infinite.contractedToPixel(in: 2) == .infinite)
  }

  @Test func numbersPointsAndSizes() {
    // In a scale of 2: 0.6 is 1.2 pixels, 0.3 is 0.6 pixels.
    let double = 0.6
    #expect(double.flooredToPixel(in: 2) == 0.5 && double.ceiledToPixel(in: 2) == 1)
    #expect(double.roundedToPixel(in: 2) == 0.5)
    let point = CGPoint(x: 0.6, y: -0.3)
    #expect(point.flooredToPixel(in: 2) == CGPoint(x: 0.5, y: -0.5))
    #expect(point.ceiledToPixel(in: 2) == CGPoint(x: 1, y: 0))
    #expect(point.roundedToPixel(in: 2) == CGPoint(x: 0.5, y: -0.5))
    let size = CGSize(width: 0.6, height: 0.3)
    #expect(size.flooredToPixel(in: 2) == CGSize(width: 0.5, height: 0))
    #expect(size.ceiledToPixel(in: 2) == CGSize(width: 1, height: 0.5))
    #expect(size.roundedToPixel(in: 2) == CGSize(width: 0.5, height: 0.5))
  }

  @Test("Rectangles are rounded by their edges: what shared one still does (I.10)")
  func tiles() {
    for scale in scales {
      let tiles = (0..<7).map { CGRect(x: CGFloat($0) * 100 / 7, y: 0, width: 100 / 7, height: 10) }
      let rounded = tiles.map { $0.roundedToPixel(in: scale) }
      for (left, right) in zip(rounded, rounded.dropFirst()) { #expect(abs(left.maxX - right.minX) < 1e-9) }
      #expect(abs(rounded.reduce(0) { $0 + $1.width } - 100) < 1e-9)
    }
  }

  @Test("The expanded rectangle holds this one, which holds the contracted one")
  func expandingAndContracting() {
    for scale in scales {
      for x in values {
        let rect = CGRect(x: x, y: -x, width: 2.7, height: 5.1)
        let (outer, inner) = (rect.expandedToPixel(in: scale), rect.contractedToPixel(in: scale))
        for (holder, held) in [(outer, rect), (rect, inner)] {
          #expect(holder.minX <= held.minX + 1e-5 && holder.minY <= held.minY + 1e-5)
          #expect(holder.maxX >= held.maxX - 1e-5 && holder.maxY >= held.maxY - 1e-5)
        }
        #expect(outer.width - rect.width < 2 / scale && rect.width - inner.width < 2 / scale)
      }
    }
    // Between 0.2 and 0.7 there is no whole pixel of a scale of 1.
    #expect(CGRect(x: 0.2, y: 0, width: 0.5, height: 1).contractedToPixel(in: 1).width == 0)
    #expect(
      CGRect(x: 0.2, y: 0.2, width: 1, height: 1).flooredToPixel(in: 1)
        == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(
      CGRect(x: 0.2, y: 0.2, width: 1, height: 1).ceiledToPixel(in: 1)
        == CGRect(x: 1, y: 1, width: 1, height: 1))
  }

  @Test("Views and screens give their scale (H.5)") @MainActor func providers() {
    let view = UIView()
    view.host(scale: 2)
    #expect(view.pixelsPerPoint == 2 && (0.3 as CGFloat).roundedToPixel(in: view) == 0.5)
    #expect(
      0.3.ceiledToPixel(in: view) == 0.5 && CGSize(width: 0.3, height: 0).ceiledToPixel(in: view).width == 0.5
    )
    #expect(CGPoint(x: 0.3, y: 0).flooredToPixel(in: view) == .zero)
    #expect(
      CGRect(x: 0.3, y: 0, width: 1, height: 1).expandedToPixel(in: view)
        == CGRect(x: 0, y: 0, width: 1.5, height: 1))
    view.host(scale: 0)
    #expect(view.pixelsPerPoint == UIScreen.main.scale)
    #expect(UIScreen.main.pixelsPerPoint == UIScreen.main.scale)
  }
}
