import ControlCore
import ControllerCore
import Foundation
import LayerCore
import LayoutCore
import StyleCore
import Testing
import TextViewCore
import ViewTestSupport

@MainActor
struct UIAlertControllerTests {
  private func present(_ alert: UIAlertController) throws -> UIWindow {
    let window = try makeWindow("iphone-14-pro")
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    MainLoop.main.turn()
    window.rootViewController?.present(alert, animated: false)
    window.layoutIfNeeded()
    return window
  }

  /// The buttons in a view, from its back to its front.
  private func buttons(in view: UIView) -> [UIButton] {
    view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons(in: $0) }
  }

  private func buttons(of alert: UIAlertController) -> [UIButton] { buttons(in: alert.view) }

  private func frame(of view: UIView, in alert: UIAlertController) -> CGRect {
    view.convert(view.bounds, to: alert.view)
  }

  @Test("An alert is 270 points wide in the middle of the safe area; two actions are side by side")
  func alert() throws {
    let alert = UIAlertController(title: "abcd", message: "efgh", preferredStyle: .alert)
    var chosen: [String?] = []
    alert.addAction(UIAlertAction(title: "OK", style: .default) { chosen.append($0.title) })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { chosen.append($0.title) })
    let window = try present(alert)
    // 20, a line of 17 points (61 pixels), 4, a line of 13 (47 pixels), 16 and 44 are 120. The safe area is from 59
    // to 818, its middle at 438.5; 378.5 and 61.5 are ties between pixels and go up.
    let origin = alert.view.frame.origin
    #expect(abs(origin.x - 185.0 / 3) < 1e-9 && abs(origin.y - 1136.0 / 3) < 1e-9)
    #expect(alert.view.frame.width == 270 && abs(alert.view.frame.height - 120) < 1e-9)
    #expect(buttons(of: alert).map(\.currentTitle) == ["Cancel", "OK"], "the one that cancels leads")
    #expect(buttons(of: alert).map { frame(of: $0, in: alert).minX } == [0, 135])
    #expect(buttons(of: alert).allSatisfy { $0.frame.width == 135 && $0.frame.height == 44 })
    buttons(of: alert)[1].sendActions(for: .touchUpInside)
    #expect(chosen == ["OK"] && window.rootViewController?.presentedViewController == nil)
  }

  @Test("Three actions are one beneath the other, the one that cancels last; fields come before them")
  func stacked() throws {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    for (title, style) in [("Cancel", UIAlertAction.Style.cancel), ("A", .default), ("B", .destructive)] {
      alert.addAction(UIAlertAction(title: title, style: style))
    }
    alert.addTextField { $0.placeholder = "name" }
    let window = try present(alert)
    #expect(buttons(of: alert).map(\.currentTitle) == ["A", "B", "Cancel"])
    // Without texts the field is where they would begin: 20, 32 and 8, then 8.
    #expect(alert.textFields?.map(\.frame) == [CGRect(x: 16, y: 20, width: 238, height: 32)])
    #expect(buttons(of: alert).map { frame(of: $0, in: alert).minY } == [68, 112, 156])
    #expect(alert.view.frame.height == 200)
    #expect(buttons(of: alert)[1].currentTitleColor == .systemRed)
    _ = window
  }

  @Test("A sheet is at the lower end of the safe area, 8 points from it and from the sides") func sheet()
    throws
  {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for title in ["A", "B"] { alert.addAction(UIAlertAction(title: title, style: .default)) }
    let window = try present(alert)
    // 852 − 34 − 8 − 2 · 57.
    #expect(alert.view.frame == CGRect(x: 8, y: 696, width: 377, height: 114))
    _ = window
  }

  @Test func `the action that cancels an action sheet is on a card of its own`() throws {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    var chosen: [String?] = []
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { chosen.append($0.title) })
    alert.addAction(UIAlertAction(title: "A", style: .destructive))
    let window = try present(alert)
    window.layoutIfNeeded()
    #expect(buttons(of: alert).map(\.currentTitle) == ["A", "Cancel"])
    #expect(
      buttons(of: alert).map { frame(of: $0, in: alert) } == [
        CGRect(x: 0, y: 0, width: 377, height: 57), CGRect(x: 0, y: 65, width: 377, height: 57),
      ])
    #expect(alert.view.frame.height == 122 && alert.view.frame.maxY == 810)
    window.isHidden = true
  }

  @Test func `actions that have no room scroll, and take half of the height if texts need the rest`() throws {
    let text = Array(repeating: "word", count: 2000).joined(separator: " ")
    let alert = UIAlertController(title: "abcd", message: text, preferredStyle: .alert)
    for index in 0..<30 { alert.addAction(UIAlertAction(title: "\(index)", style: .default)) }
    let window = try present(alert)
    // The whole safe area: 852 − 59 − 34.
    #expect(alert.view.frame.height == 759)
    let first = try #require(buttons(of: alert).first)
    let scrollView = try #require(first.superview as? UIScrollView)
    #expect(frame(of: scrollView, in: alert) == CGRect(x: 0, y: 379.5, width: 270, height: 379.5))
    #expect(scrollView.contentSize.height == 30 * 44 && scrollView.isScrollEnabled)
    window.isHidden = true
  }

  @Test func `an action sheet on a pad is a popover beside its source, without the action that cancels`()
    throws
  {
    let window = try makeWindow("ipad-pro-11-4")
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    alert.traitOverrides.userInterfaceIdiom = .pad
    for (title, style) in [("A", UIAlertAction.Style.default), ("Cancel", .cancel), ("B", .default)] {
      alert.addAction(UIAlertAction(title: title, style: style))
    }
    let popover = try #require(alert.popoverPresentationController)
    popover.sourceView = root.view
    popover.sourceRect = CGRect(x: 300, y: 200, width: 100, height: 40)
    root.present(alert, animated: false)
    window.layoutIfNeeded()
    // 288 wide, two actions of 57 high, and the arrow: the source's middle is at 350, its end at 240.
    #expect(alert.view.frame == CGRect(x: 206, y: 240, width: 288, height: 127))
    #expect(buttons(of: alert).map(\.currentTitle) == ["A", "B"])
    window.isHidden = true
  }

  @Test func `the first field of an alert is edited, and the alert is above the keyboard`() throws {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    alert.addTextField()
    alert.addTextField()
    let window = try present(alert)
    #expect(alert.textFields?.map(\.isFirstResponder) == [true, false])
    let keyboard = try #require(window.keyboardFrame)
    // 20, 32, 8 and 32, 16 and an action of 44 are 152, in the middle between the status bar and the keyboard.
    #expect(alert.view.frame.height == 152)
    #expect(abs(alert.view.frame.midY - (59 + keyboard.minY) / 2) < 0.5)
    window.isHidden = true
  }
}
