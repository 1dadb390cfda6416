import ControlCore
import ControllerCore
import Foundation
import LayoutCore
import Testing

@MainActor
struct UIDeviceSensorsTests {
  @Test func `only a watched battery is known and posts changes`() {
    let device = UIDevice.current
    defer {
      device.isBatteryMonitoringEnabled = false
      device.setBattery(level: 1, state: .full)
    }
    nonisolated(unsafe) var posts = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIDevice.batteryLevelDidChangeNotification, object: device, queue: nil
    ) { _ in unsafe posts += 1 }
    defer { NotificationCenter.default.removeObserver(observer) }
    device.setBattery(level: 0.25, state: .unplugged)
    #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
    device.isBatteryMonitoringEnabled = true
    #expect(device.batteryLevel == 0.25 && device.batteryState == .unplugged)
    device.setBattery(level: 0.5, state: .unplugged)
    #expect(unsafe posts == 1)
  }

  @Test func `the next application has a full battery, a screen of its own and no saved pictures`() {
    final class Delegate: UIResponder, UIApplicationDelegate {}
    let (device, screen) = (UIDevice.current, UIScreen.main)
    UIApplication.shared.launch(Delegate())
    (device.isBatteryMonitoringEnabled, device.isProximityMonitoringEnabled) = (true, true)
    device.setBattery(level: 0.5, state: .unplugged)
    device.setProximity(true)
    screen.setCaptured(true)
    SavedMedia.videoPaths.append("/film.mov")
    #expect(device.batteryLevel == 0.5 && device.proximityState && screen.isCaptured)
    UIApplication.shared.terminate()
    #expect(!device.isBatteryMonitoringEnabled && !device.proximityState && !screen.isCaptured)
    device.isBatteryMonitoringEnabled = true
    #expect(device.batteryLevel == 1 && device.batteryState == .full && SavedMedia.videoPaths.isEmpty)
    device.isBatteryMonitoringEnabled = false
  }

  @Test func `the mode of a screen is its size in pixels`() {
    let screen = UIScreen.main
    #expect(screen.currentMode?.size == screen.nativeBounds.size && screen.mirrored == nil)
  }

  @Test func `windows post that they become visible and the key window`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    nonisolated(unsafe) var names: [String] = []
    let observers = [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeKeyNotification,
      UIWindow.didBecomeHiddenNotification, UIWindow.didResignKeyNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { note in
        unsafe names.append(note.name.rawValue)
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    window.makeKeyAndVisible()
    UIWindow(frame: .zero).makeKey()
    window.isHidden = true
    #expect(
      unsafe names == [
        "UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeKeyNotification",
        "UIWindowDidResignKeyNotification", "UIWindowDidBecomeHiddenNotification",
      ])
  }
}
