public import Raster

/// The content of a PNG: its picture and its metadata.
public struct DecodedPNG: Sendable, Equatable {
  /// The picture, premultiplied, as sRGB.
  public var bitmap: Bitmap
  /// Whether or not the file can have translucent pixels: by alpha of their own, or by a transparent colour.
  public var hasAlpha: Bool
  /// The number of pixels per point, where a point is 1/72 inch; nil if the file has none.
  public var scale: Double?
  /// The texts, in the order of the file.
  public var text: [PNGText]
  /// The parts of the file that were ignored.
  public var diagnostics: [PNGDiagnostic]
}

/// A reader of every valid PNG: all colour types, 1 to 16 bits, interlaced or not, with transparency of any kind.
///
/// 16-bit channels become round(v / 257), then colours are premultiplied: round(c · a / 255). No colour is converted:
/// gamma and profiles are ignored, which a diagnostic reports if they are not sRGB's. A palette index without a colour
/// is opaque black, as the standard advises. Bytes after the picture's end are ignored.
public struct PNGReader: Sendable {
  /// The largest picture to accept.
  public var limits: PNGLimits

  /// Creates a reader that refuses pictures beyond `limits`.
  public init(limits: PNGLimits = .standard) { self.limits = limits }

  /// Decodes the PNG in `bytes`.
  ///
  /// All of its checksums are verified, and its size is compared with the limits, before memory is allocated for
  /// pixels.
  ///
  /// - Throws: A `PNGError` if the bytes are not a PNG, are damaged, or exceed the limits.
  public func read(_ bytes: [UInt8]) throws(PNGError) -> DecodedPNG {
    let outline = try PNGOutline(bytes, limits)
    let (width, height) = (outline.header.width, outline.header.height)
    // libpng determines the errors of a file.
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
  ///
  /// - Throws: A `PNGError` if the file cannot be read, is not a PNG, is damaged, or exceeds the limits.
  public func read(contentsOf path: String) throws(PNGError) -> DecodedPNG {
    try read(PNGFile.read(path, limits: limits))
  }
}

/// The content of a PNG apart from its pixels, with all checksums verified.
struct PNGOutline {
  let header: PNGHeader
  private(set) var metadata: PNGMetadata
  private(set) var hasAlpha: Bool
  /// The image data, if it is ordinary.
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
