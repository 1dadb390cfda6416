/// A tap.
public struct TapGesture: Gesture, Sendable {
  /// The type of the gesture's values.
  public typealias Value = Void
  /// The type of a gesture that has no parts.
  public typealias Body = Never
  /// The number of taps.
  public var count: Int

  /// Creates a gesture of a number of taps.
  nonisolated public init(count: Int = 1) {
    self.count = count
  }
}

/// A tap with its place.
public struct SpatialTapGesture: Gesture {
  /// The place of a tap.
  public struct Value: Equatable, Sendable {
    /// The place in the coordinate space.
    public var location: CGPoint
  }

  /// The type of a gesture that has no parts.
  public typealias Body = Never
  /// The number of taps.
  public var count: Int
  /// The coordinate space of the place.
  // Unchecked because the name of a space may be of any type: it is a constant that is only compared.
  nonisolated(unsafe) public var coordinateSpace: CoordinateSpace

  /// Creates a gesture of a number of taps.
  nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    unsafe self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

/// A long press.
public struct LongPressGesture: Gesture, Sendable {
  /// The type of the gesture's values.
  public typealias Value = Bool
  /// The type of a gesture that has no parts.
  public typealias Body = Never
  /// The least time in seconds.
  public var minimumDuration: Double
  /// The largest distance in points.
  public var maximumDistance: CGFloat

  /// Creates a gesture of a least time in seconds.
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

/// A drag.
public struct DragGesture: Gesture {
  /// The state of a drag.
  public struct Value: Equatable, Sendable {
    /// The time of the state.
    public var time: Date
    /// The place of the finger.
    public var location: CGPoint
    /// The place where the drag began.
    public var startLocation: CGPoint
    /// The velocity in points per second.
    public var velocity: CGSize
    /// The way from the beginning.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The place a quarter of a second later at the same velocity.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    /// The way from the beginning to the predicted end.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// The type of a gesture that has no parts.
  public typealias Body = Never
  /// The least distance in points.
  public var minimumDistance: CGFloat
  /// The coordinate space of the places.
  // Unchecked for the reason of a tap's.
  nonisolated(unsafe) public var coordinateSpace: CoordinateSpace

  /// Creates a gesture of a least distance in points.
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    unsafe self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Creates a gesture of a least distance in points.
  @_disfavoredOverload
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    unsafe self.coordinateSpace = coordinateSpace
  }
}

/// A pinch, whose value is the scale.
public struct MagnificationGesture: Gesture, Sendable {
  /// The type of the gesture's values.
  public typealias Value = CGFloat
  /// The type of a gesture that has no parts.
  public typealias Body = Never
  /// The least change of the scale.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture of a least change.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

/// A pinch with its place.
public struct MagnifyGesture: Gesture, Sendable {
  /// The state of a pinch.
  public struct Value: Equatable, Sendable {
    /// The time of the state.
    public var time: Date
    /// The scale.
    public var magnification: CGFloat
    /// The velocity of the scale.
    public var velocity: CGFloat
    /// The place where the pinch began, as shares.
    public var startAnchor: UnitPoint
    /// The place where the pinch began.
    public var startLocation: CGPoint
  }

  /// The type of a gesture that has no parts.
  public typealias Body = Never
  /// The least change of the scale.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture of a least change.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

/// A turn, whose value is the angle.
public struct RotationGesture: Gesture, Sendable {
  /// The type of the gesture's values.
  public typealias Value = Angle
  /// The type of a gesture that has no parts.
  public typealias Body = Never
  /// The least angle.
  public var minimumAngleDelta: Angle

  /// Creates a gesture of a least angle.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

/// A turn with its place.
public struct RotateGesture: Gesture, Sendable {
  /// The state of a turn.
  public struct Value: Equatable, Sendable {
    /// The time of the state.
    public var time: Date
    /// The angle.
    public var rotation: Angle
    /// The velocity of the angle.
    public var velocity: Angle
    /// The place where the turn began, as shares.
    public var startAnchor: UnitPoint
    /// The place where the turn began.
    public var startLocation: CGPoint
  }

  /// The type of a gesture that has no parts.
  public typealias Body = Never
  /// The least angle.
  public var minimumAngleDelta: Angle

  /// Creates a gesture of a least angle.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

/// A type of coordinate spaces of descriptions.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of a description.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the coordinate space.
  public init() {}
  /// The coordinate space of the description.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the whole interface.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the coordinate space.
  public init() {}
  /// The coordinate space of the whole interface.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of a description with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  /// The coordinate space of the name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinate space of the description.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinate space of the whole interface.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns the coordinate space of a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
  /// Returns the coordinate space of the scroll view.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .named("scrollView") }
  /// The coordinate space of the scroll view.
  public static var scrollView: NamedCoordinateSpace { .named("scrollView") }
}
