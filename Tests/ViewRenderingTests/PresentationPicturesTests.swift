import ControlCore
import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import Raster
import StyleCore
import TestSupport
import Testing
import ViewRendering

/// Pictures of layers on their way.
@MainActor
struct PresentationPicturesTests {
  /// Runs `body` with animations that take time.
  private func withClock(_ body: () throws -> Void) rethrows {
    AnimationClock.setRunning(true)
    defer { AnimationClock.setRunning(false) }
    try body()
  }

  private func animation(_ keyPath: String, from: Any?, to: Any?) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue) = (from, to)
    animation.duration = 2
    return animation
  }

  @Test("Without anything on its way, a picture is the same with a clock and without") func nothing() {
    for seed in UInt64(1)...20 {
      var random = SeededGenerator(seed: seed)
      let layer = RandomLayers.tree(layers: 12, side: 60, using: &random)
      let plain = DisplayList(recording: layer, scale: 2)
      withClock {
        #expect(DisplayList(recording: layer, scale: 2) == plain, "seed \(seed)")
        // Something elsewhere is on its way: every layer is asked, and each answers with itself.
        let other = CALayer()
        other.add(animation("opacity", from: 0, to: 1), forKey: nil)
        #expect(DisplayList(recording: layer, scale: 2) == plain, "seed \(seed)")
      }
    }
  }

  @Test(
    "A picture in flight is that of a layer that was set up so",
    arguments: [
      "position.x", "bounds.size.width", "opacity", "cornerRadius", "borderWidth", "transform.rotation.z",
      "shadowOpacity",
    ])
  func inFlight(_ keyPath: String) {
    func tree() -> (root: CALayer, layer: CALayer) {
      let root = CALayer(CGRect(x: 0, y: 0, width: 40, height: 40), .opaqueGreen)
      let layer = CALayer(CGRect(x: 8, y: 8, width: 16, height: 16), .opaqueRed)
      layer.borderColor = .opaqueBlack
      let child = CALayer(CGRect(x: 2, y: 2, width: 6, height: 6), .opaqueBlue)
      layer.addSublayer(child)
      root.addSublayer(layer)
      return (root, layer)
    }
    withClock {
      let (moving, still) = (tree(), tree())
      moving.layer.add(animation(keyPath, from: 0, to: 1), forKey: nil)
      let set: [String: () -> Void] = [
        "position.x": { still.layer.position.x = 0.5 },
        "bounds.size.width": { still.layer.bounds.size.width = 0.5 },
        "opacity": { still.layer.opacity = 0.5 }, "cornerRadius": { still.layer.cornerRadius = 0.5 },
        "borderWidth": { still.layer.borderWidth = 0.5 },
        "shadowOpacity": { still.layer.shadowOpacity = 0.5 },
        "transform.rotation.z": { still.layer.transform = CATransform3DMakeRotation(0.5, 0, 0, 1) },
      ]
      set[keyPath]?()
      let time = CACurrentMediaTime() + 1
      let pictures = [moving.root, still.root].map {
        Bitmap(rendering: DisplayList(recording: $0, scale: 2, at: time))
      }
      #expect(pictures[0] == pictures[1])
      #expect(pictures[0] != Bitmap(rendering: DisplayList(recording: tree().root, scale: 2)))
    }
  }

  @Test("Masks are on their way, too") func masks() {
    withClock {
      let layer = CALayer(CGRect(x: 0, y: 0, width: 20, height: 10), .opaqueRed)
      let mask = CALayer(CGRect(x: 0, y: 0, width: 10, height: 10), .opaqueBlack)
      layer.mask = mask
      mask.add(animation("position.x", from: 5, to: 15), forKey: nil)
      let picture = Bitmap(rendering: DisplayList(recording: layer, scale: 1, at: CACurrentMediaTime() + 1))
      #expect((0..<20).map { picture[$0, 5].alpha > 0 } == (0..<20).map { $0 >= 5 && $0 < 15 })
    }
  }

  @Test("What a view draws by itself is stretched with bounds on their way (B.15)") func content() {
    final class Half: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height))
      }
    }
    withClock {
      let view = Half(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
      view.isOpaque = false
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
      root.addSubview(view)
      let resize = animation("bounds.size.width", from: 20, to: 4)
      view.layer.anchorPoint = .zero
      view.layer.position = .zero
      view.layer.add(resize, forKey: nil)
      let picture = Bitmap(
        rendering: DisplayList(recording: root.layer, scale: 1, at: CACurrentMediaTime() + 1))
      // 12 wide, of which the left half is red.
      let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
      #expect((0..<20).map { picture[$0, 5] == red } == (0..<20).map { $0 < 6 })
    }
  }

  @Test("A transition adds up both looks, also where they are translucent") func transitions() {
    withClock {
      let layer = CALayer(
        CGRect(x: 0, y: 0, width: 4, height: 4), CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      let transition = CATransition()
      transition.duration = 2
      layer.add(transition, forKey: kCATransition)
      layer.backgroundColor = nil
      let picture = Bitmap(rendering: DisplayList(recording: layer, scale: 1, at: CACurrentMediaTime() + 0.5))
      // Three quarters of opaque red, and a quarter of nothing.
      let expected = [UInt8(191), 192].map { Pixel(red: $0, green: 0, blue: 0, alpha: $0) }
      #expect(expected.contains(picture[2, 2]))
    }
  }

  @Test("Contents fade into others in a transition: halfway, half of each") func contentsFade() {
    func filled(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 24, height: 8))
    let (plain, image) = (UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8)), UIImageView())
    image.frame = CGRect(x: 16, y: 0, width: 8, height: 8)
    plain.layer.contents = filled(.red).cgImage
    image.image = filled(.red)
    for view in [plain, image] { window.addSubview(view) }
    window.isHidden = false
    MainLoop.main.runUntilIdle()
    withClock {
      let start = CACurrentMediaTime()
      let options: UIView.AnimationOptions = [.transitionCrossDissolve, .curveLinear]
      UIView.transition(with: plain, duration: 2, options: options) {
        plain.layer.contents = filled(.blue).cgImage
      }
      UIView.transition(with: image, duration: 2, options: options) { image.image = filled(.blue) }
      for (time, red, blue) in [(0.0, 255.0, 0.0), (1, 127.5, 127.5), (2, 0, 255)] {
        let picture = Bitmap(rendering: DisplayList(recording: window.layer, scale: 1, at: start + time))
        for x in [4, 20] {
          #expect(isNear(picture[x, 4], [red, 0, blue, 255]), "\(time) at \(x): \(picture[x, 4])")
        }
      }
    }
    window.isHidden = true
  }

  @Test(arguments: [Float.nan, .infinity, -1])
  func `a transition may begin anywhere`(place: Float) {
    let layer = CALayer(CGRect(x: 0, y: 0, width: 8, height: 8), .opaqueRed)
    withClock {
      let transition = CATransition()
      (transition.duration, transition.startProgress, transition.endProgress) = (1, place, place)
      layer.add(transition, forKey: nil)
      layer.backgroundColor = .opaqueBlue
      let channels = layer.picture()[4, 4].channels
      #expect(channels == [255, 0, 0, 255] || channels == [0, 0, 255, 255])
    }
  }
}
