import Foundation
import TestSupport
import Testing

@testable import ListCore

/// The heights of rows in a list, compared with a plain array of them.
struct HeightListTests {
  /// Heights that are sums of few powers of two, so that their sums are exact.
  private func heights(_ count: Int, _ random: inout SeededGenerator) -> [CGFloat] {
    (0..<count).map { _ in CGFloat(Int.random(in: 0...400, using: &random)) / 4 }
  }

  private func check(_ list: HeightList, _ heights: [CGFloat], _ random: inout SeededGenerator) {
    var starts: [CGFloat] = [0]
    for height in heights { starts.append(starts[starts.count - 1] + height) }
    #expect(list.total == starts.last)
    for _ in 0..<20 {
      let index = Int.random(in: 0...heights.count, using: &random)
      #expect(list.start(of: index) == starts[index])
      if index < heights.count { #expect(list.height(at: index) == heights[index]) }
      let place = random.number(in: -10...(starts.last ?? 0) + 10)
      let expected =
        place < 0 ? 0 : heights.indices.first { starts[$0 + 1] > place } ?? heights.count
      #expect(list.index(at: place) == expected)
    }
  }

  @Test(arguments: TestEffort.seeds(40))
  func `positions and rows at positions are those of the heights one after the other`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = [0, 1, 127, 128, 129, 700].randomElement(using: &random) ?? 0
    var own = heights(count, &random)
    var list = HeightList(own.map { ($0, true) })
    check(list, own, &random)
    for _ in 0..<50 where count > 0 {
      let (index, height) = (Int.random(in: 0..<count, using: &random), heights(1, &random)[0])
      #expect(list.setHeight(height, at: index) == height - own[index])
      own[index] = height
    }
    check(list, own, &random)
  }

  @Test(arguments: TestEffort.seeds(40))
  func `a list of equal rows is the same as one of their heights`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 0...600, using: &random)
    var own = Array(repeating: CGFloat(44), count: count)
    var list = HeightList(count: count, height: 44, isKnown: false)
    check(list, own, &random)
    for _ in 0..<5 where count > 0 {
      let index = Int.random(in: 0..<count, using: &random)
      #expect(!list.isKnown(at: index) || own[index] != 44)
      list.setHeight(61.5, at: index)
      own[index] = 61.5
      #expect(list.isKnown(at: index))
    }
    check(list, own, &random)
    #expect(Set(list.measured) == Set(own.indices.filter { own[$0] != 44 }))
  }

  @Test func `positions depend on the heights and not on the order of their changes`() {
    var (first, second) = (
      HeightList(count: 500, height: 44, isKnown: false), HeightList(count: 500, height: 44, isKnown: false)
    )
    let changes = (0..<200).map { ($0 * 7 % 500, CGFloat($0) / 3 + 20.1) }
    for (index, height) in changes { first.setHeight(height, at: index) }
    for (index, height) in changes.reversed() { second.setHeight(height, at: index) }
    for index in 0...500 { #expect(first.start(of: index) == second.start(of: index)) }
  }

  @Test func `heights that are no lengths are 0 or the greatest length`() {
    var list = HeightList(count: 3, height: .nan, isKnown: true)
    #expect(list.total == 0 && list.index(at: 5) == 3)
    list.setHeight(-5, at: 0)
    list.setHeight(.infinity, at: 1)
    #expect(list.height(at: 0) == 0 && list.total == 10_000_000)
  }

  @Test func `100,000 rows of one height store nothing`() {
    let list = HeightList(count: 100_000, height: 44, isKnown: true)
    #expect(list.start(of: 99_999) == 99_999 * 44 && list.index(at: 44 * 5_000 + 3) == 5_000)
    #expect(list.measured.isEmpty)
  }
}
