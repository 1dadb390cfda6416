import Foundation
import StyleCore

/// The computation of the places of the views around an area (P.16).
@MainActor
struct BoundarySolver {
  let grid: PixelGrid
  let plans: [BoundaryPlan]
  /// The size of which lengths are shares.
  let container: CGSize
  /// The size that a view prefers; nil if it was not measured.
  let measured: (_ kind: String, _ ordinal: Int) -> CGSize?

  /// The sizes of the views, and their numbers among those of their kind.
  private let sizes: [(size: CGSize, ordinal: Int)]

  /// Creates the computation for some views.
  init(
    _ plans: [BoundaryPlan], in container: CGSize, _ grid: PixelGrid,
    measured: @escaping (_ kind: String, _ ordinal: Int) -> CGSize?
  ) {
    (self.plans, self.container, self.grid, self.measured) = (plans, container, grid, measured)
    var ordinals: [String: Int] = [:]
    sizes = plans.map { plan in
      let ordinal = ordinals[plan.kind, default: 0]
      ordinals[plan.kind] = ordinal + 1
      var size = plan.size.points(in: container, grid)
      if plan.size.isMeasured, let own = measured(plan.kind, ordinal) {
        if plan.size.width.isMeasured { size.width = max(0, own.width) }
        if plan.size.height.isMeasured { size.height = max(0, own.height) }
      }
      return (size, ordinal)
    }
  }

  /// The lengths by which the views extend the area.
  var extensions: NSDirectionalEdgeInsets {
    var most = NSDirectionalEdgeInsets.zero
    for (plan, (size, _)) in zip(plans, sizes) where plan.extends {
      switch plan.side {
      case .top: most.top = max(most.top, size.height - plan.offset.y)
      case .bottom: most.bottom = max(most.bottom, size.height + plan.offset.y)
      case .leading: most.leading = max(most.leading, size.width - plan.offset.x)
      case .trailing: most.trailing = max(most.trailing, size.width + plan.offset.x)
      default: break
      }
    }
    return most
  }

  /// Returns the places of the views around an area.
  ///
  /// - Parameter line: The rectangle with whose sides views at the top and at the bottom are aligned.
  func solve(around area: CGRect, alignedWith line: CGRect) -> [SolvedBoundary] {
    zip(plans, sizes).map { plan, size in
      let isAbove = plan.side == .top || plan.side == .bottom
      let across = AnchorPoint.position(of: plan.edges, in: isAbove ? line.size : area.size)
      let own = AnchorPoint.position(of: plan.edges, in: size.size)
      let start = isAbove ? line : area
      var origin = CGPoint(x: start.minX + across.x - own.x, y: area.minY + across.y - own.y)
      switch plan.side {
      case .top: origin.y = area.minY - (plan.extends ? size.size.height : 0)
      case .bottom: origin.y = area.maxY - (plan.extends ? 0 : size.size.height)
      case .leading: origin.x = area.minX - (plan.extends ? size.size.width : 0)
      case .trailing: origin.x = area.maxX - (plan.extends ? 0 : size.size.width)
      default: break
      }
      let moved = CGPoint(x: origin.x + plan.offset.x, y: origin.y + plan.offset.y)
      let frame = CGRect(origin: grid.snap(moved, .nearest(.up)), size: size.size)
      return SolvedBoundary(plan: plan, ordinal: size.ordinal, frame: frame)
    }
  }
}

extension BoundaryPlan {
  /// The side of the area at which the view is; none if it is in the middle.
  var side: NSDirectionalRectEdge {
    for edge in [NSDirectionalRectEdge.top, .bottom, .leading, .trailing] where edges.contains(edge) {
      return edge
    }
    return []
  }
}
