/// Whether or not the use of brightness above that of white is limited.
public enum UIHDRHeadroomUsageLimit: Int, Sendable {
  /// No statement.
  case unspecified = -1
  /// Use is limited.
  case active = 0
  /// Use is not limited.
  case inactive = 1
}

/// The trait of `hdrHeadroomUsageLimit`.
public struct UITraitHDRHeadroomUsageLimit: UITraitDefinition {
  /// The unspecified limit.
  public static let defaultValue = UIHDRHeadroomUsageLimit.unspecified
}

extension UITraitCollection {
  /// Creates a collection with only the limit of the use of brightness above white.
  public convenience init(hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit) {
    self.init { $0.headroomUsageLimit = hdrHeadroomUsageLimit }
  }

  /// The limit of the use of brightness above that of white; without effect, since pictures have none.
  public var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit { self[UITraitHDRHeadroomUsageLimit.self] }
}

extension UIMutableTraits {
  /// The limit of the use of brightness above that of white; without effect, since pictures have none.
  public var headroomUsageLimit: UITraitHDRHeadroomUsageLimit.Value {
    get { self[UITraitHDRHeadroomUsageLimit.self] }
    set { self[UITraitHDRHeadroomUsageLimit.self] = newValue }
  }
}
