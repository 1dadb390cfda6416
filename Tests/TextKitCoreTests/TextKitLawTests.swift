import Foundation
import GraphicsCore
import StyleCore
import TestSupport
import Testing
import Text
import TextKitCore
import ViewTestSupport

/// Laws of lines in containers, on random texts.
struct TextKitLawTests {
  /// A container that the system does not know, so that its lines are set one by one.
  private final class OwnContainer: NSTextContainer {}

  private func text(_ random: inout SeededGenerator) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = CGFloat(Int.random(in: 0...2, using: &random) * 3)
      style.paragraphSpacing = CGFloat(Int.random(in: 0...1, using: &random) * 5)
      style.paragraphSpacingBefore = CGFloat(Int.random(in: 0...1, using: &random) * 4)
      style.firstLineHeadIndent = CGFloat(Int.random(in: 0...1, using: &random) * 8)
      style.alignment = [.natural, .center, .right, .justified].randomElement(using: &random) ?? .natural
      let words = ["a", "bb ", "ccc", " ", "dddd ", "\n", "e\u{301} ", "😀", "fffffff ", "-", "\r\n"]
      var part = ""
      for _ in 0..<Int.random(in: 1...6, using: &random) { part += words.randomElement(using: &random) ?? "" }
      let size = CGFloat([10, 14, 20].randomElement(using: &random) ?? 10)
      text.append(
        NSAttributedString(string: part, attributes: [.font: UIFont.boxes(size), .paragraphStyle: style]))
    }
    return text
  }

  private func setting(
    _ text: NSAttributedString, _ containers: [NSTextContainer]
  ) -> (NSTextStorage, NSLayoutManager) {
    let (storage, manager) = (NSTextStorage(attributedString: text), NSLayoutManager())
    storage.addLayoutManager(manager)
    for container in containers { manager.addTextContainer(container) }
    return (storage, manager)
  }

  private struct Line: Equatable {
    var rect, used: CGRect
    var range: NSRange
    var number: Int
  }

  private func lines(_ manager: NSLayoutManager) -> [Line] {
    var lines: [Line] = []
    let all = NSRange(0..<manager.numberOfGlyphs)
    unsafe manager.enumerateLineFragments(forGlyphRange: all) { rect, used, container, range, _ in
      let number = manager.textContainers.firstIndex { $0 === container } ?? -1
      lines.append(Line(rect: rect, used: used, range: range, number: number))
    }
    return lines
  }

  @Test(arguments: TestEffort.seeds(100)) func `lines cover the text once, and used areas have them all`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let container = NSTextContainer(
      size: CGSize(width: CGFloat.random(in: 30...200, using: &random), height: 0))
    let (storage, manager) = setting(text(&random), [container])
    let lines = lines(manager)
    #expect(lines.reduce(0) { $1.range.location == $0 ? NSMaxRange($1.range) : -1 } == storage.length)
    let used = manager.usedRect(for: container)
    // By edges: Foundation on Linux tells whether a rectangle contains another by their union, whose width is rounded.
    for line in lines {
      #expect(line.used.minX >= used.minX - 1e-6 && line.used.maxX <= used.maxX + 1e-6)
      #expect(line.used.minY >= used.minY - 1e-6 && line.used.maxY <= used.maxY + 1e-6)
    }
    for (one, two) in zip(lines, lines.dropFirst()) { #expect(abs(one.rect.maxY - two.rect.minY) < 1e-6) }
  }

  @Test(arguments: TestEffort.seeds(100)) func `lines set one by one are those of a layout`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = text(&random)
    let size = CGSize(width: CGFloat.random(in: 30...200, using: &random), height: 0)
    let limit = Int.random(in: 0...4, using: &random)
    let containers = [NSTextContainer(size: size), OwnContainer(size: size)]
    for container in containers { container.maximumNumberOfLines = limit }
    let (one, two) = (setting(text, [containers[0]]), setting(text, [containers[1]]))
    let (plain, own) = (lines(one.1), lines(two.1))
    #expect(plain.map(\.range) == own.map(\.range))
    func near(_ one: CGRect, _ two: CGRect) -> Bool {
      abs(one.minX - two.minX) < 1e-6 && abs(one.minY - two.minY) < 1e-6
        && abs(one.maxX - two.maxX) < 1e-6 && abs(one.maxY - two.maxY) < 1e-6
    }
    for (a, b) in zip(plain, own) {
      #expect(near(a.rect, b.rect) && near(a.used, b.used), "\(a) \(b)")
    }
    for index in 0..<one.0.length {
      let (a, b) = (one.1.location(forGlyphAt: index), two.1.location(forGlyphAt: index))
      #expect(abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6)
    }
  }

  @Test(arguments: TestEffort.seeds(100)) func `containers in a row have the text once, in order`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let containers = (0..<5).map { _ in
      let size = CGSize(
        width: CGFloat.random(in: 40...200, using: &random),
        height: CGFloat.random(in: 20...90, using: &random))
      let container = NSTextContainer(size: size)
      if Bool.random(using: &random) {
        container.exclusionPaths = [
          UIBezierPath(ovalIn: CGRect(x: size.width / 3, y: 5, width: size.width / 4, height: 30))
        ]
      }
      return container
    }
    let (storage, manager) = setting(text(&random), containers)
    let lines = lines(manager)
    #expect(lines.map(\.number) == lines.map(\.number).sorted())
    #expect(lines.reduce(0) { $1.range.location == $0 ? NSMaxRange($1.range) : -1 } >= 0)
    var end = 0
    for container in containers {
      let range = manager.glyphRange(for: container)
      #expect(range.location == end || range.length == 0)
      end = max(end, NSMaxRange(range))
    }
    #expect(end == manager.firstUnlaidCharacterIndex() && end <= storage.length)
    for line in lines { #expect(line.rect.maxX <= containers[line.number].size.width + 1e-6) }
  }

  @Test(arguments: TestEffort.seeds(100)) func `the middle of a glyph has that glyph`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let container = NSTextContainer(
      size: CGSize(width: CGFloat.random(in: 40...200, using: &random), height: 0))
    let (storage, manager) = setting(text(&random), [container])
    let string = storage.string as NSString
    for index in 0..<string.length {
      let whole = string.rangeOfComposedCharacterSequence(at: index)
      let rect = manager.boundingRect(forGlyphRange: whole, in: container)
      guard whole.location == index, rect.width > 0, rect.maxX <= container.size.width - 5 else { continue }
      let point = CGPoint(x: rect.midX, y: rect.midY)
      #expect(manager.glyphIndex(for: point, in: container) == index)
    }
  }

  @Test(arguments: TestEffort.seeds(50)) func `both kinds of layout managers have the same lines`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let text = text(&random)
    let size = CGSize(width: CGFloat.random(in: 40...200, using: &random), height: 0)
    let (storage, manager) = setting(text, [NSTextContainer(size: size)])
    let (content, other) = (NSTextContentStorage(), NSTextLayoutManager())
    content.textStorage = NSTextStorage(attributedString: text)
    content.addTextLayoutManager(other)
    let container = NSTextContainer(size: size)
    other.textContainer = container
    var ranges: [NSRange] = []
    other.enumerateTextLayoutFragments(from: nil) { fragment in
      let start = content.offset(from: content.documentRange.location, to: fragment.rangeInElement.location)
      for line in fragment.textLineFragments where line.characterRange.length > 0 {
        ranges.append(
          NSRange(location: start + line.characterRange.location, length: line.characterRange.length))
      }
      return true
    }
    #expect(
      ranges == lines(manager).map(\.range) && storage.length == content.documentRange.offsetLength(content))
  }
}

extension NSTextRange {
  /// The number of units of the range.
  fileprivate func offsetLength(_ content: NSTextContentManager) -> Int {
    content.offset(from: location, to: endLocation)
  }
}
