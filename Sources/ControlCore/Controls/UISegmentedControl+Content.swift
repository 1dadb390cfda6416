package import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StyleCore
import TextViewCore

extension UISegmentedControl {
  /// Returns the widths of the segments without a limit of space, in points.
  func naturalWidths(in traits: UITraitCollection) -> [CGFloat] {
    let contents = segments.map { segment in
      segment.image?.size.width
        ?? (segment.title ?? "").size(withAttributes: attributes(of: .normal, in: traits)).width
    }
    let widest = contents.max() ?? 0
    return segments.indices.map { index in
      let own = segments[index].width
      if own > 0 { return own }
      let content = apportionsSegmentWidthsByContent ? contents[index] : widest
      return max(content.rounded(.up) + ControlSizes.segmentExtra[traits], ControlSizes.segmentLeast[traits])
    }
  }

  /// The rectangles of the segments, in order: those without a fixed width share the rest, on whole pixels.
  ///
  /// In iOS 26 they begin at whole points (26.C.8).
  package var segmentRects: [CGRect] {
    guard !segments.isEmpty else { return [] }
    let natural = naturalWidths(in: traitCollection)
    let fixed = segments.reduce(0) { $0 + $1.width }
    let free = max(0, bounds.width - fixed)
    let open = zip(segments, natural).reduce(0) { $0 + ($1.0.width > 0 ? 0 : $1.1) }
    let (pixels, whole) = (pixels, traitCollection.system >= .v26)
    func edge(_ x: CGFloat) -> CGFloat {
      whole && x < bounds.width ? x.rounded(.down) : pixels.snap(x, .nearest(.up))
    }
    var x: CGFloat = 0
    return zip(segments, natural).map { segment, width in
      let start = edge(x)
      x += segment.width > 0 ? segment.width : open > 0 ? free * width / open : 0
      let length = edge(x) - start
      let left = isReversed ? bounds.maxX - start - length : bounds.minX + start
      return CGRect(x: left, y: bounds.minY, width: length, height: bounds.height)
    }
  }

  /// Returns the attributes of titles in a state, over those of the normal state and the system's.
  private func attributes(of state: State, in traits: UITraitCollection) -> [NSAttributedString.Key: Any] {
    let weight = state.contains(.selected) ? Self.chosenWeight : Self.weight
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13, weight: weight[traits]),
      .foregroundColor: state.contains(.disabled) ? UIColor.tertiaryLabel : .label,
    ]
    attributes.merge(titleAttributes[State.normal.rawValue] ?? [:]) { $1 }
    if state != .normal { attributes.merge(titleAttributes[state.rawValue] ?? [:]) { $1 } }
    return attributes
  }

  /// Returns the rectangle at `place` among those of the segments: that of one of them, or one between two.
  private func rect(at place: Double, among rects: [CGRect]) -> CGRect {
    let place = min(max(place, 0), Double(rects.count - 1))
    let first = Int(saturating: place)
    guard Double(first) < place else { return rects[first] }
    let (a, b, share) = (rects[first], rects[first + 1], place - Double(first))
    return CGRect(
      x: between(Double(a.minX), Double(b.minX), share), y: a.minY,
      width: between(Double(a.width), Double(b.width), share), height: a.height)
  }

  /// Draws the segments, with the raised part at `place`.
  func drawSegments(in context: CGContext, chosen: Int?, at place: Double) {
    let (rects, radius) = (segmentRects, ControlSizes.segmentRadius[traitCollection])
    if images.hasBackgrounds {
      drawBackgrounds(rects, chosen: chosen)
    } else {
      context.fill(bounds, radius: radius, resolved(.tertiarySystemFill))
    }
    drawDividers(between: rects, chosen: chosen, in: context)
    if chosen != nil, !images.hasBackgrounds {
      context.fillRaised(
        rect(at: place, among: rects).insetBy(dx: 2, dy: 2), radius: radius - 1.5,
        resolved(selectedSegmentTintColor ?? ControlColors.chosenSegment[traitCollection]), shadow: 0.12)
    }
    for (index, rect) in rects.enumerated() {
      let offset = images.offset(of: index, among: rects.count)
      drawContent(
        of: segments[index], in: rect.offsetBy(dx: offset.horizontal, dy: offset.vertical),
        state(of: index, chosen: chosen))
    }
  }

  private func state(of index: Int, chosen: Int?) -> State {
    var state: State = index == chosen ? .selected : .normal
    if !isEnabled || !segments[index].isEnabled { state.insert(.disabled) }
    return state
  }

  /// Draws the images behind the segments.
  private func drawBackgrounds(_ rects: [CGRect], chosen: Int?) {
    for (index, rect) in rects.enumerated() {
      images.background(state(of: index, chosen: chosen))?.draw(in: rect)
    }
  }

  /// The weights of titles, and of that of the selected segment (26.C.8).
  private static let weight = SystemValue(UIFont.Weight.medium, v26: .regular)
  private static let chosenWeight = SystemValue(UIFont.Weight.semibold, v26: .medium)

  /// Draws the dividers between segments, except at the selected one.
  private func drawDividers(between rects: [CGRect], chosen: Int?, in context: CGContext) {
    context.setFillColor(resolved(.separator))
    for index in rects.indices.dropFirst() {
      let states = (state(of: index - 1, chosen: chosen), state(of: index, chosen: chosen))
      if let image = images.divider(states.0, states.1) {
        let x = isReversed ? rects[index].maxX : rects[index].minX
        image.draw(
          in: CGRect(
            x: x - image.size.width / 2, y: bounds.minY, width: image.size.width, height: bounds.height))
        continue
      }
      // iOS 26 has no lines between segments (26.C.8).
      guard index != chosen, index - 1 != chosen, !images.hasBackgrounds, traitCollection.system < .v26
      else { continue }
      let edge = isReversed ? rects[index].maxX : rects[index].minX
      let x = pixels.snap(edge - 0.5, .nearest(.up))
      context.fill(CGRect(x: x, y: bounds.minY + 8, width: 1, height: max(0, bounds.height - 16)))
    }
  }

  private func drawContent(of segment: Item, in rect: CGRect, _ state: State) {
    let rect = rect.offsetBy(dx: segment.contentOffset.width, dy: segment.contentOffset.height)
    if let image = segment.image {
      let place = rect.middle(ofSize: image.size, scale: traitCollection.displayScale)
      let color = state.contains(.disabled) ? UIColor.tertiaryLabel : .label
      return Optional(image).draw(in: place, tint: resolved(color))
    }
    let attributes = attributes(of: state, in: traitCollection)
    segment.title?.drawLine(
      font: .systemFont(ofSize: 13), color: .label, in: rect.insetBy(dx: 2, dy: 0), attributes: attributes)
  }
}
