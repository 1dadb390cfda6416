// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// The placement of contents in the bounds, and their scaling.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates the gravity of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Contents of their own size, centred.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Contents of their own size at the middle of the upper edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Contents of their own size at the middle of the lower edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// Contents of their own size at the middle of the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// Contents of their own size at the middle of the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// Contents of their own size in the top left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// Contents of their own size in the top right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// Contents of their own size in the bottom left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// Contents of their own size in the bottom right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Contents stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Contents scaled to fit in the bounds, with their aspect ratio.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Contents scaled to fill the bounds, with their aspect ratio.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The filter that samples contents drawn at a size other than their own.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates the filter of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Linear interpolation between the four nearest pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Interpolation between reduced copies.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The storage format of a layer's contents.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates the format of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A format of 8 bits per channel.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// A format of 16 bits per channel.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// A format of 8 bits of grey.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}
