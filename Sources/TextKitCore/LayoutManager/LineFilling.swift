import Foundation
import GraphicsCore
import StyleCore
import Text

/// The lines of a text that are set one by one, each in the area that its container gives it.
struct LineFilling {
  private let containers: [NSTextContainer]
  private let manager: NSLayoutManager?
  /// The number of lines in the last container after which the text is cut, or `nil` if no line is cut by height.
  private let lastLimit: Int?
  private var setter: LineSetter
  private var result: FilledContainers
  /// The number of lines that have been moved down because no word fitted beside an exclusion.
  private var moves = 0

  /// The number of moves after which words are broken.
  private static let maximumMoves = 10_000

  init(_ filling: ContainerFilling, lastLimit: Int?) {
    containers = filling.containers
    manager = filling.manager
    self.lastLimit = lastLimit
    let decides = filling.manager?.delegate != nil
    let manager = filling.manager
    let last = filling.containers[filling.containers.count - 1]
    let isOneLine = filling.containers.count == 1 && last.maximumNumberOfLines == 1
    setter = LineSetter(
      filling.styled.text, truncation: last.layoutTruncation,
      options: isOneLine && last.truncation == .byStyle ? [] : .wrapsTruncated,
      isBreak: decides ? { manager?.allowsBreak(before: $0) ?? true } : nil)
    result = FilledContainers(styled: filling.styled, layout: setter.layout)
  }

  /// Returns the text in its lines.
  func filled() -> FilledContainers {
    var filling = self
    for container in containers.indices { filling.fill(container) }
    var filled = filling.result
    filled.layout = filling.setter.layout
    filled.end = filled.lines.last?.range.upperBound ?? 0
    return filled
  }

  private mutating func fill(_ number: Int) {
    let container = containers[number]
    let isLast = number == containers.count - 1
    var limit = container.maximumNumberOfLines > 0 ? container.maximumNumberOfLines : .max
    if isLast, let lastLimit { limit = min(limit, lastLimit) }
    var row = Row(top: 0, number: number, isFirst: true)
    var rows = 0
    while rows < limit, let next = setter.next() {
      guard set(&row, from: next.offset, height: next.height, isLast: isLast && rows + 1 == limit) else {
        return
      }
      row.isFirst = false
      rows += 1
    }
  }

  /// The place of the next row of lines, of which there are several beside exclusions.
  private struct Row {
    var top: CGFloat
    let number: Int
    var isFirst: Bool
  }

  /// Sets the lines of a row; returns false if the container has no room for one.
  private mutating func set(_ row: inout Row, from offset: Int, height: CGFloat, isLast: Bool) -> Bool {
    let container = containers[row.number]
    var proposed = CGRect(x: 0, y: row.top, width: 1e7, height: height)
    var bottom: CGFloat?
    while true {
      var rest = CGRect.zero
      let start = setter.next()?.offset ?? offset
      let area = unsafe container.lineFragmentRect(
        forProposedRect: proposed, at: start, writingDirection: .natural, remaining: &rest)
      guard area.width > 0, area.minX.isFinite, area.minY.isFinite, area.height >= 0 else { break }
      let room = area.width < 1e7 ? area.width - 2 * container.padding : .infinity
      guard let line = setter.propose(width: room, isLast: isLast) else { break }
      let before = row.isFirst ? 0 : line.spacing.before
      let needed = before + line.height
      if needed > proposed.height + 1e-6, bottom == nil {
        // The line is higher than its first run, and may not fit there.
        (proposed.size.height, proposed.origin.y) = (needed, max(proposed.minY, area.minY))
        continue
      }
      if line.breaksWord, isNarrow(area, in: container), moves < Self.maximumMoves {
        moves += 1
        if rest.width > 0 {
          proposed = rest
        } else if bottom == nil {
          proposed = CGRect(x: 0, y: area.minY + 1, width: 1e7, height: proposed.height)
        } else {
          break
        }
        continue
      }
      let end = place(line, in: area, before: before, room: room, row)
      bottom = max(bottom ?? end, end)
      guard rest.width > 0, !line.endsInLineEnd, !isLast else { break }
      proposed = rest
    }
    guard let bottom else { return false }
    row.top = bottom
    return true
  }

  /// Returns whether or not another line of the container may be wider.
  private func isNarrow(_ area: CGRect, in container: NSTextContainer) -> Bool {
    let width = container.lineWidth < .infinity ? container.lineWidth : 1e7
    return area.width < min(width, 1e7) - 1e-6
  }

  /// Sets the proposed line in an area; returns the bottom of the line with the spacing after it.
  private mutating func place(
    _ line: LineSetter.Proposal, in area: CGRect, before: CGFloat, room: CGFloat, _ row: Row
  ) -> CGFloat {
    let padding = containers[row.number].padding
    var spacing = line.spacing
    var before = before
    if let manager, manager.delegate != nil {
      let proposed = CGRect(x: area.minX, y: area.minY, width: area.width, height: before + line.height)
      manager.decideSpacing(&spacing, of: line, proposed)
      if !row.isFirst { before = spacing.before }
    }
    let after = spacing.leading + spacing.line
    var rect = CGRect(
      x: area.minX, y: area.minY, width: area.width,
      height: max(0, before + line.height + after + spacing.paragraph))
    var baseline: CGFloat = before + line.ascent
    setter.set(left: area.minX + padding, top: rect.minY + before, width: room)
    let index = setter.lineCount - 1
    let set = setter.line(index)
    if rect.width >= 1e7 { rect.size.width = set.maxX + padding - rect.minX }
    var used = UsedArea(set, spacing, inset: 0, right: rect.maxX - padding).rect(padding: padding)
    if let manager, manager.delegate != nil,
      manager.decidePlace(&rect, &used, &baseline, in: containers[row.number], line.range)
    {
      setter.moveLine(index, top: rect.minY + baseline - line.ascent)
    }
    result.add(FilledLine(index: index, container: row.number, range: line.range, rect: rect, used: used))
    return max(row.top, rect.maxY)
  }
}
