import ControlCore
import Foundation
import LayoutCore
import Plumb
import StyleCore
import Testing
import TextViewCore

/// The choice that buttons with a menu show, and their indicator.
@MainActor
struct MenuIndicatorTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func menu(_ runs: @escaping (String) -> Void = { _ in }) -> UIMenu {
    UIMenu(
      children: ["Small", "Medium", "Large"].map { title in
        UIAction(title: title, state: title == "Medium" ? .on : .off) { runs($0.title) }
      })
  }

  private func show(_ button: UIButton) -> HeadlessUser {
    button.frame = CGRect(origin: CGPoint(x: 20, y: 60), size: button.intrinsicContentSize)
    window.isHidden = false
    window.addSubview(button)
    window.layoutIfNeeded()
    return HeadlessUser(of: window)
  }

  private func indicators(of button: UIButton) -> [UIImageView] {
    button.subviews.compactMap { $0 as? UIImageView }.filter {
      $0.image == UIImage(systemName: "chevron.up.chevron.down")
    }
  }

  @Test("A pop-up button shows the action that is on, and then the one that the user chooses") func choosing()
    throws
  {
    var runs: [String] = []
    let button = UIButton(configuration: .bordered())
    button.menu = menu { runs.append($0) }
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == "Medium")
    let user = show(button)
    #expect(indicators(of: button).count == 1)
    try user.tap(on: button)
    try user.choose(menuItem: "Large")
    #expect(button.currentTitle == "Large" && runs == ["Large"] && !button.isSelected)
    #expect(button.menu?.children.compactMap { ($0 as? UIAction)?.state } == [.off, .off, .on])
    #expect(button.titleLabel?.text == "Large")
  }

  @Test("Its indicator is at the trailing end, and takes 15 points") func indicator() throws {
    let button = UIButton(configuration: .bordered())
    button.menu = menu()
    button.showsMenuAsPrimaryAction = true
    button.configuration?.title = "Medium"
    let plain = button.intrinsicContentSize.width
    button.changesSelectionAsPrimaryAction = true
    #expect(button.intrinsicContentSize.width == plain + 15)
    _ = show(button)
    let indicator = try #require(indicators(of: button).first)
    // The insets of a bordered button are 12 points.
    #expect(abs(indicator.frame.maxX - (button.bounds.width - 12)) < 1e-9)
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    #expect(abs(indicator.frame.minX - 12) < 1e-9)
    button.configuration?.indicator = .none
    button.layoutIfNeeded()
    #expect(indicators(of: button).isEmpty)
  }

  @Test("A pull-down button keeps its title, and has no indicator unless its configuration asks for it")
  func pullDown() throws {
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "Sort"
    button.menu = menu()
    button.showsMenuAsPrimaryAction = true
    let user = show(button)
    try user.tap(on: button)
    try user.choose(menuItem: "Small")
    #expect(button.currentTitle == "Sort" && indicators(of: button).isEmpty)
    button.configuration?.indicator = .popup
    button.layoutIfNeeded()
    #expect(indicators(of: button).count == 1)
  }

  @Test("A button without a configuration shows the choice, too") func plain() {
    let button = UIButton(type: .system)
    button.setTitle("Size", for: .normal)
    button.menu = menu()
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == "Size", "without a menu as its action it is a toggle")
    button.showsMenuAsPrimaryAction = true
    #expect(button.currentTitle == "Medium" && button.titleLabel?.text == "Medium")
  }
}
