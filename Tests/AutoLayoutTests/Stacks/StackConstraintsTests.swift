import Foundation
import LayoutCore
import StackCore
import Testing

/// The constraints of a stack are those of F.38–F.44, no more and no fewer, whatever is set.
@MainActor
struct StackConstraintsTests {
  typealias Line = StackConstraintLine

  @Test("F.38–F.44", arguments: StackCase.axes, StackCase.distributions)
  func sets(axis: NSLayoutConstraint.Axis, distribution: UIStackView.Distribution) {
    for stackCase in StackCase.all(axis: axis, distribution: distribution) {
      let fixture = StackFixture(stackCase)
      fixture.stack.updateConstraintsIfNeeded()
      let found = fixture.lines.sorted { $0.description < $1.description }
      let expected = (Self.along(stackCase) + Self.across(stackCase)).sorted {
        $0.description < $1.description
      }
      #expect(found == expected, "\(stackCase)")
      guard found == expected else { return }
    }
  }

  /// F.38 to F.43.
  private static func along(_ stackCase: StackCase) -> [Line] {
    let isRow = stackCase.isHorizontal
    let (start, end, middle) = isRow ? ("leading", "trailing", "centerX") : ("top", "bottom", "centerY")
    let size = isRow ? "width" : "height"
    let canvas = stackCase.hasMargins ? "margins" : "stack"
    let visible = stackCase.visible
    let spacing = stackCase.spacing
    var lines: [Line] = []

    // F.38
    let first = visible.first.map { "v\($0)" } ?? "ordering"
    let last = visible.last.map { "v\($0)" } ?? "ordering"
    lines.append(Line("UISV-canvas-connection", "\(canvas).\(start)", "==", "\(first).\(start)"))
    lines.append(Line("UISV-canvas-connection", "\(canvas).\(end)", "==", "\(last).\(end)"))

    // F.39
    let isLoose = [.equalSpacing, .equalCentering].contains(stackCase.distribution)
    for index in stackCase.contents.indices.dropLast() {
      let hidden = [index, index + 1].count { stackCase.hidden[$0] }
      var constant = spacing - spacing / 2 * CGFloat(hidden)
      // Outside of all that is seen there are no gaps.
      let isInside = visible.contains { $0 <= index } && visible.contains { $0 > index }
      if !isInside { constant = 0 }
      lines.append(
        Line(
          "UISV-spacing", "v\(index + 1).\(start)", isLoose ? ">=" : "==", "v\(index).\(end)",
          constant: constant))
    }
    for index in stackCase.hidden.indices where stackCase.hidden[index] {
      lines.append(Line("UISV-hiding", "v\(index).\(size)"))
    }

    switch stackCase.distribution {
    case .fill: break
    case .fillEqually: lines += equalSizes(visible, size)
    case .fillProportionally:
      // F.42
      let lengths = visible.map { stackCase.contents[$0].map { isRow ? $0.width : $0.height } }
      let sized = lengths.compactMap(\.self)
      let total = sized.reduce(spacing * CGFloat(visible.count - 1), +)
      guard !sized.isEmpty else { return lines + equalSizes(visible, size) }
      for (place, (index, length)) in zip(visible, lengths).enumerated() {
        guard let length else {
          lines.append(Line("UISV-fill-proportionally", "v\(index).\(size)"))
          continue
        }
        let isRequired = sized.count == 1 && (visible.count == 1 || spacing == 0)
        lines.append(
          Line(
            "UISV-fill-proportionally", "v\(index).\(size)", "==", "\(isRequired ? canvas : "stack").\(size)",
            multiplier: length / total, priority: isRequired ? 1000 : 999 - Float(place)))
      }
    case .equalSpacing, .equalCentering:
      // F.43
      let isCentering = stackCase.distribution == .equalCentering
      for place in visible.indices.dropLast() {
        let (before, after) = ("v\(visible[place])", "v\(visible[place + 1])")
        lines.append(
          Line(
            "UISV-distributing-edge", "gap\(place).\(start)", "==",
            "\(before).\(isCentering ? middle : end)"))
        lines.append(
          Line(
            "UISV-distributing-edge", "gap\(place).\(end)", "==",
            "\(after).\(isCentering ? middle : start)"))
        guard place > 0 else { continue }
        lines.append(
          Line(
            "UISV-fill-equally", "gap\(place).\(size)", "==", "gap0.\(size)",
            priority: isCentering ? 150 - Float(place) : 1000))
      }
      lines.append(Line("UISV-canvas-fit", "stack.\(size)", priority: 49))
    }
    return lines
  }

  /// F.41
  private static func equalSizes(_ visible: [Int], _ size: String) -> [Line] {
    visible.dropFirst().map { Line("UISV-fill-equally", "v\($0).\(size)", "==", "v\(visible[0]).\(size)") }
  }

  /// F.44
  private static func across(_ stackCase: StackCase) -> [Line] {
    let isRow = stackCase.isHorizontal
    let (start, end, middle) = isRow ? ("top", "bottom", "centerY") : ("leading", "trailing", "centerX")
    let size = isRow ? "height" : "width"
    let canvas = stackCase.hasMargins ? "margins" : "stack"
    var lines: [Line] = []

    // Which edges, or what else, are equal; and which edges of the stack are met.
    let (aligned, strong): ([String], [String]) =
      switch (stackCase.alignment, isRow) {
      case (.fill, _): ([start, end], [start, end])
      case (.leading, _), (.firstBaseline, false): ([start], [start])
      case (.trailing, _), (.lastBaseline, false): ([end], [end])
      case (.center, _): ([middle], [])
      case (.firstBaseline, true): (["firstBaseline"], [])
      case (.lastBaseline, true): (["lastBaseline"], [])
      }
    for index in stackCase.contents.indices.dropFirst() {
      for attribute in aligned {
        lines.append(Line("UISV-alignment", "v0.\(attribute)", "==", "v\(index).\(attribute)"))
      }
    }
    // With baselines in line, one edge meets the first view (F.63).
    let loose = aligned == ["firstBaseline"] ? start : aligned == ["lastBaseline"] ? end : nil
    let isFilling = stackCase.alignment == .fill
    let isSingle = stackCase.contents.count == 1
    let isEmpty = stackCase.visible.isEmpty
    for (edge, looser) in [(start, "<="), (end, ">=")] {
      let meets = strong.contains(edge)
      if isEmpty {
        lines.append(Line("UISV-canvas-connection", "\(canvas).\(edge)", "==", "spacer.\(edge)"))
      } else if meets {
        lines.append(Line("UISV-canvas-connection", "\(canvas).\(edge)", "==", "v0.\(edge)"))
      } else if isSingle || loose == edge {
        lines.append(Line("UISV-canvas-connection", "\(canvas).\(edge)", looser, "v0.\(edge)"))
      } else {
        lines.append(Line("UISV-canvas-connection", "\(canvas).\(edge)", "==", "spacer.\(edge)"))
      }
      guard !isFilling, !isSingle else { continue }
      for index in stackCase.visible {
        lines.append(
          Line(
            "UISV-spanning-boundary", "spacer.\(edge)", meets ? "==" : looser, "v\(index).\(edge)",
            priority: meets ? 999.5 : 1000))
      }
    }
    if stackCase.alignment == .center, !isEmpty {
      lines.append(Line("UISV-canvas-connection", "\(canvas).\(middle)", "==", "v0.\(middle)"))
    }
    guard !isFilling else { return lines }
    if isEmpty || !isSingle { lines.append(Line("UISV-spanning-fit", "spacer.\(size)", priority: 51)) }
    if isSingle || loose != nil, !isEmpty {
      lines.append(Line("UISV-canvas-fit", "stack.\(size)", priority: 49))
    }
    for index in stackCase.contents.indices {
      lines.append(Line("UISV-ambiguity-suppression", "v\(index).\(size)", priority: 25))
    }
    return lines
  }
}
