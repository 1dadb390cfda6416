import Foundation
import GraphicsCore
import LayoutCore
import Raster
import TestSupport
import Testing
import ViewRendering

/// Gradients against their formulas at the centres of pixels.
struct CGGradientPixelsTests {
  /// Straight red, green, blue and alpha.
  private typealias Color = (Double, Double, Double, Double)

  /// The premultiplied channels, 0…255, at `t` between two colours: each channel on a straight line, then multiplied
  /// by the alpha there.
  private func mixed(_ a: Color, _ b: Color, _ t: Double) -> [Double] {
    let alpha = a.3 + (b.3 - a.3) * t
    let straight = zip([a.0, a.1, a.2], [b.0, b.1, b.2]).map { $0 + ($1 - $0) * t }
    return (straight.map { $0 * alpha } + [alpha]).map { 255 * $0 }
  }

  private let red: Color = (1, 0, 0, 1)
  private let blue: Color = (0, 0, 1, 0.25)

  private func gradient(_ colors: [Color], _ locations: [CGFloat]? = nil) -> CGGradient? {
    let values = colors.map { CGColor(red: $0.0, green: $0.1, blue: $0.2, alpha: $0.3) } as NSArray
    return unsafe locations.map {
      unsafe $0.withUnsafeBufferPointer {
        unsafe CGGradient(
          colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: values, locations: $0.baseAddress)
      }
    } ?? CGGradient(colorsSpace: nil, colors: values, locations: nil)
  }

  private let nothing = [0.0, 0, 0, 0]

  @Test("Along a line, through any map; beyond its ends only where asked", arguments: [1, 2]) func linear(
    scale: Int
  ) throws {
    let gradient = try #require(self.gradient([red, blue]))
    var random = SeededGenerator(seed: 3)
    for options in [[], [.drawsBeforeStartLocation], [.drawsAfterEndLocation]] as [CGGradientDrawingOptions] {
      let map = CGAffineTransform(rotationAngle: random.number(in: -3...3))
        .concatenating(CGAffineTransform(scaleX: 1.5, y: 0.7))
        .concatenating(CGAffineTransform(translationX: 10, y: 8))
      let (start, end) = (CGPoint(x: -4, y: 1), CGPoint(x: 5, y: 3))
      let bitmap = drawn(20, 16, scale: CGFloat(scale)) { context in
        context.concatenate(map)
        context.drawLinearGradient(gradient, start: start, end: end, options: options)
      }
      let direction = CGPoint(x: end.x - start.x, y: end.y - start.y)
      let length = direction.x * direction.x + direction.y * direction.y
      for y in 0..<16 * scale {
        for x in 0..<20 * scale {
          let centre = CGPoint(
            x: (Double(x) + 0.5) / Double(scale), y: (Double(y) + 0.5) / Double(scale)
          ).applying(map.inverted())
          let t = ((centre.x - start.x) * direction.x + (centre.y - start.y) * direction.y) / length
          guard abs(t) > 1e-6, abs(t - 1) > 1e-6 else { continue }
          let isDrawn =
            t < 0
            ? options.contains(.drawsBeforeStartLocation)
            : t <= 1 || options.contains(.drawsAfterEndLocation)
          let expected = isDrawn ? mixed(red, blue, max(0, min(t, 1))) : nothing
          #expect(isNear(bitmap[x, y], expected), "(\(x), \(y)): \(bitmap[x, y]), \(expected)")
        }
      }
    }
  }

  @Test("Around a centre, from one radius to the other") func radial() throws {
    let gradient = try #require(self.gradient([red, blue]))
    let bitmap = drawn(20, 20) { context in
      let centre = CGPoint(x: 10, y: 9)
      context.drawRadialGradient(
        gradient, startCenter: centre, startRadius: 2, endCenter: centre, endRadius: 8,
        options: .drawsBeforeStartLocation)
    }
    for y in 0..<20 {
      for x in 0..<20 {
        let (dx, dy) = (Double(x) + 0.5 - 10, Double(y) + 0.5 - 9)
        let t = ((dx * dx + dy * dy).squareRoot() - 2) / 6
        #expect(isNear(bitmap[x, y], t > 1 ? nothing : mixed(red, blue, max(0, t))))
      }
    }
  }

  @Test("Around a point, as angles grow") func conic() throws {
    let gradient = try #require(self.gradient([red, blue]))
    let bitmap = drawn(20, 20) { context in
      context.drawConicGradient(gradient, center: CGPoint(x: 10, y: 10), angle: .pi / 2)
    }
    for y in 0..<20 {
      for x in 0..<20 {
        var turn = (atan2(Double(y) + 0.5 - 10, Double(x) + 0.5 - 10) - .pi / 2) / (2 * .pi)
        if turn < 0 { turn += 1 }
        #expect(isNear(bitmap[x, y], mixed(red, blue, turn)))
      }
    }
  }

  @Test("Colours lie at their locations, hard where two share one; the clip confines them") func stops()
    throws
  {
    let black: Color = (0, 0, 0, 1)
    let gradient = try #require(self.gradient([black, red, blue, black], [0, 0.5, 0.5, 1]))
    let bitmap = drawn(10, 2) { context in
      context.clip(to: CGRect(x: 0, y: 1, width: 10, height: 1))
      context.setAlpha(0.5)
      context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 10, y: 0), options: [])
    }
    for x in 0..<10 {
      let t = (Double(x) + 0.5) / 10
      let expected = t < 0.5 ? mixed(black, red, t * 2) : mixed(blue, black, t * 2 - 1)
      #expect(isNear(bitmap[x, 1], expected.map { $0 / 2 }) && bitmap[x, 0] == .transparent)
    }
  }

  @Test("A shading is its function") func shadings() throws {
    var callbacks = unsafe CGFunctionCallbacks(
      version: 0,
      evaluate: { _, input, output in
        unsafe output[0] = input[0] * input[0]
        unsafe output[1] = 0
        unsafe output[2] = 0
        unsafe output[3] = 1
      }, releaseInfo: nil)
    let function = try #require(
      unsafe CGFunction(
        info: nil, domainDimension: 1, domain: nil, rangeDimension: 4, range: nil, callbacks: &callbacks))
    let shading = try #require(
      CGShading(
        axialSpace: CGColorSpaceCreateDeviceRGB(), start: .zero, end: CGPoint(x: 20, y: 0),
        function: function,
        extendStart: false, extendEnd: false))
    let bitmap = drawn(20, 1) { $0.drawShading(shading) }
    for x in 0..<20 {
      let t = (Double(x) + 0.5) / 20
      #expect(isNear(bitmap[x, 0], [255 * t * t, 0, 0, 255]))
    }
  }

  @Test("What is no gradient is none") func refusals() {
    #expect(unsafe CGGradient(colorsSpace: nil, colors: [] as NSArray, locations: nil) == nil)
    #expect(unsafe CGGradient(colorsSpace: nil, colors: ["red"] as NSArray, locations: nil) == nil)
  }
}
