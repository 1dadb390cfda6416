/// The position of alpha among the components of a pixel, and whether the others are premultiplied.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// A pixel without alpha.
  case none = 0
  /// Alpha as the last component of a premultiplied pixel.
  case premultipliedLast
  /// Alpha as the first component of a premultiplied pixel.
  case premultipliedFirst
  /// Alpha as the last component.
  case last
  /// Alpha as the first component.
  case first
  /// A pixel without alpha whose last component is ignored.
  case noneSkipLast
  /// A pixel without alpha whose first component is ignored.
  case noneSkipFirst
  /// Alpha as the only component.
  case alphaOnly
}

/// The byte order of pixels.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The bits of all byte orders.
  case orderMask = 0x7000
  /// Units of 16 bits, little-endian.
  case order16Little = 0x1000
  /// Units of 32 bits, little-endian.
  case order32Little = 0x2000
  /// Units of 16 bits, big-endian.
  case order16Big = 0x3000
  /// Units of 32 bits, big-endian.
  case order32Big = 0x4000

  /// The order of the pixels' components.
  public static let orderDefault = CGImageByteOrderInfo?.none
}

/// The layout of the components of pixels.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  /// Creates the layout with the bits of `rawValue`.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Creates the layout with a position of alpha and a byte order.
  public init(alpha: CGImageAlphaInfo, byteOrder: CGImageByteOrderInfo? = nil) {
    self.init(rawValue: alpha.rawValue | (byteOrder?.rawValue ?? 0))
  }

  /// The bits of the position of alpha: those of `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components in floating point.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits of the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The byte order of the components.
  public static let byteOrderDefault = CGBitmapInfo([])
  /// Units of 16 bits, little-endian.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// Units of 32 bits, little-endian.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// Units of 16 bits, big-endian.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// Units of 32 bits, big-endian.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

  /// The position of alpha; nil if the bits are undefined.
  var alpha: CGImageAlphaInfo? { CGImageAlphaInfo(rawValue: rawValue & CGBitmapInfo.alphaInfoMask.rawValue) }
}
