import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import Testing
import ViewAccessibility

/// The words of elements, by their labels, values, traits and hints.
@MainActor
struct SpokenWordsTests {
  private static func words(
    _ label: String?, _ value: String? = nil, _ traits: UIAccessibilityTraits = .none, hint: String? = nil
  ) -> (words: String, hint: String?) {
    let view = element("", x: 0, y: 0)
    (view.accessibilityLabel, view.accessibilityValue) = (label, value)
    (view.accessibilityTraits, view.accessibilityHint) = (traits, hint)
    let element = AccessibilityReading(of: screen(view)).elements[0]
    return (element.words, element.hint)
  }

  private nonisolated static let kinds: [(UIAccessibilityTraits, String)] = [
    (.none, "Save"), (.button, "Save, button"), (.link, "Save, link"),
    (.header, "Save, heading"), (.image, "Save, image"), (.searchField, "Save, search field"),
    (.selected, "Selected, Save"), ([.button, .notEnabled], "Save, dimmed, button"),
    ([.button, .selected], "Selected, Save, button"), ([.button, .keyboardKey], "Save"),
    ([.image, .link, .header, .button], "Save, button, heading, link, image"),
  ]

  @Test(arguments: kinds)
  func `U.5: traits are read behind the label`(traits: UIAccessibilityTraits, expected: String) {
    #expect(Self.words("Save", nil, traits).words == expected)
  }

  private final class Page: UIView, UIAccessibilityReadingContent {
    func accessibilityLineNumber(for point: CGPoint) -> Int { point.y < 10 ? 0 : NSNotFound }
    func accessibilityContent(forLineNumber lineNumber: Int) -> String? { nil }
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect { .zero }
    func accessibilityPageContent() -> String? { "It was a dark night." }
  }

  @Test func `the page of an element with reading content is read behind its label`() {
    let page = Page(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    page.isAccessibilityElement = true
    #expect(AccessibilityReading(of: screen(page)).elements[0].words == "It was a dark night.")
    page.accessibilityLabel = "Page 1"
    #expect(AccessibilityReading(of: screen(page)).elements[0].words == "Page 1, It was a dark night.")
  }

  @Test func `U.4: the value follows the label, and a share is read in words`() {
    #expect(Self.words("Volume", "50%", .adjustable).words == "Volume, 50 percent, adjustable")
    #expect(Self.words(nil, "Draft").words == "Draft")
    #expect(Self.words("Signs", "%").words == "Signs, %")
  }

  @Test func `U.4: a hint is read for a label that is missing, and a kind alone begins with a capital`() {
    let hinted = Self.words(nil, nil, .button, hint: "Opens the door")
    #expect(hinted.words == "Opens the door, button")
    #expect(hinted.hint == nil)
    #expect(Self.words(nil, nil, .button).words == "Button")
    #expect(Self.words(nil).words == "")
  }

  @Test(arguments: [("1", "on"), ("0", "off"), ("2", "mixed"), ("Auto", "Auto")])
  func `U.6: the value of a switch is its state`(value: String, state: String) {
    let spoken = Self.words("Wi-Fi", value, [.button, .toggleButton])
    #expect(spoken.words == "Wi-Fi, switch button, \(state)")
    #expect(spoken.hint == "Double tap to toggle setting")
  }

  @Test func `hints of the system follow those of code, unless the element is disabled`() {
    #expect(
      Self.words("Volume", nil, .adjustable, hint: "Changes the volume.").hint
        == "Changes the volume. Swipe up or down with one finger to adjust the value")
    #expect(Self.words("Volume", nil, [.adjustable, .notEnabled]).hint == nil)
    #expect(Self.words("Save", nil, .button, hint: "Saves").hint == "Saves")
  }

  @Test(arguments: [
    (UIAccessibilityContainerType.list, ["a, list start", "b", "c, list end"]),
    (.landmark, ["a, landmark", "b", "c, end"]), (.none, ["a", "b", "c"]),
  ])
  func `U.8: the ends of lists and landmarks are read`(
    type: UIAccessibilityContainerType, expected: [String]
  ) {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    container.accessibilityContainerType = type
    for (index, name) in ["a", "b", "c"].enumerated() {
      container.addSubview(element(name, x: CGFloat(index) * 50, y: 0))
    }
    #expect(ViewAccessibilityTests.words(of: screen(container)) == expected)
    for view in container.subviews.dropFirst() { view.removeFromSuperview() }
    #expect(ViewAccessibilityTests.words(of: screen(container)) == [expected[0]])
  }

  @Test func `U.7: elements of a tab bar are tabs with their places`() {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    bar.accessibilityTraits = .tabBar
    for (index, name) in ["Home", "Search"].enumerated() {
      let tab = element(name, x: CGFloat(index) * 100, y: 0)
      tab.accessibilityTraits = index == 0 ? [.button, .selected] : .button
      bar.addSubview(tab)
    }
    let expected = ["Selected, Home, tab, 1 of 2", "Search, tab, 2 of 2"]
    #expect(ViewAccessibilityTests.words(of: screen(bar)) == expected)
  }

  @Test func `actions, content, rotors and the language follow in lines of their own`() {
    final class Mail: UIView, AXCustomContentProvider {
      var accessibilityCustomContent: [AXCustomContent]! = [
        AXCustomContent(label: "Size", value: "4 MB"), AXCustomContent(label: "Flag", value: "red"),
      ]
    }
    let mail = Mail(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    mail.isAccessibilityElement = true
    mail.accessibilityLabel = "A\nletter"
    mail.accessibilityHint = "Opens it"
    mail.accessibilityLanguage = "de"
    mail.accessibilityCustomContent[1].importance = .high
    mail.accessibilityCustomActions = ["Delete", "Archive"].map {
      UIAccessibilityCustomAction(name: $0) { _ in true }
    }
    mail.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Senders") { _ in nil },
      UIAccessibilityCustomRotor(systemType: .link) { _ in nil },
    ]
    let expected = #"""
      1. A\nletter
         hint: Opens it
         actions: Delete; Archive
         content: Size: 4 MB; Flag: red (important)
         rotors: Senders; Links
         language: de
      2. Save
      """#
    #expect(AccessibilityReading(of: screen(mail, element("Save", x: 0, y: 80))).text == expected)
  }

  @Test func `frames, paths and activation points are in the coordinates of the view`() {
    let button = element("Save", x: 10, y: 20)
    let root = screen(button)
    root.frame.origin = CGPoint(x: 5, y: 5)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    window.addSubview(root)
    var read = AccessibilityReading(of: root).elements[0]
    #expect(read.frame == CGRect(x: 10, y: 20, width: 40, height: 20))
    #expect(read.path == nil && read.activationPoint == nil)
    button.accessibilityPath = UIBezierPath(rect: CGRect(x: 15, y: 25, width: 4, height: 4))
    button.accessibilityActivationPoint = CGPoint(x: 16, y: 26)
    read = AccessibilityReading(of: root).elements[0]
    #expect(read.path?.bounds == CGRect(x: 10, y: 20, width: 4, height: 4))
    #expect(read.activationPoint == CGPoint(x: 11, y: 21))
  }
}
