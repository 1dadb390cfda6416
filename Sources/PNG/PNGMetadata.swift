/// A part of a PNG that its reader ignored; the picture is read with its components taken as sRGB.
public enum PNGDiagnostic: Sendable, Equatable {
  /// A `gAMA` chunk whose exponent, given here, is not within 5 % of sRGB's 0.45455.
  case gammaIgnored(Double)
  /// A `cHRM` chunk with another white point or other primaries than sRGB's, by more than 0.01.
  case chromaticitiesIgnored
  /// An `iCCP` chunk whose profile, named here, does not have `sRGB` in its name.
  case profileIgnored(name: String)
  /// A `cICP` chunk of a space other than sRGB.
  case codingPointsIgnored
  /// A damaged text chunk, of the type given here.
  case textIgnored(type: String)
  /// A number of compressed texts that together have more bytes than the limit.
  case textsTooLong(count: Int, limit: Int)
}

extension PNGDiagnostic: CustomStringConvertible {
  public var description: String {
    switch self {
    case .gammaIgnored(let gamma): "its gamma of \(gamma) is ignored: the pixels are taken as sRGB"
    case .chromaticitiesIgnored: "its chromaticities are ignored: the pixels are taken as sRGB"
    case .profileIgnored(let name): "its colour profile “\(name)” is ignored: the pixels are taken as sRGB"
    case .codingPointsIgnored: "its coding points (cICP) are ignored: the pixels are taken as sRGB"
    case .textIgnored(let type): "a damaged text chunk (\(type)) is ignored"
    case .textsTooLong(let count, let limit):
      "\(count) compressed text\(count == 1 ? " is" : "s are") ignored: together they would have more bytes than the"
        + " limit of \(limit)"
    }
  }
}

/// The content of the chunks around the picture; of chunks that may occur once, the first counts.
struct PNGMetadata {
  private(set) var text: [PNGText] = []
  /// The number of pixels per point at 72 dpi; nil if the file has none, or not for square pixels in metres.
  private(set) var scale: Double?

  private var ignoredTexts: [PNGDiagnostic] = []
  private var gamma: UInt32?
  private var chromaticities: [UInt32]?
  private var profileName: String?
  private var codingPoints: [UInt8]?
  private var saysSRGB = false
  /// The remaining size of compressed texts, for the whole file.
  private(set) var textBudget: InflationBudget
  private var unreadTexts = 0

  /// Creates metadata without content.
  init(limits: PNGLimits) {
    textBudget = InflationBudget(limits.textBytes)
  }

  /// Adds the content of a chunk; one of an unknown type is skipped.
  mutating func take(_ chunk: PNGChunk) {
    let content = chunk.content
    switch chunk.type {
    case "sRGB": saysSRGB = true
    case "gAMA" where gamma == nil && content.count == 4: gamma = content.bigEndian32
    case "cHRM" where chromaticities == nil && content.count == 32:
      chromaticities = (0..<8).map { content.dropFirst(4 * $0).bigEndian32 }
    case "iCCP" where profileName == nil: profileName = String(latin1: content.prefix { $0 != 0 }.prefix(79))
    case "cICP" where codingPoints == nil: codingPoints = Array(content)
    case "pHYs" where scale == nil: scale = PNGResolution(content: content)?.scale
    case "tEXt", "zTXt", "iTXt":
      do {
        if let item = try PNGText(type: chunk.type, content: content, budget: &textBudget) {
          text.append(item)
        } else {
          ignoredTexts.append(.textIgnored(type: chunk.type))
        }
      } catch {
        unreadTexts += 1
      }
    default: break
    }
  }

  /// The parts that were ignored, colours first.
  ///
  /// The standard's order of precedence applies: `cICP`, `iCCP`, `sRGB`, and only without any of them, `gAMA` and
  /// `cHRM`.
  var diagnostics: [PNGDiagnostic] {
    var found: [PNGDiagnostic] = []
    if let codingPoints {
      if codingPoints != Self.sRGBCodingPoints { found.append(.codingPointsIgnored) }
    } else if let profileName {
      if !profileName.lowercased().contains("srgb") { found.append(.profileIgnored(name: profileName)) }
    } else if !saysSRGB {
      if let gamma, Self.distance(gamma, 45_455) * 20 > 45_455 {
        found.append(.gammaIgnored(Double(gamma) / 100_000))
      }
      if let chromaticities, zip(chromaticities, Self.sRGBChromaticities).contains(where: Self.isFar) {
        found.append(.chromaticitiesIgnored)
      }
    }
    if unreadTexts > 0 { found.append(.textsTooLong(count: unreadTexts, limit: textBudget.limit)) }
    return found + ignoredTexts
  }

  /// The primaries of BT.709, the transfer function of sRGB, no matrix, full range.
  private static let sRGBCodingPoints: [UInt8] = [1, 13, 0, 1]

  /// The x and y, in 100,000ths, of white, red, green and blue.
  private static let sRGBChromaticities: [UInt32] = [
    31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000,
  ]

  private static func distance(_ a: UInt32, _ b: UInt32) -> Int { abs(Int(a) - Int(b)) }

  private static func isFar(_ a: UInt32, _ b: UInt32) -> Bool { distance(a, b) > 1_000 }
}
