import Foundation
import StyleCore
import Testing

/// Items of the menu of a program's icon.
@MainActor
struct UIApplicationShortcutItemTests {
  @Test("Items are equal by all that is shown and passed on") func equality() {
    func item(
      _ type: String = "a", _ title: String = "A", _ subtitle: String? = "b", symbol: String = "star",
      page: String = "1"
    ) -> UIApplicationShortcutItem {
      UIApplicationShortcutItem(
        type: type, localizedTitle: title, localizedSubtitle: subtitle,
        icon: UIApplicationShortcutIcon(systemImageName: symbol), userInfo: ["page": page as NSString])
    }
    #expect(item() == item() && item().hash == item().hash)
    let others = [item("c"), item("a", "C"), item("a", "A", nil), item(symbol: "moon"), item(page: "2")]
    for (number, other) in others.enumerated() { #expect(item() != other, "\(number)") }
    #expect(!item().isEqual("a"))
  }
}
