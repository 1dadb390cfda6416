import ControlCore
import ControllerCore
import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import Plumb
import StyleCore
import Testing
import TextViewCore

/// A user who turns wheels, and chooses dates and colours.
@MainActor
struct HeadlessUserWheelTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let controller = UIViewController()

  /// The twelfth of January 1970, half past one in the afternoon.
  private let moment = Date(timeIntervalSince1970: 86_400 * 11 + 3_600 * 13.5)

  private func show(_ view: UIView, height: CGFloat = 216) -> HeadlessUser {
    window.rootViewController = controller
    window.isHidden = false
    view.frame = CGRect(x: 20, y: 100, width: 320, height: height)
    controller.view.addSubview(view)
    window.layoutIfNeeded()
    return HeadlessUser(of: window)
  }

  private func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    (picker.datePickerMode, picker.preferredDatePickerStyle) = (mode, style)
    picker.date = moment
    return picker
  }

  @Test("A user turns the wheels of a date, however far") func dates() throws {
    let picker = picker(.date, .wheels)
    var changes = 0
    picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    let user = show(picker)
    try user.turn(wheel: 0, to: "March")
    try user.turn(wheel: 1, to: "3")
    try user.turn(wheel: 2, to: "1980")
    let parts = picker.effectiveParts
    #expect(parts == [1980, 3, 3, 13, 30] && changes > 2)
    #expect(throws: HeadlessUserError.self) { try user.turn(wheel: 0, to: "Movember") }
    #expect(throws: HeadlessUserError.self) { try user.turn(wheel: 7, to: "3") }
  }

  @Test("A date beyond a limit springs back; a duration is at least a minute") func limits() throws {
    let date = picker(.date, .wheels)
    date.maximumDate = moment
    let user = show(date)
    HeadlessLoop.animationsTakeTime = true
    defer { HeadlessLoop.animationsTakeTime = false }
    try user.turn(wheel: 0, to: "February")
    user.wait(for: 1)
    #expect(date.date == moment)
    let wheels = try #require(date.subviews.first as? UIPickerView)
    #expect(wheels.rowTitle(wheels.selectedRow(inComponent: 0), 0) == "January")
    #expect(wheels.wheels.allSatisfy { $0.middle == $0.middle.rounded() })
    date.removeFromSuperview()
    let timer = UIDatePicker()
    timer.datePickerMode = .countDownTimer
    timer.countDownDuration = 120
    let other = show(timer)
    try other.turn(wheel: 1, to: "0 min")
    other.wait(for: 1)
    #expect(timer.countDownDuration == 60)
  }

  @Test("A tap on the box of a time shows its wheels, and a tap elsewhere ends that") func boxes() throws {
    let picker = picker(.dateAndTime, .compact)
    let user = show(picker, height: 34)
    let box = picker.convert(picker.bounds, to: nil)
    // The time is at the trailing end.
    user.tap(at: CGPoint(x: box.maxX - 20, y: box.midY))
    let overlay = try #require(DateBoxOverlay.shown(in: window))
    #expect(overlay.picker.datePickerStyle == .wheels && overlay.picker.datePickerMode == .time)
    try user.turn(wheel: 0, to: "4")
    try user.turn(wheel: 1, to: "05")
    user.tap(at: CGPoint(x: 10, y: 800))
    user.wait(for: 1)
    #expect(DateBoxOverlay.shown(in: window) == nil)
    #expect(picker.effectiveParts == [1970, 1, 12, 16, 5])
    let date = picker.convert(CGPoint(x: box.width - 150, y: 17), to: nil)
    user.tap(at: date)
    #expect(DateBoxOverlay.shown(in: window)?.picker.datePickerStyle == .inline)
    user.tap(at: CGPoint(x: 10, y: 800))
  }

  @Test("A tap on a colour well shows colours, of which one is chosen by a tap") func colours() throws {
    let well = UIColorWell()
    var changes = 0
    well.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    let user = show(well, height: 28)
    try user.tap(on: well)
    user.wait(for: 1)
    let picker = try #require(controller.presentedViewController as? UIColorPickerViewController)
    let grid = try #require(picker.view.subviews.compactMap { $0 as? ColorGrid }.first)
    // The first row has greys from white to black.
    let black = grid.convert(grid.square(row: 0, column: 11), to: nil)
    user.tap(at: CGPoint(x: black.midX, y: black.midY))
    #expect(well.selectedColor == UIColor(white: 0, alpha: 1) && changes == 1)
    try user.tap(on: try #require(picker.view.subviews.compactMap { $0 as? UIButton }.first))
    user.wait(for: 1)
    #expect(controller.presentedViewController == nil)
  }
}

extension UIDatePicker {
  /// Year, month, day, hour and minute of the date.
  fileprivate var effectiveParts: [Int?] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    return [parts.year, parts.month, parts.day, parts.hour, parts.minute]
  }
}
