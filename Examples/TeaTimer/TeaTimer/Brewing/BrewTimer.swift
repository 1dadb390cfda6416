import UIKit

@objc protocol BrewTimerDelegate: AnyObject {
  @objc optional func brewTimerDidStart(_ timer: BrewTimer)
  @objc optional func brewTimer(_ timer: BrewTimer, didReach remaining: Int)
  func brewTimerDidFinish(_ timer: BrewTimer)
}

extension Notification.Name {
  /// Posted by a timer whose tea is ready.
  static let teaIsReady = Notification.Name("TeaIsReady")
}

/// A timer that counts the seconds of a tea.
class BrewTimer: NSObject {
  weak var delegate: BrewTimerDelegate?

  /// The seconds that are left.
  @objc dynamic private(set) var remaining = 0

  private var timer: Timer?

  var isRunning: Bool { timer != nil }

  func start(seconds: Int) {
    stop()
    remaining = seconds
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)
    delegate?.brewTimerDidStart?(self)
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }

  @objc private func tick(_ timer: Timer) {
    remaining -= 1
    delegate?.brewTimer?(self, didReach: remaining)
    guard remaining == 0 else { return }
    stop()
    NotificationCenter.default.post(name: .teaIsReady, object: self)
    delegate?.brewTimerDidFinish(self)
  }
}
