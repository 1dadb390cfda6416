public import Raster

/// What a PNG holds: its picture, and what lies around it.
public struct DecodedPNG: Sendable, Equatable {
  /// The picture, premultiplied, as sRGB.
  public var bitmap: Bitmap
  /// Whether the file can say that pixels are translucent: by alpha of their own, or by a colour that is none.
  public var hasAlpha: Bool
  /// Pixels per point, where a point is 1/72 inch; nil where the file does not say.
  public var scale: Double?
  /// Its texts, in the order of the file.
  public var text: [PNGText]
  /// What was left aside in reading it.
  public var diagnostics: [PNGDiagnostic]
}

/// Reads every valid PNG: all colour types, 1 to 16 bits, interlaced or not, with transparency of any kind.
///
/// 16-bit channels become round(v / 257), then colours are multiplied by alpha: round(c · a / 255). No colour is
/// converted: gamma and profiles are ignored, and a diagnostic says so where they are not sRGB's. A palette index
/// without a colour is opaque black, as the standard advises. Bytes behind the picture's end are ignored.
public struct PNGReader: Sendable {
  /// The largest picture to accept.
  public var limits: PNGLimits

  /// A reader that refuses pictures beyond `limits`.
  public init(limits: PNGLimits = .standard) { self.limits = limits }

  /// Decodes the PNG in `bytes`. All of its checksums are verified, and its size is compared with the limits,
  /// before memory is taken for pixels.
  public func read(_ bytes: [UInt8]) throws(PNGError) -> DecodedPNG {
    let outline = try PNGOutline(bytes, limits)
    let (width, height) = (outline.header.width, outline.header.height)
    // What is wrong with a file, libpng knows.
    let bitmap: Bitmap
    if let decoded = outline.ordinary.flatMap({ RowDecoder($0).bitmap() }) {
      bitmap = decoded
    } else {
      bitmap = try LibPNGReader(bytes, width: width, height: height).bitmap(height: height)
    }
    let metadata = outline.metadata
    return DecodedPNG(
      bitmap: bitmap, hasAlpha: outline.hasAlpha, scale: metadata.scale, text: metadata.text,
      diagnostics: metadata.diagnostics)
  }

  /// Decodes the PNG in the file at `path`.
  public func read(contentsOf path: String) throws(PNGError) -> DecodedPNG {
    try read(PNGFile.read(path, limits: limits))
  }
}

/// What a PNG says before a pixel of it is decoded. All of its checksums are verified.
struct PNGOutline {
  let header: PNGHeader
  private(set) var metadata: PNGMetadata
  private(set) var hasAlpha: Bool
  /// The image data, where it is ordinary.
  private(set) var ordinary: OrdinaryImage?

  init(_ bytes: [UInt8], _ limits: PNGLimits) throws(PNGError) {
    try PNGSignature.check(bytes)
    var chunks = PNGChunks(bytes)
    header = try PNGHeader(chunks.next())
    let (width, height) = (header.width, header.height)
    try limits.check(width: width, height: height)
    metadata = PNGMetadata(limits: limits)
    hasAlpha = header.hasAlpha
    ordinary = OrdinaryImage(header)
    var deflatedCount = 0
    while let chunk = try chunks.next() {
      if chunk.type == "IDAT" { deflatedCount += chunk.content.count }
      if chunk.type == "tRNS" { hasAlpha = true }
      metadata.take(chunk)
      ordinary?.take(chunk)
    }
    guard header.canBeInflated(from: deflatedCount) else {
      throw .corrupt("\(deflatedCount) bytes of image data are too few for \(width)×\(height) pixels")
    }
  }
}
