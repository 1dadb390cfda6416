internal import DiagnosticCore
internal import Foundation
internal import LayoutCore
internal import StyleCore

/// A sizing of subviews that fills an area along an axis, with margins between them.
///
/// The outer edges are the area's own. Every edge between them is computed independently from the leading end and
/// rounded to the nearest pixel: neighbours without a margin share an edge, and lengths and margins add up exactly.
@MainActor
struct SubviewSpreading {
  let container: UIView
  let axis: ViewDistributionAxis
  /// The area to fill, in the container's coordinates.
  let area: CGRect
  /// The space between neighbours, in points.
  let margin: CGFloat
  /// The placement of views of their own size across the axis; nil fills the area.
  let placement: OrthogonalPlacement?

  /// Sizes the views in proportion to their weights, and equally where all are 0.
  func apply(_ shares: [(view: UIView, weight: CGFloat)]) {
    let shares = shares.filter { container.accepts($0.view) }
    guard !shares.isEmpty else { return }
    let direction = container.effectiveUserInterfaceLayoutDirection
    let line = LayoutLine(axis, of: area, in: direction)
    let crossLine = LayoutLine(axis.orthogonal, of: area, in: direction)
    let grid = container.pixelGrid
    var weights = shares.map { max(0, $0.weight) }
    if weights.allSatisfy({ $0 == 0 }) { weights = weights.map { _ in 1 } }
    let edges = edges(weights, on: line, grid)
    for (index, share) in shares.enumerated() {
      let (near, far) = (edges[2 * index], edges[2 * index + 1])
      var frame = area.standardized
      axis.setCoordinate(of: &frame.origin, to: min(near, far))
      axis.setLength(of: &frame.size, to: abs(far - near))
      if let placement {
        let across = axis.orthogonal
        let extent = across.length(of: share.view.bounds.size)
        across.setLength(of: &frame.size, to: extent)
        across.setCoordinate(
          of: &frame.origin,
          to: crossLine.coordinate(of: placement, extent: extent).roundedToPixel(in: grid.scale))
      }
      share.view.untransformedFrame = frame
    }
  }

  /// Returns the coordinates of both edges of every view, the leading one first.
  private func edges(_ weights: [CGFloat], on line: LayoutLine, _ grid: PixelGrid) -> [CGFloat] {
    let margins = margin * CGFloat(weights.count - 1)
    if margins > line.length {
      LayoutDiagnostics.report(
        .placement(
          .tooLittleSpace(
            superview: container.diagnosticName, needed: Double(margins), available: Double(line.length))))
    }
    let space = max(0, line.length - margins)
    let sum = weights.reduce(0, +)
    var distances: [CGFloat] = []
    var weighed: CGFloat = 0
    for (index, weight) in weights.enumerated() {
      let before = margin * CGFloat(index)
      distances.append(before + space * weighed / sum)
      weighed += weight
      distances.append(before + space * weighed / sum)
    }
    var edges = grid.snapConsistently(distances.map { line.coordinate(at: $0, extent: 0) })
    guard margins <= line.length else { return edges }
    // The area itself may be between pixels.
    edges = edges.map { min(max($0, line.start), line.start + line.length) }
    edges[0] = line.coordinate(at: 0, extent: 0)
    edges[edges.count - 1] = line.coordinate(at: line.length, extent: 0)
    return edges
  }
}
