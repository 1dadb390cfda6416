package import Foundation
import StyleCore

@testable package import LayerCore
@testable package import LayoutCore

/// A window in the main loop while animations take time.
@MainActor
package struct AnimatingWindow {
  package let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  package let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

  package var layer: CALayer { view.layer }
  package var loop: MainLoop { MainLoop.main }
  package var now: Double { loop.clock.now }

  /// Runs `body` with a window and a view in it that has been seen.
  package static func run(_ body: @MainActor (AnimatingWindow) throws -> Void) rethrows {
    let scene = AnimatingWindow()
    AnimationClock.setRunning(true)
    defer {
      AnimationClock.setRunning(false)
      MainLoop.main.detach(scene.window)
    }
    scene.window.addSubview(scene.view)
    scene.window.isHidden = false
    MainLoop.main.attach(scene.window)
    MainLoop.main.runUntilIdle()
    // Times that are sums of few powers of two are exact.
    MainLoop.main.run(until: MainLoop.main.clock.now.rounded(.up) + 1)
    try body(scene)
  }

  /// The position of the view in its presentation layer.
  package var seen: CGPoint { layer.presentation()?.position ?? .zero }
  package var x: Double { Double(seen.x) }
  package var seenOpacity: Float { layer.presentation()?.opacity ?? 0 }

  package func linear(_ duration: Double, _ change: @escaping () -> Void, _ done: ((Bool) -> Void)? = nil) {
    UIView.animate(
      withDuration: duration, delay: 0, options: .curveLinear, animations: change, completion: done)
  }
}
