import Foundation
import GraphicsCore
import StyleCore
import Testing

/// Colours, fonts and the values of texts in archives.
@Suite struct StyleCodingTests {
  private func copy<Object: NSObject & NSCoding>(_ object: Object) throws -> Object? {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data)
  }

  @Test func `colours and fonts are those that were archived`() throws {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(try copy(color) == color)
    for font in [
      UIFont.systemFont(ofSize: 20, weight: .semibold), .italicSystemFont(ofSize: 9),
      .monospacedSystemFont(ofSize: 12, weight: .regular), .preferredFont(forTextStyle: .headline),
    ] {
      #expect(try copy(font) == font)
    }
    let descriptor = UIFont.boldSystemFont(ofSize: 30).fontDescriptor
    #expect(try copy(descriptor) == descriptor)
  }

  @Test func `the style of a paragraph and a shadow are those that were archived`() throws {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.headIndent, style.lineBreakMode) = (.center, 12, .byTruncatingTail)
    style.tabStops = [NSTextTab(textAlignment: .right, location: 100)]
    style.textLists = [NSTextList(markerFormat: .decimal, startingItemNumber: 3)]
    #expect(try copy(style) == style)
    let shadow = NSShadow()
    (shadow.shadowOffset, shadow.shadowBlurRadius) = (CGSize(width: 1, height: -2), 3)
    shadow.shadowColor = UIColor.red
    #expect(try copy(shadow) == shadow)
  }

  @Test func `a tab stop beside the usual ones is archived`() throws {
    let style = NSMutableParagraphStyle()
    style.addTabStop(NSTextTab(textAlignment: .left, location: 500))
    #expect(try copy(style)?.tabStops.last?.location == 500)
    #expect(try copy(NSMutableParagraphStyle()) == NSMutableParagraphStyle())
  }
}
