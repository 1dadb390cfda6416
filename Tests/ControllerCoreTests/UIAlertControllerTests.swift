import ControlCore
import ControllerCore
import Foundation
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
    window.isHidden = false
    window.rootViewController?.present(alert, animated: false)
    window.layoutIfNeeded()
    return window
  }

  private func buttons(of alert: UIAlertController) -> [UIButton] {
    alert.view.subviews.compactMap { $0 as? UIButton }
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
    #expect(buttons(of: alert).map(\.frame.minX) == [0, 135])
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
    // Without texts the field is at the top: 32 and 8, then 8.
    #expect(alert.textFields?.map(\.frame) == [CGRect(x: 16, y: 0, width: 238, height: 32)])
    #expect(buttons(of: alert).map(\.frame.minY) == [48, 92, 136])
    #expect(alert.view.frame.height == 180)
    #expect(buttons(of: alert)[1].currentTitleColor == .systemRed)
    _ = window
  }

  @Test("A sheet is at the lower end of the safe area, 8 points from it and from the sides") func sheet()
    throws
  {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for title in ["A", "B"] { alert.addAction(UIAlertAction(title: title, style: .default)) }
    let window = try present(alert)
    // 852 − 34 − 8 − 2 · 44.
    #expect(alert.view.frame == CGRect(x: 8, y: 722, width: 377, height: 88))
    _ = window
  }
}
