package import Foundation
package import GraphicsCore
package import Paths

/// The rim, the shadow and the shape of glass.
package struct LayerGlass: Hashable, Sendable {
  /// The colour of the rim inside the edge; `nil` for none.
  package var rim: CGColor?
  /// The width of the rim, in points.
  package var rimWidth: CGFloat = 0
  /// The colour of the shadow, which is seen beside the glass alone; `nil` for none.
  package var shadow: CGColor?
  /// The σ of the shadow, in points.
  package var shadowSigma: CGFloat = 0
  /// The distance of the shadow downwards, in points.
  package var shadowDistance: CGFloat = 0
  /// The colour that multiplies the glass; `nil` for none.
  package var tint: CGColor?
  /// The rectangles that make the shape together, in the layer's points; none for the layer's bounds.
  package var parts: [RoundedRect] = []

  /// Creates glass without a rim and a shadow.
  package init() {}

  /// Returns the glass with the alphas of its colours multiplied.
  func faded(to share: Double) -> LayerGlass {
    func faded(_ color: CGColor?) -> CGColor? { color.flatMap { $0.copy(alpha: $0.alpha * CGFloat(share)) } }
    var glass = self
    (glass.rim, glass.shadow, glass.tint) = (faded(rim), faded(shadow), faded(tint))
    return glass
  }

  /// Returns the glass at a share of the way to it from other glass, or from none.
  func following(_ other: LayerGlass?, _ share: Double) -> LayerGlass {
    guard let other else { return faded(to: share) }
    var glass = self
    glass.rim = CGColor.between(other.rim, rim, share)
    glass.shadow = CGColor.between(other.shadow, shadow, share)
    glass.tint = CGColor.between(other.tint, tint, share)
    return glass
  }
}

extension LayerGlass {
  /// Draws the glass: its shadow outside of it, what lies beneath, the tint and the rim.
  func draw(
    _ backdrop: LayerBackdrop, of parts: [RoundedRect], into target: inout some LayerTarget,
    at place: LayerPlace
  ) {
    drawShadow(of: parts, into: &target, at: place)
    let whole = LayerGlass.union(of: parts)
    target.draw(.backdrop(whole, backdrop), at: place)
    if let tint {
      var group = LayerGroup()
      group.blendMode = .multiply
      target.beginGroup(group, at: place)
      target.draw(.fill(whole, .color(tint)), at: place)
      target.endGroup()
    }
    guard let rim, rimWidth > 0 else { return }
    for (index, part) in parts.enumerated() {
      let others = parts.enumerated().filter { $0.offset != index }.map(\.element)
      for other in others { target.pushClip(LayerGlass.outside(of: other, around: parts, by: 0), at: place) }
      target.draw(.fill(.ring(part, width: rimWidth), .color(rim)), at: place)
      for _ in others { target.popClip() }
    }
  }

  private func drawShadow(of parts: [RoundedRect], into target: inout some LayerTarget, at place: LayerPlace)
  {
    guard let shadow, shadow.alpha > 0, let first = parts.first else { return }
    let reach = 3 * shadowSigma + shadowDistance
    for part in parts { target.pushClip(LayerGlass.outside(of: part, around: parts, by: reach), at: place) }
    let rect = first.rect
    let look = LayerShadow(
      color: shadow, offset: CGSize(width: 0, height: shadowDistance), radius: shadowSigma,
      center: CGPoint(x: (rect.minX + rect.maxX) / 2, y: (rect.minY + rect.maxY) / 2))
    target.draw(.shadow(LayerGlass.union(of: parts), look), at: place)
    for _ in parts { target.popClip() }
  }

  /// Returns the figure of all parts, whose outlines turn the same way.
  private static func union(of parts: [RoundedRect]) -> LayerShape {
    if parts.count == 1 { return .rounded(parts[0]) }
    var path = Path()
    for part in parts { path.appendRoundedRect(part) }
    return .path(path, evenOdd: false)
  }

  /// Returns the figure of what is outside of a part, within a distance of all of them.
  private static func outside(
    of part: RoundedRect, around parts: [RoundedRect], by distance: CGFloat
  ) -> LayerShape {
    var box = part.rect
    for other in parts {
      box = Rect(
        minX: min(box.minX, other.rect.minX), minY: min(box.minY, other.rect.minY),
        maxX: max(box.maxX, other.rect.maxX), maxY: max(box.maxY, other.rect.maxY))
    }
    let margin = Double(distance) + 1
    var path = Path()
    path.appendRect(
      Rect(
        minX: box.minX - margin, minY: box.minY - margin, maxX: box.maxX + margin, maxY: box.maxY + margin))
    path.appendRoundedRect(part)
    return .path(path, evenOdd: true)
  }
}
