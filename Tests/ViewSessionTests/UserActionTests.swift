import Foundation
import Testing
import UIKit
import ViewSession

/// Each action of a user, and the line of each that cannot be.
@MainActor @Suite struct UserActionTests {
  private let session: ViewSession

  init() throws {
    session = try ViewSession(CardView.source, as: SessionVariant())
  }

  private var title: String? { session.nodes(matching: "title").first?.text }

  private func error(_ action: UserAction) -> String {
    do {
      try session.perform(action)
      return "(none)"
    } catch { return "\(error)" }
  }

  @Test func `taps are by name, by path, by class and by point`() throws {
    try session.perform(.tap(on: "Save"))
    try session.perform(.tap(on: "CardView/UIButton[1]"))
    try session.perform(.tap(on: "UIButton"))
    #expect(title == "Saved 3")
    try session.perform(.tapAt(x: 66, y: 62))
    #expect(title == "Saved 4")
    try session.perform(.tapAt(x: 199, y: 139))
    #expect(title == "Saved 4")
    try session.perform(.press(on: "Save"))
    #expect(title == "Saved 5")
  }

  @Test func `text is typed into a field and deleted, and the rest stays in sight`() throws {
    try session.perform(.tap(on: "Name"))
    try session.perform(.type("Ada"))
    try session.perform(.deleteBackward(count: 1))
    #expect(session.nodes(matching: "UITextField").first?.text == "Ad")
    try session.perform(.tap(on: "Save"))
    #expect(title == "Saved 1")
  }

  @Test func `a scroll view is scrolled by name, or the largest one`() throws {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    scrollView.accessibilityIdentifier = "list"
    let session = try ViewSession(MadeSource { .view(scrollView) }, as: SessionVariant())
    try session.perform(.scroll(in: "list", dx: 0, dy: 130))
    #expect(scrollView.contentOffset.y == 130)
    try session.perform(.scroll(in: nil, dx: 0, dy: -30))
    #expect(scrollView.contentOffset.y == 100)
    #expect(throws: SessionError("nothing here scrolls in that direction")) {
      try session.perform(.scroll(in: nil, dx: 50, dy: 0))
    }
  }

  @Test(arguments: [("left", 1), ("right", 2), ("up", 3), ("down", 4)])
  func `swipes have four directions`(name: String, expected: Int) throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.accessibilityIdentifier = "board"
    var seen: [Int] = []
    let directions: [UISwipeGestureRecognizer.Direction] = [.left, .right, .up, .down]
    for (index, direction) in directions.enumerated() {
      let recognizer = ActionSwipe { seen.append(index + 1) }
      recognizer.direction = direction
      view.addGestureRecognizer(recognizer)
    }
    let session = try ViewSession(MadeSource { .view(view) }, as: SessionVariant())
    try session.perform(.swipe(on: "board", direction: name))
    #expect(seen == [expected])
  }

  @Test func `the back button is pressed where there is one`() throws {
    let controller = UINavigationController(rootViewController: UIViewController())
    controller.pushViewController(UIViewController(), animated: false)
    let session = try ViewSession(
      MadeSource { .controller(controller) }, as: SessionVariant { $0.device = "iphone-16" })
    try session.perform(.goBack)
    #expect(controller.viewControllers.count == 1)
    #expect(throws: SessionError.self) { try session.perform(.goBack) }
  }

  @Test func `what cannot be is told in one line with what is there`() {
    #expect(error(.tap(on: "Sav")).hasPrefix("no view is named \"Sav\"; did you mean \"Save\"? There is: "))
    #expect(error(.tap(on: "Zebra")).contains("\"Hello\""))
    #expect(error(.type("x")).contains("tap a text field first"))
    #expect(error(.tapAt(x: .nan, y: 1)).contains("200.0 × 140.0 points"))
    #expect(error(.tapAt(x: 201, y: 1)).contains("outside the picture"))
    #expect(error(.scroll(in: nil, dx: 0, dy: .infinity)).contains("100000"))
    #expect(error(.swipe(on: "Save", direction: "sideways")).contains("left, right, up and down"))
    #expect(error(.wait(seconds: -1)).contains("from 0 to 600"))
    #expect(error(.deleteBackward(count: 0)).contains("from 1"))
    #expect(error(.type("")).contains("1 to 10000"))
    #expect(error(.tap(on: "a\nb")).contains("a\\nb"))
    (session.view as? CardView)?.button.isEnabled = false
    #expect(error(.tap(on: "Save")) == "\"Save\" is disabled")
  }
}

/// A recognizer that calls a closure.
private final class ActionSwipe: UISwipeGestureRecognizer {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
    super.init(target: nil, action: nil)
  }

  override var state: State {
    didSet { if state == .ended { body() } }
  }
}
