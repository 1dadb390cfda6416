import Foundation
import Testing
import ViewTestSupport

@testable import GraphicsCore
@testable import LayerCore
@testable import LayoutCore
@testable import StyleCore

/// The frames that display links are told of.
@MainActor
struct CADisplayLinkTests {
  @Test(
    "Display links: every frame of their rate, none while paused or stopped",
    arguments: [(0, 60), (30, 30), (120, 120)])
  func displayLinks(_ preferred: Int, _ expected: Int) {
    AnimatingWindow.run { scene in
      var times: [Double] = []
      let link = CADisplayLink { times.append($0.timestamp) }
      link.preferredFramesPerSecond = preferred
      link.add(to: .main, forMode: .common)
      let start = scene.now
      scene.loop.run(for: 1)
      #expect(times.count == expected && times.last == start + 1)
      #expect(link.targetTimestamp == start + 1 + 1 / Double(expected))
      link.isPaused = true
      #expect(scene.loop.run(for: 1).isEmpty, "nothing is done for it")
      link.isPaused = false
      scene.loop.run(for: 0.5)
      #expect(times.count == expected + expected / 2)
      scene.loop.clock.advance(by: 3.25 / 60)
      scene.loop.turn()
      #expect(times.count == expected + expected / 2 + 1, "frames between were missed")
      link.invalidate()
      scene.loop.run(for: 1)
      #expect(times.count == expected + expected / 2 + 1)
    }
  }
}
