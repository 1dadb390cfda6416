import Raster
import TestSupport
import Testing

@testable import ImageComparison

/// The kernels are held against a walk over single pixels.
struct RowComparisonTests {
  private static let all = [RowComparison.narrow] + (RowComparison.wide.map { [$0] } ?? [])

  private static func plain(_ one: [Pixel], _ other: [Pixel]) -> RowDifference? {
    let columns = one.indices.filter { one[$0] != other[$0] }
    guard let first = columns.first, let last = columns.last else { return nil }
    let channels: [KeyPath<Pixel, UInt8>] = [\.red, \.green, \.blue, \.alpha]
    let distances = columns.flatMap { column in
      channels.map { channel -> Int in
        abs(Int(one[column][keyPath: channel]) - Int(other[column][keyPath: channel]))
      }
    }
    return RowDifference(count: columns.count, columns: first..<last + 1, largest: distances.max() ?? 0)
  }

  private static func pixel(_ generator: inout SeededGenerator) -> Pixel {
    let bits = generator.next()
    return Pixel(
      red: UInt8(truncatingIfNeeded: bits), green: UInt8(truncatingIfNeeded: bits >> 8),
      blue: UInt8(truncatingIfNeeded: bits >> 16), alpha: UInt8(truncatingIfNeeded: bits >> 24))
  }

  @Test("A step of one channel is found at every place of rows of all widths", arguments: all.indices)
  func everyPlace(index: Int) {
    var generator = SeededGenerator(seed: 5)
    for width in 0...70 {
      let row = (0..<width).map { _ in Self.pixel(&generator) }
      #expect(Self.all[index].difference(between: row.span, and: row.span) == nil)
      for place in row.indices {
        var other = row
        switch place % 4 {
        case 0: other[place].red ^= 1
        case 1: other[place].green ^= 1
        case 2: other[place].blue ^= 1
        default: other[place].alpha ^= 1
        }
        #expect(
          Self.all[index].difference(between: row.span, and: other.span)
            == RowDifference(count: 1, columns: place..<place + 1, largest: 1),
          "width \(width), place \(place)")
      }
    }
  }

  @Test("Every distance of two channels is measured exactly", arguments: all.indices)
  func everyDistance(index: Int) {
    for one in UInt8.min...255 {
      for other in UInt8.min...255 where one != other {
        let place = Int(one) % 9
        var mine = [Pixel](repeating: .transparent, count: 9)
        var theirs = mine
        mine[place].blue = one
        theirs[place].blue = other
        let found = Self.all[index].difference(between: mine.span, and: theirs.span)
        #expect(found?.largest == abs(Int(one) - Int(other)))
      }
    }
  }

  @Test("Random rows differ as a walk over their pixels says", arguments: all.indices)
  func plainWalkAgrees(index: Int) {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<6_000 {
      let width = Int.random(in: 1...70, using: &generator)
      let row = (0..<width).map { _ in Self.pixel(&generator) }
      var other = row
      // From nearly no pixel to nearly all.
      let share = Int.random(in: 1...64, using: &generator)
      for place in row.indices where Int.random(in: 0..<64, using: &generator) < share * share / 64 {
        other[place] = Self.pixel(&generator)
      }
      #expect(Self.all[index].difference(between: row.span, and: other.span) == Self.plain(row, other))
      #expect(Self.all[index].difference(between: other.span, and: row.span) == Self.plain(row, other))
    }
  }

  @Test("What lies beside the rows plays no part", arguments: all.indices)
  func nothingBeside(index: Int) {
    var generator = SeededGenerator(seed: 11)
    for width in 0...70 {
      let row = (0..<width).map { _ in Self.pixel(&generator) }
      // Between other pixels, at every place that a vector may begin at.
      for offset in 0...8 {
        let one = (0..<offset).map { _ in Self.pixel(&generator) } + row + [Self.pixel(&generator)]
        let other = (0..<offset).map { _ in Self.pixel(&generator) } + row + [Self.pixel(&generator)]
        let run = offset..<offset + width
        let (mine, theirs) = (one.span.extracting(run), other.span.extracting(run))
        #expect(Self.all[index].difference(between: mine, and: theirs) == nil)
      }
    }
  }
}
