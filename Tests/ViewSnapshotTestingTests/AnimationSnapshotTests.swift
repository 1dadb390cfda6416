import ControlCore
import Foundation
import LayoutCore
import PNG
import Plumb
import Raster
import StyleCore
import TestSupport
import Testing
import ViewDifference

@testable import ViewSnapshotTesting

/// Pictures that move: their frames by the curves' arithmetic, and the messages about those that differ.
@MainActor
@Suite struct AnimationSnapshotTests {
  /// A white view of 120 × 40 points with a red knob of 20 points at the left.
  private func track() -> UIView {
    let track = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
    track.backgroundColor = .white
    let knob = UIView(frame: CGRect(x: 0, y: 10, width: 20, height: 20))
    knob.backgroundColor = .red
    knob.accessibilityIdentifier = "knob"
    track.addSubview(knob)
    return track
  }

  /// The strategy of a knob that moves by 100 points in some seconds.
  private func strategy(
    _ seconds: Double = 0.6, to end: Double = 0.6, ignoring views: [String] = []
  ) -> Snapshotting<UIView, SnapshotAnimation> {
    .animation(to: end, framesPerSecond: 30, scale: 2, ignoring: views) { track in
      UIView.animate(
        withDuration: seconds, delay: 0, options: .curveLinear,
        animations: { track.subviews[0].frame.origin.x = 100 })
    }
  }

  private func made<Value>(_ value: Value, _ strategy: Snapshotting<Value, SnapshotAnimation>) throws
    -> SnapshotAnimation
  {
    var result: Result<SnapshotAnimation, any Error>?
    strategy.snapshot(value).start { result = $0 }
    return try #require(result).get()
  }

  private func frames(_ animation: SnapshotAnimation) throws -> [Bitmap] {
    var (decoder, frames) = (animation.picture.frames(), [Bitmap]())
    while let (picture, _) = try decoder.next() { frames.append(picture) }
    return frames
  }

  @Test func `a frame shows the presentation at its exact time`() throws {
    let animation = try made(track(), strategy())
    #expect(animation.frameCount == 19)
    for (index, frame) in try frames(animation).enumerated() {
      // 100 points in 18 frames, at 2 pixels a point.
      let left = Double(index) / 18 * 200
      let column = Int((left - 1e-6).rounded(.up))
      #expect(frame[min(column, 239), 40] == Pixel(red: 255, green: 0, blue: 0, alpha: 255) || index == 18)
      let edge = Int(left)
      if edge > 0 { #expect(frame[edge - 1, 40].green == 255) }
      // A red edge covers the rest of its pixel; white has what it leaves.
      let expected = 255 * (left - Double(edge))
      if edge < 240 { #expect(abs(Double(frame[edge, 40].green) - expected) <= 2) }
    }
  }

  @Test func `the bytes do not depend on the time of the clock`() throws {
    let first = try made(track(), strategy()).data
    HeadlessLoop.run(for: 1.234_567)
    #expect(try made(track(), strategy()).data == first)
    #expect(!HeadlessLoop.animationsTakeTime)
  }

  @Test func `a view without an animation has one frame in the file, for all the time`() throws {
    let animation = try made(track(), .animation(to: 1, framesPerSecond: 30, scale: 1))
    #expect(animation.frameCount == 31)
    let file = try PNGAnimation([UInt8](animation.data))
    #expect(file.delays == [PNGFrameDelay(31, 30)])
  }

  @Test func `a switch moves in a window of its own, and is left where it was put`() throws {
    let toggle = UISwitch()
    let animation = try made(
      toggle, .animation(to: 0.5, framesPerSecond: 30, scale: 1) { $0.setOn(true, animated: true) })
    #expect(animation.picture.storedCount > 3)
    #expect(toggle.isOn && toggle.window == nil && toggle.superview == nil)
  }

  @Test func `a controller's presentation moves in its window`() throws {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    let animation = try made(
      controller,
      .animation(on: .iPhoneSe, to: 0.5, framesPerSecond: 10, scale: 1) { controller in
        let other = UIViewController()
        other.view.backgroundColor = .red
        controller.present(other, animated: true)
      })
    let all = try frames(animation)
    #expect(all.count == 6)
    // The sheet comes from below: it covers the middle at the end only.
    let (first, last) = (try #require(all.first), try #require(all.last))
    #expect(first[first.width / 2, first.height / 2].green == 255)
    #expect(last[last.width / 2, last.height / 2] == Pixel(red: 255, green: 0, blue: 0, alpha: 255))
  }

  @Test func `a faster knob is told with frames, time and distance`() throws {
    let (old, new) = (try made(track(), strategy()), try made(track(), strategy(0.5)))
    let (message, files) = try #require(strategy().diffing.diff(old, new))
    // After 1/30 s: 6 2/3 points in place of 5 5/9, which is 1.111 more.
    #expect(
      message.hasPrefix("frames 1–17 of 18 differ, first at 0.033 s: knob moved 1.111 pt (2.222 px) right"))
    #expect(files.map(\.name) == ["reference", "failure", "difference", "comparison"])
    for file in files.dropLast() { #expect(try PNGAnimation([UInt8](file.data)).seconds > 0.6) }
    #expect(strategy().diffing.diff(old, old) == nil)
  }

  @Test func `an ignored view does not count wherever it is now`() throws {
    let strategy = strategy(ignoring: ["knob"])
    let (old, new) = (try made(track(), strategy), try made(track(), self.strategy(0.5)))
    #expect(strategy.diffing.diff(old, new) == nil)
  }

  @Test func `times that cannot be are an error in words`() {
    let message = verifySnapshot(of: track(), as: strategy(to: -1), named: "bad", testName: "test()")
    #expect(message == "The snapshot cannot be made: the times 0.0 to -1.0 s are not within 0 to 3600 s")
  }

  @Test func `a still reference is told`() throws {
    let still = try Bitmap(width: 4, height: 4).pngData()
    #expect(throws: (any Error).self) { try SnapshotAnimation(data: Data(still)) }
  }

  @Test func `references are recorded and compared as others are`() throws {
    let folder = try TemporaryFolder()
    try SnapshotEnvironment.$current.withValue(["SNAPSHOT_ARTIFACTS": "\(folder.url.path)/failures"]) {
      @MainActor func verify(_ seconds: Double, _ name: String) -> String? {
        verifySnapshot(
          of: track(), as: strategy(seconds), named: name, snapshotDirectory: folder.url.path,
          testName: "test()")
      }
      #expect(verify(0.6, "first")?.hasPrefix("There was no reference") == true)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).filter {
        $0.hasSuffix("@2x.png")
      }
      let file = try #require(files.first)
      try FileManager.default.copyItem(
        atPath: "\(folder.url.path)/\(file)",
        toPath: "\(folder.url.path)/\(file.replacing("first", with: "second"))")
      #expect(verify(0.6, "second") == nil)
      #expect(
        verify(0.5, "second")?.contains("frames 1–17 of 18 differ, first at 0.033 s: knob moved") == true)
    }
  }
}
