public import Foundation
import GraphicsCore
import StyleCore

/// An object that lays out a text in a container, as a fragment for each paragraph.
///
/// Coordinates are in points from the upper left corner of the container, y down. All lines are laid out when the first of
/// them is asked for.
open class NSTextLayoutManager: NSObject, NSSecureCoding, NSTextSelectionDataSource {
  private weak var content: NSTextContentManager?
  private var container: NSTextContainer?
  private var fragments: [NSTextLayoutFragment]?
  private(set) var filledText: FilledContainers?
  /// The attributes with which ranges are drawn, of which later ones precede earlier ones.
  private(set) var renderingAttributes: [(range: Range<Int>, values: [NSAttributedString.Key: Any])] = []
  /// The function that is called when lines have to be laid out once more.
  package var onInvalidation: (() -> Void)?

  /// Creates a layout manager.
  public override init() {
    super.init()
  }

  /// Creates a layout manager.
  ///
  /// Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Does nothing.
  open func encode(with coder: NSCoder) {}

  /// Always `true`.
  public class var supportsSecureCoding: Bool { true }

  /// The queue on which lines are laid out; nil for that of the caller.
  ///
  /// Differs from UIKit: without effect.
  open var layoutQueue: OperationQueue?
  /// The selections of the user.
  open var textSelections: [NSTextSelection] = []
  /// The object that moves selections.
  open lazy var textSelectionNavigation = NSTextSelectionNavigation(dataSource: self)
  /// The object that lays out what is visible.
  public private(set) lazy var textViewportLayoutController = NSTextViewportLayoutController(
    textLayoutManager: self)

  /// A closure that sets the rendering attributes of each fragment after its layout.
  open var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)? {
    didSet { invalidate() }
  }
  private var isValidating = false
  private var needsRendering = false

  /// The object that makes fragments.
  open weak var delegate: (any NSTextLayoutManagerDelegate)?
  /// The object that has the text, which owns the layout manager.
  open var textContentManager: NSTextContentManager? { content }

  /// The container of the lines.
  open var textContainer: NSTextContainer? {
    get { container }
    set {
      if container?.textManager === self { container?.textManager = nil }
      container = newValue
      newValue?.textManager = self
      invalidate()
    }
  }

  /// Whether or not lines include the font's leading.
  open var usesFontLeading = true {
    didSet { if usesFontLeading != oldValue { invalidate() } }
  }
  /// Whether or not layout may end early for text that takes long.
  ///
  /// Differs from UIKit: it has no effect.
  open var limitsLayoutForSuspiciousContents = false
  /// Whether or not words are hyphenated.
  ///
  /// Differs from UIKit: words are never hyphenated.
  open var usesHyphenation = false

  /// Replaces the object that has the text.
  open func replace(_ textContentManager: NSTextContentManager) {
    textContentManager.addTextLayoutManager(self)
  }

  /// The range of the whole text.
  open var documentRange: NSTextRange { content?.documentRange ?? NSTextRange(0..<0) }

  /// The area in the container that has lines, in points.
  open var usageBoundsForTextContainer: CGRect {
    let rects = laidFragments.map(\.layoutFragmentFrame)
    return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
  }

  // MARK: Layout

  /// Lays out the lines of a range.
  open func ensureLayout(for range: NSTextRange) { _ = laidFragments }
  /// Lays out the lines in a rectangle.
  open func ensureLayout(for bounds: CGRect) { _ = laidFragments }
  /// Forgets the lines of a range.
  open func invalidateLayout(for range: NSTextRange) { invalidate() }

  /// Calls a closure for each fragment from a place on, until it returns false; returns the place after the last one.
  @discardableResult
  open func enumerateTextLayoutFragments(
    from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
    using block: (NSTextLayoutFragment) -> Bool
  ) -> (any NSTextLocation)? { forEachFragment(from: location, options, block) }

  /// Returns the fragment at a point, or `nil` for none.
  open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
    laidFragments.first {
      $0.layoutFragmentFrame.minY <= position.y && position.y < $0.layoutFragmentFrame.maxY
    }
  }

  /// Returns the fragment with a place, or `nil` for none.
  open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
    laidFragments.first { $0.rangeInElement.contains(location) }
  }

  /// Calls a closure for each part of a line in a range, with its area and its baseline, until it returns false.
  ///
  /// A line of both directions has several areas, from left to right. Differs from UIKit: each of them has the range of
  /// all of them.
  open func enumerateTextSegments(
    in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
    using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
  ) { forEachSegment(in: textRange, type, options, block) }

  // MARK: Rendering attributes

  /// Sets the attributes with which a range is drawn, which have no effect on lines.
  open func setRenderingAttributes(
    _ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange
  ) {
    removeRenderingAttributes(in: textRange)
    addRendering(renderingAttributes, textRange)
  }

  /// Adds an attribute with which a range is drawn.
  open func addRenderingAttribute(
    _ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange
  ) {
    if let value {
      addRendering([renderingAttribute: value], textRange)
    } else {
      removeRenderingAttribute(renderingAttribute, for: textRange)
    }
  }

  /// Removes an attribute with which a range is drawn.
  open func removeRenderingAttribute(
    _ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange
  ) { removeRenderingAttributes(in: textRange) { $0 == renderingAttribute } }

  /// Removes the attributes with which a range is drawn.
  open func invalidateRenderingAttributes(for textRange: NSTextRange) {
    removeRenderingAttributes(in: textRange)
  }

  /// Calls a closure for each range with rendering attributes from a place on, until it returns false.
  open func enumerateRenderingAttributes(
    from location: any NSTextLocation, reverse: Bool,
    using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
  ) { forEachRendering(from: location, reverse, block) }

  /// The attributes with which links are drawn: the colour of links.
  open class var linkRenderingAttributes: [NSAttributedString.Key: Any] { [.foregroundColor: UIColor.link] }

  /// Returns the attributes with which a link is drawn: those of the delegate, or else those of the class.
  open func renderingAttributes(
    forLink link: Any, at location: any NSTextLocation
  ) -> [NSAttributedString.Key: Any] {
    let usual = type(of: self).linkRenderingAttributes
    guard let delegate else { return usual }
    return delegate.textLayoutManager(
      self, renderingAttributesForLink: link, at: location, defaultAttributes: usual) ?? [:]
  }

  // MARK: Changes

  /// Replaces a range by the texts of elements.
  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
    content?.replaceContents(in: range, with: textElements)
  }

  /// Replaces a range by a text.
  open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
    (content as? NSTextContentStorage)?.replace(range, with: attributedString)
  }

  // MARK: Places

  /// Returns the place at a distance, or `nil` outside of the text.
  open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
    content?.location(location, offsetBy: offset)
  }

  /// Returns the distance between two places.
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    content?.offset(from: from, to: to) ?? NSNotFound
  }

  /// Returns the direction of the paragraph with a place.
  open func baseWritingDirection(
    at location: any NSTextLocation
  ) -> NSTextSelectionNavigation.WritingDirection { paragraphDirection(at: location) }

  /// Returns the unit of text around a place.
  open func textRange(
    for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
  ) -> NSTextRange? { unit(selectionGranularity, at: location) }

  /// Calls a closure for each unit of text from a place on.
  open func enumerateSubstrings(
    from location: any NSTextLocation, options: NSString.EnumerationOptions = [],
    using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { unsafe forEachUnit(from: location, options, block) }

  /// Calls a closure for each place of the caret in the line of a place, in display order.
  open func enumerateCaretOffsetsInLineFragment(
    at location: any NSTextLocation,
    using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { unsafe forEachCaret(inLineAt: location, block) }

  /// Returns the range of the line at a point.
  open func lineFragmentRange(
    for point: CGPoint, inContainerAt location: any NSTextLocation
  ) -> NSTextRange? { lineRange(at: point) }
}

extension NSTextLayoutManager {
  /// The fragments, which are laid out now if they are not.
  var laidFragments: [NSTextLayoutFragment] {
    if let fragments { return fragments }
    guard let container, let text = (content as? NSTextContentStorage)?.textStorage else { return [] }
    var defaults = StyledText.Defaults(font: .systemFont(ofSize: 12), usesFontLeading: usesFontLeading)
    defaults.attachmentPlace = TextAttachmentPlace(
      container: container,
      line: CGRect(x: 0, y: 0, width: min(container.lineWidth, 1e7), height: defaults.font.lineHeight))
    func lay() -> [NSTextLayoutFragment] {
      let styled = StyledText(withRenderingAttributes(text), defaults)
      let filled = ContainerFilling(styled: styled, containers: [container]).filled()
      let made = FragmentMaking(manager: self, filled: filled).fragments()
      (fragments, filledText) = (made, filled)
      return made
    }
    let made = lay()
    guard let validate = renderingAttributesValidator, !isValidating else { return made }
    (isValidating, needsRendering) = (true, false)
    for fragment in made { validate(self, fragment) }
    isValidating = false
    return needsRendering ? lay() : made
  }

  /// Lays out the text once more with other rendering attributes.
  private func renderingChanged() {
    if isValidating { needsRendering = true } else { invalidate() }
  }

  func attach(_ manager: NSTextContentManager?) {
    content = manager
    invalidate()
  }

  /// Forgets the lines.
  package func invalidate() {
    (fragments, filledText) = (nil, nil)
    onInvalidation?()
  }

  func containerChanged() { invalidate() }

  // MARK: Rendering attributes

  private func withRenderingAttributes(_ text: NSTextStorage) -> NSAttributedString {
    guard !renderingAttributes.isEmpty else { return text }
    let drawn = NSMutableAttributedString(attributedString: text)
    let unaffecting: Set<NSAttributedString.Key> = [
      .foregroundColor, .backgroundColor, .underlineStyle, .underlineColor, .strikethroughStyle,
      .strikethroughColor, .shadow, .strokeColor,
    ]
    for (range, values) in renderingAttributes {
      let part = range.clamped(to: 0..<drawn.length)
      guard !part.isEmpty else { continue }
      drawn.addAttributes(values.filter { unaffecting.contains($0.key) }, range: NSRange(part))
    }
    return drawn
  }

  private func addRendering(_ values: [NSAttributedString.Key: Any], _ textRange: NSTextRange) {
    guard let range = textRange.offsets, !range.isEmpty else { return }
    removeRenderingAttributes(in: textRange) { values.keys.contains($0) }
    renderingAttributes.append((range, values))
    renderingChanged()
  }

  private func removeRenderingAttributes(
    in textRange: NSTextRange, where isRemoved: (NSAttributedString.Key) -> Bool = { _ in true }
  ) {
    guard let range = textRange.offsets else { return }
    renderingAttributes = renderingAttributes.flatMap { old in
      guard old.range.overlaps(range) else { return [old] }
      let inside = old.values.filter { !isRemoved($0.key) }
      let common = old.range.clamped(to: range)
      let parts = [
        (old.range.lowerBound..<common.lowerBound, old.values), (common, inside),
        (common.upperBound..<old.range.upperBound, old.values),
      ]
      return parts.filter { !$0.0.isEmpty && !$0.1.isEmpty }.map { (range: $0.0, values: $0.1) }
    }
    renderingChanged()
  }
}
