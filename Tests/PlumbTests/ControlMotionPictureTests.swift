import ControlCore
import Foundation
import LayoutCore
import Plumb
import Raster
import StyleCore
import Testing

/// Pictures of controls on their way.
@MainActor
struct ControlMotionPictureTests {
  private func run(_ view: UIView, _ body: (UIWindow) throws -> Void) rethrows {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    window.backgroundColor = .white
    view.frame.origin = CGPoint(x: 8, y: 4)
    window.addSubview(view)
    window.isHidden = false
    defer { window.isHidden = true }
    try HeadlessLoop.withAnimations {
      HeadlessLoop.runUntilIdle()
      HeadlessLoop.run(until: HeadlessLoop.time.rounded(.up) + 1)
      try body(window)
    }
  }

  @Test("The knob of a switch is between its ends on the way, and its track between the colours")
  func toggle() {
    let toggle = UISwitch()
    run(toggle) { window in
      let off = window.bitmap(scale: 2)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { toggle.isOn = true }
      let start = HeadlessLoop.time
      #expect(window.bitmap(scale: 2) == off)
      let planned = window.bitmap(at: start + 0.5, scale: 2)
      HeadlessLoop.run(for: 0.5)
      let half = window.bitmap(scale: 2)
      // The knob is 27 points wide; between 2 and 22 it is at 12: 20…47 in the window, from 40 to 94 in pixels.
      let middle = (4 + 15) * 2
      #expect(half[42, middle].red == 255 && half[92, middle].red == 255)
      #expect(half[36, middle].red < 255 && half[98, middle].red < 255)
      HeadlessLoop.run(for: 0.5)
      let on = window.bitmap(scale: 2)
      #expect(on != half && on != off && planned == half)
      #expect(off[98, middle].green > half[98, middle].red && on[20, middle].green > on[20, middle].red)
      toggle.isOn = false
      #expect(window.bitmap(scale: 2) == off)
    }
  }

  @Test("An indicator goes on by an eighth eight times a second, and is as before after a turn")
  func indicator() {
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.frame.size = CGSize(width: 20, height: 20)
    run(indicator) { window in
      indicator.startAnimating()
      let start = HeadlessLoop.time
      let first = window.bitmap(scale: 2)
      #expect(window.bitmap(at: start + 0.124, scale: 2) == first)
      let eighths = (0..<8).map { window.bitmap(at: start + Double($0) / 8, scale: 2) }
      for (index, picture) in eighths.enumerated() {
        #expect(eighths.firstIndex(of: picture) == index)
      }
      #expect(window.bitmap(at: start + 1, scale: 2) == first)
      HeadlessLoop.runUntilAnimationsEnd()
      #expect(HeadlessLoop.time == start && !HeadlessLoop.isAnimating)
      HeadlessLoop.run(for: 0.25)
      #expect(window.bitmap(scale: 2) == eighths[2])
      HeadlessLoop.animationsTakeTime = false
      #expect(window.bitmap(scale: 2) == first)
      HeadlessLoop.animationsTakeTime = true
      indicator.stopAnimating()
      #expect(window.bitmap(scale: 2) != eighths[2])
    }
  }

  @Test("What is raised in a segmented control is in the middle between two segments") func segments() {
    let control = UISegmentedControl(items: ["", ""])
    control.frame.size = CGSize(width: 64, height: 32)
    run(control) { window in
      control.selectedSegmentIndex = 0
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { control.selectedSegmentIndex = 1 }
      HeadlessLoop.run(for: 0.5)
      let half = window.bitmap(scale: 1)
      // Of 8…72, the middle half is 24…56, less 2 points at each side.
      #expect(half[28, 20].red == 255 && half[52, 20].red == 255)
      #expect(half[20, 20].red < 255 && half[60, 20].red < 255)
    }
  }
}
