import ControlCore
import LayoutCore
import StyleCore
import Testing

/// The badges of buttons in bars, as of iOS 26 (26.B.16).
@MainActor
struct BadgeTests {
  @Test("Badges are values: a number, a text or a dot, with colours and a font of their own") func values() {
    #expect(UIBarButtonItem.Badge.count(3).stringValue == "3")
    #expect(UIBarButtonItem.Badge.string("new").stringValue == "new")
    #expect(UIBarButtonItem.Badge.indicator().stringValue == nil)
    // A number is not the same as its text, which does not follow the language.
    #expect(UIBarButtonItem.Badge.count(3) == .count(3) && UIBarButtonItem.Badge.count(3) != .string("3"))
    let item = UIBarButtonItem()
    #expect(item.badge == nil)
    let badge = UIBarButtonItem.Badge.count(3)
    item.badge = badge
    item.badge?.backgroundColor = .systemGreen
    #expect(item.badge?.backgroundColor == .systemGreen && badge.backgroundColor == nil)
    #expect(item.badge != badge)
    item.badge?.backgroundColor = nil
    #expect(item.badge == badge)
  }
}
