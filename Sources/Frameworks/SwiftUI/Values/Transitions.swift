/// A way in which a description appears and disappears.
///
/// Differs from SwiftUI: it does so immediately.
public struct AnyTransition: Sendable {
  /// A fade.
  public static let opacity = AnyTransition()
  /// A change of size.
  public static let scale = AnyTransition()
  /// A slide from the leading to the trailing edge.
  public static let slide = AnyTransition()
  /// No transition.
  public static let identity = AnyTransition()

  init() {}

  /// Wraps a transition.
  public init<Wrapped: Transition>(_ transition: Wrapped) {}

  /// Returns a move from an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// Returns a move from an edge that pushes the former description away.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// Returns a change of size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  /// Returns a move by a distance.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  /// Returns a move by a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// Returns a transition between two modifiers.
  public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition {
    AnyTransition()
  }
  /// Returns a transition with different ways in and out.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition()
  }
  /// Returns both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Returns the transition with an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// The states of a description that appears and disappears.
@frozen
public enum TransitionPhase: Hashable, Sendable {
  /// Before it appears.
  case willAppear
  /// While it is visible.
  case identity
  /// After it has disappeared.
  case didDisappear

  /// Whether or not the description is visible.
  public var isIdentity: Bool { self == .identity }
  /// The direction: -1, 0 or 1.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The properties of a transition.
public struct TransitionProperties: Sendable {
  /// Whether or not the transition moves something.
  public var hasMotion: Bool

  /// Creates properties.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// A type of ways in which descriptions appear and disappear.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the description in a state.
  associatedtype Body: View
  /// The description that appears and disappears.
  typealias Content = PlaceholderContentView<Self>
  /// Returns the description in a state.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  /// The properties of the transition.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// The usual properties.
  public static var properties: TransitionProperties { TransitionProperties() }
}

/// The description in a transition or another change.
public struct PlaceholderContentView<Value> {
  let content: any View
}

extension PlaceholderContentView: View {
  /// The type of a description that has no parts.
  public typealias Body = Never
}

/// A fade.
public struct OpacityTransition: Transition, Sendable {
  /// Creates a fade.
  nonisolated public init() {}
  /// Returns the description in a state.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A slide from the leading to the trailing edge.
public struct SlideTransition: Transition, Sendable {
  /// Creates a slide.
  nonisolated public init() {}
  /// Returns the description.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A change of size.
public struct ScaleTransition: Transition, Sendable {
  /// The least scale.
  public var scale: Double
  /// The point that stays.
  public var anchor: UnitPoint

  /// Creates a change of size.
  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  /// Returns the description in a state.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// A move from an edge.
public struct MoveTransition: Transition, Sendable {
  /// The edge.
  public var edge: Edge

  /// Creates a move.
  nonisolated public init(edge: Edge) {
    self.edge = edge
  }
  /// Returns the description.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// No transition.
public struct IdentityTransition: Transition, Sendable {
  /// Creates no transition.
  nonisolated public init() {}
  /// Returns the description.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == OpacityTransition {
  /// A fade.
  public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == SlideTransition {
  /// A slide from the leading to the trailing edge.
  public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == ScaleTransition {
  /// A change of size.
  public static var scale: ScaleTransition { ScaleTransition(0) }
  /// Returns a change of size.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}
extension Transition where Self == MoveTransition {
  /// Returns a move from an edge.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == IdentityTransition {
  /// No transition.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension View {
  /// Returns the description with a way in which it appears and disappears.
  @_disfavoredOverload
  nonisolated public func transition<Way: Transition>(_ transition: Way) -> some View {
    described("transition")
  }
}
