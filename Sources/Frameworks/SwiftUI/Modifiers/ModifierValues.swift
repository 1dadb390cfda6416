/// A type of values that descriptions give to their parents.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value without any part.
  static var defaultValue: Value { get }
  /// Adds the value of the next part.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

/// A type of gestures.
public protocol Gesture {
  /// The type of the gesture's values.
  associatedtype Value
}

extension Gesture {
  /// Returns the gesture with an action for its end.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture { self }
  /// Returns the gesture with an action for its changes.
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture { self }
}

/// A tap.
public struct TapGesture: Gesture, Sendable {
  /// The type of the gesture's values.
  public typealias Value = Void
  /// The number of taps.
  public var count: Int

  /// Creates a gesture of a number of taps.
  public init(count: Int = 1) {
    self.count = count
  }
}

/// A long press.
public struct LongPressGesture: Gesture, Sendable {
  /// The type of the gesture's values.
  public typealias Value = Bool
  /// The least time in seconds.
  public var minimumDuration: Double

  /// Creates a gesture of a least time in seconds.
  public init(minimumDuration: Double = 0.5) {
    self.minimumDuration = minimumDuration
  }
}

/// A drag.
public struct DragGesture: Gesture, Sendable {
  /// The state of a drag.
  public struct Value: Equatable, Sendable {
    /// The place of the finger.
    public var location: CGPoint
    /// The place where the drag began.
    public var startLocation: CGPoint
    /// The way from the beginning.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }

  /// The least distance in points.
  public var minimumDistance: CGFloat

  /// Creates a gesture of a least distance in points.
  public init(minimumDistance: CGFloat = 10) {
    self.minimumDistance = minimumDistance
  }
}

/// The size of a description and its places that are aligned.
public struct ViewDimensions: Equatable {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat

  /// The place of an alignment.
  public subscript(guide: HorizontalAlignment) -> CGFloat { width * guide.share }
  /// The place of an alignment.
  public subscript(guide: VerticalAlignment) -> CGFloat { height * guide.share }
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

/// A part of a bar.
public struct ToolbarItem<Content> {
  let content: Content
}

/// The places of a bar.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: String

  /// A place that the system chooses.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// The middle of the navigation bar.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// The leading end of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
  /// The trailing end of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
  /// The bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// The place of an action that leaves things as they are.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// The place of an action that ends the screen.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
}

extension ToolbarItem: View where Content: View {
  /// The type of a description that has no parts.
  public typealias Body = Never

  /// Creates a part of a bar.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
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
