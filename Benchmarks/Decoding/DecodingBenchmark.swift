import Foundation
import PNG
import Raster

/// The benchmark `benchmarks decode`, of Plumb and the installed libraries reading the pictures of `ScreenPicture`.
///
/// The contenders take turns on PNGs of libpng with its default settings, and of Plumb. All readers must return the
/// same pixels.
@MainActor
enum DecodingBenchmark {
  static func run() {
    print("PNGs of 1179×2556 pixels to RGBA, in milliseconds of the processor.")
    print(
      "Ratios are to libpng's rows, in the same run. All take memory for the pixels.\n")
    print("file".padded(to: 22) + Contender.allNames.map { $0.aligned(to: 19) }.joined())
    for picture in ScreenPicture.all {
      guard let libpng = PNGPeer.Writer.libpng.encode(picture.bitmap) else { continue }
      time("\(picture.name), by libpng", libpng, picture.bitmap)
      guard let plumb = try? picture.bitmap.pngData(scale: 3) else { continue }
      time("\(picture.name), by Plumb", plumb, picture.bitmap)
    }
  }

  private static func time(_ name: String, _ file: [UInt8], _ bitmap: Bitmap) {
    var contenders = Contender.all(reading: file, as: bitmap)
    for _ in 0..<Measurement.rounds {
      for index in contenders.indices where contenders[index].isInstalled {
        contenders[index].measurement.run()
      }
    }
    let yardstick = contenders[0].measurement.median
    let columns = contenders.map { contender in
      guard contender.isInstalled else { return "–".aligned(to: 19) }
      return contender.measurement.median.column(12) + (contender.measurement.median / yardstick).column(7)
    }
    print(name.padded(to: 22) + columns.joined())
  }

  /// A way to read a file.
  @MainActor
  private struct Contender {
    var measurement: Measurement
    var isInstalled: Bool

    static let allNames = PNGPeer.Reader.allCases.map(\.rawValue) + ["Plumb"]

    static func all(reading file: [UInt8], as bitmap: Bitmap) -> [Contender] {
      let expected = bitmap.bytes
      var contenders = PNGPeer.Reader.allCases.map { reader in
        let pixels = reader.decode(file, count: expected.count)
        if let pixels, pixels != expected { print("\(reader.rawValue) reads other pixels") }
        return Contender(
          measurement: Measurement(reader.rawValue) { _ = reader.decode(file, count: expected.count) },
          isInstalled: pixels != nil)
      }
      if (try? Bitmap(pngData: file)) != bitmap { print("Plumb reads other pixels") }
      contenders.append(
        Contender(
          measurement: Measurement("Plumb") { _ = try? Bitmap(pngData: file) }, isInstalled: true))
      return contenders
    }
  }
}
