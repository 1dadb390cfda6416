/// A type of values that descriptions give to their parents.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value without any part.
  static var defaultValue: Value { get }
  /// Adds the value of the next part.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

/// The size of a description and its places that are aligned.
public struct ViewDimensions: Equatable, Sendable {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat

  /// The place of an alignment.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    guide.id.map { $0.defaultValue(in: self) } ?? width * guide.share
  }
  /// The place of an alignment.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    guide.id.map { $0.defaultValue(in: self) } ?? height * guide.share
  }
  /// The place of an alignment, if a description sets it: none does.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  /// The place of an alignment, if a description sets it: none does.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

/// The navigation bar.
public struct NavigationBarItem: Sendable {
  /// The sizes of titles.
  public enum TitleDisplayMode: Sendable {
    /// As on the screen before.
    case automatic
    /// Small.
    case inline
    /// Large.
    case large
  }
}

/// The ways in which the parts of a description are read aloud.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let number: Int

  /// The parts are passed over.
  public static let ignore = AccessibilityChildBehavior(number: 0)
  /// The parts are read one by one.
  public static let contain = AccessibilityChildBehavior(number: 1)
  /// The parts are read as one.
  public static let combine = AccessibilityChildBehavior(number: 2)
}

extension Text {
  /// The letters of a text.
  public enum Case: Hashable, Sendable {
    /// Capitals.
    case uppercase
    /// Small letters.
    case lowercase
  }
}
