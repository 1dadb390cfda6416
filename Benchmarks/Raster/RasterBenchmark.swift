import Foundation
import PNG
import Peers
import Raster

/// The benchmark of scenes that Plumb and the installed libraries draw in turn.
///
/// Plumb and cairo draw into existing memory; Plumb also draws as for a PNG, with each distinct row once, and up to the
/// bytes of the file.
@MainActor
enum RasterBenchmark {
  static func run() {
    print("Scenes of 1179×2556 pixels and views at three scales, in milliseconds of the processor.")
    if CairoPeer(width: 1, height: 1) == nil { print("cairo (libcairo2) is not there to be compared with.") }
    timeMemory()
    print(
      "\n" + "".padded(to: 22)
        + "cairo   frame   ratio    rows   ratio     PNG   libpng   ratio    Skia   ratio  memset"
        + "  furthest")
    for scene in RasterScene.all {
      let hasPeers = !scene.steps.isEmpty
      time(
        scene, besides: hasPeers ? CairoPeer(width: scene.width, height: scene.height) : nil,
        hasPeers ? SkiaPeer(drawing: scene) : nil)
    }
    if let page = TextPage() { time(page.scene, besides: nil, page.skia) }
  }

  private static func timeMemory() {
    var frame = [UInt8](repeating: 1, count: 4 * 1179 * 2556)
    let other = frame
    var times: [String] = []
    for (name, work) in [
      ("memset", { unsafe memory_fill(&frame, 1, frame.count) }),
      ("memcpy", { unsafe memory_copy(&frame, other, frame.count) }),
      ("memcmp", { _ = unsafe memory_equal(frame, other, frame.count) }),
    ] as [(String, () -> Void)] {
      var measurement = Measurement(name, times: 5, work)
      for _ in 0..<Measurement.rounds { measurement.run() }
      times.append("\(name) \(String(format: "%.2f", measurement.median))")
    }
    print("Of as many bytes: " + times.joined(separator: ", "))
  }

  private static func time(_ scene: RasterScene, besides cairo: CairoPeer?, _ skia: SkiaPeer?) {
    let (list, steps) = (scene.list, scene.steps.map(\.peer))
    var frame = Bitmap(rendering: list)
    var measurements = [
      Measurement("frame", times: 3) {
        frame.removeAllRows()
        Rasterizer().render(list, into: &frame)
      },
      Measurement("rows", times: 3) {
        var sink = DiscardingSink()
        Rasterizer().render(list, into: &sink)
      },
      Measurement("PNG") { _ = try? encode(list) },
    ]
    if let cairo {
      measurements.append(Measurement("cairo", times: 3) { cairo.draw(steps) })
      measurements.append(Measurement("libpng") { cairo.encode() })
    }
    // After the other work, memory is not as warm in the caches as in the measurement above.
    var memory = [UInt8](repeating: 1, count: 4 * scene.width * scene.height)
    measurements.append(Measurement("memset", times: 3) { unsafe memory_fill(&memory, 1, memory.count) })
    var skiaTimes: [Double] = []
    for _ in 0..<Measurement.rounds {
      for index in measurements.indices { measurements[index].run() }
      if let skia { skiaTimes.append(skia.draw(times: 3)) }
    }
    let times = measurements.map(\.median)
    let skiaTime = skiaTimes.isEmpty ? .nan : skiaTimes.sorted()[skiaTimes.count / 2]
    var line = scene.name.padded(to: 20)
    let (peer, libpng) = cairo == nil ? (.nan, .nan) : (times[3], times[4])
    line += peer.column() + times[0].column() + (times[0] / peer).column()
    line += times[1].column() + (times[1] / peer).column()
    line += times[2].column() + libpng.column() + (times[2] / (peer + libpng)).column()
    line += skiaTime.column() + (times[0] / skiaTime).column()
    line += (times[0] / times[measurements.count - 1]).column()
    if let cairo { line += "  \(cairo.furthest(from: frame))" }
    print(line)
  }

  private static func encode(_ list: DisplayList) throws -> [UInt8] {
    var writer = try PNGWriter(width: list.width, height: list.height)
    try Rasterizer().render(list, into: &writer)
    return try writer.finish()
  }
}
