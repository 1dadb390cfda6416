// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// Where contents lie in the bounds, and whether they are stretched.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// The gravity of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// At their own size in the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At their own size at the middle of the upper edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At their own size at the middle of the lower edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At their own size at the middle of the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At their own size at the middle of the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// At their own size in the top left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// At their own size in the top right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// At their own size in the bottom left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// At their own size in the bottom right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits, keeping proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as covers, keeping proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// How contents are sampled where they are not drawn at their own size.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// The filter of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Between the four nearest pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// From smaller copies.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// How the contents of a layer are stored.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// The format of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// 8 bits per channel.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// 16 bits per channel.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// 8 bits of grey.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}
