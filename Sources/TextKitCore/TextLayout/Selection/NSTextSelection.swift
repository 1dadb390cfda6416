public import Foundation

/// A selection of the user: ranges of a text, of which an empty one is a caret.
open class NSTextSelection: NSObject, NSSecureCoding {
  /// The units by which a selection grows.
  public enum Granularity: Int, Sendable {
    /// Characters.
    case character = 0
    /// Words.
    case word = 1
    /// Paragraphs.
    case paragraph = 2
    /// Lines.
    case line = 3
    /// Sentences.
    case sentence = 4
  }

  /// The line of a place that two lines share.
  public enum Affinity: Int, Sendable {
    /// The line that ends there.
    case upstream = 0
    /// The line that begins there.
    case downstream = 1
  }

  private let ranges: [NSTextRange]
  private let line: Affinity
  private let unit: Granularity
  /// The distance in points from the start of a line at which the caret moves up and down; negative for its own.
  open var anchorPositionOffset: CGFloat = -1
  /// Whether or not the ranges are in the order of the text, and not of the display.
  open var isLogical = true
  /// The place of a second caret, between texts of both directions.
  open var secondarySelectionLocation: (any NSTextLocation)?
  /// The attributes of text that the user types.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The end that stays where it is while the selection is extended; nil for the start.
  var anchor: (any NSTextLocation)?

  /// Creates a selection of ranges.
  public init(_ textRanges: [NSTextRange], affinity: Affinity, granularity: Granularity) {
    (ranges, line, unit) = (textRanges, affinity, granularity)
    super.init()
  }

  /// Creates a selection of a range.
  public convenience init(range: NSTextRange, affinity: Affinity, granularity: Granularity) {
    self.init([range], affinity: affinity, granularity: granularity)
  }

  /// Creates a caret.
  public convenience init(_ location: any NSTextLocation, affinity: Affinity) {
    self.init([NSTextRange(location: location)], affinity: affinity, granularity: .character)
  }

  /// Creates a selection of no ranges.
  ///
  /// Differs from UIKit: nothing is read from `coder`.
  public required convenience init?(coder: NSCoder) {
    self.init([], affinity: .downstream, granularity: .character)
  }

  /// Does nothing.
  open func encode(with coder: NSCoder) {}

  /// Always `true`.
  public class var supportsSecureCoding: Bool { true }

  /// The ranges.
  open var textRanges: [NSTextRange] { ranges }
  /// The unit by which the selection grows.
  open var granularity: Granularity { unit }
  /// The line of a caret at a place that two lines share.
  open var affinity: Affinity { line }
  /// Whether or not the selection is that of a touch that goes on.
  open internal(set) var isTransient = false

  /// Returns a selection of other ranges with the same properties.
  open func textSelection(_ textRanges: [NSTextRange]) -> NSTextSelection {
    let made = NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
    made.anchorPositionOffset = anchorPositionOffset
    (made.isLogical, made.typingAttributes) = (isLogical, typingAttributes)
    return made
  }
}

/// A type of texts in which selections are moved.
public protocol NSTextSelectionDataSource: NSObjectProtocol {
  /// The range of the whole text.
  var documentRange: NSTextRange { get }
  /// Calls a closure for each unit of text from a place on.
  func enumerateSubstrings(
    from location: any NSTextLocation, options: NSString.EnumerationOptions,
    using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void)
  /// Returns the unit of text around a place.
  func textRange(
    for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
  ) -> NSTextRange?
  /// Returns the place at a distance, or `nil` outside of the text.
  func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
  /// Returns the distance between two places.
  func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
  /// Returns the direction of the text at a place.
  func baseWritingDirection(
    at location: any NSTextLocation
  ) -> NSTextSelectionNavigation.WritingDirection
  /// Calls a closure for each place of the caret in the line of a place.
  func enumerateCaretOffsetsInLineFragment(
    at location: any NSTextLocation,
    using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void)
  /// Returns the range of the line at a point.
  func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange?
  /// Calls a closure for each place between containers.
  func enumerateContainerBoundaries(
    from location: any NSTextLocation, reverse: Bool,
    using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void)
  /// Returns the orientation of lines at a place.
  func textLayoutOrientation(
    at location: any NSTextLocation
  ) -> NSTextSelectionNavigation.LayoutOrientation
}

extension NSTextSelectionDataSource {
  /// Calls the closure for the end of the text in a direction.
  public func enumerateContainerBoundaries(
    from location: any NSTextLocation, reverse: Bool,
    using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    unsafe block(reverse ? documentRange.location : documentRange.endLocation, &stop)
  }
  /// Returns that lines are horizontal.
  public func textLayoutOrientation(
    at location: any NSTextLocation
  ) -> NSTextSelectionNavigation.LayoutOrientation { .horizontal }
}
