/// The style of the interface: light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// An unspecified style.
  case unspecified = 0
  /// The style with dark text on a light background.
  case light = 1
  /// The style with light text on a dark background.
  case dark = 2
}

/// The type of the device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// An unspecified type.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// The screen of a car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// An Apple Vision.
  case vision = 6
}

/// The amount of space along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// An unspecified amount.
  case unspecified = 0
  /// Little space.
  case compact = 1
  /// Much space.
  case regular = 2
}

/// The layout direction of a trait environment.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// An unspecified direction.
  case unspecified = -1
  /// The direction whose leading edge is on the left.
  case leftToRight = 0
  /// The direction whose leading edge is on the right.
  case rightToLeft = 1
}

/// The contrast of colours.
public enum UIAccessibilityContrast: Int, Sendable {
  /// An unspecified contrast.
  case unspecified = -1
  /// The contrast of the design.
  case normal = 0
  /// A higher contrast than that of the design.
  case high = 1
}

/// The level of the interface: whether it is raised above another one.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// An unspecified level.
  case unspecified = -1
  /// The level of the main content.
  case base = 0
  /// The level of content above the main content.
  case elevated = 1
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The gamut of a display: the colours that it can show.
public enum UIDisplayGamut: Int, Sendable {
  /// An unspecified gamut.
  case unspecified = -1
  /// sRGB.
  case SRGB = 0
  /// Display P3.
  case P3 = 1
}

/// The weight of text for legibility.
public enum UILegibilityWeight: Int, Sendable {
  /// An unspecified weight.
  case unspecified = -1
  /// The weight of the design.
  case regular = 0
  /// A heavier weight than that of the design.
  case bold = 1
}

/// The appearance of the interface: active or inactive.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// An unspecified appearance.
  case unspecified = -1
  /// The inactive appearance.
  case inactive = 0
  /// The active appearance.
  case active = 1
}
