import Foundation

/// A view at the boundary of a section or of a layout.
struct SolvedBoundary {
  let plan: BoundaryPlan
  /// The number of the view among those of its kind.
  let ordinal: Int
  /// The frame, relative to the section, with its insets.
  var frame: CGRect
}

/// A section of a compositional layout with its place.
@MainActor
struct SolvedSection {
  let section: NSCollectionLayoutSection
  let groups: GroupRun
  /// The axis along which the groups follow each other.
  let groupAxis: LayoutAxis
  /// The number of items in the data.
  let itemCount: Int
  /// The area of the groups, relative to the section; for a section that scrolls, that of its scroll view.
  let area: CGRect
  let boundary: [SolvedBoundary]
  /// The frame of the section, in the content's coordinates.
  var frame: CGRect

  /// Whether the section scrolls across the layout's axis.
  var isScrolling: Bool { section.orthogonalScrollingBehavior != .none }

  /// The area of the groups, in the content's coordinates.
  var contentArea: CGRect { area.offsetBy(dx: frame.minX, dy: frame.minY) }

  /// The distance by which frames extend beyond the section.
  var overflow: CGFloat {
    let around = CGRect(origin: .zero, size: frame.size)
    let box = boundary.reduce(around) { $0.union($1.frame) }
    let most = max(-box.minX, -box.minY, box.maxX - frame.width, box.maxY - frame.height)
    return max(0, most, groups.overflow)
  }
}
