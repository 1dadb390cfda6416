import Foundation
import GraphicsCore
import Text

extension NSTextLayoutManager {
  func forEachSegment(
    in textRange: NSTextRange, _ type: SegmentType, _ options: SegmentOptions,
    _ body: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
  ) {
    _ = laidFragments
    guard let filled = filledText, let container = textContainer, let wanted = textRange.offsets else {
      return
    }
    let segments = TextSegments(filled, wanted, type, options, padding: container.padding)
    for number in segments.lines {
      let part = wanted.clamped(to: filled.lines[number].range)
      let range = options.contains(.rangeNotRequired) ? nil : NSTextRange(part)
      for rect in segments.rects(inLine: number) {
        guard body(range, rect, filled.baseline(ofLine: number), container) else { return }
      }
    }
    if wanted.isEmpty, let extra = filled.extra, wanted.lowerBound == extra.range.lowerBound,
      segments.lines.isEmpty
    {
      let rect = CGRect(x: extra.used.midX, y: extra.rect.minY, width: 0, height: extra.rect.height)
      _ = body(NSTextRange(wanted), rect, extra.rect.height, container)
    }
  }
}

/// The areas of a range in the lines of a container.
private struct TextSegments {
  let filled: FilledContainers
  let wanted: Range<Int>
  let type: NSTextLayoutManager.SegmentType
  let options: NSTextLayoutManager.SegmentOptions
  let padding: CGFloat
  /// The lines with areas.
  private(set) var lines: [Int] = []

  init(
    _ filled: FilledContainers, _ wanted: Range<Int>, _ type: NSTextLayoutManager.SegmentType,
    _ options: NSTextLayoutManager.SegmentOptions, padding: CGFloat
  ) {
    (self.filled, self.wanted, self.type, self.options) = (filled, wanted, type, options)
    self.padding = padding
    guard !wanted.isEmpty else {
      lines = lineOfCaret.map { [$0] } ?? []
      return
    }
    lines = filled.lines.indices.filter { filled.lines[$0].range.overlaps(wanted) }
    if options.contains(.middleFragmentsExcluded), lines.count > 2 {
      lines = [lines[0], lines[lines.count - 1]]
    }
  }

  /// The line of an empty range, or `nil` for none.
  private var lineOfCaret: Int? {
    let place = wanted.lowerBound
    let line = filled.line(at: place)
    if let before = line.map({ $0 - 1 }) ?? filled.lines.indices.last, filled.lines.indices.contains(before),
      filled.lines[before].range.upperBound == place
    {
      let goesOn = !filled.endsInLineEnd(filled.lines[before].range)
      if goesOn, line == nil ? filled.extra == nil : options.contains(.upstreamAffinity) { return before }
    }
    return line
  }

  /// Returns the areas in a line from left to right: one, or several in a line of both directions.
  func rects(inLine number: Int) -> [CGRect] {
    let line = filled.lines[number]
    let isRightToLeft = filled.layout.lines[line.index].isRightToLeft
    var extents = filled.extents(of: wanted, inLine: number)
    let (left, right) = (line.rect.minX + padding, line.rect.maxX - padding)
    let goesOn = wanted.upperBound > line.range.upperBound
    let reachesHead = options.contains(.headSegmentExtended) && number == lines.first
    let reachesTail =
      options.contains(.tailSegmentExtended) && !goesOn || type == .selection && goesOn
    if isRightToLeft ? reachesTail : reachesHead { extents[0].left = min(extents[0].left, left) }
    if isRightToLeft ? reachesHead : reachesTail {
      extents[extents.count - 1].right = max(extents[extents.count - 1].right, right)
    }
    return extents.map { left, right in
      CGRect(x: left, y: line.rect.minY, width: right - left, height: line.rect.height)
    }
  }
}
