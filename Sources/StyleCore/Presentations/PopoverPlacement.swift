package import Foundation

/// The place of a popover beside its source: on the first permitted side with enough space, or else the largest.
///
/// Below the source is tried first, then above, at the right and at the left.
package struct PopoverPlacement {
  /// The space for the arrow, in points.
  package static let arrowLength: CGFloat = 13

  /// The direction of the arrow, from the popover to its source.
  package let direction: UIPopoverArrowDirection
  /// The frame of the popover.
  package let frame: CGRect

  /// Creates the place of a popover.
  ///
  /// - Parameters:
  ///   - anchor: The frame of the source.
  ///   - room: The area that the popover may cover.
  ///   - preferred: The size that the content prefers; a length of 0 is 320 points wide or 480 high.
  ///   - permittedDirections: The directions that the arrow may have.
  ///   - arrowLength: The space for the arrow, in points.
  ///   - canOverlap: Whether or not a popover that has no space beside its source covers a part of it.
  package init(
    at anchor: CGRect, in room: CGRect, preferring preferred: CGSize,
    permittedDirections: UIPopoverArrowDirection, arrowLength: CGFloat = Self.arrowLength,
    canOverlap: Bool = false
  ) {
    let wanted = CGSize(
      width: preferred.width > 0 ? preferred.width : 320,
      height: preferred.height > 0 ? preferred.height : 480)
    let sides: [(direction: UIPopoverArrowDirection, room: CGRect)] = [
      (.up, CGRect(minY: anchor.maxY + arrowLength, maxY: room.maxY, in: room)),
      (.down, CGRect(minY: room.minY, maxY: anchor.minY - arrowLength, in: room)),
      (.left, CGRect(minX: anchor.maxX + arrowLength, maxX: room.maxX, in: room)),
      (.right, CGRect(minX: room.minX, maxX: anchor.minX - arrowLength, in: room)),
    ]
    let permitted = sides.filter { permittedDirections.contains($0.direction) }
    let fitting = permitted.first {
      $0.room.width >= wanted.width && $0.room.height >= wanted.height
    }
    let largest = permitted.max { $0.room.width * $0.room.height < $1.room.width * $1.room.height }
    guard let side = fitting ?? largest else {
      direction = .unknown
      frame = Self.center(wanted, at: CGPoint(x: anchor.midX, y: anchor.midY), in: room)
      return
    }
    direction = side.direction
    if fitting == nil, canOverlap {
      frame = Self.center(wanted, at: CGPoint(x: side.room.midX, y: side.room.midY), in: room)
      return
    }
    var place = Self.center(wanted, at: CGPoint(x: anchor.midX, y: anchor.midY), in: side.room)
    // The edge of the arrow is at the source.
    switch side.direction {
    case .up: place.origin.y = side.room.minY
    case .down: place.origin.y = side.room.maxY - place.height
    case .left: place.origin.x = side.room.minX
    default: place.origin.x = side.room.maxX - place.width
    }
    frame = place
  }

  /// Returns the rectangle of a size that fits a room, with its centre as near to a point as possible.
  private static func center(_ size: CGSize, at point: CGPoint, in room: CGRect) -> CGRect {
    let (width, height) = (
      max(0, min(size.width, room.width)), max(0, min(size.height, room.height))
    )
    return CGRect(
      x: max(room.minX, min(point.x - width / 2, room.maxX - width)),
      y: max(room.minY, min(point.y - height / 2, room.maxY - height)), width: width, height: height
    )
  }
}

extension CGRect {
  fileprivate init(minY: CGFloat, maxY: CGFloat, in room: CGRect) {
    let (low, high) = (max(minY, room.minY), min(maxY, room.maxY))
    self.init(x: room.minX, y: low, width: room.width, height: max(0, high - low))
  }

  fileprivate init(minX: CGFloat, maxX: CGFloat, in room: CGRect) {
    let (low, high) = (max(minX, room.minX), min(maxX, room.maxX))
    self.init(x: low, y: room.minY, width: max(0, high - low), height: room.height)
  }
}
