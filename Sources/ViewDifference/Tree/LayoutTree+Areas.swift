internal import Foundation
public import ImageComparison

extension LayoutTree {
  /// Returns the areas of views with the given identifiers in the picture, with their subviews.
  ///
  /// A comparison can ignore them. Identifiers without a view have no area.
  public func areas(ofViews identifiers: [String]) -> [Difference.Box] {
    let wanted = Set(identifiers)
    return nodes.compactMap { node in
      guard let identifier = node.identifier, wanted.contains(identifier), let box = node.box else {
        return nil
      }
      let (x, y) = (LayoutTree.pixel(box.minX.rounded(.down)), LayoutTree.pixel(box.minY.rounded(.down)))
      let (right, bottom) = (LayoutTree.pixel(box.maxX.rounded(.up)), LayoutTree.pixel(box.maxY.rounded(.up)))
      return Difference.Box(x: x, y: y, width: right - x, height: bottom - y)
    }
  }

  /// Returns a pixel coordinate, bounded: stored trees can have any numbers, and pictures are far smaller.
  private static func pixel(_ number: Double) -> Int { Int(min(max(number, -1_000_000), 1_000_000)) }
}
