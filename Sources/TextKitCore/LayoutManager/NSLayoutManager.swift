// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation
public import GraphicsCore
public import StyleCore

/// An object that lays out the lines of a text in containers, one after the other.
///
/// Coordinates are in points from the upper left corner of a container, y down. All lines are laid out when the first of
/// them is asked for.
///
/// Differs from UIKit: each UTF-16 unit has a glyph of the same index and of its number, and locations and line fragments
/// cannot be set by hand; `showCGGlyphs`, `drawUnderline` and `drawStrikethrough` are called in subclasses alone.
open class NSLayoutManager: NSObject, NSSecureCoding {
  private weak var storage: NSTextStorage?
  var containers: [NSTextContainer] = []
  /// The lines; nil if they have to be laid out.
  var filledLines: FilledContainers?
  /// Whether or not lines are being laid out, during which a delegate that asks for lines finds none.
  var isFilling = false
  /// The spacing that the delegate decides about.
  var decided = DecidedSpacing()
  /// The run whose letters are drawn, in a subclass.
  var shownRun: ShownRun?
  /// The properties of glyphs that the delegate sets, by their indices; nil if it is to be asked.
  var setProperties: [Int: GlyphProperty]?
  /// Whether or not the delegate may set glyphs: false after it was asked and has no such method.
  var delegateMakesGlyphs = true
  /// The line after a final line end that a subclass sets.
  var extraLine: (rect: CGRect, used: CGRect, container: NSTextContainer)?
  /// Makes the text storage when it is first asked for, and adds the layout manager to it.
  package var storageMaker: (() -> Void)?
  /// The values for text whose attributes have none.
  package var defaults = StyledText.Defaults(font: .systemFont(ofSize: 12))
  /// The colour of text without one.
  package var plainColor = UIColor.black
  /// The display scale whose pixels baselines are on, or `nil` for that of the context.
  package var displayScale: CGFloat?
  /// The function that is called when lines have to be laid out or drawn once more.
  package var onInvalidation: (() -> Void)?
  /// The function that is called before lines are used, to give the container its size.
  package var onUse: (() -> Void)?
  /// The function that is called after a change of the text.
  package var onEdit: (() -> Void)?

  /// Creates a layout manager.
  public override init() {
    super.init()
  }

  /// Creates the layout manager that `encode(with:)` encoded.
  public required init?(coder: NSCoder) {
    super.init()
    usesFontLeading = coder.decodeBool(forKey: "usesFontLeading")
  }

  /// Encodes the settings.
  ///
  /// Differs from UIKit: it writes another key, and neither text nor containers.
  open func encode(with coder: NSCoder) { coder.encode(usesFontLeading, forKey: "usesFontLeading") }

  /// Always `true`.
  public class var supportsSecureCoding: Bool { true }

  /// The text, which owns the layout manager.
  open var textStorage: NSTextStorage? {
    get {
      if storage == nil, let make = storageMaker {
        storageMaker = nil
        make()
      }
      return storage
    }
    set {
      storage?.remove(self)
      newValue?.addLayoutManager(self)
    }
  }

  /// The object that decides about lines.
  open weak var delegate: (any NSLayoutManagerDelegate)? {
    didSet {
      delegateMakesGlyphs = true
      invalidate()
    }
  }

  func setStorage(_ newStorage: NSTextStorage?) { storage = newStorage }

  // MARK: Settings

  /// Whether or not lines include the font's leading.
  open var usesFontLeading = true {
    didSet { if usesFontLeading != oldValue { invalidate() } }
  }
  /// Whether or not parts of the text may be laid out before those above them.
  ///
  /// Differs from UIKit: it has no effect.
  open var allowsNonContiguousLayout = false
  /// Whether or not there are lines after some that are not laid out: no.
  open var hasNonContiguousLayout: Bool { false }
  /// Whether or not layout may end early for text that takes long.
  ///
  /// Differs from UIKit: it has no effect.
  open var limitsLayoutForSuspiciousContents = false
  /// Whether or not words are hyphenated as the system does it.
  ///
  /// Differs from UIKit: words are never hyphenated.
  open var usesDefaultHyphenation = false
  /// The readiness to hyphenate words.
  ///
  /// Differs from UIKit: words are never hyphenated.
  open var hyphenationFactor: CGFloat = 0
  /// Whether or not spaces and line ends are visible.
  ///
  /// Differs from UIKit: it has no effect.
  open var showsInvisibleCharacters = false
  /// Whether or not control characters are visible.
  ///
  /// Differs from UIKit: it has no effect.
  open var showsControlCharacters = false

  // MARK: Containers

  /// The containers in the order in which the text fills them.
  open var textContainers: [NSTextContainer] { containers }
  /// Adds a container after the others.
  open func addTextContainer(_ container: NSTextContainer) { insert(container, at: containers.count) }
  /// Inserts a container before the one at an index.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) { insert(container, at: index) }
  /// Removes the container at an index.
  open func removeTextContainer(at index: Int) {
    if containers.indices.contains(index) { removeContainer(containers[index]) }
  }
  /// Lays out the lines once more, since a container changed.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { geometryChanged(container) }

  // MARK: Changes

  /// Forgets the glyphs of a range.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    unsafe actualCharRange?.pointee = charRange
    invalidate()
  }

  /// Forgets the lines of a range.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    unsafe actualCharRange?.pointee = charRange
    invalidate()
  }

  /// Draws the characters of a range once more.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { onInvalidation?() }
  /// Draws the glyphs of a range once more.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { onInvalidation?() }

  /// Lays out the text once more after a change.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) {
    invalidate()
    onEdit?()
  }

  /// Makes the glyphs of a range.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// Makes the glyphs of a range.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
  /// Lays out the lines of a range.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = filled }
  /// Lays out the lines of a range.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = filled }
  /// Lays out the lines of a container.
  open func ensureLayout(for container: NSTextContainer) { _ = filled }
  /// Lays out the lines in a rectangle.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = filled }

  // MARK: Lines

  /// Returns the container of a glyph, and the range of the glyphs in it, or `nil` for a glyph without a line.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let line = line(ofGlyph: glyphIndex) else { return nil }
    unsafe effectiveGlyphRange?.pointee = NSRange(filled.range(inContainer: line.container))
    return containers[line.container]
  }

  /// Returns the container of a glyph, and the range of the glyphs in it, or `nil` for a glyph without a line.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? { unsafe textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

  /// Returns the area in a container that has text, with the padding beside it.
  open func usedRect(for container: NSTextContainer) -> CGRect { usedArea(of: container) }

  /// Returns the area of the line that has a glyph, and the range of the line.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = line(ofGlyph: glyphIndex) else { return .zero }
    unsafe effectiveGlyphRange?.pointee = NSRange(line.range)
    return line.rect
  }

  /// Returns the area of the line that has a glyph, and the range of the line.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect { unsafe lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

  /// Returns the area with text of the line that has a glyph, and the range of the line.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = line(ofGlyph: glyphIndex) else { return .zero }
    unsafe effectiveGlyphRange?.pointee = NSRange(line.range)
    return line.used
  }

  /// Returns the area with text of the line that has a glyph, and the range of the line.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect { unsafe lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

  /// The area of the empty line after a final line end, or of an empty text.
  open var extraLineFragmentRect: CGRect { filled.extra?.rect ?? .zero }
  /// The area with text of the empty line after a final line end: its padding.
  open var extraLineFragmentUsedRect: CGRect { filled.extra?.used ?? .zero }
  /// The container of the empty line after a final line end.
  open var extraLineFragmentTextContainer: NSTextContainer? {
    filled.extra.flatMap { containers.indices.contains($0.container) ? containers[$0.container] : nil }
  }

  /// Calls a closure for each line with a glyph of a range.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { unsafe forEachLine(in: glyphRange, block) }

  /// Calls a closure for each rectangle that together enclose the glyphs of a range, one for each line.
  ///
  /// The rectangles of a selection reach to the right edge of their lines where it goes on in the next.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { unsafe forEachEnclosingRect(of: glyphRange, selected: selectedRange, in: textContainer, block) }

  /// Returns the smallest rectangle with all lines' areas of the glyphs of a range.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    enclosingRect(of: glyphRange, in: container)
  }

  // MARK: Glyphs

  /// The number of glyphs: that of UTF-16 units.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// Returns whether there is a glyph at an index.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }
  /// Returns the index of the character of a glyph.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Returns the index of the glyph of a character.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Returns the range of the glyphs of a range of characters, whole ones.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    let whole = wholeCharacters(charRange)
    unsafe actualCharRange?.pointee = whole
    return whole
  }

  /// Returns the range of the characters of a range of glyphs, whole ones.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    let whole = wholeCharacters(glyphRange)
    unsafe actualGlyphRange?.pointee = whole
    return whole
  }

  /// Returns the range of the glyphs in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    containers.firstIndex { $0 === container }.map { NSRange(filled.range(inContainer: $0)) } ?? NSRange()
  }

  /// Returns the range of the glyphs of the lines that touch a rectangle.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    range(of: bounds, in: container)
  }

  /// Returns the range of the glyphs of the lines that touch a rectangle.
  open func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
  ) -> NSRange { glyphRange(forBoundingRect: bounds, in: container) }

  /// Returns the place of a glyph on the baseline, from the upper left corner of the area of its line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint { place(ofGlyph: glyphIndex) }

  /// Returns whether a glyph is invisible: a line end, a tab, or a character that “…” replaces.
  open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool { isHidden(glyphIndex) }

  /// Returns the size of the attachment of a glyph, or (−1, −1) if it has none.
  open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize { sizeOfAttachment(at: glyphIndex) }

  /// Returns the range of the glyphs that “…” replaces in the line of a glyph, or a range at `NSNotFound` for none.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    hiddenRange(inLineOf: glyphIndex)
  }

  /// Returns the index of the first character without a line, or the length of the text.
  open func firstUnlaidCharacterIndex() -> Int { filled.end }
  /// Returns the index of the first glyph without a line, or the number of glyphs.
  open func firstUnlaidGlyphIndex() -> Int { filled.end }

  /// Returns the glyph at an index: the number of its UTF-16 unit, or 0 if the font has none.
  open func cgGlyph(at glyphIndex: Int) -> CGGlyph { unsafe cgGlyph(at: glyphIndex, isValidIndex: nil) }

  /// Returns the glyph at an index, and whether there is one.
  open func cgGlyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph {
    unsafe isValidIndex?.pointee = ObjCBool(isValidGlyphIndex(glyphIndex))
    return number(ofGlyph: glyphIndex)
  }

  /// Returns the glyph at an index.
  public func glyph(at glyphIndex: Int) -> CGGlyph { cgGlyph(at: glyphIndex) }

  /// Returns the glyph at an index, and whether there is one.
  public func glyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph {
    unsafe cgGlyph(at: glyphIndex, isValidIndex: isValidIndex)
  }

  /// Returns the properties of a glyph.
  open func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty { property(ofGlyph: glyphIndex) }

  /// Writes the glyphs of a range with their properties, characters and levels, and returns their number.
  open func getGlyphs(
    in glyphRange: NSRange, glyphs glyphBuffer: UnsafeMutablePointer<CGGlyph>?,
    properties props: UnsafeMutablePointer<GlyphProperty>?,
    characterIndexes charIndexBuffer: UnsafeMutablePointer<Int>?,
    bidiLevels bidiLevelBuffer: UnsafeMutablePointer<UInt8>?
  ) -> Int {
    let indices =
      max(0, glyphRange.location)..<max(0, glyphRange.location, min(glyphRange.end, numberOfGlyphs))
    for (place, index) in indices.enumerated() {
      unsafe glyphBuffer?[place] = number(ofGlyph: index)
      unsafe props?[place] = propertyForGlyph(at: index)
      unsafe charIndexBuffer?[place] = index
      unsafe bidiLevelBuffer?[place] = level(ofGlyph: index)
    }
    return indices.count
  }

  /// Sets glyphs and their properties, which the delegate does when it is asked about glyphs.
  ///
  /// Differs from UIKit: of the arguments, the properties count: glyphs that are `null` have no width and are not drawn.
  open func setGlyphs(
    _ glyphs: UnsafePointer<CGGlyph>, properties props: UnsafePointer<GlyphProperty>,
    characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont, forGlyphRange glyphRange: NSRange
  ) {
    for place in 0..<max(0, glyphRange.length) {
      setProperties?[glyphRange.location + place] = unsafe props[place]
    }
  }

  /// Writes the positions of the caret in the line of a character with their characters, and returns their number.
  open func getLineFragmentInsertionPoints(
    forCharacterAt charIndex: Int, alternatePositions aFlag: Bool, inDisplayOrder dFlag: Bool,
    positions: UnsafeMutablePointer<CGFloat>?, characterIndexes charIndexes: UnsafeMutablePointer<Int>?
  ) -> Int {
    let points = insertionPoints(inLineOf: charIndex, inDisplayOrder: dFlag)
    for (place, point) in points.enumerated() {
      unsafe positions?[place] = point.x
      unsafe charIndexes?[place] = point.index
    }
    return points.count
  }

  /// Returns the range of the glyphs around one that have their usual distances: those of its line.
  open func range(ofNominallySpacedGlyphsContaining glyphIndex: Int) -> NSRange {
    line(ofGlyph: glyphIndex).map { NSRange($0.range) } ?? NSRange(location: glyphIndex, length: 0)
  }

  /// Writes the indices of the first character and the first glyph without a line.
  open func getFirstUnlaidCharacterIndex(
    _ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?
  ) {
    unsafe charIndex?.pointee = firstUnlaidCharacterIndex()
    unsafe glyphIndex?.pointee = firstUnlaidGlyphIndex()
  }

  /// Returns whether a glyph reaches beyond its line: none does.
  open func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool { false }

  // MARK: Settings of a typesetter

  /// Sets the container of glyphs, which has no effect.
  open func setTextContainer(_ container: NSTextContainer, forGlyphRange glyphRange: NSRange) {}
  /// Sets the area of a line, which has no effect.
  open func setLineFragmentRect(_ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect) {
  }
  /// Sets the area of the line after a final line end; a subclass may set another than it is told.
  open func setExtraLineFragmentRect(
    _ fragmentRect: CGRect, usedRect: CGRect, textContainer container: NSTextContainer
  ) { extraLine = (fragmentRect, usedRect, container) }
  /// Sets the place of a glyph, which has no effect.
  open func setLocation(_ location: CGPoint, forStartOfGlyphRange glyphRange: NSRange) {}
  /// Hides a glyph, which has no effect.
  open func setNotShownAttribute(_ flag: Bool, forGlyphAt glyphIndex: Int) {}
  /// Sets whether a glyph reaches beyond its line, which has no effect.
  open func setDrawsOutsideLineFragment(_ flag: Bool, forGlyphAt glyphIndex: Int) {}
  /// Sets the size of an attachment, which has no effect.
  open func setAttachmentSize(_ attachmentSize: CGSize, forGlyphRange glyphRange: NSRange) {}

  // MARK: Points

  /// Returns the index of the glyph that is nearest to a point, and the share of its width before the point.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let (index, fraction) = glyph(nearest: point, in: container)
    unsafe partialFraction?.pointee = fraction
    return index
  }

  /// Returns the index of the glyph that is nearest to a point.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    unsafe glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// Returns the share of the nearest glyph's width before a point.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    glyph(nearest: point, in: container).fraction
  }

  /// Returns the index of the character that is nearest to a point, and the share of its width before the point.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let (index, fraction) = glyph(nearest: point, in: container)
    unsafe partialFraction?.pointee = fraction
    return index
  }

  // MARK: Drawing

  /// Draws the backgrounds of glyphs into the current context.
  ///
  /// - Parameters:
  ///   - glyphsToShow: The range of the glyphs.
  ///   - origin: The upper left corner of their container.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    drawBackgrounds(glyphsToShow, at: origin)
  }

  /// Draws glyphs into the current context, with their lines and attachments.
  ///
  /// - Parameters:
  ///   - glyphsToShow: The range of the glyphs.
  ///   - origin: The upper left corner of their container.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    drawLines(glyphsToShow, at: origin)
  }

  /// Draws the letters of a run in the present colour of a context; called for each run while a subclass draws.
  ///
  /// Differs from UIKit: the letters are those of the run, moved with the first position.
  open func showCGGlyphs(
    _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int, font: UIFont,
    textMatrix: CGAffineTransform, attributes: [NSAttributedString.Key: Any] = [:], in CGContext: CGContext
  ) {
    guard glyphCount > 0 else { return }
    unsafe showCGGlyphs(
      glyphs, positions: positions, count: glyphCount, font: font, matrix: textMatrix, attributes: attributes,
      in: CGContext)
  }

  /// Draws the letters of a run in the present colour of a context; the other method of this name calls it.
  open func showCGGlyphs(
    _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int, font: UIFont,
    matrix textMatrix: CGAffineTransform, attributes: [NSAttributedString.Key: Any] = [:],
    in graphicsContext: CGContext
  ) {
    guard glyphCount > 0 else { return }
    showLetters(at: unsafe positions[0], in: graphicsContext)
  }

  /// Draws the line under glyphs by calling `drawUnderline`; called for each run while a subclass draws.
  open func underlineGlyphRange(
    _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    drawUnderline(
      forGlyphRange: glyphRange, underlineType: underlineVal,
      baselineOffset: lineRect.height - location(forGlyphAt: glyphRange.location).y,
      lineFragmentRect: lineRect,
      lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }

  /// Draws a line under glyphs.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {
    drawDecoration(
      underlineVal, isUnderline: true, glyphRange, lineRange: lineGlyphRange, origin: containerOrigin)
  }

  /// Draws the line through glyphs by calling `drawStrikethrough`; called for each run while a subclass draws.
  open func strikethroughGlyphRange(
    _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {
    drawStrikethrough(
      forGlyphRange: glyphRange, strikethroughType: strikethroughVal,
      baselineOffset: lineRect.height - location(forGlyphAt: glyphRange.location).y,
      lineFragmentRect: lineRect,
      lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }

  /// Draws a line through glyphs.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {
    drawDecoration(
      strikethroughVal, isUnderline: false, glyphRange, lineRange: lineGlyphRange, origin: containerOrigin)
  }

  /// Fills the rectangles of a background into the current context.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
    color: UIColor
  ) {
    fillBackgrounds(unsafe Array(UnsafeBufferPointer(start: rectArray, count: max(0, rectCount))), color)
  }
}
