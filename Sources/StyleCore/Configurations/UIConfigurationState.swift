/// A type of states of views, which configurations are updated for.
public protocol UIConfigurationState {
  /// Creates the state of a view with the given traits, in none of the special states.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// The value of a state that the program defines; nil without one.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a state that the program defines.
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  /// Creates a key of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a key of the given name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The state of a view that is no cell, such as the header of a section.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether or not the view is disabled.
  public var isDisabled = false
  /// Whether or not the view is highlighted.
  public var isHighlighted = false
  /// Whether or not the view is selected.
  public var isSelected = false
  /// Whether or not the view is focused.
  public var isFocused = false
  /// Whether or not the view is pinned at an edge.
  public var isPinned = false
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of a view with the given traits, in none of the special states.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// The value of a state that the program defines; nil without one.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
