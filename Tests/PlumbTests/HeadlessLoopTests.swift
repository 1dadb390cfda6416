import Foundation
import LayoutCore
import ManualLayout
import Plumb
import StyleCore
import Testing

@MainActor
struct HeadlessLoopTests {
  private final class Root: UIView {
    var log: [String] = []
    override func layoutSubviews() { log.append("layout") }
  }

  @Test func aWindowOfADeviceTakesPartInTurns() throws {
    let phone: Plumb.Device? = .init(named: "iphone-14-pro")
    let device = try #require(phone)
    let window = UIWindow(device: device, orientation: .landscape) { $0.layoutDirection = .rightToLeft }
    #expect(window.bounds.size == CGSize(width: 852, height: 393))
    #expect(window.traitCollection.displayScale == 3)
    #expect(window.effectiveUserInterfaceLayoutDirection == .rightToLeft)

    let root = Root()
    window.addSubview(root)
    HeadlessLoop.runUntilIdle()
    #expect(root.log == ["layout"])
    #expect(HeadlessLoop.isIdle)

    HeadlessLoop.enqueue { root.setNeedsLayout() }
    let turn = HeadlessLoop.turn()
    #expect(root.log == ["layout", "layout"])
    #expect(turn.workCount == 1)
    #expect(turn.visitedLayerCount == 2)

    let time = HeadlessLoop.time
    HeadlessLoop.after(0.5) { root.log.append("\(HeadlessLoop.time - time)") }
    #expect(HeadlessLoop.run(for: 1).count == 1)
    #expect(root.log.last == "0.5")
    #expect(HeadlessLoop.time == time + 1)
  }

  @Test func everyDeviceHasAWindow() {
    for device in Plumb.Device.all {
      for orientation in Plumb.Device.Orientation.allCases {
        let window = UIWindow(device: device, orientation: orientation)
        #expect(window.bounds.size == device.size(orientation))
        #expect(window.traitCollection == device.traits(orientation))
      }
    }
  }

  @Test func loopsAreCollected() {
    final class Restless: UIView {
      override func layoutSubviews() { setNeedsLayout() }
    }
    let view = Restless()
    let found = Diagnostic.collect { MainActor.assumeIsolated { view.layoutIfNeeded() } }
    #expect(found.map(\.kind) == [.layoutLoop])
    #expect(found[0].description.hasSuffix("layoutSubviews of Restless requests layout of Restless."))
  }

  @Test("What has no answer in layout by hand is collected, with both views named")
  func placementsAreCollected() {
    final class Stranger: UIView {}
    let superview = UIView()
    let view = UIView()
    superview.addSubview(view)
    let found = Diagnostic.collect { view.align(.center, with: Stranger(), .center) }
    #expect(found.map(\.kind) == [.placement])
    #expect(found[0].description.contains("UIView at") && found[0].description.contains("Stranger at"))
  }
}
