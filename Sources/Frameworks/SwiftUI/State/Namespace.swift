/// A property whose value is unlike those of all others.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The value of a property.
  @frozen
  public struct ID: Hashable, Sendable {
    private let id = UUID()
  }

  private let state = State(wrappedValue: ID())

  /// Creates a value.
  public init() {}

  /// The value.
  public var wrappedValue: ID { state.wrappedValue }
}

extension Namespace: KeptProperty {
  func keep(_ former: Any) {
    if let former = former as? Namespace { state.keep(former.state) }
  }
}

/// The properties that descriptions of the same identity share.
@frozen
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  /// Creates the properties of bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The place and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Returns the description in the space of others with the same identity.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { described("matchedGeometryEffect") }
  /// Returns the description as the beginning of a transition of screens.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View
  {
    described("matchedTransitionSource")
  }
}
