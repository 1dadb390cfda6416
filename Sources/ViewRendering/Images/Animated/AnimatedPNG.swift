internal import DiagnosticCore
internal import GraphicsCore
internal import GraphicsRendering
internal import PNG
internal import Raster

/// A PNG with animation (PNG, third edition): its frames, each drawn over those before it.
///
/// A file without animation, or a damaged one, is refused.
struct AnimatedPNG {
  private(set) var frames: [ImageFrames.Frame] = []
  /// The number of repetitions; 0 is no limit.
  private(set) var loopCount = 0

  private struct Chunk {
    let type: String
    let data: [UInt8]
  }

  /// The control of a frame.
  private struct Control {
    let width: Int
    let height: Int
    let x: Int
    let y: Int
    let delay: Double
    let disposal: FrameCanvas.Disposal
    let replaces: Bool

    init?(_ data: [UInt8], isFirst: Bool) {
      guard data.count == 26 else { return nil }
      (width, height) = (AnimatedPNG.number(data, 4), AnimatedPNG.number(data, 8))
      (x, y) = (AnimatedPNG.number(data, 12), AnimatedPNG.number(data, 16))
      let (share, unit) = (Int(data[20]) << 8 | Int(data[21]), Int(data[22]) << 8 | Int(data[23]))
      delay = Double(share) / Double(unit == 0 ? 100 : unit)
      disposal =
        switch data[24] {
        case 1: .clear
        // The first frame has nothing before it that could be restored.
        case 2: isFirst ? .clear : .restore
        default: .keep
        }
      replaces = data[25] == 0
    }
  }

  init?(_ bytes: [UInt8], limits: ImageLimits = .standard) {
    guard let chunks = Self.chunks(bytes), let header = chunks.first, header.type == "IHDR",
      header.data.count == 13,
      let control = chunks.first(where: { $0.type == "acTL" }), control.data.count == 8
    else { return nil }
    let (width, height) = (Self.number(header.data, 0), Self.number(header.data, 4))
    guard width > 0, height > 0, width <= 1 << 14, height <= 1 << 14, width * height <= limits.pixels else {
      return nil
    }
    loopCount = Self.number(control.data, 4)
    var canvas = FrameCanvas(width: width, height: height)
    let shared = chunks.filter { ["PLTE", "tRNS", "sRGB", "gAMA"].contains($0.type) }
    var pending: (control: Control, data: [UInt8])?
    for chunk in chunks {
      switch chunk.type {
      case "fcTL":
        if let pending, !draw(pending, header, shared, &canvas) { return nil }
        guard let control = Control(chunk.data, isFirst: frames.isEmpty), control.x + control.width <= width,
          control.y + control.height <= height, control.width > 0, control.height > 0
        else { return nil }
        guard FrameCanvas.admits(frames.count + 1, width: width, height: height) else { return nil }
        pending = (control, [])
      case "IDAT": pending?.data += chunk.data
      case "fdAT": pending?.data += chunk.data.dropFirst(4)
      default: break
      }
    }
    guard let pending, draw(pending, header, shared, &canvas) else { return nil }
  }

  /// Draws a frame, which is read as a PNG of its own.
  private mutating func draw(
    _ frame: (control: Control, data: [UInt8]), _ header: Chunk, _ shared: [Chunk],
    _ canvas: inout FrameCanvas
  ) -> Bool {
    let control = frame.control
    let sides = [control.width, control.height].flatMap { UInt32($0).bigEndianBytes }
    let own = sides + header.data[8...]
    let chunks = [Chunk(type: "IHDR", data: Array(own))] + shared + [Chunk(type: "IDAT", data: frame.data)]
    let file =
      PNGChunkWriter.signature
      + (chunks + [Chunk(type: "IEND", data: [])]).flatMap {
        PNGChunkWriter.chunk($0.type, $0.data)
      }
    guard let bitmap = try? PNGReader().read(file).bitmap else { return false }
    let image = canvas.draw(
      bitmap.bytes, x: control.x, y: control.y, width: control.width, height: control.height,
      replaces: control.replaces, disposal: control.disposal)
    frames.append(ImageFrames.Frame(image: image, delay: control.delay))
    return true
  }

  private static func chunks(_ bytes: [UInt8]) -> [Chunk]? {
    guard bytes.starts(with: PNGChunkWriter.signature) else { return nil }
    var chunks: [Chunk] = []
    var position = 8
    while position + 12 <= bytes.count {
      let length = number(bytes, position)
      guard length <= bytes.count - position - 12 else { return chunks }
      let type = String(decoding: bytes[position + 4..<position + 8], as: UTF8.self)
      chunks.append(Chunk(type: type, data: Array(bytes[position + 8..<position + 8 + length])))
      position += 12 + length
    }
    return chunks
  }

  private static func number(_ bytes: [UInt8], _ start: Int) -> Int {
    bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
