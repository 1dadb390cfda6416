internal import Foundation
public import ImageComparison

extension LayoutTree {
  /// The areas of the picture that views take, by their identifiers, with what is in them: what a comparison may ignore.
  /// Identifiers that no view has take none.
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

  /// Stored trees may have any numbers; pictures end long before these.
  private static func pixel(_ number: Double) -> Int { Int(min(max(number, -1_000_000), 1_000_000)) }
}
