public import Foundation
public import StyleCore

/// An item of a list, with its marker and the items below it.
open class NSTextListElement: NSTextParagraph {
  private let ownContents: NSAttributedString?
  private let ownAttributes: [NSAttributedString.Key: Any]?
  private let children: [NSTextListElement]
  private weak var container: NSTextListElement?
  /// The list.
  public let textList: NSTextList

  /// Creates an item of a list.
  public init(
    parent: NSTextListElement?, textList: NSTextList, contents: NSAttributedString?,
    markerAttributes: [NSAttributedString.Key: Any]? = nil, children: [NSTextListElement]?
  ) {
    self.textList = textList
    (ownContents, ownAttributes, self.children) = (contents, markerAttributes, children ?? [])
    container = parent
    super.init(attributedString: contents)
    for child in self.children { child.container = self }
  }

  /// Creates an item of a list that is in no other one.
  public convenience init(
    contents: NSAttributedString, markerAttributes: [NSAttributedString.Key: Any]? = nil,
    textList: NSTextList, children: [NSTextListElement]?
  ) {
    self.init(
      parent: nil, textList: textList, contents: contents, markerAttributes: markerAttributes,
      children: children)
  }

  /// Creates an item without a text of its own, as many levels deep, or `nil` for a negative number of levels.
  public convenience init?(children: [NSTextListElement], textList: NSTextList, nestingLevel: Int) {
    guard nestingLevel >= 0 else { return nil }
    let inner =
      nestingLevel == 0
      ? children
      : [NSTextListElement(children: children, textList: textList, nestingLevel: nestingLevel - 1)].compactMap
      {
        $0
      }
    self.init(parent: nil, textList: textList, contents: nil, children: inner)
  }

  /// The text of the item; nil for an item that only holds others.
  open var contents: NSAttributedString? { ownContents }
  /// The attributes of the marker; nil for those of the text.
  open var markerAttributes: [NSAttributedString.Key: Any]? { ownAttributes }
  /// The item that contains the item.
  open var parent: NSTextListElement? { container }
  open override var parentElement: NSTextElement? { container }
  open override var childElements: [NSTextElement] { children }

  /// The number of the item in its list.
  private var number: Int {
    let siblings = container?.children.filter { $0.ownContents != nil } ?? []
    return textList.startingItemNumber + (siblings.firstIndex { $0 === self } ?? 0)
  }

  /// The marker and the text, with a tab before and after the marker.
  open override var attributedString: NSAttributedString {
    guard let ownContents else { return NSAttributedString(string: "") }
    let attributes =
      ownAttributes
      ?? (ownContents.length > 0 ? unsafe ownContents.attributes(at: 0, effectiveRange: nil) : [:])
    let whole = NSMutableAttributedString(
      string: "\t\(textList.marker(forItemNumber: number))\t", attributes: attributes)
    whole.append(ownContents)
    return whole
  }
}
