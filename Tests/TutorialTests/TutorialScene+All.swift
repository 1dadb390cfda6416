import Foundation
import Plumb
import UIKit

@testable import TutorialStep1
@testable import TutorialStep2
@testable import TutorialStep3
@testable import TutorialStep4
@testable import TutorialStep5
@testable import TutorialStep6
@testable import TutorialStep7

extension TutorialScene {
  static let all = space + sizing + positioning + updateCycle + pixels

  /// The steps whose findings the tutorial quotes.
  static let mistakes = [
    "AddressField-2", "AddressField-4", "Notice-1", "Notice-2", "Departure-1", "Departure-2", "Meter-1",
    "Gauge-1", "Gauge-4", "Week-1", "Week-4", "Week-6",
  ]

  static subscript(name: String) -> TutorialScene? { all.first { $0.name == name } }

  // MARK: - Space and geometry

  private static let space = [
    TutorialScene(name: "Postcard-1") { TutorialStep1.Postcard(frame: postcard) },
    TutorialScene(name: "Postcard-2") { TutorialStep2.Postcard(frame: postcard) },
    TutorialScene(name: "AddressField-2") { TutorialStep3.Postcard(frame: postcard) },
    TutorialScene(name: "AddressField-3") { TutorialStep4.Postcard(frame: postcard) },
    TutorialScene(name: "AddressField-4") { TutorialStep5.Postcard(frame: postcard) },
    TutorialScene(name: "AddressField-5") { TutorialStep6.Postcard(frame: postcard) },
    TutorialScene(name: "Postcard-3", isChecked: false) { TutorialStep7.Postcard(frame: postcard) },
    TutorialScene(name: "PostcardScreen-1", isChecked: false) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 280))
      window.rootViewController = UINavigationController(rootViewController: PostcardScreen())
      window.isHidden = false
      HeadlessLoop.runUntilIdle()
      return window
    },
  ]

  private static let postcard = CGRect(x: 0, y: 0, width: 320, height: 180)

  // MARK: - Sizing

  private static let sizing = [
    TutorialScene(name: "Notice-1") {
      let notice = TutorialStep1.Notice(title: title, message: message)
      notice.frame = CGRect(x: 0, y: 0, width: 200, height: 120)
      return notice
    },
    TutorialScene(name: "Notice-2") {
      let notice = TutorialStep2.Notice(title: title, message: message)
      notice.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
      return notice
    },
    TutorialScene(name: "Notice-3") { fitting(TutorialStep3.Notice(title: title, message: message)) },
    TutorialScene(name: "Notice-4") { fitting(TutorialStep4.Notice(title: title, message: message)) },
    TutorialScene(name: "Notice-5") { fitting(TutorialStep5.Notice(title: title, message: message)) },
    TutorialScene(name: "NoticeBoard-1") {
      let board = NoticeBoard(notices: [
        TutorialStep5.Notice(title: title, message: message),
        TutorialStep5.Notice(title: "Lost", message: "One red mitten."),
        TutorialStep5.Notice(
          title: "Garden club", message: "Seeds to swap? Come on Sunday and bring a jar. Tea at three."),
      ])
      board.frame = CGRect(x: 0, y: 0, width: 480, height: 230)
      return board
    },
  ]

  private static let title = "Choir practice"
  private static let message =
    "Moved to Thursday at half past seven, in the small hall. Bring the green book."

  /// Returns a view of a width whose height is still open.
  @MainActor private static func fitting(_ view: UIView) -> UIView {
    view.bounds.size.width = 200
    return view
  }

  // MARK: - Positioning

  private static let positioning = [
    TutorialScene(name: "Departure-1") {
      row(TutorialStep1.Departure(line: "S7", destination: "Botanical Garden", time: "8:42"))
    },
    TutorialScene(name: "Departure-2", minimumSeverity: .note) {
      row(TutorialStep2.Departure(line: "S7", destination: "Botanical Garden", time: "8:42"))
    },
    TutorialScene(name: "Departure-3", minimumSeverity: .note) {
      row(TutorialStep3.Departure(line: "S7", destination: "Botanical Garden", time: "8:42"))
    },
    TutorialScene(name: "Departure-4", minimumSeverity: .note) {
      row(TutorialStep4.Departure(line: "S7", destination: "Botanical Garden", time: "8:42"))
    },
    TutorialScene(name: "LineBadge-2", minimumSeverity: .note) {
      row(TutorialStep5.Departure(line: "S7", destination: "Botanical Garden", time: "8:42"))
    },
    TutorialScene(name: "Departure-5", minimumSeverity: .note) {
      row(TutorialStep6.Departure(line: "S7", destination: "Botanical Garden", time: "8:42"))
    },
  ]

  @MainActor private static func row(_ view: UIView) -> UIView {
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 56)
    return view
  }

  // MARK: - The update cycle

  private static let updateCycle = [
    TutorialScene(name: "Meter-1") {
      let meter = TutorialStep1.Meter(frame: CGRect(x: 0, y: 0, width: 240, height: 24))
      meter.value = 0.6
      return meter
    }.on { (meter: TutorialStep1.Meter) in meter.value = 0.6 },
    TutorialScene(name: "Meter-2") {
      let meter = TutorialStep2.Meter(frame: CGRect(x: 0, y: 0, width: 240, height: 24))
      meter.value = 0.6
      return meter
    }.on { (meter: TutorialStep2.Meter) in meter.value = 0.6 },
    TutorialScene(name: "Gauge-1") { TutorialStep2.Gauge(frame: gauge) }
      .on { (gauge: TutorialStep2.Gauge) in gauge.show(0.6) },
    TutorialScene(name: "Gauge-2") { TutorialStep3.Gauge(frame: gauge) }
      .on { (gauge: TutorialStep3.Gauge) in gauge.show(0.6) },
    TutorialScene(name: "Gauge-3", isChecked: false) { TutorialStep4.Gauge(frame: gauge) }
      .on { (gauge: TutorialStep4.Gauge) in gauge.show(0.6, animated: true) },
    TutorialScene(name: "Meter-3", isChecked: false) { TutorialStep5.Gauge(frame: gauge) }
      .on { (gauge: TutorialStep5.Gauge) in gauge.show(0.6) },
    TutorialScene(name: "Gauge-4") { TutorialStep6.Gauge(frame: gauge) }
      .on { (gauge: TutorialStep6.Gauge) in gauge.show(0.6) },
    TutorialScene(name: "Readout-2") { TutorialStep7.Gauge(frame: gauge) }
      .on { (gauge: TutorialStep7.Gauge) in gauge.show(0.6) },
  ]

  private static let gauge = CGRect(x: 0, y: 0, width: 272, height: 60)

  /// Shows a gauge in a window, and returns the result of `body`.
  @MainActor private static func withWindow<Gauge: UIView, Result>(
    of view: Gauge, _ body: (UIWindow, Gauge) throws -> Result
  ) rethrows -> Result {
    let window = UIWindow(frame: gauge)
    window.traitOverrides.displayScale = 2
    window.addSubview(view)
    window.isHidden = false
    defer { window.isHidden = true }
    HeadlessLoop.runUntilIdle()
    return try body(window, view)
  }

  /// The trace of three changes of a gauge's value in a window, and of the turn after them.
  @MainActor static var trace: Trace {
    withWindow(of: TutorialStep5.Gauge(frame: gauge)) { _, gauge in
      Trace.record {
        gauge.show(0.25)
        gauge.show(0.5)
        gauge.show(0.75)
        HeadlessLoop.turn()
      }
    }
  }

  /// The picture of a gauge in the middle of an animation from 20 % to 80 %.
  @MainActor static func halfway() throws -> Data {
    try withWindow(of: TutorialStep4.Gauge(frame: gauge)) { window, gauge in
      gauge.show(0.2)
      HeadlessLoop.runUntilIdle()
      return try HeadlessLoop.withAnimations {
        gauge.show(0.8, animated: true)
        HeadlessLoop.run(for: 0.15)
        defer { HeadlessLoop.runUntilAnimationsEnd() }
        return try window.pngData(scale: 2)
      }
    }
  }

  // MARK: - Pixels

  private static let pixels = [
    TutorialScene(name: "Week-1") { week(TutorialStep1.Week(loads: loads)) },
    TutorialScene(name: "Week-2") { week(TutorialStep2.Week(loads: loads)) },
    TutorialScene(name: "Week-3") { week(TutorialStep3.Week(loads: loads)) },
    TutorialScene(name: "Week-4", scales: [1, 2, 3]) { week(TutorialStep4.Week(loads: loads)) },
    TutorialScene(name: "Week-5", scales: [1, 2, 3]) { week(TutorialStep5.Week(loads: loads)) },
    TutorialScene(name: "Week-6", checkedSize: CGSize(width: 300, height: 60)) {
      squares(TutorialStep6.Week(loads: loads))
    },
    TutorialScene(name: "Week-7", scales: [1, 2, 3]) { squares(TutorialStep7.Week(loads: loads)) },
  ]

  private static let loads: [CGFloat] = [0.3, 0.5, 0.8, 0.6, 1, 0.4, 0.2]

  @MainActor private static func week(_ view: UIView) -> UIView {
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    return view
  }

  /// Returns a week of a width whose height is still open.
  @MainActor private static func squares(_ view: UIView) -> UIView {
    view.bounds.size.width = 300
    return view
  }
}
