import Foundation
import GraphicsCore
import StyleCore
import Text

/// The distribution of a text's lines to containers.
///
/// One container without exclusions has the lines of a layout. In all others lines are set one by one.
struct ContainerFilling {
  let styled: StyledText
  let containers: [NSTextContainer]
  /// The layout manager whose delegate decides about lines, if there is one.
  var manager: NSLayoutManager?

  /// Returns the text in its lines.
  func filled() -> FilledContainers {
    guard let container = containers.first else { return withoutContainers() }
    if containers.count == 1, container.isPlain, manager?.delegate == nil { return filled(plain: container) }
    let filled = LineFilling(self, lastLimit: nil).filled()
    guard let last = containers.last, last.truncation != .byStyle, filled.end < styled.text.count else {
      return filled
    }
    // The last line that fits is known only now, and is cut in a second pass.
    let rows = Set(filled.lines.filter { $0.container == containers.count - 1 }.map(\.rect.minY)).count
    return rows > 0 ? LineFilling(self, lastLimit: rows).filled() : filled
  }

  private func withoutContainers() -> FilledContainers {
    let empty = TextLayout(styled.text, limits: TextLayout.Limits(maximumLines: 1))
    return FilledContainers(styled: styled, layout: empty)
  }

  // MARK: One container

  private func filled(plain container: NSTextContainer) -> FilledContainers {
    let isOneLine = container.maximumNumberOfLines == 1
    var limits = TextLayout.Limits(
      width: max(0, container.lineWidth - 2 * container.padding),
      maximumLines: max(0, container.maximumNumberOfLines), truncation: container.layoutTruncation,
      options: isOneLine && container.truncation == .byStyle ? [] : .wrapsTruncated)
    var layout = TextLayout(styled.text, limits: limits)
    let fitting = layout.lines.prefix { $0.bottom <= container.lineHeight + 1.0 / 1024 }.count
    if fitting < layout.lines.count, fitting > 0 {
      limits.maximumLines = fitting
      layout = TextLayout(styled.text, limits: limits)
    }
    return FilledContainers(
      styled: styled, layout: layout, lines: fitting > 0 ? layout.lines.count : 0, container)
  }
}

extension NSTextContainer {
  /// The truncation of the last line in a layout.
  var layoutTruncation: TextLayout.Truncation {
    switch truncation {
    case .tail: .tail
    case .head: .head
    case .middle: .middle
    case .byStyle: .byStyle
    }
  }
}

extension FilledContainers {
  /// Creates the lines of a layout in the only container.
  fileprivate init(styled: StyledText, layout: TextLayout, lines count: Int, _ container: NSTextContainer) {
    let padding = container.padding
    self.init(styled: styled, layout: layout, inset: padding)
    let width = container.lineWidth < .infinity ? container.lineWidth : layout.size.width + 2 * padding
    var top: CGFloat = 0
    for index in 0..<count {
      let line = layout.lines[index]
      let spacing = layout.spacing(ofLine: index)
      let bottom = max(top, line.bottom + spacing.leading + spacing.line + spacing.paragraph)
      let rect = CGRect(x: 0, y: top, width: width, height: bottom - top)
      let used = UsedArea(line, spacing, inset: padding, right: width).rect(padding: padding)
      add(FilledLine(index: index, container: 0, range: line.range, rect: rect, used: used))
      top = bottom
    }
    end = lines.last?.range.upperBound ?? 0
  }
}

/// The area of a line that has text.
struct UsedArea {
  private let left, right, top, bottom: CGFloat

  /// Creates the area of a line, with white space at its end as far as there is room to the left of `right`.
  init(_ line: TextLine, _ spacing: LineSpacing, inset: CGFloat, right limit: CGFloat) {
    left = line.x + inset
    right = max(left + line.width, min(left + line.width + line.hangingWidth, limit - inset))
    top = line.top
    bottom = max(top, line.bottom + spacing.leading + spacing.line)
  }

  /// Returns the area with the padding beside it.
  func rect(padding: CGFloat) -> CGRect {
    CGRect(x: left - padding, y: top, width: right - left + 2 * padding, height: bottom - top)
  }
}
