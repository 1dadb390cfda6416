import Foundation
import GraphicsCore
import StyleCore
import TestSupport
import Testing

struct PopoverPlacementTests {
  private static let room = CGRect(x: 10, y: 10, width: 300, height: 460)

  private func placement(
    _ anchor: CGRect, _ size: CGSize, _ directions: UIPopoverArrowDirection = .any, canOverlap: Bool = false
  ) -> PopoverPlacement {
    PopoverPlacement(
      at: anchor, in: Self.room, preferring: size, permittedDirections: directions, canOverlap: canOverlap)
  }

  @Test func `the first side with enough space is taken, in a fixed order`() {
    let size = CGSize(width: 100, height: 100)
    func direction(_ anchor: CGRect) -> UIPopoverArrowDirection { placement(anchor, size).direction }
    #expect(direction(CGRect(x: 140, y: 200, width: 20, height: 20)) == .up)
    // Below it are 470 − 420 − 13 points.
    #expect(direction(CGRect(x: 140, y: 400, width: 20, height: 20)) == .down)
    #expect(direction(CGRect(x: 20, y: 60, width: 20, height: 380)) == .left)
    #expect(direction(CGRect(x: 280, y: 60, width: 20, height: 380)) == .right)
  }

  @Test func `a popover that has no direction is in the middle of its source`() {
    let place = placement(CGRect(x: 100, y: 100, width: 20, height: 20), CGSize(width: 50, height: 40), [])
    #expect(place.direction == .unknown && place.frame == CGRect(x: 85, y: 90, width: 50, height: 40))
  }

  /// Sources and sizes of whole points, some of them outside of the room or larger than it.
  @Test func `a popover is in its room, and beside its source unless it may cover it`() {
    var random = SeededGenerator(seed: 41)
    for _ in 0..<TestEffort.count(500) {
      func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
      let anchor = CGRect(
        x: number(-50...350), y: number(-50...520), width: number(0...200), height: number(0...200))
      let size = CGSize(width: number(1...400), height: number(1...600))
      let directions = UIPopoverArrowDirection(rawValue: UInt(number(1...15)))
      let (beside, over) = (
        placement(anchor, size, directions), placement(anchor, size, directions, canOverlap: true)
      )
      for place in [beside, over] {
        #expect(directions.contains(place.direction))
        #expect(place.frame.width <= size.width && place.frame.height <= size.height)
        guard place.frame.width > 0, place.frame.height > 0 else { continue }
        #expect(Self.room.contains(place.frame))
      }
      #expect(
        beside.frame.isEmpty || !beside.frame.intersects(anchor.insetBy(dx: -12, dy: -12)) || anchor.isEmpty)
      // One that may cover its source has its size, as far as the room has it.
      #expect(over.frame.width == min(size.width, Self.room.width))
      #expect(over.frame.height == min(size.height, Self.room.height))
    }
  }

  @Test func `no number of a source or a size ends the program`() {
    let odd: [CGFloat] = [.nan, .infinity, -.infinity, -1, .greatestFiniteMagnitude, 0]
    for a in odd {
      for b in odd {
        let place = placement(CGRect(x: a, y: b, width: a, height: b), CGSize(width: b, height: a))
        #expect(place.direction == .unknown || UIPopoverArrowDirection.any.contains(place.direction))
      }
    }
  }
}
