import ControlCore
import Foundation
import LayerCore
@_spi(Plumb) public import LayoutCore
public import StyleCore

extension UIView {
  /// A region of a view that content is laid out in.
  public struct LayoutRegion: Hashable, Sendable {
    /// The direction in which a region makes way for round corners.
    public enum AdaptivityAxis: Hashable, Sendable {
      /// To the side.
      case horizontal
      /// Up or down.
      case vertical
    }

    fileprivate enum Kind: Hashable {
      case safeArea
      case margins
      case readableContent
    }

    fileprivate let kind: Kind
    fileprivate let axis: AdaptivityAxis?

    /// Returns the safe area, without the corners of the view and of its container if it makes way for them.
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .safeArea, axis: cornerAdaptation)
    }

    /// Returns the area in the layout margins, without the corners if it makes way for them.
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .margins, axis: cornerAdaptation)
    }

    /// Returns the area of readable width, without the corners if it makes way for them.
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .readableContent, axis: cornerAdaptation)
    }
  }

  /// The guides of regions that make way for corners, each with its constraints.
  private final class RegionGuides {
    var all: [LayoutRegion: (guide: UILayoutGuide, edges: [NSLayoutConstraint])] = [:]
  }

  private static let regionGuides = AttachedValue<RegionGuides>()

  /// Returns the guide of a region, which belongs to the view.
  ///
  /// Differs from UIKit: a guide that makes way for corners takes their place when it is asked for, and each time the
  /// insets of its region are.
  public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
    let base = guide(of: region.kind)
    guard region.axis != nil else { return base }
    let guides = Self.regionGuides.of(self) { RegionGuides() }
    if guides.all[region] == nil {
      let guide = UILayoutGuide()
      addLayoutGuide(guide)
      let edges = [
        guide.topAnchor.constraint(equalTo: base.topAnchor),
        guide.leftAnchor.constraint(equalTo: base.leftAnchor),
        base.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        base.rightAnchor.constraint(equalTo: guide.rightAnchor),
      ]
      NSLayoutConstraint.activate(edges)
      guides.all[region] = (guide, edges)
    }
    _ = edgeInsets(for: region)
    return guides.all[region]?.guide ?? base
  }

  /// Returns the distances of a region from the edges of the view.
  public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
    let insets = insets(of: region.kind)
    guard let axis = region.axis else { return insets }
    let more = cornerInsets(within: insets, axis)
    if let edges = Self.regionGuides[self]?.all[region]?.edges {
      for (edge, value) in zip(edges, [more.top, more.left, more.bottom, more.right]) {
        edge.constant = value
      }
    }
    return UIEdgeInsets(
      top: insets.top + more.top, left: insets.left + more.left, bottom: insets.bottom + more.bottom,
      right: insets.right + more.right)
  }

  /// Returns the distances of a region from the edges of the view, by the direction of its layout.
  public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
    let insets = edgeInsets(for: region)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isReversed ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isReversed ? insets.left : insets.right)
  }

  private func guide(of kind: LayoutRegion.Kind) -> UILayoutGuide {
    switch kind {
    case .safeArea: safeAreaLayoutGuide
    case .margins: layoutMarginsGuide
    case .readableContent: readableContentGuide
    }
  }

  private func insets(of kind: LayoutRegion.Kind) -> UIEdgeInsets {
    switch kind {
    case .safeArea: return safeAreaInsets
    case .margins: return layoutMargins
    case .readableContent:
      let frame = readableContentGuide.layoutFrame
      return UIEdgeInsets(
        top: frame.minY - bounds.minY, left: frame.minX - bounds.minX, bottom: bounds.maxY - frame.maxY,
        right: bounds.maxX - frame.maxX)
    }
  }

  /// Returns how much farther in a region has to be for its corners to be inside round ones (26.G.15).
  private func cornerInsets(within insets: UIEdgeInsets, _ axis: LayoutRegion.AdaptivityAxis) -> UIEdgeInsets
  {
    guard let (container, radii) = cornerContainer(includingItself: true) else { return .zero }
    let rect = convert(bounds, to: container)
    let outer = container.bounds
    let left = rect.minX + insets.left - outer.minX
    let right = outer.maxX - rect.maxX + insets.right
    let top = rect.minY + insets.top - outer.minY
    let bottom = outer.maxY - rect.maxY + insets.bottom
    // The distance from the side at which the arc is as far from the other side as the region.
    func missing(_ distance: CGFloat, _ other: CGFloat, _ radius: CGFloat) -> CGFloat {
      guard distance >= 0, other >= 0, other < radius else { return 0 }
      let height = radius - other
      return max(0, radius - (radius * radius - height * height).squareRoot() - distance)
    }
    guard axis == .horizontal else {
      return UIEdgeInsets(
        top: max(missing(top, left, radii.topLeft), missing(top, right, radii.topRight)), left: 0,
        bottom: max(missing(bottom, left, radii.bottomLeft), missing(bottom, right, radii.bottomRight)),
        right: 0)
    }
    return UIEdgeInsets(
      top: 0, left: max(missing(left, top, radii.topLeft), missing(left, bottom, radii.bottomLeft)),
      bottom: 0,
      right: max(missing(right, top, radii.topRight), missing(right, bottom, radii.bottomRight)))
  }
}
