public import Foundation
public import StyleCore

/// The ways in which a section scrolls across the layout's axis.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section does not scroll by itself.
  case none = 0
  /// Scrolling stops anywhere.
  case continuous = 1
  /// Scrolling stops at the leading edge of a group.
  case continuousGroupLeadingBoundary = 2
  /// Scrolling stops at multiples of the visible width.
  case paging = 3
  /// Scrolling stops at the leading edge of the next group.
  case groupPaging = 4
  /// Scrolling stops with a group in the middle.
  case groupPagingCentered = 5
}

/// The motion of a section that scrolls across the layout's axis.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// The ways in which scrolling goes beyond the content.
  public enum Bounce: Int, Sendable {
    /// The decision of the system.
    case automatic = 0
    /// Bouncing at all times.
    case always = 1
    /// No bouncing.
    case never = 2
  }

  /// The rates at which scrolling slows down.
  public enum DecelerationRate: Int, Sendable {
    /// The behaviour decides.
    case automatic = 0
    /// The rate of scroll views.
    case normal = 1
    /// A fast one.
    case fast = 2
  }

  /// The rate at which scrolling slows down.
  open var decelerationRate = DecelerationRate.automatic
  /// The way in which scrolling goes beyond the content.
  open var bounce = Bounce.automatic

  /// Creates the default motion.
  public override init() {
    super.init()
  }
}

/// The references of the insets of sections in a compositional layout.
public enum UIContentInsetsReference: Int, Sendable {
  /// The reference of the layout's configuration.
  case automatic = 0
  /// None.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The layout margins.
  case layoutMargins = 3
  /// The readable width.
  case readableContent = 4
}

/// A section of a compositional layout: a group that is repeated for all items, and the views around them.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  let group: NSCollectionLayoutGroup
  /// The list of which the section is one; nil for other sections.
  var list: UICollectionLayoutListConfiguration?

  /// Creates a section of a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
  }

  /// The distances of the groups from the section's edges, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// The area from which the content is inset, along the edges that do not scroll.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The area from which headers and footers are inset; `automatic` for that of the content.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether or not headers and footers have the content's insets at their sides; true by default.
  open var supplementariesFollowContentInsets = true
  /// The way in which the section scrolls across the layout's axis.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The motion with which the section scrolls across the layout's axis.
  open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// The headers, footers and other views at the boundary.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The decoration views.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// The handler of the displayed views, which is called whenever the section scrolls.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Returns a section with the same properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(group: group)
    (copy.list, copy.contentInsets, copy.interGroupSpacing) = (list, contentInsets, interGroupSpacing)
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.orthogonalScrollingProperties = orthogonalScrollingProperties
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.decorationItems = decorationItems
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    return copy
  }
}
