import ControlCore
import Foundation
import GraphicsCore
import GraphicsRendering
import LayerCore
import LayoutCore
import Raster
import StyleCore
import Testing
import ViewRendering

/// Unusual uses of layers, which must end well.
@MainActor
struct LayerUsesTests {
  private let frame = CGRect(x: 0, y: 0, width: 8, height: 8)

  @Test("A mask that masks itself, in whatever way, masks nothing and is drawn once")
  func circles() {
    let (root, child) = (CALayer(frame), CALayer(frame, .opaqueRed))
    root.addSublayer(child)
    child.mask = root
    #expect(root.picture().width == 8 && root.renderedPicture().width == 8)

    let (first, second) = (CALayer(frame, .opaqueRed), CALayer(frame, .opaqueBlue))
    first.mask = second
    second.mask = first
    #expect(first.picture()[4, 4].alpha == 255)
    second.mask = nil

    let own = CALayer(frame, .opaqueBlack)
    first.mask = own
    own.addSublayer(first)
    #expect(first.picture().width == 8)
  }

  @Test("A picture shows masks as the last layout left them") func masksAreLaidOutBefore() {
    final class Spot: CALayer {
      var layouts = 0
      override func layoutSublayers() {
        layouts += 1
        sublayers?.first?.frame = CGRect(x: 4 - layouts, y: 0, width: 4, height: 8)
      }
    }
    let (root, layer, mask) = (CALayer(frame), CALayer(frame, .opaqueRed), Spot())
    root.addSublayer(layer)
    mask.frame = frame
    mask.addSublayer(CALayer(CGRect(x: 4, y: 0, width: 4, height: 8), .opaqueBlack))
    layer.mask = mask
    func seen() -> [[Int]] {
      [root.picture(), root.renderedPicture()].map { picture in (0..<8).filter { picture[$0, 4].alpha == 255 }
      }
    }
    #expect(seen() == [[4, 5, 6, 7], [4, 5, 6, 7]] && mask.layouts == 0)
    root.layoutIfNeeded()
    #expect(seen() == [[3, 4, 5, 6], [3, 4, 5, 6]] && mask.layouts == 1)
    mask.setNeedsLayout()
    #expect(seen() == [[3, 4, 5, 6], [3, 4, 5, 6]] && mask.layouts == 1)
    root.layoutIfNeeded()
    #expect(seen() == [[2, 3, 4, 5], [2, 3, 4, 5]] && mask.layouts == 2)
  }

  @Test("A mask that draws itself does so before a picture is made") func masksAreDisplayedBefore() {
    final class Spot: UIView {
      override func draw(_ rect: CGRect) { UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 8)) }
    }
    let (view, mask) = (UIView(frame: frame), Spot(frame: frame))
    view.backgroundColor = .red
    mask.isOpaque = false
    view.mask = mask
    for picture in [view.layer.picture(), view.layer.renderedPicture()] {
      #expect((0..<8).map { picture[$0, 4].alpha } == [255, 255, 0, 0, 0, 0, 0, 0])
    }
  }

  @Test("Masks of masks are let go of one by one") func deepMasks() {
    let outer = CALayer(frame)
    var next = outer
    for _ in 0..<10_000 {
      let mask = CALayer(frame)
      next.mask = mask
      next = mask
    }
    weak let last: CALayer? = next
    next = outer
    outer.mask = nil
    #expect(last == nil)
  }

  @Test("Shapes are filled with patterns") func patterns() {
    let image = UIImage(
      cgImage: .of(width: 2, [.red, .blue]))
    let shape = CAShapeLayer()
    shape.frame = frame
    shape.path = unsafe CGPath(rect: frame, transform: nil)
    shape.fillColor = UIColor(patternImage: image).cgColor
    for picture in [shape.picture(), shape.renderedPicture()] {
      #expect(picture[0, 4] == .red && picture[1, 4] == .blue && picture[2, 4] == .red)
    }
  }

  @Test("G.16: image views find pixels as their layers say") func imageViewFilters() {
    let image = UIImage(
      cgImage: .of(width: 2, [.red, .blue]))
    let view = UIImageView(image: image)
    view.frame = frame
    view.hostTraits = UITraitCollection(displayScale: 1)
    view.layer.magnificationFilter = .nearest
    let row = view.layer.picture().row(4)
    #expect(row == [.red, .red, .red, .red, .blue, .blue, .blue, .blue])
  }

  @Test("A layer with one side is seen where all is mirrored, and not from behind") func singleSides() throws
  {
    let layer = CALayer(frame, .opaqueRed)
    layer.isDoubleSided = false
    let made = unsafe CGContext(
      data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    let context = try #require(made)
    layer.render(in: context)
    #expect(context.makeImage()?.pixels.prefix(4) == [255, 0, 0, 255])

    let root = CALayer(frame)
    root.isGeometryFlipped = true
    root.addSublayer(layer)
    #expect(root.picture()[4, 4].alpha == 255)
    layer.transform = CATransform3DMakeRotation(2, 0, 1, 0)
    #expect(root.picture()[4, 4].alpha == 0)
  }

  @Test("A.12: a size below 0 draws nothing") func negativeSizes() {
    let (root, child) = (CALayer(frame), CALayer())
    child.backgroundColor = .opaqueRed
    child.borderWidth = 1
    child.bounds = CGRect(x: 0, y: 0, width: -5, height: 5)
    child.position = CGPoint(x: 4, y: 4)
    root.addSublayer(child)
    for picture in [root.picture(), root.renderedPicture()] {
      #expect(picture.pixels.allSatisfy { $0.alpha == 0 })
    }
  }

  @Test("A material of one look has it in light and in dark") func materials() {
    func colour(_ style: UIBlurEffect.Style, _ look: UIUserInterfaceStyle) -> Pixel {
      let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
      view.frame = frame
      view.hostTraits = UITraitCollection { traits in
        traits.displayScale = 1
        traits.userInterfaceStyle = look
      }
      return view.layer.picture()[4, 4]
    }
    for (plain, light, dark) in [
      (.systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark),
      (.systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark),
      (.systemMaterial, .systemMaterialLight, .systemMaterialDark),
      (.systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark),
      (.systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark),
    ] as [(UIBlurEffect.Style, UIBlurEffect.Style, UIBlurEffect.Style)] {
      #expect(colour(light, .dark) == colour(plain, .light) && colour(light, .light) == colour(plain, .light))
      #expect(colour(dark, .light) == colour(plain, .dark) && colour(dark, .dark) == colour(plain, .dark))
    }
  }

  @Test("A replicator's alpha counts once in shadows, of groups and of paths") func fadedShadows() {
    for hasPath in [false, true] {
      let replicator = CAReplicatorLayer()
      replicator.frame = CGRect(x: 0, y: 0, width: 12, height: 8)
      replicator.instanceColor = CGColor(gray: 1, alpha: 0.5)
      let square = CALayer(CGRect(x: 0, y: 0, width: 4, height: 8), .opaqueRed)
      square.shadowOpacity = 1
      square.shadowRadius = 0
      square.shadowOffset = CGSize(width: 6, height: 0)
      if hasPath { square.shadowPath = unsafe CGPath(rect: square.bounds, transform: nil) }
      replicator.addSublayer(square)
      for picture in [replicator.picture(), replicator.renderedPicture()] {
        #expect(abs(Int(picture[8, 4].alpha) - 128) <= 1)
      }
    }
  }

  @Test("What a clip hides outside of the picture casts its shadow into it") func hiddenCasters() {
    let root = CALayer(CGRect(x: 0, y: 0, width: 20, height: 20))
    let card = CALayer(CGRect(x: 0, y: 0, width: 20, height: 20))
    card.shadowOpacity = 1
    card.shadowRadius = 0
    card.shadowOffset = CGSize(width: 12, height: 0)
    let window = CALayer(CGRect(x: -10, y: 5, width: 8, height: 8))
    window.masksToBounds = true
    window.addSublayer(CALayer(CGRect(x: 0, y: 0, width: 8, height: 8), .opaqueRed))
    card.addSublayer(window)
    root.addSublayer(card)
    #expect(root.picture()[4, 8] == .black && root.renderedPicture()[4, 8] == .black)
  }

  @Test("G.18: the depth of an anchor point above its layer is the same in any superlayer")
  func raisedAnchors() {
    for shift in [0, 0.5] {
      let (root, raised) = (CALayer(frame), CALayer(frame, .opaqueBlue))
      root.sublayerTransform = CATransform3DMakeTranslation(0, 0, shift)
      raised.anchorPointZ = 5
      root.addSublayer(raised)
      root.addSublayer(CALayer(frame, .opaqueRed))
      #expect(root.picture()[4, 4] == .red)
    }
  }
}
