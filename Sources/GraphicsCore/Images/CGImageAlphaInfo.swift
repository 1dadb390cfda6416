/// Where the alpha of a pixel is among its components, and whether the others are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is none.
  case none = 0
  /// Last, and the others are multiplied.
  case premultipliedLast
  /// First, and the others are multiplied.
  case premultipliedFirst
  /// Last.
  case last
  /// First.
  case first
  /// None, with something without meaning last.
  case noneSkipLast
  /// None, with something without meaning first.
  case noneSkipFirst
  /// There is nothing else.
  case alphaOnly
}

/// In which order the bytes of a pixel are stored.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// All bits that say so.
  case orderMask = 0x7000
  /// Two bytes each, the less significant first.
  case order16Little = 0x1000
  /// Four bytes each, the least significant first.
  case order32Little = 0x2000
  /// Two bytes each, the more significant first.
  case order16Big = 0x3000
  /// Four bytes each, the most significant first.
  case order32Big = 0x4000

  /// As the pixels' components are named.
  public static let orderDefault = CGImageByteOrderInfo?.none
}

/// How the components of pixels are stored.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  /// The bits of `rawValue`.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Alpha in one place, bytes in one order.
  public init(alpha: CGImageAlphaInfo, byteOrder: CGImageByteOrderInfo? = nil) {
    self.init(rawValue: alpha.rawValue | (byteOrder?.rawValue ?? 0))
  }

  /// The bits that say where alpha is: those of `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components are floating point.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits that say how bytes are ordered.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Bytes are in the order of the components.
  public static let byteOrderDefault = CGBitmapInfo([])
  /// Two bytes each, the less significant first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// Four bytes each, the least significant first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// Two bytes each, the more significant first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// Four bytes each, the most significant first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

  /// Where alpha is; nil where the bits mean nothing.
  var alpha: CGImageAlphaInfo? { CGImageAlphaInfo(rawValue: rawValue & CGBitmapInfo.alphaInfoMask.rawValue) }
}
