import ControlCore
import ControllerCore
public import Foundation
public import LayoutCore
public import StyleCore
import TextViewCore

/// A user with a touch screen and a keyboard, for tests of whole screens.
///
/// Touches go through the event queue as real ones do: to the hit view, past the gesture recognizers, in as many events
/// as the duration takes. Every call runs `HeadlessLoop` until the touch has ended and no work is left at that time.
/// Points are in the coordinates of the window.
///
/// ```swift
/// let user = try HeadlessUser()
/// try user.tap(on: "Search")
/// try user.type("Botany\n")
/// #expect(user.sees("Results for Botany"))
/// try user.goBack()
/// ```
@MainActor
public struct HeadlessUser {
  /// The window of the user.
  public let window: UIWindow
  let fingers: TouchSynthesizer

  /// Creates the user of a window.
  public init(of window: UIWindow) {
    self.window = window
    fingers = TouchSynthesizer(window)
  }

  /// Creates the user of the key window.
  ///
  /// - Throws: `noWindow` if there is none.
  public init() throws(HeadlessUserError) {
    guard let window = UIApplication.shared.keyWindow else { throw .noWindow }
    self.init(of: window)
  }

  // MARK: Touches

  /// Taps at a point of the window, `count` times in quick succession.
  public func tap(at point: CGPoint, count: Int = 1) {
    let duration = fingers.tap(at: point, count: count)
    HeadlessLoop.run(for: duration)
  }

  /// Taps at the center of the visible part of a view.
  ///
  /// - Throws: An error if there is none, or if another view is in front of it there.
  public func tap(on view: UIView, count: Int = 1) throws(HeadlessUserError) {
    tap(at: try point(of: view), count: count)
  }

  /// Taps on the view named `name`, as `view(named:)` finds it, or else on the segment of a control with that title.
  public func tap(on name: String, count: Int = 1) throws(HeadlessUserError) {
    if let segment = segment(titled: name) { return try tap(on: segment, count: count) }
    try tap(on: view(named: name), count: count)
  }

  /// Holds a touch on a view.
  public func press(on view: UIView, for duration: TimeInterval = 1) throws(HeadlessUserError) {
    fingers.press(at: try point(of: view), for: duration)
    HeadlessLoop.run(for: duration)
  }

  /// Holds a touch on the view named `name`.
  public func press(on name: String, for duration: TimeInterval = 1) throws(HeadlessUserError) {
    try press(on: view(named: name), for: duration)
  }

  /// Drags a touch along a line, with sixty events a second.
  ///
  /// As on a phone, a dragged view moves once the touch has moved by ten points.
  ///
  /// - Parameters:
  ///   - start: The start of the line.
  ///   - end: The end of the line.
  ///   - duration: The duration of the movement, in seconds.
  ///   - rest: The duration for which the touch rests at the end, in seconds; with 0 it ends in motion, as a flick.
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

  /// Types on the keyboard, character by character; `\n` is the return key.
  ///
  /// - Throws: `noKeyboard` if the first responder takes no text.
  public func type(_ text: String) throws(HeadlessUserError) {
    guard window.press(text) else { throw .noKeyboard }
    HeadlessLoop.runUntilIdle()
  }

  /// Presses the delete key, which deletes the last character.
  public func deleteBackward(count: Int = 1) throws(HeadlessUserError) {
    guard window.pressDelete(count) else { throw .noKeyboard }
    HeadlessLoop.runUntilIdle()
  }

  /// Chooses an item of the menu that is shown: that of a button or a row, or that for a selection, `UIMenuController`.
  ///
  /// - Throws: `noMenuItem` if no menu is shown, or if it has no such item.
  public func choose(menuItem title: String) throws(HeadlessUserError) {
    if let shown = MenuOverlay.shown(in: window) {
      guard let element = shown.elements.first(where: { $0.title == title }) else {
        throw .noMenuItem(title, among: shown.elements.map(\.title))
      }
      shown.choose(element)
      HeadlessLoop.runUntilIdle()
      return
    }
    if let shown = EditMenuView.shown(in: window) {
      guard let element = shown.allElements.first(where: { $0.title == title }) else {
        throw .noMenuItem(title, among: shown.allElements.map(\.title))
      }
      shown.choose(element)
      HeadlessLoop.runUntilIdle()
      return
    }
    let menu = UIMenuController.shared
    let items = menu.isMenuVisible ? menu.shownItems : []
    guard let item = items.first(where: { $0.title == title }) else {
      throw .noMenuItem(title, among: items.map(\.title))
    }
    menu.choose(item)
    HeadlessLoop.runUntilIdle()
  }

  // MARK: Device

  /// Presses the back button of the front navigation bar.
  ///
  /// - Throws: `noWayBack` if no bar shows one.
  public func goBack() throws(HeadlessUserError) {
    let bars = visibleViews.compactMap { $0 as? UINavigationBar }
    guard let button = bars.lazy.compactMap(\.shownBackButton).first else { throw .noWayBack }
    try tap(on: button)
  }

  /// Rotates the device, and returns whether the application followed, as the front view controller may not support it.
  @discardableResult
  public func rotate(to orientation: Device.Orientation) -> Bool {
    var hasFollowed = false
    HeadlessLoop.enqueue { hasFollowed = window.rotate(to: orientation.inner) }
    HeadlessLoop.runUntilIdle()
    return hasFollowed
  }

  /// Changes the traits of the device: `user.change { $0.userInterfaceStyle = .dark }`.
  public func change(_ setting: @escaping (inout any UIMutableTraits) -> Void) {
    HeadlessLoop.enqueue { window.changeTraits(setting) }
    HeadlessLoop.runUntilIdle()
  }
}
