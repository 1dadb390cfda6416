import Foundation
import LayoutCore
import ManualLayout
import StyleCore
import Testing

struct PositionTests {
  private let rect = CGRect(x: 10, y: 20, width: 40, height: 60)

  @Test(
    arguments: [
      (.topLeft, 10, 20), (.topCenter, 30, 20), (.topRight, 50, 20), (.leftCenter, 10, 50), (.center, 30, 50),
      (.rightCenter, 50, 50), (.bottomLeft, 10, 80), (.bottomCenter, 30, 80), (.bottomRight, 50, 80),
    ] as [(Position, CGFloat, CGFloat)])
  func fixedPositions(position: Position, x: CGFloat, y: CGFloat) {
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      #expect(position.point(in: rect, layoutDirection: direction) == CGPoint(x: x, y: y))
    }
  }

  @Test(
    arguments: [
      (.topLeading, .topLeft, .topRight), (.topTrailing, .topRight, .topLeft),
      (.leadingCenter, .leftCenter, .rightCenter), (.trailingCenter, .rightCenter, .leftCenter),
      (.bottomLeading, .bottomLeft, .bottomRight), (.bottomTrailing, .bottomRight, .bottomLeft),
    ] as [(Position, Position, Position)])
  func directionalPositions(position: Position, leftToRight: Position, rightToLeft: Position) {
    for (direction, twin) in [
      (UIUserInterfaceLayoutDirection.leftToRight, leftToRight), (.rightToLeft, rightToLeft),
    ] {
      #expect(
        position.point(in: rect, layoutDirection: direction)
          == twin.point(in: rect, layoutDirection: direction))
    }
  }

  @Test func names() {
    #expect(Position.allCases.count == 15)
    for position in Position.allCases { #expect(Position(rawValue: "\(position)") == position) }
    #expect(Position(rawValue: "middle") == nil)
  }

  @Test("A rectangle placed by a position has it there", arguments: Position.allCases)
  func placing(position: Position) {
    let point = CGPoint(x: 7, y: -3)
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      let placed = CGSize(width: 10, height: 6).rect(placing: position, at: point, layoutDirection: direction)
      #expect(placed.size == CGSize(width: 10, height: 6))
      #expect(position.point(in: placed, layoutDirection: direction) == point)
    }
  }

  @Test("Reflecting twice changes nothing, and moves to the other side", arguments: Position.allCases)
  func reflecting(position: Position) {
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      let point = position.point(in: rect, layoutDirection: direction)
      for (horizontally, vertically) in [(true, true), (true, false), (false, true), (false, false)] {
        let twin = position.reflected(horizontally: horizontally, vertically: vertically)
        #expect(twin.reflected(horizontally: horizontally, vertically: vertically) == position)
        let reflected = twin.point(in: rect, layoutDirection: direction)
        #expect(reflected.x == (horizontally ? 2 * rect.midX - point.x : point.x))
        #expect(reflected.y == (vertically ? 2 * rect.midY - point.y : point.y))
      }
      #expect(position.resolved(in: direction).point(in: rect, layoutDirection: .leftToRight) == point)
      #expect(position.resolved(in: direction).point(in: rect, layoutDirection: .rightToLeft) == point)
    }
    #expect(position.reflected() == position.reflected(horizontally: true, vertically: true))
  }
}
