import ControlCore
import ControllerCore
public import Foundation
public import LayoutCore
public import StyleCore

/// Somebody who uses an application with a finger and a keyboard: what a test of a whole screen is written with.
///
/// Fingers go through the event queue as real ones do: to the view that is hit, past the gesture recognizers, over as
/// many events as the time takes. Every call lets `HeadlessLoop` run until the finger is lifted and nothing is left to
/// do at that time. Points are those of the window.
///
///     let user = try HeadlessUser()
///     try user.tap(on: "Name")
///     try user.type("Ada")
///     user.rotate(to: .landscape)
///     try user.goBack()
@MainActor
public struct HeadlessUser {
  /// What the user looks at.
  public let window: UIWindow
  let fingers: TouchSynthesizer

  /// The user of a window.
  public init(of window: UIWindow) {
    self.window = window
    fingers = TouchSynthesizer(window)
  }

  /// The user of the key window; it throws `noWindow` where there is none.
  public init() throws(HeadlessUserError) {
    guard let window = UIApplication.shared.keyWindow else { throw .noWindow }
    self.init(of: window)
  }

  // MARK: Fingers

  /// Taps at a point of the window, `count` times in quick succession.
  public func tap(at point: CGPoint, count: Int = 1) {
    let duration = fingers.tap(at: point, count: count)
    HeadlessLoop.run(for: duration)
  }

  /// Taps in the middle of what is seen of a view; it throws where that is nothing, or where something else is in
  /// front of it there.
  public func tap(on view: UIView, count: Int = 1) throws(HeadlessUserError) {
    tap(at: try point(of: view), count: count)
  }

  /// Taps on what is called `name`, as `view(named:)` finds it.
  public func tap(on name: String, count: Int = 1) throws(HeadlessUserError) {
    try tap(on: view(named: name), count: count)
  }

  /// Holds a finger on a view.
  public func press(on view: UIView, for duration: TimeInterval = 1) throws(HeadlessUserError) {
    fingers.press(at: try point(of: view), for: duration)
    HeadlessLoop.run(for: duration)
  }

  /// Holds a finger on what is called `name`.
  public func press(on name: String, for duration: TimeInterval = 1) throws(HeadlessUserError) {
    try press(on: view(named: name), for: duration)
  }

  /// Drags a finger along a line, with sixty events a second. As on a phone, what is dragged moves from where the finger
  /// has gone ten points.
  ///
  /// - Parameter rest: how long the finger stays at the end before it is lifted; with 0, which throws what it
  ///   drags, it is lifted in motion.
  public func drag(
    from start: CGPoint, to end: CGPoint, for duration: TimeInterval = 0.25, restingFor rest: TimeInterval = 0
  ) {
    fingers.drag(from: start, to: end, for: duration, restingFor: rest)
    HeadlessLoop.run(for: duration + max(rest, 0))
  }

  /// Waits while the loop runs.
  public func wait(for seconds: TimeInterval) {
    HeadlessLoop.run(for: seconds)
  }

  // MARK: Keys

  /// Types on the keyboard, character by character; `\n` is the return key. It throws where nobody takes text.
  public func type(_ text: String) throws(HeadlessUserError) {
    guard window.press(text) else { throw .noKeyboard }
    HeadlessLoop.runUntilIdle()
  }

  /// Presses the key that takes away the last character.
  public func deleteBackward(count: Int = 1) throws(HeadlessUserError) {
    guard window.pressDelete(count) else { throw .noKeyboard }
    HeadlessLoop.runUntilIdle()
  }

  // MARK: Device

  /// Takes the way back of the navigation bar in front; it throws `noWayBack` where none is shown.
  public func goBack() throws(HeadlessUserError) {
    let bars = visibleViews.compactMap { $0 as? UINavigationBar }
    guard let button = bars.lazy.compactMap(\.shownBackButton).first else { throw .noWayBack }
    try tap(on: button)
  }

  /// Turns the device; whether the application followed, which it does not where the controller in front does not
  /// support it.
  @discardableResult
  public func rotate(to orientation: Device.Orientation) -> Bool {
    var hasFollowed = false
    HeadlessLoop.enqueue { hasFollowed = window.rotate(to: orientation.inner) }
    HeadlessLoop.runUntilIdle()
    return hasFollowed
  }

  /// Changes a setting of the device: `user.change { $0.userInterfaceStyle = .dark }`.
  public func change(_ setting: @escaping (inout any UIMutableTraits) -> Void) {
    HeadlessLoop.enqueue { window.changeTraits(setting) }
    HeadlessLoop.runUntilIdle()
  }
}
