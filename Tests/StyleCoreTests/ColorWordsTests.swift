import Foundation
import GraphicsCore
import StyleCore
import Testing

/// The words and the prominence of colours.
@MainActor
struct ColorWordsTests {
  @Test(arguments: [
    (UIColor.red, "red"), (.black, "black"), (.white, "white"), (UIColor(white: 0.5, alpha: 1), "gray"),
    (.clear, "transparent"), (UIColor(red: 0, green: 0, blue: 0.4, alpha: 1), "dark blue"), (.green, "green"),
    (UIColor(red: 1, green: 0.7, blue: 0.7, alpha: 1), "light red"),
    (UIColor(red: 0.4, green: 0.2, blue: 0, alpha: 1), "brown"),
  ]) func `a colour is called by its hue and brightness`(color: UIColor, words: String) {
    #expect(color.accessibilityName == words)
  }

  @Test func `a less prominent colour is more transparent`() {
    #expect(UIColor.red.withProminence(.secondary) == UIColor.red.withAlphaComponent(0.6))
    #expect(UIColor.red.withProminence(.primary) == .red && UIColor.red.prominence == .primary)
  }
}
