/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Dark text on light ground.
  case light = 1
  /// Light text on dark ground.
  case dark = 2
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// iPhone.
  case phone = 0
  /// iPad.
  case pad = 1
  /// Apple TV.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// Mac.
  case mac = 5
  /// Apple Vision.
  case vision = 6
}

/// How much room an axis has.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Little.
  case compact = 1
  /// Much.
  case regular = 2
}

/// The reading direction of an environment.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}

/// How strongly colours stand out.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// As designed.
  case normal = 0
  /// More than designed.
  case high = 1
}

/// Whether a surface is raised above another.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// The ground.
  case base = 0
  /// Raised above the ground.
  case elevated = 1
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The colours that a display can show.
public enum UIDisplayGamut: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// sRGB.
  case SRGB = 0
  /// Display P3.
  case P3 = 1
}

/// How heavy text is.
public enum UILegibilityWeight: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// As designed.
  case regular = 0
  /// Heavier than designed.
  case bold = 1
}

/// Whether the interface looks active.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// It does not.
  case inactive = 0
  /// It does.
  case active = 1
}
