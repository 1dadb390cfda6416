import Plumb
import Raster
import Testing
import UIKit

/// The view of an article that is drawn again when the number of its points changes.
@MainActor
struct ShapeViewTests {
  private func shown() -> (window: UIWindow, view: ShapeView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let view = ShapeView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
    window.addSubview(view)
    window.isHidden = false
    HeadlessLoop.runUntilIdle()
    return (window, view)
  }

  @Test("Each number is drawn in the next turn, once, and never laid out") func drawsWithoutLayout() {
    let (window, view) = shown()
    defer { window.isHidden = true }
    let layouts = view.layoutCount
    var pictures: [Bitmap] = []
    for number in 0...5 {
      let draws = view.drawCount
      view.numberOfPoints = number
      view.numberOfPoints = number
      #expect(view.drawCount == draws, "the property only asks")
      HeadlessLoop.runUntilIdle()
      #expect(view.drawCount == draws + 1)
      #expect(HeadlessLoop.isIdle)
      pictures.append(view.bitmap(scale: 1))
    }
    #expect(view.layoutCount == layouts)
    for (index, picture) in pictures.enumerated() {
      #expect((pictures.firstIndex(of: picture) ?? index) == index, "no two of them look alike")
    }
  }

  @Test("A layout draws nothing anew") func layoutDoesNotDraw() {
    let (window, view) = shown()
    defer { window.isHidden = true }
    view.numberOfPoints = 4
    HeadlessLoop.runUntilIdle()
    let (draws, layouts) = (view.drawCount, view.layoutCount)
    view.setNeedsLayout()
    HeadlessLoop.runUntilIdle()
    #expect(view.drawCount == draws && view.layoutCount == layouts + 1)
  }

  @Test("The area of each shape", arguments: 1...5) func area(number: Int) {
    let (window, view) = shown()
    defer { window.isHidden = true }
    view.numberOfPoints = number
    HeadlessLoop.runUntilIdle()
    // systemBlue is opaque, so that alphas add up to the area. A regular polygon of n corners at the distance r has
    // the area n/2 · r² · sin(2π/n); the line is 2 · r long and 2 wide.
    let radius = 50.0 / 2 - 4
    let expected =
      switch number {
      case 1: Double.pi * 9
      case 2: 2 * radius * 2
      default: Double(number) / 2 * radius * radius * sin(2 * .pi / Double(number))
      }
    let area = view.bitmap(scale: 1).pixels.reduce(0.0) { $0 + Double($1.alpha) / 255 }
    // Each of at most 150 pixels at the edges is rounded to 255ths.
    #expect(abs(area - expected) < 0.5)
  }
}
