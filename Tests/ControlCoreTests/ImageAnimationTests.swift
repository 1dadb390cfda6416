import DiagnosticCore
import Foundation
import GraphicsCore
import StyleCore
import Testing
import ViewTestSupport

@testable import ControlCore
@testable import LayerCore
@testable import LayoutCore

/// Images that take turns on the clock.
@MainActor
struct ImageAnimationTests {
  private func image(_ red: UInt8) -> UIImage {
    UIImage(cgImage: CGImage(width: 1, height: 1, pixels: [red, 0, 0, 255]))
  }

  /// The red of the image that a view shows now.
  private func shown(_ view: UIImageView) -> UInt8? {
    let steps = view.contentSteps(at: view.layer.presentation()?.contentPosition ?? 0)
    guard case .area(_, .image(let paint))? = steps.first?.content else { return nil }
    return paint.image.pixels.first
  }

  @Test("Images of an animation share its duration, and start again") func cycles() {
    AnimatingWindow.run { scene in
      let view = UIImageView(image: image(9))
      scene.window.addSubview(view)
      (view.animationImages, view.animationDuration) = ([image(1), image(2), image(3)], 1.5)
      scene.loop.runUntilIdle()
      #expect(shown(view) == 9 && !view.isAnimating)
      view.startAnimating()
      var seen: [UInt8?] = []
      for _ in 0..<5 {
        seen.append(shown(view))
        scene.loop.run(for: 0.5)
      }
      #expect(seen == [1, 2, 3, 1, 2] && view.isAnimating)
      view.stopAnimating()
      #expect(shown(view) == 9 && !view.isAnimating && !AnimationTimeline.main.hasAnimations)
    }
  }

  @Test("After its repetitions an animation ends, and shows the image") func repetitions() {
    AnimatingWindow.run { scene in
      let view = UIImageView(image: image(9))
      scene.window.addSubview(view)
      view.animationImages = [image(1), image(2)]
      view.animationRepeatCount = 2
      view.startAnimating()
      // Two images of 1/30 second, twice.
      scene.loop.run(for: 3.5 / 30)
      #expect(view.isAnimating && shown(view) == 2)
      scene.loop.run(for: 1.0 / 30)
      #expect(!view.isAnimating && shown(view) == 9)
    }
  }

  @Test("An animated image starts by itself, in its own time") func animatedImages() throws {
    try AnimatingWindow.run { scene in
      let animated = try #require(UIImage.animatedImage(with: [image(1), image(2)], duration: 4))
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
      scene.window.addSubview(view)
      view.image = animated
      #expect(view.isAnimating && shown(view) == 1)
      scene.loop.run(for: 2)
      #expect(shown(view) == 2)
      view.image = image(7)
      #expect(!view.isAnimating && shown(view) == 7)
      #expect(UIImageView(image: animated).isAnimating)
    }
  }

  @Test("Without a clock, the first image is shown") func pictures() {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    view.animationImages = [image(1), image(2)]
    view.startAnimating()
    #expect(view.isAnimating && shown(view) == 1)
    view.animationImages = []
    view.startAnimating()
    #expect(!view.isAnimating && shown(view) == nil)
  }

  @Test("Durations that are no numbers are those of the images") func badInput() {
    for duration in [Double.nan, .infinity, -1, 0] {
      let view = UIImageView(image: nil)
      (view.animationImages, view.animationDuration) = ([image(1), image(2)], duration)
      view.startAnimating()
      #expect(view.layer.extras?.turns?.period == 2.0 / 30)
    }
  }

  @Test("Images of the highlighted state have the duration of the view, too") func highlightedImages() {
    let view = UIImageView(image: image(9))
    (view.highlightedAnimationImages, view.animationDuration) = ([image(1), image(2)], 4)
    view.startAnimating()
    #expect(!view.isAnimating)
    view.isHighlighted = true
    view.startAnimating()
    #expect(view.layer.extras?.turns?.period == 4)
  }

  @Test("Subviews belong into the content view of an effect view") func contentViews() {
    let view = UIVisualEffectView(effect: nil)
    #expect(LayoutDiagnostics.collect { view.contentView.addSubview(UIView()) }.isEmpty)
    #expect(LayoutDiagnostics.collect { view.addSubview(UIView()) }.count == 1)
  }

  @Test("A change of an effect in a block is seen on its way: blur, saturation and colour") func effects() {
    AnimatingWindow.run { scene in
      let view = UIVisualEffectView(effect: nil)
      scene.window.addSubview(view)
      scene.loop.runUntilIdle()
      @MainActor func look() -> LayerBackdrop? {
        view.backdrop(at: view.layer.presentation()?.contentPosition ?? 0)
      }
      #expect(look() == nil)
      scene.linear(2) { view.effect = UIBlurEffect(style: .dark) }
      scene.loop.run(for: 1)
      // σ 20 and a saturation of 1.8, halfway from 0 and 1; the colour has half of its alpha.
      let half = look()
      #expect(half.map { abs($0.sigma - 10) < 1e-9 && abs($0.saturation - 1.4) < 1e-9 } == true)
      #expect(half.map { abs($0.color.alpha - 0.365) < 1e-9 } == true)
      scene.loop.run(for: 1)
      #expect(look()?.sigma == 20)
      view.effect = UIBlurEffect(style: .light)
      #expect(look()?.sigma == 30)
      view.effect = nil
      #expect(look() == nil && !view.layer.hasBackdropEffect)
    }
  }
}
