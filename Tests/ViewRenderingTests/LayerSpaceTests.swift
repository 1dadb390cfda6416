import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import Raster
import TestSupport
import Testing
import ViewRendering

/// Layers in space, and laws of placing them (G.4, G.18).
@Suite struct LayerSpaceTests {
  private func root(_ side: CGFloat = 60) -> CALayer {
    CALayer(CGRect(x: 0, y: 0, width: side, height: side))
  }

  /// The share of each pixel that a polygon covers, by 16 × 16 points.
  private func coverage(_ polygon: [CGPoint], side: Int) -> [Double] {
    func contains(_ x: Double, _ y: Double) -> Bool {
      var inside = false
      var last = polygon[polygon.count - 1]
      for point in polygon {
        if (point.y > y) != (last.y > y),
          x < (last.x - point.x) * (y - point.y) / (last.y - point.y) + point.x
        {
          inside.toggle()
        }
        last = point
      }
      return inside
    }
    return (0..<side * side).map { index in
      var count = 0
      for step in 0..<256 {
        let x = Double(index % side) + (Double(step % 16) + 0.5) / 16
        if contains(x, Double(index / side) + (Double(step / 16) + 0.5) / 16) { count += 1 }
      }
      return Double(count) / 256 * 255
    }
  }

  @Test("A turn in space narrows a layer; in perspective it becomes a trapezium (G.18)") func turns() {
    let root = root()
    let card = CALayer(CGRect(x: 10, y: 10, width: 40, height: 40), .opaqueRed)
    card.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    root.addSublayer(card)
    // cos 60° is half: 20 wide about 30.
    var picture = root.picture()
    for x in 0..<60 { #expect((picture[x, 30] == .red) == (20..<40).contains(x)) }

    var perspective = CATransform3DIdentity
    perspective.m34 = -1.0 / 100
    root.sublayerTransform = perspective
    picture = root.picture()
    // x = ±20·cos 60° = ±10 at depth ∓20·sin 60° = ∓17.32: divided by 1 ± 0.1732 about (30, 30).
    let (near, far) = (1 - 20 * 3.0.squareRoot() / 200, 1 + 20 * 3.0.squareRoot() / 200)
    let corners = [
      CGPoint(x: 30 - 10 / near, y: 30 - 20 / near), CGPoint(x: 30 + 10 / far, y: 30 - 20 / far),
      CGPoint(x: 30 + 10 / far, y: 30 + 20 / far), CGPoint(x: 30 - 10 / near, y: 30 + 20 / near),
    ]
    let expected = coverage(corners, side: 60)
    for (pixel, share) in zip(picture.pixels, expected) { #expect(abs(Double(pixel.alpha) - share) < 10) }

    // With the perspective in its own transform it is the same, for the anchor point is in the middle of the root.
    root.sublayerTransform = CATransform3DIdentity
    card.transform = CATransform3DConcat(card.transform, perspective)
    #expect((root.picture().distance(to: picture) ?? 255) <= 1)
  }

  @Test("What is behind the eye is not drawn") func behindTheEye() {
    let root = root()
    var perspective = CATransform3DIdentity
    perspective.m34 = -1.0 / 30
    root.sublayerTransform = perspective
    let card = CALayer(CGRect(x: 0, y: 20, width: 60, height: 20), .opaqueRed)
    card.zPosition = 40
    root.addSublayer(card)
    #expect(root.picture() == Bitmap(width: 60, height: 60))
    card.zPosition = 0
    card.transform = CATransform3DMakeRotation(1.4, 0, 1, 0)
    // The left end comes as near as 30 · sin 1.4 = 29.56, almost to the eye at 30: it goes far beyond the canvas. The
    // right end is as far behind the plane, 30 · cos 1.4 / (1 + 29.56 / 30) = 2.57 right of the middle.
    let picture = root.picture()
    #expect(picture[1, 30] == .red && picture[31, 30] == .red && picture[33, 30] == .transparent)
  }

  @Test("An image in perspective is where its pixels are (G.18)") func imageInPerspective() {
    let side = 32
    let pixels = (0..<side * side).map { index in
      Pixel(red: UInt8(index % side * 8), green: UInt8(index / side * 8), blue: 0, alpha: 255)
    }
    let root = root(64)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1.0 / 120
    root.sublayerTransform = perspective
    let card = CALayer(CGRect(x: 8, y: 8, width: 48, height: 48))
    card.contents = CGImage.of(width: side, pixels)
    card.transform = CATransform3DRotate(CATransform3DMakeRotation(0.8, 0, 1, 0), 0.4, 1, 0, 0)
    root.addSublayer(card)
    let picture = root.picture()
    var transform = CATransform3DIdentity
    transform = CATransform3DConcat(card.transform, perspective)
    var count = 0
    for y in stride(from: 2, to: 46, by: 3) {
      for x in stride(from: 2, to: 46, by: 3) {
        // A point of the card, about its middle, through the matrix and the division.
        let (px, py) = (Double(x) - 24, Double(y) - 24)
        let w = px * transform.m14 + py * transform.m24 + transform.m44
        let dx = 32 + (px * transform.m11 + py * transform.m21) / w
        let dy = 32 + (px * transform.m12 + py * transform.m22) / w
        let (column, row) = (Int(dx.rounded(.down)), Int(dy.rounded(.down)))
        guard (0..<64).contains(column), (0..<64).contains(row) else { continue }
        // The image has red 8 for each of its 32 columns, and a pixel of the picture is up to 1.6 of them wide, of
        // which its centre may be half away; 1/16 pixel more for the blocks.
        let (u, v) = (Double(x) / 48 * 32 - 0.5, Double(y) / 48 * 32 - 0.5)
        #expect(abs(Double(picture[column, row].channels[0]) - min(max(u, 0), 31) * 8) <= 10)
        #expect(abs(Double(picture[column, row].channels[1]) - min(max(v, 0), 31) * 8) <= 10)
        #expect(picture[column, row].alpha == 255, "blocks have no seams")
        count += 1
      }
    }
    #expect(count > 150)
  }

  @Test("A layer that is not double-sided is hidden from behind") func doubleSided() {
    let root = root()
    let card = CALayer(CGRect(x: 10, y: 10, width: 40, height: 40), .opaqueRed)
    card.isDoubleSided = false
    root.addSublayer(card)
    card.transform = CATransform3DMakeRotation(1, 0, 1, 0)
    #expect(root.picture()[30, 30] == .red)
    card.transform = CATransform3DMakeRotation(2, 0, 1, 0)
    #expect(root.picture()[30, 30] == .transparent)
    card.isDoubleSided = true
    #expect(root.picture()[30, 30] == .red)
  }

  @Test("Siblings are drawn by depth: by zPosition, or by the transform (G.4, G.18)") func depth() {
    let root = root()
    let (back, front) = (CALayer(root.bounds, .opaqueRed), CALayer(root.bounds, .opaqueBlue))
    root.addSublayer(back)
    root.addSublayer(front)
    #expect(root.picture()[5, 5] == .blue)
    back.transform = CATransform3DMakeTranslation(0, 0, 1)
    #expect(root.picture()[5, 5] == .red)
    front.zPosition = 2
    #expect(root.picture()[5, 5] == .blue)
    front.zPosition = 1
    #expect(root.picture()[5, 5] == .blue, "of one depth: the order of the tree")
  }

  @Test("A transform layer keeps depth, other layers are flat") func transformLayers() {
    // Turned by 30° and back again within it: in depth that is nothing, in a plane the card is narrowed twice.
    func picture(_ holder: CALayer) -> Bitmap {
      let root = root()
      holder.frame = root.bounds
      holder.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
      let card = CALayer(CGRect(x: 10, y: 10, width: 40, height: 40), .opaqueRed)
      card.transform = CATransform3DMakeRotation(-.pi / 3, 0, 1, 0)
      holder.addSublayer(card)
      root.addSublayer(holder)
      return root.picture()
    }
    let (kept, flat) = (picture(CATransformLayer()), picture(CALayer()))
    #expect((0..<60).filter { kept[$0, 30] == .red } == Array(10..<50))
    // Half of a half of 40 about 30.
    #expect((0..<60).filter { flat[$0, 30] == .red } == Array(25..<35))
  }

  @Test("The sides of a cube are drawn by their depth") func cube() {
    let cube = CATransformLayer()
    cube.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    let turns: [(CATransform3D, CGColor)] = [
      (CATransform3DIdentity, .opaqueRed), (CATransform3DMakeRotation(.pi / 2, 0, 1, 0), .opaqueGreen),
      (CATransform3DMakeRotation(.pi, 0, 1, 0), .opaqueBlue),
      (CATransform3DMakeRotation(-.pi / 2, 0, 1, 0), .opaqueBlack),
    ]
    for (turn, color) in turns {
      let side = CALayer(cube.bounds, color)
      side.transform = CATransform3DTranslate(turn, 0, 0, 20)
      cube.addSublayer(side)
    }
    let root = root()
    root.addSublayer(cube)
    #expect(root.picture()[30, 30] == .red)
    cube.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(root.picture()[30, 30] == .blue)
    // Turned by −45°, two sides are seen: the front one left of the edge, and the one on its right.
    cube.transform = CATransform3DMakeRotation(-.pi / 4, 0, 1, 0)
    #expect(root.picture()[20, 30] == .red && root.picture()[40, 30] == .green)
  }

  @Test("With y up, sublayers are placed from below, and contents stay upright") func flipped() {
    let root = root(12)
    root.isGeometryFlipped = true
    let image = CGImage.of(width: 1, [.red, .blue])
    let layer = CALayer(CGRect(x: 1, y: 1, width: 2, height: 4))
    layer.contents = image
    layer.magnificationFilter = .nearest
    layer.addSublayer(CALayer(CGRect(x: 0, y: 0, width: 1, height: 1), .opaqueGreen))
    root.addSublayer(layer)
    let picture = root.picture()
    // y from 1 to 5 above the lower edge: rows 7 to 10, the green point at the bottom.
    #expect((6...11).map { picture[2, $0] } == [.transparent, .red, .red, .blue, .blue, .transparent])
    #expect(picture[1, 10] == .green && picture[1, 9] == .blue)
    #expect(layer.convert(CGPoint(x: 0, y: 0), to: root) == CGPoint(x: 1, y: 1))
    // Flipped twice, y points down again.
    layer.isGeometryFlipped = true
    #expect(root.picture()[1, 7] == .green)
    #expect(layer.convert(CGPoint(x: 0, y: 0), to: root) == CGPoint(x: 1, y: 5))
    #expect(root.convert(CGPoint(x: 1, y: 5), to: layer) == CGPoint.zero)
  }

  @Test("What transforms sublayers transforms points", arguments: [0.0, 0.5, 1]) func conversion(
    angle: Double
  ) {
    let root = root()
    root.sublayerTransform = CATransform3DMakeRotation(angle, 0, 0, 1)
    let layer = CALayer(CGRect(x: 40, y: 20, width: 20, height: 20), .opaqueRed)
    root.addSublayer(layer)
    let middle = layer.convert(CGPoint(x: 10, y: 10), to: root)
    // (50, 30) is 20 right of the middle.
    #expect(abs(middle.x - (30 + 20 * cos(angle))) < 1e-9 && abs(middle.y - (30 + 20 * sin(angle))) < 1e-9)
    #expect(root.picture()[Int(middle.x), Int(middle.y)] == .red)
    let back = root.convert(middle, to: layer)
    #expect(abs(back.x - 10) < 1e-9 && abs(back.y - 10) < 1e-9)
  }
}

/// Laws of pictures of layers.
@Suite struct LayerLawTests {
  private static let side = 40

  private func tree(_ random: inout SeededGenerator, _ features: RandomLayers.Features) -> CALayer {
    RandomLayers.tree(layers: 20, side: CGFloat(Self.side), features: features, using: &random)
  }

  @Test("A picture moved by whole pixels is the same picture", arguments: TestEffort.seeds(20))
  func translation(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let tree = tree(&random, .all)
    tree.masksToBounds = true
    let canvas = CALayer(CGRect(x: 0, y: 0, width: 60, height: 60))
    canvas.addSublayer(tree)
    tree.frame.origin = CGPoint(x: 3, y: 2)
    let first = canvas.picture()
    tree.frame.origin = CGPoint(x: 14, y: 11)
    let second = canvas.picture()
    let isSame = (0..<Self.side).allSatisfy { y in
      (0..<Self.side).allSatisfy { x in first[x + 3, y + 2] == second[x + 14, y + 11] }
    }
    #expect(isSame)
  }

  @Test("The mirror image of a tree is the mirror image of its picture", arguments: TestEffort.seeds(20))
  func mirror(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    // The slanted edges of polygons are the same to within a step of coverage.
    let tree = tree(&random, [.groups, .shadows, .masks, .blends, .corners])
    let canvas = CALayer(CGRect(x: 0, y: 0, width: 40, height: 40))
    canvas.addSublayer(tree)
    let first = canvas.picture()
    tree.setAffineTransform(CGAffineTransform(scaleX: -1, y: 1))
    let second = canvas.picture()
    let distance = (0..<40).flatMap { y in (0..<40).map { x in first[x, y].distance(to: second[39 - x, y]) } }
      .max()
    #expect((distance ?? 255) <= 3)
  }

  @Test("A hidden layer is as good as none", arguments: TestEffort.seeds(20)) func hidden(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let tree = tree(&random, .all)
    guard let layer = tree.sublayers?.randomElement(using: &random) else { return }
    layer.isHidden = true
    let hidden = tree.picture()
    layer.removeFromSuperlayer()
    let isSame = tree.picture() == hidden
    #expect(isSame)
  }

  @Test("Drawing order by zPosition is the order of the tree sorted by it", arguments: TestEffort.seeds(20))
  func order(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let tree = tree(&random, .all)
    let first = tree.picture()
    let layers = tree.sublayers ?? []
    let sorted = layers.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }
    tree.sublayers = sorted.map(\.element)
    for layer in layers { layer.zPosition = 0 }
    let isSame = tree.picture() == first
    #expect(isSame)
  }

  @Test("A layer draws into a context what a display list of it shows", arguments: TestEffort.seeds(30))
  func renderIn(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let tree = tree(&random, .all)
    for scale in [1, 2, 3] as [CGFloat] {
      let (list, context) = (tree.picture(scale: scale), tree.renderedPicture(scale: scale))
      // Round corners are arcs in one and curves in the other, and transforms are multiplied in another order.
      #expect((list.distance(to: context) ?? 255) <= 3, "seed \(seed), scale \(scale)")
    }
  }

  @Test("Without corners, turns and fractions it is the same to the byte", arguments: TestEffort.seeds(40))
  func renderInExactly(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let tree = tree(&random, [.groups, .masks, .blends, .paints, .replicas, .shadows])
    let isSame = tree.picture() == tree.renderedPicture()
    #expect(isSame, "seed \(seed)")
  }
}
