public import Foundation
import GraphicsCore
import StyleCore

/// An object that lays out a text in a container, as a fragment for each paragraph.
///
/// Coordinates are in points from the upper left corner of the container, y down. All lines are laid out when the first of
/// them is asked for.
open class NSTextLayoutManager: NSObject {
  private weak var content: NSTextContentManager?
  private var container: NSTextContainer?
  private var fragments: [NSTextLayoutFragment]?
  private(set) var filledText: FilledContainers?
  private var renderingAttributes: [(range: Range<Int>, values: [NSAttributedString.Key: Any])] = []
  /// The function that is called when lines have to be laid out once more.
  package var onInvalidation: (() -> Void)?

  /// Creates a layout manager.
  public override init() {
    super.init()
  }

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
    let styled = StyledText(withRenderingAttributes(text), defaults)
    let filled = ContainerFilling(styled: styled, containers: [container]).filled()
    let made = FragmentMaking(manager: self, filled: filled).fragments()
    (fragments, filledText) = (made, filled)
    return made
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
    renderingAttributes.append((range, values))
    invalidate()
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
    invalidate()
  }
}

/// A type of objects that make the fragments of a layout manager.
public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
  /// Returns the fragment of a paragraph, a plain one by default.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment
  /// Returns the attributes with which a link is drawn, its own by default.
  ///
  /// Differs from UIKit: it is not asked.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any,
    at location: any NSTextLocation, defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any]?
}

extension NSTextLayoutManagerDelegate {
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment {
    NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange)
  }
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any,
    at location: any NSTextLocation, defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any]? { renderingAttributes }
}
