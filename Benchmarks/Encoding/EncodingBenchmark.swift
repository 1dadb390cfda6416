import Foundation
import PNG
import Raster

/// The benchmark `benchmarks encode`, of Plumb and the installed libraries writing the pictures of `ScreenPicture`.
///
/// Plumb writes from a frame, and from the display list without a frame. The contenders take turns. Every file is
/// decoded and compared with the picture.
@MainActor
enum EncodingBenchmark {
  static func run() {
    print("Pictures of 1179×2556 pixels as PNGs, in milliseconds of the processor.")
    print("Ratios are to libpng as it is by itself, in the same run.")
    for picture in ScreenPicture.all { time(picture) }
  }

  private static func time(_ picture: ScreenPicture) {
    let bitmap = picture.bitmap
    var contenders = PNGPeer.Writer.allCases.map { writer in
      Contender(writer.rawValue) { writer.encode(bitmap) }
    }
    contenders.append(Contender("Plumb, from a frame") { try? bitmap.pngData(scale: 3) })
    contenders.append(Contender("Plumb, drawing as well") { try? encode(picture.list) })

    for index in contenders.indices { contenders[index].checkFile(is: bitmap) }
    for _ in 0..<Measurement.rounds {
      for index in contenders.indices where contenders[index].fileSize != nil {
        contenders[index].measurement.run()
      }
    }
    let (rows, pixels) = picture.repetition
    print(
      String(format: "\n%@, %.1f %% of its rows as above, ", picture.name, 100 * rows)
        + String(format: "%.1f %% of its pixels as to the left", 100 * pixels))
    print("".padded(to: 24) + "    bytes   ratio      ms   ratio")
    for contender in contenders { print(contender.line(besides: contenders[0])) }
  }

  private static func encode(_ list: DisplayList) throws -> [UInt8] {
    var writer = try PNGWriter(width: list.width, height: list.height, scale: 3)
    try Rasterizer().render(list, into: &writer)
    return try writer.finish()
  }

  /// A way to write the picture.
  @MainActor
  private struct Contender {
    let name: String
    let encode: () -> [UInt8]?
    var measurement: Measurement
    /// The size of the file in bytes, or nil if the library is not installed.
    var fileSize: Int?

    init(_ name: String, encode: @escaping () -> [UInt8]?) {
      self.name = name
      self.encode = encode
      measurement = Measurement(name) { _ = encode() }
    }

    /// Writes the picture once, and checks the file with libpng.
    mutating func checkFile(is bitmap: Bitmap) {
      guard let file = encode() else { return }
      fileSize = file.count
      let pixels = PNGPeer.Reader.libpng.decode(file, count: 4 * bitmap.pixels.count)
      if pixels != bitmap.bytes { print("\(name): the file is not the picture") }
    }

    func line(besides other: Contender) -> String {
      guard let size = fileSize else { return name.padded(to: 24) + "not installed" }
      var line = name.padded(to: 24) + "\(size)".aligned(to: 9)
      if let otherSize = other.fileSize { line += (Double(size) / Double(otherSize)).column() }
      let ratio = measurement.median / other.measurement.median
      return line + measurement.median.column() + String(format: "%.4f", ratio).aligned(to: 8)
    }
  }
}
