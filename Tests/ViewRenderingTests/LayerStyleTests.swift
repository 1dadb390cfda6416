import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import Raster
import TestSupport
import Testing
import ViewRendering

/// The look of layers: order, borders, corners, shadows, masks, opacity (G.1 to G.15).
@Suite struct LayerStyleTests {
  private func root(_ side: CGFloat = 20) -> CALayer {
    CALayer(CGRect(x: 0, y: 0, width: side, height: side))
  }

  @Test("Shadow, background, contents, sublayers, border, mask, opacity (G.1)") func order() {
    let root = root()
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 4, y: 4, width: 12, height: 12)
    layer.backgroundColor = .opaqueRed
    layer.path = unsafe CGPath(rect: CGRect(x: 2, y: 2, width: 8, height: 8), transform: nil)
    layer.fillColor = .opaqueGreen
    layer.addSublayer(CALayer(CGRect(x: 0, y: 4, width: 6, height: 4), .opaqueBlue))
    layer.borderWidth = 1
    layer.borderColor = .opaqueWhite
    layer.shadowOpacity = 1
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 3, height: 0)
    root.addSublayer(layer)
    var picture = root.picture()
    let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
    // Row 10 crosses the border, the sublayer up to x = 10, the path up to 14, the background, the border, the shadow.
    #expect(
      Array(picture.row(10)[3...])
        == [.transparent, white] + Array(repeating: .blue, count: 5) + Array(repeating: .green, count: 4)
        + [.red, white, .black, .black, .black, .transparent])
    #expect(picture[5, 5] == .red && picture[7, 7] == .green)

    let mask = CALayer(CGRect(x: 0, y: 0, width: 14, height: 12), .opaqueBlack)
    layer.mask = mask
    picture = root.picture()
    // The mask ends at x = 4 + 14, and takes the rest of the shadow along.
    #expect(picture[17, 10] == .black && picture[18, 10] == .transparent && picture[5, 5] == .red)
    layer.opacity = 0.5
    // Everything fades as one: 0.5 · 255 = 127.5 is 128.
    picture = root.picture()
    #expect(picture[5, 5] == Pixel(red: 128, green: 0, blue: 0, alpha: 128))
    #expect(picture[17, 10] == Pixel(red: 0, green: 0, blue: 0, alpha: 128))
  }

  @Test("A border of a point is one row of pixels at each edge, and corners count once (G.2)")
  func border() {
    let root = root()
    let box = CALayer(CGRect(x: 2, y: 3, width: 10, height: 8))
    box.borderWidth = 1
    box.borderColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    root.addSublayer(box)
    let picture = root.picture()
    let half = Pixel(red: 128, green: 0, blue: 0, alpha: 128)
    for y in 0..<20 {
      for x in 0..<20 {
        let isInside = (2..<12).contains(x) && (3..<11).contains(y)
        let isInner = (3..<11).contains(x) && (4..<10).contains(y)
        #expect(picture[x, y] == (isInside && !isInner ? half : .transparent))
      }
    }
  }

  @Test("A corner is the quarter of a circle (G.6)", arguments: [(10.0, 40.0), (50, 100)])
  func circularCorner(radius: Double, side: Double) {
    let box = CALayer(CGRect(x: 0, y: 0, width: side, height: side), .opaqueRed)
    box.cornerRadius = radius
    let picture = box.picture()
    let last = Int(side) - 1
    for y in 0...Int(radius) {
      for x in 0...Int(radius) {
        // The share of 32 × 32 points of the pixel that lie in the circle.
        var inside = 0
        for j in 0..<32 {
          for i in 0..<32 {
            let (dx, dy) = (
              radius - Double(x) - (Double(i) + 0.5) / 32, radius - Double(y) - (Double(j) + 0.5) / 32
            )
            if dx <= 0 || dy <= 0 || dx * dx + dy * dy <= radius * radius { inside += 1 }
          }
        }
        let expected = Double(inside) / 1024 * 255
        // A row of points of the pixel may be taken wrongly: 32 of 1,024, or 8 of 255.
        #expect(abs(Double(picture[x, y].alpha) - expected) < 6)
        for twin in [picture[last - x, y], picture[x, last - y], picture[last - x, last - y]] {
          #expect(twin == picture[x, y], "all corners are alike")
        }
      }
    }
  }

  @Test("A shadow is a Gaussian of the radius, cut off at twice of it (G.7)", arguments: [1, 2, 3])
  func shadowBlur(scale: Int) {
    let root = root(120)
    let box = CALayer(CGRect(x: 50, y: -100, width: 200, height: 320), .opaqueWhite)
    box.shadowOpacity = 1
    box.shadowRadius = 8
    box.shadowOffset = .zero
    root.addSublayer(box)
    let picture = root.picture(scale: CGFloat(scale))
    let sigma = 8 * Double(scale)
    let reach = Int(2 * sigma)
    let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let total = weights.reduce(0, +)
    let edge = 50 * scale
    for x in (edge - reach - 3)..<edge {
      // The shares of the taps that lie on the box, which begins at the edge.
      let covered = zip(-reach...reach, weights).filter { x + $0.0 >= edge }.reduce(0) { $0 + $1.1 }
      let alpha = Double(picture[x, 60 * scale].alpha)
      #expect(abs(alpha - covered / total * 255) <= 1, "column \(x)")
    }
  }

  @Test("A shadow has the shape of all that the layer shows, or of a path (G.8)") func shadowShape() {
    let root = root()
    let layer = CALayer(CGRect(x: 2, y: 2, width: 6, height: 6))
    layer.addSublayer(CALayer(CGRect(x: 4, y: 0, width: 4, height: 2), .opaqueRed))
    layer.shadowOpacity = 0.5
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 1, height: 5)
    root.addSublayer(layer)
    var picture = root.picture()
    let half = Pixel(red: 0, green: 0, blue: 0, alpha: 128)
    #expect(picture[6, 2] == .red && picture[7, 7] == half && picture[10, 8] == half)
    #expect(picture[6, 7] == .transparent && picture[7, 9] == .transparent && picture[11, 7] == .transparent)

    layer.shadowPath = unsafe CGPath(rect: CGRect(x: 0, y: 0, width: 6, height: 3), transform: nil)
    picture = root.picture()
    // 6 × 3 at (2 + 1, 2 + 5); behind the layer it is not cut out.
    for y in 0..<20 {
      for x in 0..<20 where !(2..<4).contains(y) {
        #expect(picture[x, y] == ((3..<9).contains(x) && (7..<10).contains(y) ? half : .transparent))
      }
    }
    layer.shadowOffset = .zero
    picture = root.picture()
    #expect(picture[3, 3] == half, "the layer itself is transparent there")
  }

  @Test("What casts a shadow may lie outside the canvas or the clip; the shadow may not") func shadowClips() {
    let root = root()
    let card = CALayer(CGRect(x: -10, y: 5, width: 8, height: 8), .opaqueRed)
    card.shadowOpacity = 1
    card.shadowRadius = 0
    card.shadowOffset = CGSize(width: 12, height: 0)
    root.addSublayer(card)
    #expect(root.picture()[2, 6] == .black && root.picture()[10, 6] == .transparent)

    let window = CALayer(CGRect(x: 0, y: 0, width: 5, height: 20))
    window.masksToBounds = true
    window.addSublayer(card)
    root.addSublayer(window)
    #expect(root.picture()[4, 6] == .black && root.picture()[5, 6] == .transparent)
  }

  @Test("A layer that masks to its bounds has no shadow (G.3)") func maskedShadow() {
    let root = root()
    let card = CALayer(CGRect(x: 5, y: 5, width: 8, height: 8), .opaqueRed)
    (card.shadowOpacity, card.shadowOffset, card.masksToBounds) = (1, CGSize(width: 4, height: 0), true)
    root.addSublayer(card)
    let bare = CALayer(CGRect(x: 0, y: 0, width: 20, height: 20))
    bare.addSublayer(CALayer(card.frame, .opaqueRed))
    #expect(root.picture() == bare.picture())
  }

  @Test("A turned layer turns its shadow along, and scales it") func turnedShadow() {
    let root = root(40)
    let card = CALayer(CGRect(x: 16, y: 16, width: 8, height: 4), .opaqueRed)
    (card.shadowOpacity, card.shadowRadius, card.shadowOffset) = (1, 0, CGSize(width: 0, height: 5))
    card.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2))
    root.addSublayer(card)
    let picture = root.picture()
    // 16 × 8 about (20, 18), turned: from (16, 10) to (24, 26); 10 below it, turned, is 10 to the left.
    #expect(picture[16, 10] == .red && picture[23, 25] == .red)
    #expect(picture[6, 10] == .black && picture[13, 25] == .black && picture[5, 18] == .transparent)
  }

  @Test("Opacity is kept within 0…1, and 0 hides all, shadows too (G.10, G.11)") func opacity() {
    let root = root()
    let card = CALayer(CGRect(x: 5, y: 5, width: 8, height: 8), .opaqueRed)
    card.shadowOpacity = 1
    root.addSublayer(card)
    card.opacity = 7
    #expect(root.picture()[6, 6] == .red)
    card.opacity = -1
    #expect(root.picture() == Bitmap(width: 20, height: 20))
    card.opacity = 1
    card.isHidden = true
    #expect(root.picture() == Bitmap(width: 20, height: 20))
  }

  @Test("The edges of a mask are smooth where the others are not (G.12)") func edgeMask() {
    let root = root()
    let box = CALayer(CGRect(x: 2.5, y: 3.5, width: 4, height: 4), .opaqueRed)
    box.allowsEdgeAntialiasing = true
    box.edgeAntialiasingMask = [.layerLeftEdge, .layerTopEdge]
    root.addSublayer(box)
    var alphas = root.picture(edges: .pixelCentre)
    // The left edge covers half of column 2. The right one, at 6.5, is the centre of column 6, which is not inside.
    // "Top" is the edge at the largest y, 7.5: half of row 7. The other, at 3.5, takes all of row 3.
    #expect(alphas.row(4).map(\.alpha)[1...7] == [0, 128, 255, 255, 255, 0, 0])
    #expect((2...8).map { alphas[4, $0].alpha } == [0, 255, 255, 255, 255, 128, 0])
    // A mirror takes the edges along: about the middle of the layer, 4.5.
    box.setAffineTransform(CGAffineTransform(scaleX: -1, y: 1))
    alphas = root.picture(edges: .pixelCentre)
    #expect(alphas.row(4).map(\.alpha)[1...7] == [0, 255, 255, 255, 255, 128, 0])
    // Turned by a quarter, x runs down: the left edge is above; y runs to the left, so that the largest is there.
    box.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    alphas = root.picture(edges: .pixelCentre)
    #expect(alphas.row(5).map(\.alpha)[1...7] == [0, 128, 255, 255, 255, 0, 0])
    #expect((2...8).map { alphas[4, $0].alpha } == [0, 128, 255, 255, 255, 0, 0])
  }

  @Test("A round clip between pixels takes its share of an edge once (G.3)") func fractionalClip() {
    let root = root()
    let card = CALayer(CGRect(x: 2.5, y: 2.5, width: 14, height: 14))
    (card.cornerRadius, card.masksToBounds) = (4, true)
    card.addSublayer(CALayer(CGRect(x: -5, y: -5, width: 30, height: 30), .opaqueBlack))
    root.addSublayer(card)
    // Half of 255, away from the corners.
    for picture in [root.picture(), root.renderedPicture()] {
      #expect(picture[2, 9].alpha == 128 && picture[9, 2].alpha == 128 && picture[9, 9].alpha == 255)
      #expect(picture[16, 9].alpha == 128 && picture[9, 16].alpha == 128 && picture[1, 9].alpha == 0)
    }
  }

  @Test("Two halves of a pixel make three quarters, where edges are smooth (G.12, G.13)") func seam() {
    let root = root()
    root.addSublayer(CALayer(CGRect(x: 2, y: 0, width: 4.5, height: 20), .opaqueBlack))
    root.addSublayer(CALayer(CGRect(x: 6.5, y: 0, width: 4.5, height: 20), .opaqueBlack))
    // Half of 255 is 128, which leaves 127 of what is behind: 128 + 128 · 127 / 255 = 191.75.
    #expect(root.picture()[6, 10].alpha == 192 && root.renderedPicture()[6, 10].alpha == 192)
    // As a device draws: the centre of column 6 is on the edge, and so in the right one.
    #expect(root.picture(edges: .pixelCentre)[6, 10].alpha == 255)
  }

  @Test("A border of a third of a point at 2x covers two thirds of a pixel (G.15)") func hairline() {
    let box = CALayer(CGRect(x: 0, y: 0, width: 10, height: 10))
    (box.borderWidth, box.borderColor) = (1.0 / 3, .opaqueRed)
    let picture = box.picture(scale: 2)
    // 2/3 of a pixel in 1/256: 171 / 256 · 255 = 170.3.
    #expect(picture[10, 0].alpha == 170 && picture[10, 1].alpha == 0)
  }

  @Test("A mask lets its own opaque parts show, wherever it is and however it is turned") func masks() {
    let root = root()
    let layer = CALayer(CGRect(x: 2, y: 2, width: 16, height: 16), .opaqueRed)
    layer.bounds.origin = CGPoint(x: 100, y: 100)
    let mask = CALayer(CGRect(x: 100, y: 100, width: 4, height: 4))
    mask.addSublayer(CALayer(CGRect(x: 1, y: 1, width: 8, height: 2), CGColor(gray: 1, alpha: 0.5)))
    layer.mask = mask
    root.addSublayer(layer)
    let half = Pixel(red: 128, green: 0, blue: 0, alpha: 128)
    for y in 0..<20 {
      for x in 0..<20 {
        let isSeen = (3..<11).contains(x) && (3..<5).contains(y)
        #expect(root.picture()[x, y] == (isSeen ? half : .transparent))
      }
    }
    mask.opacity = 0.5
    // 128 of 255, faded to 128 of 255: 64.25 of 255.
    #expect(root.picture()[4, 4].alpha == 64)
    mask.isHidden = true
    #expect(root.picture() == Bitmap(width: 20, height: 20), "nothing shows through nothing")
    mask.isHidden = false
    let inner = CALayer(CGRect(x: 0, y: 0, width: 2, height: 4), .opaqueBlack)
    mask.mask = inner
    #expect(root.picture()[3, 3].alpha == 64 && root.picture()[4, 3].alpha == 0, "a mask may have a mask")
  }

  @Test("A mask of one opaque colour is no mask", arguments: TestEffort.seeds(10)) func fullMask(seed: UInt64)
  {
    var random = SeededGenerator(seed: seed)
    let root = RandomLayers.tree(layers: 8, side: 24, features: [.corners, .turns, .groups], using: &random)
    let bare = root.picture()
    let layer = root.sublayers?.first { $0.mask == nil && $0.opacity == 1 && !$0.isHidden }
    layer?.mask = CALayer(CGRect(x: -500, y: -500, width: 1_000, height: 1_000), .opaqueRed)
    let masked = root.picture()
    // A group is composited by itself: a rounding more where its items are translucent.
    #expect((masked.distance(to: bare) ?? 255) <= 2)
  }

  @Test("A blend mode is the name of a filter") func blending() {
    let root = root()
    root.backgroundColor = CGColor(red: 1, green: 128.0 / 255, blue: 0, alpha: 1)
    let layer = CALayer(
      CGRect(x: 0, y: 0, width: 10, height: 10), CGColor(red: 0.4, green: 0.4, blue: 1, alpha: 1))
    layer.compositingFilter = "multiplyBlendMode"
    root.addSublayer(layer)
    // 102 · 255 / 255, 102 · 128 / 255 = 51.2, 255 · 0.
    #expect(root.picture()[5, 5] == Pixel(red: 102, green: 51, blue: 0, alpha: 255))
    layer.compositingFilter = "noSuchMode"
    #expect(root.picture()[5, 5] == Pixel(red: 102, green: 102, blue: 255, alpha: 255))
  }
}
