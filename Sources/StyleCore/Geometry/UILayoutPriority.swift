/// How much a wish counts against others, 1…1000 (F.2).
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  /// The priority of the given value.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The priority of the given value.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// No wish but a demand: 1000.
  public static let required = UILayoutPriority(1000)
  /// What buttons resist compression with: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// A drag that may resize the scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// What the scene keeps its size with: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// A drag that may not resize the scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// What buttons hug their content with: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// What fitting sizes are asked with: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority {
  /// The priority that is so much higher.
  public static func + (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + difference)
  }

  /// The priority that is so much lower.
  public static func - (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - difference)
  }

  /// Raises the priority.
  public static func += (priority: inout UILayoutPriority, difference: Float) {
    priority = priority + difference
  }

  /// Lowers the priority.
  public static func -= (priority: inout UILayoutPriority, difference: Float) {
    priority = priority - difference
  }
}
