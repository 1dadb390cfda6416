import Foundation
import GraphicsCore
import StyleCore
import Text

extension NSLayoutManager {
  /// The properties of a glyph.
  public struct GlyphProperty: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// Creates properties from their bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The property of a glyph that has no width and is not drawn.
    public static let null = GlyphProperty(rawValue: 1 << 0)
    /// The property of a control character.
    public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
    /// The property of a space.
    public static let elastic = GlyphProperty(rawValue: 1 << 2)
    /// The property of a mark on the character before it.
    public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
  }

  /// The effect of a control character.
  public struct ControlCharacterAction: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// Creates an effect from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The effect of a character without a width.
    public static let zeroAdvancement = ControlCharacterAction(rawValue: 1 << 0)
    /// The effect of a space, whose width the delegate says.
    public static let whitespace = ControlCharacterAction(rawValue: 1 << 1)
    /// The effect of a tab.
    public static let horizontalTab = ControlCharacterAction(rawValue: 1 << 2)
    /// The effect of the end of a line.
    public static let lineBreak = ControlCharacterAction(rawValue: 1 << 3)
    /// The effect of the end of a paragraph.
    public static let paragraphBreak = ControlCharacterAction(rawValue: 1 << 4)
    /// The effect of the end of a container.
    public static let containerBreak = ControlCharacterAction(rawValue: 1 << 5)
  }

  /// The orientations of lines.
  public enum TextLayoutOrientation: Int, Sendable {
    /// Lines from side to side.
    case horizontal = 0
    /// Lines from top to bottom.
    case vertical = 1
  }

  private func unit(at index: Int) -> UInt16? {
    guard let text = textStorage?.string as NSString?, index >= 0, index < text.length else { return nil }
    return text.character(at: index)
  }

  func number(ofGlyph index: Int) -> CGGlyph {
    guard let unit = unit(at: index), let textStorage else { return 0 }
    let font = unsafe textStorage.attribute(.font, at: index, effectiveRange: nil) as? UIFont ?? defaults.font
    return number(of: unit, in: font)
  }

  private func number(of unit: UInt16, in font: UIFont) -> CGGlyph {
    guard let scalar = Unicode.Scalar(UInt32(unit)) else { return 0 }
    return font.textFont.typeface.covers(scalar) ? unit : 0
  }

  func property(ofGlyph index: Int) -> GlyphProperty {
    _ = filled
    return setProperties?[index] ?? unit(at: index).map(ownProperty) ?? []
  }

  /// Returns the properties that a character has.
  private func ownProperty(of unit: UInt16) -> GlyphProperty {
    switch unit {
    case 0..<0x20, 0x7F, 0x85, 0x2028, 0x2029: return .controlCharacter
    case 0x20, 0xA0, 0x3000: return .elastic
    case 0xDC00...0xDFFF: return .null
    default:
      guard let scalar = Unicode.Scalar(UInt32(unit)) else { return [] }
      let category = scalar.properties.generalCategory
      return category == .nonspacingMark || category == .enclosingMark ? .nonBaseCharacter : []
    }
  }

  /// Returns the level of a glyph: odd where the text runs from right to left.
  func level(ofGlyph index: Int) -> UInt8 {
    let filled = filled
    guard let line = filled.line(at: index) else { return 0 }
    let number = filled.lines[line].index
    let run = filled.layout.runs(ofLine: number).first { $0.range.contains(index) }
    return run?.isRightToLeft ?? filled.layout.lines[number].isRightToLeft ? 1 : 0
  }

  /// Returns the places of the caret in a line between whole characters, from the left edge of its area.
  func insertionPoints(inLineOf index: Int, inDisplayOrder: Bool) -> [(x: CGFloat, index: Int)] {
    let filled = filled
    guard let number = filled.line(at: index) else { return [] }
    let line = filled.lines[number]
    let positions = filled.positions(ofLine: number)
    let text = (textStorage?.string ?? "") as NSString
    var points: [(x: CGFloat, index: Int)] = []
    var place = line.range.lowerBound
    while place < line.range.upperBound {
      points.append((positions[place - line.range.lowerBound] - line.rect.minX, place))
      place = max(place + 1, NSMaxRange(text.rangeOfComposedCharacterSequence(at: place)))
    }
    // The end of a line that a line end does not end has a place, too.
    if !filled.endsInLineEnd(line.range), let last = positions.last {
      points.append((last - line.rect.minX, line.range.upperBound))
    }
    return inDisplayOrder ? points.sorted { $0.x < $1.x } : points
  }

  // MARK: Properties that the delegate sets

  /// Asks the delegate about the glyphs of each run, and returns the text with characters without a width in the place of
  /// those that it hides.
  func withoutHiddenGlyphs(_ text: NSTextStorage) -> NSAttributedString {
    guard let delegate, delegateMakesGlyphs else { return text }
    setProperties = [:]
    let string = text.string as NSString
    let units = Array(text.string.utf16)
    text.enumerateRuns(in: NSRange(location: 0, length: units.count)) { values, range in
      // The default requirement clears the flag at the first run.
      guard delegateMakesGlyphs else { return }
      let font = values[.font] as? UIFont ?? defaults.font
      let glyphs = units[range.location..<range.end].map { number(of: $0, in: font) }
      let own = units[range.location..<range.end].map(ownProperty)
      let indices = Array(range.location..<range.end)
      unsafe glyphs.withUnsafeBufferPointer { glyphs in
        unsafe own.withUnsafeBufferPointer { own in
          unsafe indices.withUnsafeBufferPointer { indices in
            guard let glyph = glyphs.baseAddress, let property = own.baseAddress,
              let index = indices.baseAddress
            else { return }
            _ = unsafe delegate.layoutManager(
              self, shouldGenerateGlyphs: glyph, properties: property, characterIndexes: index,
              font: font, forGlyphRange: range)
          }
        }
      }
    }
    let set = setProperties ?? [:]
    let hidden = set.keys.sorted().filter { index in
      guard units.indices.contains(index), let property = set[index] else { return false }
      if property.contains(.null) { return ownProperty(of: units[index]) != .null }
      guard property.contains(.controlCharacter), ![0xA, 0xD, 0x2029].contains(units[index])
      else { return false }
      let usual: ControlCharacterAction = units[index] == 9 ? .horizontalTab : .zeroAdvancement
      let action = delegate.layoutManager(self, shouldUse: usual, forControlCharacterAt: index)
      return action.contains(.zeroAdvancement) && action != usual
    }
    guard !hidden.isEmpty else { return text }
    let shown = NSMutableAttributedString(attributedString: text)
    // A word joiner has no width, and lines are not broken beside it.
    for index in hidden {
      let whole = string.rangeOfComposedCharacterSequence(at: index)
      let joiners = String(repeating: "\u{2060}", count: whole.length)
      shown.replaceCharacters(in: whole, with: joiners)
    }
    return shown
  }
}
