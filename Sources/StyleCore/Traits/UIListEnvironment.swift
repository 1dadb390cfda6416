/// The kind of the list that a view is in.
public enum UIListEnvironment: Int, Sendable {
  /// An unspecified kind.
  case unspecified = 0
  /// No list.
  case none = 1
  /// A plain list.
  case plain = 2
  /// A list of groups across its width.
  case grouped = 3
  /// A list of groups with rounded corners.
  case insetGrouped = 4
  /// A sidebar.
  case sidebar = 5
  /// A plain sidebar.
  case sidebarPlain = 6
}

/// The trait of `listEnvironment`.
public struct UITraitListEnvironment: UITraitDefinition {
  /// The unspecified kind.
  public static let defaultValue = UIListEnvironment.unspecified
}

extension UITraitCollection {
  /// The kind of the list that the view is in.
  public var listEnvironment: UIListEnvironment { self[UITraitListEnvironment.self] }
}

extension UIMutableTraits {
  /// The kind of the list that the view is in.
  public var listEnvironment: UIListEnvironment {
    get { self[UITraitListEnvironment.self] }
    set { self[UITraitListEnvironment.self] = newValue }
  }
}
