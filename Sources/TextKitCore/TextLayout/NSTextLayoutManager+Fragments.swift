import Foundation
import GraphicsCore

extension NSTextLayoutFragment {
  /// The options for the enumeration of fragments.
  public struct EnumerationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The option to start at the end.
    public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    /// The option to estimate areas, which are always exact.
    public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
    /// The option to lay out lines, which are always laid out.
    public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
    /// The option to have a line after a final line end, which there always is.
    public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)
  }
}

extension NSTextLayoutManager {
  /// The kinds of areas of a range.
  public enum SegmentType: Int, Sendable {
    /// The areas of the text.
    case standard = 0
    /// The areas of a selection.
    case selection = 1
    /// The areas of a highlight.
    case highlight = 2
  }

  /// The options for the areas of a range.
  public struct SegmentOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The option to leave out ranges.
    public static let rangeNotRequired = SegmentOptions(rawValue: 1 << 0)
    /// The option to leave out the lines between the first and the last one of the range.
    public static let middleFragmentsExcluded = SegmentOptions(rawValue: 1 << 1)
    /// The option to extend the first area to the start of its line.
    public static let headSegmentExtended = SegmentOptions(rawValue: 1 << 2)
    /// The option to extend the last area to the end of its line.
    public static let tailSegmentExtended = SegmentOptions(rawValue: 1 << 3)
    /// The option for a caret at the end of a line where text goes on in the next one.
    public static let upstreamAffinity = SegmentOptions(rawValue: 1 << 4)
  }

  func forEachFragment(
    from location: (any NSTextLocation)?, _ options: NSTextLayoutFragment.EnumerationOptions,
    _ body: (NSTextLayoutFragment) -> Bool
  ) -> (any NSTextLocation)? {
    let isReverse = options.contains(.reverse)
    var last: (any NSTextLocation)?
    for fragment in isReverse ? laidFragments.reversed() : laidFragments {
      let range = fragment.rangeInElement
      if let location {
        let isOutside =
          isReverse
          ? range.location.compare(location) != .orderedAscending
          : range.endLocation.compare(location) != .orderedDescending && !range.isEmpty
        if isOutside { continue }
      }
      last = isReverse ? range.location : range.endLocation
      guard body(fragment) else { break }
    }
    return last
  }
}

/// The division of a container's lines into fragments, one for each paragraph.
struct FragmentMaking {
  let manager: NSTextLayoutManager
  let filled: FilledContainers

  func fragments() -> [NSTextLayoutFragment] {
    var fragments: [NSTextLayoutFragment] = []
    var rest = filled.lines[...]
    manager.textContentManager?.enumerateTextElements(from: nil) { element in
      guard let paragraph = element as? NSTextParagraph, let range = element.elementRange?.offsets else {
        return true
      }
      var own = Array(rest.prefix { $0.range.lowerBound < range.upperBound })
      rest = rest.dropFirst(own.count)
      guard !own.isEmpty else { return false }
      if rest.isEmpty, let extra = filled.extra { own.append(extra) }
      fragments.append(fragment(paragraph, range.lowerBound, own))
      return true
    }
    if fragments.isEmpty, let extra = filled.extra {
      let paragraph = NSTextParagraph(attributedString: nil)
      paragraph.elementRange = NSTextRange(0..<0)
      fragments.append(fragment(paragraph, 0, [extra]))
    }
    return fragments
  }

  private func fragment(
    _ paragraph: NSTextParagraph, _ start: Int, _ lines: [FilledLine]
  ) -> NSTextLayoutFragment {
    let fragment =
      manager.delegate?.textLayoutManager(
        manager, textLayoutFragmentFor: TextOffset(start), in: paragraph)
      ?? NSTextLayoutFragment(textElement: paragraph, range: paragraph.elementRange)
    let padding = manager.textContainer?.padding ?? 0
    let areas = lines.map { line in
      CGRect(
        x: line.used.minX + padding, y: line.rect.minY, width: max(0, line.used.width - 2 * padding),
        height: line.rect.height)
    }
    let frame = areas.dropFirst().reduce(areas[0]) { $0.union($1) }
    fragment.manager = manager
    fragment.frame = frame
    fragment.lines = lines.map {
      NSTextLineFragment(filled, $0, paragraph.attributedString, start, frame.origin)
    }
    return fragment
  }
}
