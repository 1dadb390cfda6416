import Foundation
import ImageComparison
import Peers
import Raster

/// `benchmarks compare`: two pictures that are equal, and such as differ in one pixel of a thousand and in three of ten,
/// strewn over the picture. Beside it memcmp over as many equal bytes, which every byte must pass at the least.
@MainActor
enum ComparingBenchmark {
  static func run() {
    print("Two pictures of 1179×2556 pixels, in milliseconds of the processor.")
    print("Ratios are to memcmp of equal pictures, in the same run.\n")
    let picture = ScreenPicture.cards.bitmap
    // Memory of its own: pictures that share theirs are equal at a glance.
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
  /// The same picture in other memory, in which so large a share of pixels is another.
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
