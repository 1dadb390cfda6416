/// The priority of a constraint, 1…1000 (F.2).
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  /// Creates a priority from a value.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from a value.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The priority of a constraint that must hold: 1000.
  public static let required = UILayoutPriority(1000)
  /// The priority with which buttons resist compression: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority of a drag that may resize the scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which the scene keeps its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of a drag that may not resize the scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The priority with which buttons hug their content: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the fitting size: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

// The operators of a module of its own, which many have, come first.
extension UILayoutPriority {
  /// Returns a priority higher by `difference`.
  @_disfavoredOverload
  public static func + (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + difference)
  }

  /// Returns a priority lower by `difference`.
  @_disfavoredOverload
  public static func - (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - difference)
  }

  /// Raises the priority by `difference`.
  @_disfavoredOverload
  public static func += (priority: inout UILayoutPriority, difference: Float) {
    priority = priority + difference
  }

  /// Lowers the priority by `difference`.
  @_disfavoredOverload
  public static func -= (priority: inout UILayoutPriority, difference: Float) {
    priority = priority - difference
  }
}
