import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import Plumb
import StyleCore
import Testing
import TextViewCore

@testable import InteractionCore

/// The actions and menus of links and other parts of texts.
@MainActor
@Suite(.serialized) struct TextItemTests {
  private final class Source: NSObject, UITextViewDelegate {
    var log: [String] = []
    var hasAction = true

    func textView(
      _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
      switch textItem.content {
      case .link(let url): log.append("link \(url) \(textItem.range.location)+\(textItem.range.length)")
      case .tag(let tag): log.append("tag \(tag)")
      default: log.append("other")
      }
      return hasAction ? defaultAction : nil
    }
    func textView(
      _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
      UITextItem.MenuConfiguration(menu: UIMenu(children: [UIAction(title: "Share") { _ in }]))
    }
    func textView(
      _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      log.append("interact")
      return false
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 60))
  private let source = Source()

  private func show(_ key: NSAttributedString.Key, _ value: Any) {
    view.attributedText = NSAttributedString(string: "some linked words", attributes: [key: value])
    view.isEditable = false
    view.delegate = source
    window.addSubview(view)
    window.makeKeyAndVisible()
    HeadlessLoop.runUntilIdle()
  }

  @Test func `a tap runs the action of a link, which asks about the interaction`() {
    show(.link, "https://example.com")
    HeadlessUser(of: window).tap(at: CGPoint(x: 40, y: 115))
    #expect(source.log == ["link https://example.com 0+17", "interact"])
  }

  @Test func `a part without an action has a menu`() {
    source.hasAction = false
    show(.textItemTag, "name")
    HeadlessUser(of: window).tap(at: CGPoint(x: 40, y: 115))
    #expect(source.log == ["tag name"])
    #expect(EditMenuView.shown(in: window)?.allElements.map(\.title) == ["Share"])
  }
}
