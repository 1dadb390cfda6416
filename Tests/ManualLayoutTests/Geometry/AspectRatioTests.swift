import Foundation
import LayoutCore
import ManualLayout
import StyleCore
import Testing

struct AspectRatioTests {
  private let ratios = [AspectRatio.square, .golden, .widescreen, AspectRatio(width: 3, height: 7)]
  /// In the last two a rounded side would leave the space, or not cover it.
  private let sizes = [
    CGSize(width: 100, height: 100), CGSize(width: 160, height: 90), CGSize(width: 33, height: 70),
    CGSize(width: 400, height: 3), CGSize(width: 1, height: 1), CGSize(width: 101, height: 56.9),
    CGSize(width: 101.1, height: 56.9),
  ]

  @Test("A fitting size lies in the space, a filling one covers it; one side is the space's")
  func fittingAndFilling() {
    for scale in [1, 2, 3] as [CGFloat] {
      for ratio in ratios {
        for size in sizes {
          let (fit, fill) = (ratio.size(toFit: size, in: scale), ratio.size(toFill: size, in: scale))
          #expect(fit.width <= size.width && fit.height <= size.height)
          #expect(fill.width >= size.width && fill.height >= size.height)
          for result in [fit, fill] {
            #expect(result.width == size.width || result.height == size.height)
            // The other side is at most half a pixel from the exact one.
            let exact =
              result.width == size.width
              ? ratio.height(forWidth: result.width, in: 0) - result.height
              : ratio.width(forHeight: result.height, in: 0) - result.width
            #expect(abs(exact) <= 0.5 / scale + 1e-9 || result == size)
          }
        }
      }
    }
  }

  @Test("In a rectangle every position holds, but for the pixel in the middle")
  func rectangles() {
    let between = CGRect(x: 10.3, y: 20.2, width: 101, height: 50)
    for position in Position.allCases {
      for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
        for result in [
          AspectRatio.widescreen.rect(toFit: between, at: position, in: 2, layoutDirection: direction),
          AspectRatio.widescreen.rect(toFill: between, at: position, in: 2, layoutDirection: direction),
        ] {
          let point = position.point(in: result, layoutDirection: direction)
          let target = position.point(in: between, layoutDirection: direction)
          let name = position.rawValue.lowercased()
          // Edges stay where the rectangle has them, also between pixels.
          #expect(
            abs(point.x - target.x)
              <= (["left", "right", "ing"].contains { name.contains($0) } ? 1e-9 : 0.25))
          #expect(
            abs(point.y - target.y) <= (name.hasPrefix("top") || name.hasPrefix("bottom") ? 1e-9 : 0.25))
        }
      }
    }
    let rect = CGRect(x: 10, y: 20, width: 101, height: 50)
    // 16 : 9 in 101 × 50 is 50 high and 88.9 wide: 178 pixels. In the middle: 10 + (101 − 89) / 2.
    #expect(
      AspectRatio.widescreen.rect(toFit: rect, at: .topCenter, in: 2, layoutDirection: .leftToRight)
        == CGRect(x: 16, y: 20, width: 89, height: 50))
  }

  @Test @MainActor func inAView() {
    let view = UIView()
    view.host(scale: 3, .rightToLeft)
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    // 10 · 3 / 7 = 4.2857: 12.86 pixels of a third, so 13.
    let ratio = AspectRatio(width: 3, height: 7)
    #expect(ratio.width(forHeight: 10, in: view) == 13.0 / 3)
    #expect(ratio.size(forHeight: 10, in: view) == CGSize(width: 13.0 / 3, height: 10))
    #expect(ratio.inverted.height(forWidth: 10, in: view) == 13.0 / 3)
    #expect(ratio.inverted.size(forWidth: 10, in: view) == CGSize(width: 10, height: 13.0 / 3))
    #expect(ratio.size(toFit: rect.size, in: view) == CGSize(width: 13.0 / 3, height: 10))
    #expect(ratio.size(toFill: rect.size, in: view).width == 10)
    #expect(ratio.rect(toFit: rect, at: .topLeading, in: view).maxX == 10)
    #expect(ratio.rect(toFill: rect, at: .topLeading, in: view).minY == 0)
  }

  @Test func comparing() {
    #expect(AspectRatio(width: 16, height: 9) == AspectRatio(width: 32, height: 18))
    #expect(
      AspectRatio.square < .golden && AspectRatio.golden < .widescreen && !(AspectRatio.square < .square))
    #expect(AspectRatio.null < .square && AspectRatio.null != .square && !(AspectRatio.null < .null))
    #expect(AspectRatio.null == AspectRatio(size: .zero) && AspectRatio(width: -1, height: 2).isNull)
    #expect(AspectRatio.widescreen.inverted == AspectRatio(width: 9, height: 16))
    #expect(CGSize(width: 32, height: 18).aspectRatio == .widescreen)
    #expect(CGRect(x: 1, y: 1, width: 3, height: 3).aspectRatio == .square)
    #expect("\(AspectRatio.widescreen.debugDescription)" == "AspectRatio<16.0:9.0>")
  }

  @Test("What has no size makes no size") func null() {
    #expect(AspectRatio.null.size(toFit: CGSize(width: 5, height: 5), in: 2) == .zero)
    #expect(AspectRatio.null.size(toFill: CGSize(width: 5, height: 5), in: 2) == .zero)
    #expect(
      AspectRatio.null.size(forWidth: 5, in: 2) == .zero && AspectRatio.null.height(forWidth: 5, in: 2) == 0)
  }
}
