import Raster
import Testing

@testable import ImageComparison

struct ToleranceTests {
  @Test("Numbers that make no tolerance are refused in one line that names them")
  func refused() {
    func expect(_ text: String, _ make: () throws(InvalidTolerance) -> Tolerance) {
      do {
        Issue.record("\(try make()) is a tolerance.")
      } catch {
        #expect("\(error)" == text)
      }
    }
    expect("pixels: -1 is negative") { () throws(InvalidTolerance) in try Tolerance(pixels: -1) }
    for share in [-0.001, 1.001, .infinity] {
      expect("share: \(share) is not in 0…1") { () throws(InvalidTolerance) in try Tolerance(share: share) }
    }
    expect("share: nan is not in 0…1") { () throws(InvalidTolerance) in try Tolerance(share: .nan) }
    for steps in [-1, 256] {
      expect("perChannel: \(steps) is not in 0…255") { () throws(InvalidTolerance) in
        try Tolerance(perChannel: steps)
      }
    }
    for threshold in [-0.1, 1.1, .nan, -.infinity] {
      expect("perceptual: the threshold \(threshold) is not in 0…1") { () throws(InvalidTolerance) in
        try .perceptual(threshold: threshold)
      }
    }
    expect("ignored area at (3, 4): -1×2 has a negative side") { () throws(InvalidTolerance) in
      try Tolerance(ignoring: [.init(x: 3, y: 4, width: -1, height: 2)])
    }
  }

  @Test("Without numbers, and with 0 everywhere, nothing is forgiven")
  func exact() throws {
    let empty = Difference.Box(x: 1, y: 1, width: 0, height: 5)
    #expect(try Tolerance(ignoring: [empty]) == .exact)
    let zeros = [
      try Tolerance(pixels: 0), try Tolerance(share: 0), try Tolerance(pixels: 9, share: 0),
      try Tolerance(pixels: 0, share: 0, perChannel: 0, perceptual: .init(threshold: 0), ignoring: [empty]),
    ]
    for seed in 1...20 as ClosedRange<UInt64> {
      let one = TestBitmaps.noise(width: 7, height: 5, seed: seed)
      let other = TestBitmaps.noise(width: 7, height: 5, seed: seed + 1)
      for zero in zeros {
        #expect(Comparison(of: one, with: other, tolerance: zero) == Comparison(of: one, with: other))
        #expect(Comparison(of: one, with: one, tolerance: zero) == .identical)
      }
    }
  }

  @Test(
    "A share allows as many pixels as are at most that share of all; of it and a number the smaller wins",
    arguments: [
      (nil, 0.29, 100, 29), (nil, 0.07, 100, 7), (nil, 0.3, 9, 2), (nil, 1, 9, 9), (nil, 0.999, 9, 8),
      (nil, 1e-9, 1_000_000, 0), (5, 0.29, 100, 5), (50, 0.29, 100, 29), (5, nil, 3, 5), (nil, nil, 100, 0),
    ] as [(Int?, Double?, Int, Int)])
  func allowed(pixels: Int?, share: Double?, total: Int, allowed: Int) throws {
    #expect(try Tolerance(pixels: pixels, share: share).allowedPixels(of: total) == allowed)
  }

  @Test("Every count's share allows just that count", arguments: [1, 7, 48, 1_000, 3_013])
  func sharesOfCounts(total: Int) {
    for count in 0...total {
      #expect(Tolerance.pixels(in: Double(count) / Double(total), of: total) == count)
    }
  }
}
