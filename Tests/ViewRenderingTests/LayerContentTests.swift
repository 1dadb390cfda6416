import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import Raster
import Testing
import ViewRendering

/// Images, gradients, shapes and replicas of layers (G.16 to G.20).
@Suite struct LayerContentTests {
  private let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)

  /// Red, green above blue, white.
  private var squares: CGImage { .of(width: 2, [.red, .green, .blue, white]) }

  private func layer(_ frame: CGRect, _ image: CGImage) -> CALayer {
    let layer = CALayer(frame)
    layer.contents = image
    layer.magnificationFilter = .nearest
    return layer
  }

  private func root(_ layers: CALayer..., side: CGFloat = 12) -> CALayer {
    let root = CALayer(CGRect(x: 0, y: 0, width: side, height: side))
    for layer in layers { root.addSublayer(layer) }
    return root
  }

  @Test("An image at its own size on whole pixels is itself") func ownSize() {
    let pixels = (0..<35).map { index -> Pixel in
      let alpha = UInt8(index * 7 + 10)
      return Pixel(red: alpha / 2, green: alpha / 3, blue: alpha, alpha: alpha)
    }
    for filter in [CALayerContentsFilter.nearest, .linear, .trilinear] {
      let layer = layer(CGRect(x: 2, y: 3, width: 7, height: 5), .of(width: 7, pixels))
      (layer.magnificationFilter, layer.minificationFilter) = (filter, filter)
      let picture = root(layer).picture()
      for y in 0..<5 {
        for x in 0..<7 { #expect(picture[x + 2, y + 3] == pixels[y * 7 + x]) }
      }
      #expect(picture[1, 4] == .transparent && picture[9, 4] == .transparent)
    }
  }

  @Test(
    "Contents fill the bounds, or lie in them at their own size (G.16)",
    arguments: [
      (.resize, [0, 0, 8, 6]), (.resizeAspect, [1, 0, 6, 6]), (.resizeAspectFill, [0, -1, 8, 8]),
      (.center, [3, 2, 2, 2]), (.top, [3, 0, 2, 2]), (.bottom, [3, 4, 2, 2]), (.left, [0, 2, 2, 2]),
      (.right, [6, 2, 2, 2]), (.topLeft, [0, 0, 2, 2]), (.topRight, [6, 0, 2, 2]),
      (.bottomLeft, [0, 4, 2, 2]),
      (.bottomRight, [6, 4, 2, 2]),
    ] as [(CALayerContentsGravity, [Int])])
  func gravity(gravity: CALayerContentsGravity, place: [Int]) {
    let layer = layer(CGRect(x: 2, y: 3, width: 8, height: 6), squares)
    layer.contentsGravity = gravity
    let picture = root(layer).picture()
    for y in 0..<12 {
      for x in 0..<12 {
        let (column, row) = (x - 2 - place[0], y - 3 - place[1])
        var expected = Pixel.transparent
        if (0..<place[2]).contains(column), (0..<place[3]).contains(row) {
          let isRight = column >= place[2] / 2
          expected = row < place[3] / 2 ? (isRight ? .green : .red) : (isRight ? white : .blue)
        }
        #expect(picture[x, y] == expected)
      }
    }
  }

  @Test("A scale makes contents smaller; a rectangle of them shows a part (G.16)") func scaleAndRect() {
    let layer = layer(CGRect(x: 0, y: 0, width: 4, height: 4), squares)
    layer.contentsGravity = .topLeft
    layer.contentsScale = 2
    var picture = root(layer).picture(scale: 2)
    #expect(picture[0, 0] == .red && picture[1, 1] == white && picture[2, 0] == .transparent)

    layer.contentsGravity = .resize
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    picture = root(layer).picture()
    #expect(picture.row(0)[0..<5] == [.green, .green, .green, .green, .transparent])
    #expect(picture.row(3)[0..<4] == [white, white, white, white])
  }

  @Test("The middle of contents stretches, the edges keep their size") func center() {
    // A frame of red about blue, 3 × 3 pixels.
    let frame = Array(repeating: Pixel.red, count: 4) + [.blue] + Array(repeating: .red, count: 4)
    let layer = layer(CGRect(x: 1, y: 1, width: 9, height: 6), .of(width: 3, frame))
    layer.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    let picture = root(layer).picture()
    for y in 0..<12 {
      for x in 0..<12 {
        let isInside = (1..<10).contains(x) && (1..<7).contains(y)
        let isMiddle = (2..<9).contains(x) && (2..<6).contains(y)
        #expect(picture[x, y] == (isMiddle ? .blue : isInside ? .red : .transparent))
      }
    }
    // Between pixels, too, parts meet without a seam.
    let one = CGImage.of(width: 3, Array(repeating: .red, count: 9))
    let slanted = self.layer(CGRect(x: 1.3, y: 1.6, width: 8.5, height: 7.7), one)
    slanted.contentsCenter = layer.contentsCenter
    slanted.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
    let whole = CALayer(slanted.bounds, .opaqueRed)
    (whole.position, whole.transform) = (slanted.position, slanted.transform)
    #expect((root(slanted).picture().distance(to: root(whole).picture()) ?? 255) <= 2)
  }

  @Test("Filters say what lies between pixels") func filters() {
    let image = CGImage.of(width: 2, [.black, white])
    let layer = layer(CGRect(x: 0, y: 0, width: 4, height: 1), image)
    #expect(root(layer).picture().row(0).map { $0.channels[0] }[0..<4] == [0, 0, 255, 255])
    layer.magnificationFilter = .linear
    // Centres at 0.25, 0.75, 1.25, 1.75 of the image, whose pixels have theirs at 0.5 and 1.5: shares 0, ¼, ¾, 1.
    #expect(root(layer).picture().row(0).map { $0.channels[0] }[0..<4] == [0, 64, 191, 255])

    let stripes = CGImage.of(width: 8, (0..<8).map { $0 % 4 == 0 ? white : .black })
    layer.contents = stripes
    layer.bounds.size = CGSize(width: 2, height: 1)
    layer.position = CGPoint(x: 1, y: 0.5)
    layer.minificationFilter = .trilinear
    // One in four is white: 63.75.
    #expect(root(layer).picture().row(0).map { $0.channels[0] }[0..<2] == [64, 64])
    layer.minificationFilter = .nearest
    // Centres at 2 and 6 of the image lie in its pixels 2 and 6.
    #expect(root(layer).picture().row(0).map { $0.channels[0] }[0..<2] == [0, 0])
  }

  @Test("A gradient runs down from the middle of the upper edge, evenly (G.19)", arguments: [1, 2, 3])
  func axialGradient(scale: Int) {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 20)
    layer.colors = [CGColor.opaqueRed, CGColor.opaqueBlue]
    let picture = layer.picture(scale: CGFloat(scale))
    let height = 20 * scale
    for y in 0..<height {
      let share = (Double(y) + 0.5) / Double(height)
      for x in [0, 4 * scale - 1] {
        #expect(abs(Double(picture[x, y].channels[0]) - 255 * (1 - share)) <= 1)
        #expect(abs(Double(picture[x, y].channels[2]) - 255 * share) <= 1)
        #expect(picture[x, y].channels[1] == 0 && picture[x, y].alpha == 255)
      }
    }
  }

  @Test("Locations, points and what lies beyond them") func gradientPlaces() {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 2)
    layer.colors = [CGColor.opaqueRed, CGColor.opaqueGreen, CGColor.opaqueGreen, CGColor.opaqueBlue]
    layer.locations = [0.2, 0.2, 0.6, 0.6]
    (layer.startPoint, layer.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    let expected: [Pixel] = [.red, .red, .green, .green, .green, .green, .blue, .blue, .blue, .blue]
    #expect(layer.picture().row(0) == expected)
    (layer.startPoint, layer.endPoint) = (CGPoint(x: 1, y: 0.5), CGPoint(x: 0, y: 0.5))
    #expect(layer.picture().row(0) == expected.reversed())
  }

  @Test("From white to nothing there is grey between: channels run on their own") func straightGradient() {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 1, height: 99)
    layer.colors = [CGColor.opaqueWhite, CGColor(gray: 0, alpha: 0)]
    // In the middle grey 0.5 at alpha 0.5: 63.75 of 127.5.
    let middle = layer.picture()[0, 49]
    #expect(abs(Int(middle.alpha) - 128) <= 1 && abs(Int(middle.channels[0]) - 64) <= 1)
  }

  @Test("A radial gradient ends on an ellipse, a conic one runs clockwise from its end point")
  func otherGradients() {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.colors = [CGColor.opaqueBlack, CGColor.opaqueWhite]
    layer.type = .radial
    (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
    var picture = layer.picture()
    for (x, y) in [(20, 10), (30, 10), (20, 15), (35, 14), (2, 3)] {
      let (across, down) = ((Double(x) + 0.5 - 20) / 20, (Double(y) + 0.5 - 10) / 10)
      let share = min(1, (across * across + down * down).squareRoot())
      #expect(abs(Double(picture[x, y].channels[0]) - 255 * share) <= 1)
    }
    #expect(picture[0, 0].channels[0] == 255)
    layer.type = .conic
    layer.endPoint = CGPoint(x: 0.5, y: 0)
    picture = layer.picture()
    for (x, y) in [(30, 2), (30, 15), (10, 18), (5, 4)] {
      // The angle from "up", clockwise.
      var turn = atan2(Double(x) + 0.5 - 20, 10 - Double(y) - 0.5) / (2 * .pi)
      if turn < 0 { turn += 1 }
      #expect(abs(Double(picture[x, y].channels[0]) - 255 * turn) <= 1)
    }
  }

  @Test("A gradient has the layer's corners") func gradientCorners() {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.colors = [CGColor.opaqueRed, CGColor.opaqueRed]
    layer.cornerRadius = 6
    let plain = CALayer(layer.frame, .opaqueRed)
    plain.cornerRadius = 6
    #expect(layer.picture() == plain.picture())
    layer.masksToBounds = true
    #expect(layer.picture() == plain.picture())
  }

  @Test("A line is drawn from a share of its length to another, in dashes (G.20)") func shapeLines() {
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 12, height: 4)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 11, y: 2))
    (layer.path, layer.fillColor, layer.strokeColor, layer.lineWidth) = (path, nil, .opaqueRed, 2)
    func columns() -> [Int] { (0..<12).filter { layer.picture()[$0, 1] == .red } }
    #expect(columns() == Array(1..<11))
    (layer.strokeStart, layer.strokeEnd) = (0.2, 0.7)
    #expect(columns() == [3, 4, 5, 6, 7])
    layer.lineDashPattern = [2, 1]
    #expect(columns() == [3, 4, 6, 7])
    layer.lineDashPhase = 1
    #expect(columns() == [3, 5, 6])
    layer.strokeEnd = 0.2
    #expect(columns() == [])
  }

  @Test("A replicator shows its sublayers again and again, moved and coloured") func replicas() {
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 12, height: 12)
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(4, 1, 0)
    replicator.instanceColor = CGColor(red: 1, green: 0.5, blue: 1, alpha: 1)
    replicator.instanceRedOffset = -0.4
    replicator.addSublayer(CALayer(CGRect(x: 0, y: 0, width: 3, height: 3), .opaqueWhite))
    let picture = replicator.picture()
    // Red 1, 0.6, 0.2 of 255; green half of it: 127.5 is 128.
    for (index, red) in [255, 153, 51].enumerated() {
      #expect(picture[4 * index + 1, index + 1] == Pixel(red: UInt8(red), green: 128, blue: 255, alpha: 255))
      #expect(picture[4 * index + 1, index + 3] == .transparent)
    }
    replicator.instanceCount = 0
    #expect(replicator.picture() == Bitmap(width: 12, height: 12))
  }

  @Test("Instances turn about the anchor point, and replicators nest") func nestedReplicas() {
    let ring = CAReplicatorLayer()
    ring.frame = CGRect(x: 0, y: 0, width: 12, height: 12)
    ring.instanceCount = 4
    ring.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let pair = CAReplicatorLayer()
    pair.frame = ring.bounds
    pair.instanceCount = 2
    pair.instanceTransform = CATransform3DMakeTranslation(2, 0, 0)
    pair.addSublayer(CALayer(CGRect(x: 4, y: 1, width: 1, height: 1), .opaqueRed))
    ring.addSublayer(pair)
    let picture = ring.picture()
    // (4, 1) and (6, 1), and their quarter turns about (6, 6): pixel (x, y) goes to (11 − y, x).
    let all = [(4, 1), (6, 1), (10, 4), (10, 6), (7, 10), (5, 10), (1, 7), (1, 5)]
    for y in 0..<12 {
      for x in 0..<12 { #expect(picture[x, y] == (all.contains { $0 == (x, y) } ? .red : .transparent)) }
    }
  }

  /// A layer with a drawing of four squares: red, green above blue, white, 4 × 4 points each.
  private final class Drawn: CALayer {
    override func draw(in context: CGContext) {
      let colors: [CGColor] = [.opaqueRed, .opaqueGreen, .opaqueBlue, .opaqueWhite]
      for (index, color) in colors.enumerated() {
        context.setFillColor(color)
        context.fill(CGRect(x: index % 2 * 4, y: index / 2 * 4, width: 4, height: 4))
      }
    }
  }

  @Test("A rectangle of a drawing shows a part of it, as one of an image does (G.16)") func partOfDrawing() {
    let layer = Drawn()
    layer.frame = CGRect(x: 2, y: 1, width: 8, height: 8)
    layer.setNeedsDisplay()
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    let picture = root(layer).picture()
    let green = Array(repeating: Pixel.green, count: 8)
    #expect(Array(picture.row(1)[1..<11]) == [.transparent] + green + [.transparent])
    #expect(picture[2, 8] == white && picture[9, 5] == white)
    // Beyond the edges of a drawing, there is nothing.
    layer.contentsRect = CGRect(x: -0.5, y: 0, width: 2, height: 1)
    let wide = root(layer).picture()
    #expect(
      wide.row(1)[1..<11].map { $0 == .transparent }
        == [true, true, true, false, false, false, false, true, true, true])
    #expect(wide[4, 1] == .red && wide[6, 1] == .green)
    // Its size is that of the part, where it is not stretched.
    layer.contentsRect = CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5)
    layer.contentsGravity = .center
    let middle = root(layer).picture()
    #expect(middle[4, 3] == white && middle[7, 6] == white && middle[3, 3] == .transparent)
    #expect(middle[8, 6] == .transparent)
  }
}
