import Foundation
import ImageComparison
import Peers
import Raster

/// The benchmark `benchmarks compare`, of two pictures that are equal, or differ in 0.1 % or 30 % of their pixels.
///
/// The differing pixels are spread over the picture. The times are compared with that of memcmp on the same number of
/// equal bytes, which is a lower bound.
@MainActor
enum ComparingBenchmark {
  static func run() {
    print("Two pictures of 1179×2556 pixels, in milliseconds of the processor.")
    print("Ratios are to memcmp of equal pictures, in the same run.\n")
    let picture = ScreenPicture.cards.bitmap
    // Pictures that share their memory are equal without a comparison of pixels.
    let copy = picture.changed(share: 0)
    let (bytes, others) = (picture.bytes, copy.bytes)
    var memory = Measurement("memcmp", times: 3) { _ = unsafe memory_equal(bytes, others, bytes.count) }
    var measurements = [
      ("equal", copy), ("0.1 % differ", picture.changed(share: 0.001)),
      ("30 % differ", picture.changed(share: 0.3)),
    ]
    .map { name, other in
      (name, other, Measurement(name, times: 3) { _ = Comparison(of: picture, with: other) })
    }
    for _ in 0..<Measurement.rounds {
      memory.run()
      for index in measurements.indices { measurements[index].2.run() }
    }
    print("".padded(to: 24) + "      ms   ratio  result")
    print("memcmp, equal".padded(to: 24) + memory.median.column() + (1.0).column())
    for (name, other, measurement) in measurements {
      let result = Comparison(of: picture, with: other).summary[0]
      print(
        name.padded(to: 24) + measurement.median.column() + (measurement.median / memory.median).column()
          + "  " + result)
    }
  }
}

extension Bitmap {
  /// Returns a copy of the picture in new memory, in which the given share of pixels differs.
  fileprivate func changed(share: Double) -> Bitmap {
    var random = SceneRandom()
    let threshold = share * 1_000_000
    return Bitmap(
      width: width, height: height,
      pixels: pixels.map { pixel in
        guard random.number(0, 999_999) < threshold else { return pixel }
        var pixel = pixel
        pixel.green ^= 1 << UInt8(random.number(0, 7))
        return pixel
      })
  }
}
