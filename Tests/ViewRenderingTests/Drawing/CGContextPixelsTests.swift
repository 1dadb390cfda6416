import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import Raster
import StyleCore
import TestSupport
import Testing
import ViewRendering

/// The pixels of a context's calls, at one to a point unless a scale is given.
struct CGContextPixelsTests {
  private let whole = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test("What is drawn through a map is the mapped path, drawn") func transforms() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<40 {
      func number(_ range: ClosedRange<CGFloat>) -> CGFloat { random.number(in: range) }
      let transform = CGAffineTransform(rotationAngle: number(-3...3))
        .concatenating(CGAffineTransform(scaleX: number(0.3...2), y: number(-2...(-0.3))))
        .concatenating(CGAffineTransform(translationX: number(5...25), y: number(5...25)))
      let path = CGMutablePath()
      path.addEllipse(in: CGRect(x: number(-5...5), y: number(-5...5), width: number(1...10), height: 8))
      path.addRect(CGRect(x: number(-5...5), y: number(-5...5), width: number(1...10), height: 3))
      let through = drawn(30, 30) { context in
        context.concatenate(transform)
        context.addPath(path)
        context.fillPath(using: .evenOdd)
      }
      let mapped = drawn(30, 30) { context in
        let moved = CGMutablePath()
        moved.addPath(path, transform: transform)
        context.addPath(moved)
        context.fillPath(using: .evenOdd)
      }
      #expect(through == mapped && through.pixels.contains { $0.alpha > 0 })
    }
  }

  @Test("Without smooth edges, a pixel is inside where its centre is") func hardEdges() {
    let bitmap = drawn(10, 10) { context in
      context.setShouldAntialias(false)
      context.fillEllipse(in: CGRect(x: 1, y: 1, width: 8, height: 8))
    }
    for y in 0..<10 {
      for x in 0..<10 {
        let (dx, dy) = (Double(x) + 0.5 - 5, Double(y) + 0.5 - 5)
        // No centre is nearer than 0.05 to the circle: 3.5² + 1.5² = 14.5, 3.5² + 2.5² = 18.5.
        #expect(bitmap[x, y] == (dx * dx + dy * dy < 16 ? .black : .transparent))
      }
    }
    let rectangle = drawn(10, 10) { context in
      context.setAllowsAntialiasing(false)
      context.fill(CGRect(x: 1.4, y: 1.6, width: 3, height: 3))
    }
    #expect(rectangle[1, 2] == .black && rectangle[1, 1] == .transparent && rectangle[4, 4] == .transparent)
  }

  @Test("Dashes and gaps follow each other from the phase on") func dashes() {
    func row(_ phase: CGFloat, _ lengths: [CGFloat]) -> String {
      let bitmap = drawn(12, 1) { context in
        context.setLineWidth(1)
        context.setLineDash(phase: phase, lengths: lengths)
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 12, y: 0.5)])
      }
      return (0..<12).map { bitmap[$0, 0] == .black ? "#" : bitmap[$0, 0] == .transparent ? "." : "?" }
        .joined()
    }
    #expect(row(0, []) == "############")
    #expect(row(0, [3, 2]) == "###..###..##")
    #expect(row(1, [3, 2]) == "##..###..###")
    // An odd list goes through dashes and gaps in turn.
    #expect(row(0, [2]) == "##..##..##..")
    #expect(row(3, [2]) == ".##..##..##.")
  }

  @Test("A shadow without blur is a copy, whatever the CTM") func sharpShadows() {
    let bitmap = drawn(10, 10) { context in
      context.scaleBy(x: 2, y: 2)
      context.setShadow(offset: CGSize(width: 2, height: 3), blur: 0, color: UIColor.blue.cgColor)
      UIColor.red.setFill()
      context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    }
    for y in 0..<10 {
      for x in 0..<10 {
        let isRed = (2..<4).contains(x) && (2..<4).contains(y)
        let isBlue = (4..<6).contains(x) && (5..<7).contains(y)
        #expect(bitmap[x, y] == (isRed ? .red : isBlue ? .blue : .transparent))
      }
    }
  }

  @Test(
    "G.7: a blurred edge falls off as the sum of a Gaussian of σ = blur / 2, cut at 2σ", arguments: [1, 2])
  func blurredShadows(scale: Int) {
    let sigma = 2.0 * Double(scale)
    let bitmap = drawn(40, 20, scale: CGFloat(scale)) { context in
      // The caster of the shadow is left of the picture; its shadow's edge would be at x = 20.
      context.setShadow(offset: CGSize(width: 100, height: 0), blur: 4, color: UIColor.black.cgColor)
      context.fill(CGRect(x: -200, y: -100, width: 120, height: 300))
    }
    let reach = Int(2 * sigma)
    let taps: [Double] = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = taps.reduce(0, +)
    for x in 0..<40 * scale {
      var covered = 0.0
      for (offset, tap) in zip(-reach...reach, taps) where x + offset < 20 * scale { covered += tap }
      #expect(isNear(bitmap[x, 10 * scale], [0, 0, 0, 255 * covered / sum]), "column \(x)")
    }
  }

  @Test("A group's opacity fades what overlaps in it as one") func groups() {
    let bitmap = drawn(3, 1) { context in
      context.setAlpha(0.6)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
      context.endTransparencyLayer()
    }
    // 0.6 · 255 = 153.
    let faded = [Pixel(153, 0, 0, 153), Pixel(0, 0, 153, 153), Pixel(0, 0, 153, 153)]
    #expect((0..<3).map { bitmap[$0, 0] } == faded)
  }

  @Test("Modes mix with what is behind; those that take away keep to their area", arguments: [1, 2])
  func modes(scale: Int) {
    func over(_ mode: CGBlendMode, _ source: UIColor, _ backdrop: UIColor) -> Pixel {
      let bitmap = drawn(2, 1, scale: CGFloat(scale)) { context in
        backdrop.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        context.setBlendMode(mode)
        source.setFill()
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      }
      #expect(isNear(bitmap[0, 0], CGImage([[backdrop]]).bitmap[0, 0].channels.map(Double.init), within: 0))
      return bitmap[scale, 0]
    }
    let (dark, light) = (UIColor(white: 0.2, alpha: 1), UIColor(white: 0.6, alpha: 1))
    // 51 and 153 of 255: 51·153/255 = 30.6; 51 + 153 − 30.6 = 173.4; 153 − 51; 51 + 153 − 2·30.6 = 142.8.
    #expect(over(.multiply, dark, light) == Pixel(31, 31, 31))
    #expect(over(.screen, dark, light) == Pixel(173, 173, 173))
    #expect(over(.difference, dark, light) == Pixel(102, 102, 102))
    #expect(over(.exclusion, dark, light) == Pixel(143, 143, 143))
    #expect(
      over(.darken, dark, light) == Pixel(51, 51, 51) && over(.lighten, dark, light) == Pixel(153, 153, 153))
    #expect(
      over(.plusLighter, light, light) == .white && over(.plusLighter, dark, light) == Pixel(204, 204, 204))
    #expect(over(.clear, .red, light) == .transparent && over(.copy, .clear, light) == .transparent)
    #expect(over(.sourceIn, .red, light) == .red && over(.sourceOut, .red, light) == .transparent)
    #expect(over(.destinationOut, UIColor(white: 0, alpha: 0.4), .white) == Pixel(153, 153, 153, 153))
    #expect(over(.destinationOver, .red, .white) == .white && over(.xor, .red, .white) == .transparent)
  }

  @Test("What a view takes away is its own, not what is behind the view") @MainActor func isolation() {
    final class Hole: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(rect)
        UIGraphicsGetCurrentContext()?.clear(CGRect(x: 1, y: 0, width: 1, height: 1))
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 1))
    root.hostTraits = UITraitCollection(displayScale: 1)
    root.backgroundColor = .blue
    let hole = Hole(frame: CGRect(x: 0, y: 0, width: 2, height: 1))
    hole.backgroundColor = .clear
    root.addSubview(hole)
    let bitmap = Bitmap(rendering: DisplayList(recording: root))
    #expect((0..<3).map { bitmap[$0, 0] } == [.red, .blue, .blue])
    hole.alpha = 0.2
    // 0.2 · 255 = 51 of red over blue.
    let faded = Bitmap(rendering: DisplayList(recording: root))
    #expect((0..<3).map { faded[$0, 0] } == [Pixel(51, 0, 204), .blue, .blue])
  }

  @Test("UIRectFill and UIRectFrame replace what is there: a clear colour makes a hole") func holes() {
    let bitmap = drawn(5, 5) { _ in
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
      UIColor.clear.setFill()
      UIRectFrame(CGRect(x: 1, y: 1, width: 3, height: 3))
      UIColor.blue.withAlphaComponent(0.2).setFill()
      UIRectFill(CGRect(x: 4, y: 4, width: 1, height: 1))
    }
    for y in 0..<5 {
      for x in 0..<5 {
        let isFrame = (1...3).contains(x) && (1...3).contains(y) && (x, y) != (2, 2)
        #expect(bitmap[x, y] == ((x, y) == (4, 4) ? Pixel(0, 0, 51, 51) : isFrame ? .transparent : .red))
      }
    }
  }

  @Test("What is cleared is cleared inside the clip alone") func clearing() {
    let bitmap = drawn(4, 1) { context in
      context.fill(whole)
      context.clip(to: CGRect(x: 1, y: 0, width: 2, height: 1))
      context.clear(CGRect(x: 2, y: 0, width: 2, height: 1))
    }
    #expect((0..<4).map { bitmap[$0, 0] } == [.black, .black, .transparent, .black])
  }

  @Test("A clip by a mask multiplies by its alpha, and shows nothing beside it") func masks() {
    let mask = CGImage([[.clear, UIColor(white: 1, alpha: 0.2), .red]])
    let bitmap = drawn(5, 1) { context in
      context.saveGState()
      context.clip(to: CGRect(x: 1, y: 0, width: 3, height: 1), mask: mask)
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 1))
      context.restoreGState()
      context.fill(CGRect(x: 4, y: 0, width: 1, height: 1))
    }
    #expect(
      (0..<5).map { bitmap[$0, 0] } == [.transparent, .transparent, Pixel(0, 0, 51, 51), .blue, .black])
    // Two masks multiply: 0.2 · 0.6 · 255 = 30.6, each product rounded once: 51 · 153 / 255 = 30.6.
    let both = drawn(1, 1) { context in
      context.clip(to: whole, mask: CGImage([[UIColor(white: 1, alpha: 0.2)]]))
      context.clip(to: whole, mask: CGImage([[UIColor(white: 0.6, alpha: 1)]]).luminous)
      context.fill(whole)
    }
    #expect(both[0, 0] == Pixel(0, 0, 0, 31))
  }

  @Test("Tiles fill the clip from the first place on") func tiling() {
    let image = CGImage.unlike(3, 2)
    let bitmap = drawn(10, 8) { context in
      context.translateBy(x: 0, y: 8)
      context.scaleBy(x: 1, y: -1)
      context.clip(to: CGRect(x: 0, y: 1, width: 10, height: 7))
      // y up, the first tile is at 3…5: rows 3 and 4 from the top.
      context.draw(image, in: CGRect(x: 4, y: 3, width: 3, height: 2), byTiling: true)
    }
    for y in 0..<8 {
      for x in 0..<10 {
        let expected = y < 7 ? image.bitmap[(x - 4 + 9) % 3, (y - 3 + 8) % 2] : .transparent
        #expect(bitmap[x, y] == expected)
      }
    }
  }

  @Test("A CGLayer is its drawing, wherever and as large as one wants it", arguments: [1, 2]) func layers(
    scale: Int
  ) {
    let bitmap = drawn(8, 4, scale: CGFloat(scale)) { context in
      let layer = CGLayer(context, size: CGSize(width: 2, height: 2), auxiliaryInfo: nil)
      layer?.context?.setFillColor(UIColor.red.cgColor)
      layer?.context?.fill(CGRect(x: 0, y: 0, width: 1, height: 9))
      layer?.context?.setFillColor(UIColor.blue.cgColor)
      layer?.context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      guard let layer else { return }
      context.draw(layer, at: CGPoint(x: 1, y: 1))
      context.draw(layer, in: CGRect(x: 4, y: 0, width: 4, height: 4))
    }
    let rows = (0..<4).map { y -> String in
      let letters = (0..<8).map { x -> String in
        let pixel = bitmap[x * scale, y * scale]
        return pixel == .red ? "r" : pixel == .blue ? "b" : "."
      }
      return letters.joined()
    }
    #expect(rows == ["....bb..", ".b..bb..", ".r..rr..", "....rr.."])
  }

  @Test("A pattern's cell is drawn at each step, in the colour of the fill if it has none") func patterns()
    throws
  {
    func pattern(_ isColored: Bool) throws -> CGPattern {
      var callbacks = unsafe CGPatternCallbacks(
        version: 0,
        drawPattern: { _, context in
          context.setFillColor(UIColor.red.cgColor)
          context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
          context.fill(CGRect(x: 1, y: 0, width: 5, height: 1))
        }, releaseInfo: nil)
      return try #require(
        unsafe CGPattern(
          info: nil, bounds: CGRect(x: 0, y: 0, width: 2, height: 2), matrix: .identity, xStep: 3, yStep: 4,
          tiling: .constantSpacing, isColored: isColored, callbacks: &callbacks))
    }
    let colored = try pattern(true)
    let rows = drawn(7, 5) { context in
      guard let space = CGColorSpace(patternBaseSpace: nil) else { return }
      context.setFillColorSpace(space)
      unsafe context.setFillPattern(colored, colorComponents: [0.2])
      context.fill(CGRect(x: 0, y: 0, width: 7, height: 5))
    }
    let on = Pixel(51, 0, 0, 51)
    let expected = ["rr.rr.r", "r..r..r", ".......", ".......", "rr.rr.r"]
    for (y, row) in expected.enumerated() {
      for (x, letter) in row.enumerated() { #expect(rows[x, y] == (letter == "r" ? on : .transparent)) }
    }
    let plain = try pattern(false)
    let blue = drawn(2, 1) { context in
      guard let space = CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()) else { return }
      context.setStrokeColorSpace(space)
      unsafe context.setStrokePattern(plain, colorComponents: [0, 0, 1, 1])
      context.setLineWidth(4)
      context.stroke(CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    #expect(blue[0, 0] == .blue && blue[1, 0] == .blue)
  }

  @Test("Whether edges may be smooth is no part of the state that is kept") func allowsAntialiasing() {
    let bitmap = drawn(10, 10) { context in
      context.saveGState()
      context.setAllowsAntialiasing(false)
      context.restoreGState()
      context.fill(CGRect(x: 1.4, y: 1.6, width: 3, height: 3))
    }
    #expect(bitmap[1, 2] == .black && bitmap[1, 1] == .transparent)
  }

  @Test("A Bézier path is drawn in the context's blend mode and opacity, or in those it is told")
  func bezierPaths() {
    let square = UIBezierPath(rect: CGRect(x: 2, y: 2, width: 4, height: 4))
    let hole = drawn(10, 10) { context in
      context.fill(whole)
      context.setBlendMode(.destinationOut)
      square.fill()
    }
    #expect(hole[3, 3] == .transparent && hole[7, 7] == .black)
    let frame = drawn(10, 10) { context in
      context.fill(whole)
      context.setBlendMode(.destinationOut)
      square.lineWidth = 2
      square.stroke()
    }
    #expect(frame[2, 2] == .transparent && frame[4, 4] == .black)
    let covered = drawn(10, 10) { context in
      context.setBlendMode(.destinationOut)
      context.setAlpha(0.25)
      square.fill(with: .normal, alpha: 1)
    }
    #expect(covered[3, 3] == .black)
    let faded = drawn(10, 10) { context in
      context.setAlpha(0.4)
      square.fill()
    }
    // 255 · 0.4 = 102.
    #expect(faded[3, 3] == Pixel(red: 0, green: 0, blue: 0, alpha: 102))
  }

  @Test("The shadow of a context is that of a layer tree as a whole", arguments: [1, 0.5])
  func shadowOfTree(opacity: Float) {
    let root = CALayer(whole)
    let (red, blue) = (CALayer(CGRect(x: 1, y: 1, width: 3, height: 3), .opaqueRed), CALayer())
    blue.frame = CGRect(x: 2, y: 1, width: 3, height: 3)
    blue.backgroundColor = .opaqueBlue
    // A layer that is a group by itself casts no shadow of its own.
    blue.opacity = opacity
    root.addSublayer(red)
    root.addSublayer(blue)
    let bitmap = drawn(10, 10) { context in
      context.setShadow(offset: CGSize(width: 0, height: 4), blur: 0, color: .opaqueGreen)
      root.render(in: context)
    }
    // Red lies beneath blue, where no shadow of blue falls on it.
    #expect(bitmap[1, 1] == .red && bitmap[3, 2].channels[1] == 0)
    #expect(bitmap[1, 6] == .green)
    #expect(abs(Int(bitmap[4, 6].alpha) - Int((255 * opacity).rounded())) <= 1)
  }
}

extension CGImage {
  /// The image with its grey as alpha, as a clip takes an image without alpha.
  fileprivate var luminous: CGImage {
    CGImage(
      width: width, height: height,
      pixels: stride(from: 0, to: pixels.count, by: 4).flatMap { [0, 0, 0, pixels[$0]] as [UInt8] })
  }
}
