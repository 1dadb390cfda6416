import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import Testing

@testable import TextKitCore

/// The glyphs of layout managers, their properties, and what subclasses draw.
@Suite struct GlyphMembersTests {
  /// Returns a layout manager with a text in a container of a width.
  private func lay<Manager: NSLayoutManager>(
    _ text: NSAttributedString, _ manager: Manager, width: CGFloat = 1000
  ) -> (NSTextStorage, Manager, NSTextContainer) {
    let (storage, container) = (
      NSTextStorage(attributedString: text), NSTextContainer(size: CGSize(width: width, height: 1000))
    )
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return (storage, manager, container)
  }

  @Test func `a glyph is the unit of its character, with the properties of that`() {
    let (storage, manager, _) = lay(NSAttributedString(string: "a b\n\u{1F600}"), NSLayoutManager())
    var isValid: ObjCBool = false
    #expect(unsafe manager.cgGlyph(at: 0, isValidIndex: &isValid) == 0x61 && isValid.boolValue)
    #expect(unsafe manager.glyph(at: 9, isValidIndex: &isValid) == 0 && !isValid.boolValue)
    let properties = (0..<6).map { manager.propertyForGlyph(at: $0) }
    #expect(properties == [[], .elastic, [], .controlCharacter, [], .null])
    var indices = [Int](repeating: -1, count: 2)
    let count = unsafe manager.getGlyphs(
      in: NSRange(location: 1, length: 2), glyphs: nil, properties: nil, characterIndexes: &indices,
      bidiLevels: nil)
    #expect(count == 2 && indices == [1, 2] && storage.length == 6)
  }

  @Test func `the places of the caret are those of whole characters, and of the end`() {
    let (storage, manager, _) = lay(NSAttributedString(string: "abc"), NSLayoutManager())
    var positions = [CGFloat](repeating: 0, count: 4)
    var indices = [Int](repeating: 0, count: 4)
    let count = unsafe manager.getLineFragmentInsertionPoints(
      forCharacterAt: 1, alternatePositions: false, inDisplayOrder: true, positions: &positions,
      characterIndexes: &indices)
    #expect(count == 4 && indices == [0, 1, 2, 3] && storage.length == 3)
    #expect(positions[0] == 5 && positions[1] == manager.location(forGlyphAt: 1).x, "the padding is 5")
  }

  /// A delegate that hides the stars of a text.
  private final class Hider: NSObject, NSLayoutManagerDelegate {
    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
      properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
      characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont, forGlyphRange glyphRange: NSRange
    ) -> Int {
      var own = unsafe Array(UnsafeBufferPointer(start: props, count: glyphRange.length))
      for place in 0..<glyphRange.length where unsafe glyphs[place] == 0x2A { own[place] = .null }
      unsafe layoutManager.setGlyphs(
        glyphs, properties: own, characterIndexes: charIndexes, font: aFont, forGlyphRange: glyphRange)
      return glyphRange.length
    }
  }

  @Test func `glyphs that the delegate hides have no width`() {
    let hider = Hider()
    let (storage, manager, container) = lay(NSAttributedString(string: "*ab*"), NSLayoutManager())
    manager.delegate = hider
    let (plain, other, area) = lay(NSAttributedString(string: "ab"), NSLayoutManager())
    #expect(manager.usedRect(for: container).width == other.usedRect(for: area).width)
    #expect(manager.location(forGlyphAt: 1).x == other.location(forGlyphAt: 0).x)
    #expect(manager.propertyForGlyph(at: 0) == .null && manager.notShownAttribute(forGlyphAt: 3))
    #expect(storage.string == "*ab*" && plain.length == 2)
  }

  /// A layout manager that notes what it draws.
  private final class Noting: NSLayoutManager {
    var log: [String] = []

    override func showCGGlyphs(
      _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int,
      font: UIFont, textMatrix: CGAffineTransform, attributes: [NSAttributedString.Key: Any] = [:],
      in CGContext: CGContext
    ) {
      let text = (0..<glyphCount).map { String(UnicodeScalar(UInt8(unsafe glyphs[$0]))) }.joined()
      log.append("\(text) at \((unsafe positions[0].x * 1000).rounded())")
    }
    override func drawUnderline(
      forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
      baselineOffset: CGFloat,
      lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
      containerOrigin: CGPoint
    ) { log.append("underline \(glyphRange.location)+\(glyphRange.length) of \(lineGlyphRange.length)") }
    override func setExtraLineFragmentRect(
      _ fragmentRect: CGRect, usedRect: CGRect, textContainer container: NSTextContainer
    ) {
      super.setExtraLineFragmentRect(
        CGRect(x: 0, y: fragmentRect.minY, width: 50, height: 99), usedRect: usedRect,
        textContainer: container)
    }
  }

  @Test func `a subclass draws runs and lines by its own methods`() {
    let text = NSMutableAttributedString(string: "ab")
    text.append(
      NSAttributedString(string: "cd", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue]))
    let (storage, manager, _) = lay(text, Noting())
    UIGraphicsPushContext(CGContext(rect: CGRect(x: 0, y: 0, width: 100, height: 40)))
    manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 4), at: CGPoint(x: 10, y: 0))
    UIGraphicsPopContext()
    let second = ((10 + manager.location(forGlyphAt: 2).x) * 1000).rounded()
    #expect(manager.log == ["ab at 15000.0", "underline 2+2 of 4", "cd at \(second)"] && storage.length == 4)
  }

  @Test func `a subclass sets the line after a final line end`() {
    let (storage, manager, _) = lay(NSAttributedString(string: "a\n"), Noting())
    #expect(manager.extraLineFragmentRect.height == 99 && storage.length == 2)
  }

  @Test func `a container takes its layout manager`() {
    let (container, manager) = (NSTextContainer(), NSLayoutManager())
    container.layoutManager = manager
    #expect(manager.textContainers == [container] && container.layoutManager === manager)
    container.layoutManager = nil
    #expect(manager.textContainers.isEmpty)
  }

  /// A delegate without the method of glyphs.
  private final class Plain: NSObject, NSLayoutManagerDelegate {}

  @Test func `a delegate without the method of glyphs is asked once, and a new one again`() {
    let (plain, hider) = (Plain(), Hider())
    let (storage, manager, container) = lay(NSAttributedString(string: "*ab*"), NSLayoutManager())
    manager.delegate = plain
    let width = manager.usedRect(for: container).width
    #expect(!manager.delegateMakesGlyphs)
    manager.delegate = hider
    #expect(manager.usedRect(for: container).width < width && manager.delegateMakesGlyphs)
    storage.setAttributedString(NSAttributedString(string: ""))
    _ = manager.usedRect(for: container)
    #expect(manager.setProperties == nil)
  }
}
