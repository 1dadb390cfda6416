public import Foundation

/// An object that moves and extends selections in a text.
open class NSTextSelectionNavigation: NSObject {
  /// The directions of a motion.
  public enum Direction: Int, Sendable {
    /// To the end of the text.
    case forward = 0
    /// To the start of the text.
    case backward = 1
    /// To the right.
    case right = 2
    /// To the left.
    case left = 3
    /// Up.
    case up = 4
    /// Down.
    case down = 5
  }

  /// The distances of a motion.
  public enum Destination: Int, Sendable {
    /// A character.
    case character = 0
    /// The end of a word.
    case word = 1
    /// The end of a line.
    case line = 2
    /// The end of a sentence.
    case sentence = 3
    /// The end of a paragraph.
    case paragraph = 4
    /// The end of a container.
    case container = 5
    /// The end of the text.
    case document = 6
  }

  /// The keys that are held during a motion of the pointer.
  public struct Modifier: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates modifiers from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The modifier that extends the selection.
    public static let extend = Modifier(rawValue: 1 << 0)
    /// The modifier that selects in the order of the display.
    ///
    /// Differs from UIKit: without effect.
    public static let visual = Modifier(rawValue: 1 << 1)
    /// The modifier that adds a range.
    public static let multiple = Modifier(rawValue: 1 << 2)
  }

  /// The directions of text.
  public enum WritingDirection: Int, Sendable {
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
  }

  /// The orientations of lines.
  public enum LayoutOrientation: Int, Sendable {
    /// Lines from side to side.
    case horizontal = 0
    /// Lines from top to bottom.
    case vertical = 1
  }

  private weak var source: (any NSTextSelectionDataSource)?

  /// Creates an object for a text.
  public init(dataSource: any NSTextSelectionDataSource) {
    source = dataSource
    super.init()
  }

  /// The text.
  open var textSelectionDataSource: (any NSTextSelectionDataSource)? { source }
  /// Whether or not a selection may have several ranges.
  open var allowsNonContiguousRanges = false
  /// Whether or not directions follow the orientation of lines.
  ///
  /// Differs from UIKit: without effect; lines are horizontal.
  open var rotatesCoordinateSystemForLayoutOrientation = false

  /// Forgets what is known about lines, which is nothing.
  open func flushLayoutCache() {}

  /// Returns the selection after a motion, or `nil` if there is no place.
  ///
  /// - Parameters:
  ///   - extending: Whether or not the selection grows from its fixed end.
  ///   - confined: Whether or not the selection stays in its paragraph.
  open func destinationSelection(
    for textSelection: NSTextSelection, direction: Direction, destination: Destination, extending: Bool,
    confined: Bool
  ) -> NSTextSelection? {
    SelectionMove(source, textSelection).selection(direction, destination, extending: extending, confined)
  }

  /// Returns the selections of a touch at a point, or of its motion from others.
  open func textSelections(
    interactingAt point: CGPoint, inContainerAt containerLocation: any NSTextLocation,
    anchors: [NSTextSelection], modifiers: Modifier, selecting: Bool, bounds: CGRect
  ) -> [NSTextSelection] {
    guard let source, let place = source.nearestLocation(to: point, inContainerAt: containerLocation) else {
      return []
    }
    let extends = modifiers.contains(.extend) || selecting
    if extends, let anchor = anchors.last, let range = anchor.textRanges.first {
      let fixed = anchor.anchor ?? range.location
      let isBefore = place.compare(fixed) == .orderedAscending
      let made = NSTextSelection(
        range: NSTextRange(from: isBefore ? place : fixed, to: isBefore ? fixed : place),
        affinity: .downstream,
        granularity: anchor.granularity)
      (made.anchor, made.isTransient) = (fixed, selecting)
      return Array(anchors.dropLast()) + [made]
    }
    let caret = NSTextSelection(place, affinity: .downstream)
    caret.isTransient = selecting
    return modifiers.contains(.multiple) && allowsNonContiguousRanges ? anchors + [caret] : [caret]
  }

  /// Returns the selection that covers whole units around another one.
  open func textSelection(
    for selectionGranularity: NSTextSelection.Granularity, enclosing textSelection: NSTextSelection
  ) -> NSTextSelection {
    guard let source else { return textSelection }
    let ranges = textSelection.textRanges.map { range -> NSTextRange in
      let first = source.textRange(for: selectionGranularity, enclosing: range.location)
      let last = source.textRange(for: selectionGranularity, enclosing: range.endLocation)
      return [first, range.isEmpty ? nil : last].compactMap { $0 }.reduce(range) { $0.union($1) }
    }
    return NSTextSelection(ranges, affinity: textSelection.affinity, granularity: selectionGranularity)
  }

  /// Returns the selection of the unit at a point, or `nil` for none.
  open func textSelection(
    for selectionGranularity: NSTextSelection.Granularity, enclosing point: CGPoint,
    inContainerAt location: any NSTextLocation
  ) -> NSTextSelection? {
    guard let source, let place = source.nearestLocation(to: point, inContainerAt: location) else {
      return nil
    }
    return source.textRange(for: selectionGranularity, enclosing: place).map {
      NSTextSelection(range: $0, affinity: .downstream, granularity: selectionGranularity)
    }
  }

  /// Returns the place at which typed text is inserted: the start of the selection.
  open func resolvedInsertionLocation(
    for textSelection: NSTextSelection, writingDirection: WritingDirection
  ) -> (any NSTextLocation)? { textSelection.textRanges.first?.location }

  /// Returns the ranges that are deleted: those of the selection, or from a caret to its destination.
  open func deletionRanges(
    for textSelection: NSTextSelection, direction: Direction, destination: Destination,
    allowsDecomposition: Bool
  ) -> [NSTextRange] {
    guard textSelection.textRanges.allSatisfy(\.isEmpty) else {
      return textSelection.textRanges.filter { !$0.isEmpty }
    }
    return textSelection.textRanges.compactMap { range in
      let caret = textSelection.textSelection([range])
      let extended = destinationSelection(
        for: caret, direction: direction, destination: destination, extending: true, confined: false)
      return extended?.textRanges.first { !$0.isEmpty }
    }
  }
}
