import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import Plumb
import StyleCore
import Testing
import TextViewCore

@testable import InteractionCore

/// Edit menus: their elements, place and choice.
@MainActor
@Suite(.serialized) struct EditMenuTests {
  private final class Source: NSObject, UIEditMenuInteractionDelegate {
    var log: [String] = []
    var extra: [UIMenuElement] = []
    var rect: CGRect?

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? { UIMenu(children: suggestedActions + extra) }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { rect ?? CGRect(origin: configuration.sourcePoint, size: .zero) }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      log.append("present \(configuration.identifier)")
      animator.addCompletion { [weak self] in self?.log.append("presented") }
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { log.append("dismiss") }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 800))
  private let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
  private let source = Source()

  private func show(_ text: String) -> UIEditMenuInteraction {
    window.addSubview(field)
    window.makeKeyAndVisible()
    field.text = text
    field.becomeFirstResponder()
    UIPasteboard.general.items = []
    let interaction = UIEditMenuInteraction(delegate: source)
    field.addInteraction(interaction)
    HeadlessLoop.runUntilIdle()
    return interaction
  }

  private var titles: [String] { EditMenuView.shown(in: window)?.allElements.map(\.title) ?? [] }

  @Test func `the suggested actions are those that the responders can perform, and more may be added`() throws
  {
    let interaction = show("words")
    source.extra = [UIAction(title: "Define") { [source] _ in source.log.append("define") }]
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: "m", sourcePoint: CGPoint(x: 50, y: 10)))
    #expect(titles == ["Select", "Select All", "Define"], "nothing is selected, and the pasteboard is empty")
    try HeadlessUser(of: window).choose(menuItem: "Define")
    #expect(source.log == ["present m", "presented", "dismiss", "define"] && titles.isEmpty)
    field.selectAll(nil)
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    #expect(titles == ["Cut", "Copy", "Delete", "Define"])
    try HeadlessUser(of: window).choose(menuItem: "Copy")
    #expect(UIPasteboard.general.string == "words")
  }

  @Test func `the menu is 8 points above its target, or below where there is no room`() throws {
    let interaction = show("words")
    source.rect = CGRect(x: 60, y: 0, width: 80, height: 40)
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    let above = try #require(EditMenuView.shown(in: window))
    // The target begins at 200, and is in the middle at 20 + 60 + 40.
    #expect(above.frame.maxY == 192 && above.frame.height == 44 && abs(above.frame.midX - 120) <= 0.5)
    field.frame.origin.y = 30
    interaction.updateVisibleMenuPosition(animated: false)
    #expect(above.frame.minY == 78, "below 30 + 40")
    interaction.dismissMenu()
    #expect(EditMenuView.shown(in: window) == nil && source.log.last == "dismiss")
  }

  @Test func `elements without room are behind a button, and a submenu takes the place of the menu`() throws {
    let interaction = show("")
    source.extra = (1...8).map { UIAction(title: "Action \($0)") { _ in } }
    source.extra.append(UIMenu(title: "Share", children: [UIAction(title: "Mail") { _ in }]))
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 100, y: 0)))
    let user = HeadlessUser(of: window)
    #expect(user.sees("Action 1") && !user.sees("Action 8") && user.sees("›"))
    for _ in 0..<8 where !user.sees("Share") { try user.tap(on: "›") }
    try user.tap(on: "Share")
    #expect(titles == ["Mail"])
  }

  @Test func `elements that are known later take their place then`() throws {
    let interaction = show("")
    var answer: (([UIMenuElement]) -> Void)?
    source.extra = [UIDeferredMenuElement { answer = $0 }, UIAction(title: "Define") { _ in }]
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 50, y: 10)))
    let before = titles
    #expect(before.last == "Define")
    answer?([UIAction(title: "Late") { _ in }])
    #expect(titles == Array(before.dropLast()) + ["Late", "Define"])
    #expect(HeadlessUser(of: window).sees("Late"))
  }

  @Test func `a menu that is built again is not announced again, and a dismissed one has no place`() throws {
    let interaction = show("words")
    let point = CGPoint(x: 50, y: 10)
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "m", sourcePoint: point))
    let view = try #require(EditMenuView.shown(in: window))
    source.extra = [UIAction(title: "Define") { _ in }]
    interaction.reloadVisibleMenu()
    #expect(titles == ["Select", "Select All", "Define"] && EditMenuView.shown(in: window) === view)
    #expect(source.log == ["present m", "presented"] && interaction.location(in: field) == point)
    interaction.dismissMenu()
    #expect(source.log.last == "dismiss" && interaction.location(in: field) == .zero)
  }

  @Test func `a double tap selects a word of a text that is not editable, too`() throws {
    let view = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 60))
    view.text = "words here"
    view.isEditable = false
    window.addSubview(view)
    window.makeKeyAndVisible()
    HeadlessLoop.runUntilIdle()
    let user = HeadlessUser(of: window)
    // The text begins at 20 + 5 and 200 + 8.
    let point = CGPoint(x: 28, y: 214)
    user.tap(at: point)
    HeadlessLoop.run(for: 1)
    #expect(!view.isFirstResponder && titles.isEmpty)
    user.tap(at: point, count: 2)
    #expect(view.isFirstResponder && view.selectedRange == NSRange(location: 0, length: 5))
    #expect(titles.contains("Copy") && !titles.contains("Cut"))
    view.isSelectable = false
    view.resignFirstResponder()
    HeadlessLoop.run(for: 1)
    user.tap(at: point, count: 2)
    #expect(!view.isFirstResponder)
  }

  @Test func `the menu of the menu controller is drawn, too`() throws {
    _ = show("words")
    field.selectAll(nil)
    let menu = UIMenuController.shared
    menu.showMenu(from: field, rect: CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(titles == ["Cut", "Copy", "Delete"] && menu.menuFrame.maxY == 192)
    try HeadlessUser(of: window).tap(on: "Delete")
    #expect(field.text == "" && !menu.isMenuVisible && titles.isEmpty)
  }

  private final class Writer: NSObject, UITextFieldDelegate {
    var ranges: [NSRange] = []
    func textField(
      _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      ranges.append(range)
      return UIMenu(children: suggestedActions + [UIAction(title: "Translate") { _ in }])
    }
  }

  @Test func `a double tap selects a word of a text, and shows its menu`() throws {
    _ = show("words")
    let writer = Writer()
    field.delegate = writer
    let user = HeadlessUser(of: window)
    user.tap(at: CGPoint(x: 24, y: 220), count: 2)
    #expect(writer.ranges == [NSRange(location: 0, length: 5)])
    #expect(titles == ["Cut", "Copy", "Delete", "Translate"])
    user.tap(at: CGPoint(x: 24, y: 220))
    #expect(titles.isEmpty)
  }
}
