import Testing

@testable import FontFiles

@Suite struct GlyphCacheTests {
  private func kept(_ sizes: [Int]) -> [Int] {
    var cache = GlyphCache<Int>(countLimit: 3, sizeLimit: 10)
    for (index, size) in sizes.enumerated() { cache.keep(index, of: UInt32(index), size: size) }
    return sizes.indices.filter { cache[UInt32($0)] == $0 }
  }

  @Test(arguments: [
    ([1, 1, 1], [0, 1, 2]), ([1, 1, 1, 1], [3]), ([5, 5], [0, 1]), ([5, 6], [1]), ([11], [0]),
    ([5, 6, 4], [1, 2]),
  ])
  func `what would be too many or too large begins anew`(sizes: [Int], expected: [Int]) {
    #expect(kept(sizes) == expected)
  }
}
