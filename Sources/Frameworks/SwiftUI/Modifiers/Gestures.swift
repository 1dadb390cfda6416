/// A type of gestures.
///
/// Differs from SwiftUI: gestures are not recognized, since descriptions are not drawn.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of the gesture's values.
  associatedtype Value
  /// The type of the gesture that this one consists of.
  associatedtype Body: Gesture
  /// The gesture that this one consists of.
  var body: Body { get }
}

extension Never: Gesture {
  /// The type of the values of no gesture.
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// Never returns: the gesture has no parts.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Optional: Gesture where Wrapped: Gesture {
  /// The type of the gesture's values.
  public typealias Value = Wrapped.Value
}

/// A gesture with an action for its end.
public struct _EndedGesture<Content: Gesture>: Gesture {
  /// The type of the gesture's values.
  public typealias Value = Content.Value
  /// The type of a gesture that has no parts.
  public typealias Body = Never
}

/// A gesture with an action for its changes.
public struct _ChangedGesture<Content: Gesture>: Gesture {
  /// The type of the gesture's values.
  public typealias Value = Content.Value
  /// The type of a gesture that has no parts.
  public typealias Body = Never
}

/// A gesture with values of another type.
public struct _MapGesture<Content: Gesture, Value>: Gesture {
  /// The type of a gesture that has no parts.
  public typealias Body = Never
}

/// A gesture that sets a state while it lasts.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  /// The type of the gesture's values.
  public typealias Value = Base.Value
  /// The type of a gesture that has no parts.
  public typealias Body = Never
  /// The gesture.
  public var base: Base
  /// The state.
  public var state: GestureState<State>
  /// The change of the state.
  let change: (Value, inout State, inout Transaction) -> Void
}

/// A gesture whose type is not known before the program runs.
public struct AnyGesture<Value>: Gesture {
  /// The type of a gesture that has no parts.
  public typealias Body = Never

  /// Wraps a gesture.
  public init<Wrapped: Gesture>(_ gesture: Wrapped) where Wrapped.Value == Value {}
}

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The values of both gestures.
  public struct Value {
    /// The value of the first gesture.
    public var first: First.Value?
    /// The value of the second gesture.
    public var second: Second.Value?
  }

  /// The type of a gesture that has no parts.
  public typealias Body = Never
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture of two at once.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

/// Two gestures one after the other.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of the present gesture.
  public enum Value {
    /// The value of the first gesture.
    case first(First.Value)
    /// The values of both gestures.
    case second(First.Value, Second.Value?)
  }

  /// The type of a gesture that has no parts.
  public typealias Body = Never
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture of two in sequence.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

/// One of two gestures.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of the gesture that is recognized.
  public enum Value {
    /// The value of the first gesture.
    case first(First.Value)
    /// The value of the second gesture.
    case second(Second.Value)
  }

  /// The type of a gesture that has no parts.
  public typealias Body = Never
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture of one of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension Gesture {
  /// Returns the gesture with an action for its end.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> { _EndedGesture() }
  /// Returns the gesture with an action for its changes.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> where Value: Equatable {
    _ChangedGesture()
  }
  /// Returns the gesture with values that a closure makes.
  public func map<Other>(_ body: @escaping (Value) -> Other) -> _MapGesture<Self, Other> { _MapGesture() }
  /// Returns the gesture, which sets a state while it lasts.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, change: body)
  }
  /// Returns the gesture and another at once.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
  /// Returns the gesture with another after it.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
  /// Returns the gesture or another.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// The gestures of a description and of its parts that are recognized.
@frozen
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  /// Creates the gestures of bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// No gestures.
  public static let none: GestureMask = []
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the parts.
  public static let subviews = GestureMask(rawValue: 2)
  /// All gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}
