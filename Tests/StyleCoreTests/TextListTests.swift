import Foundation
import StyleCore
import Testing

/// The markers of lists, and the lists of paragraphs.
@Suite struct TextListTests {
  @Test func `markers are numbers, letters or bullets between the texts of the format`() {
    func marker(_ format: NSTextList.MarkerFormat, _ number: Int) -> String {
      NSTextList(markerFormat: format, startingItemNumber: 1).marker(forItemNumber: number)
    }
    #expect(marker(.decimal, 12) == "12" && marker(.octal, 8) == "10")
    #expect(marker(.lowercaseHexadecimal, 255) == "ff" && marker(.uppercaseHexadecimal, 255) == "FF")
    #expect(marker(.lowercaseAlpha, 1) == "a" && marker(.uppercaseLatin, 27) == "AA")
    #expect(marker(.lowercaseRoman, 4) == "iv" && marker(.uppercaseRoman, 1990) == "MCMXC")
    #expect(marker(.disc, 3) == "\u{2022}" && marker(.hyphen, 1) == "\u{2043}")
    #expect(marker(NSTextList.MarkerFormat("({decimal})."), 3) == "(3).")
    #expect(marker(NSTextList.MarkerFormat("-"), 3) == "-")
  }

  @Test func `lists of numbers are ordered, and paragraphs have lists`() {
    let numbers = NSTextList(markerFormat: .decimal, options: 1)
    #expect(numbers.isOrdered && numbers.listOptions == .prependEnclosingMarker)
    #expect(numbers.startingItemNumber == 1 && !NSTextList(markerFormat: .box, options: 0).isOrdered)
    let style = NSMutableParagraphStyle()
    style.textLists = [numbers]
    let copy = style.copy() as? NSParagraphStyle
    #expect(copy?.textLists == [NSTextList(markerFormat: .decimal, options: 1)])
    #expect(NSParagraphStyle.default.textLists.isEmpty && copy != NSParagraphStyle.default)
  }

  @Test func `no tab stops are an empty list, and columns are aligned by the decimal separator`() {
    let style = NSMutableParagraphStyle()
    style.tabStops = nil
    #expect(style.tabStops.isEmpty)
    let german = NSTextTab.columnTerminators(for: Locale(identifier: "de_DE"))
    #expect(german.contains(",") && !german.contains("."))
  }
}
