import Synchronization

/// A number that identifies a subscription or a subscriber.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private static let last = Atomic<UInt>(0)
  private let number: UInt

  /// Creates an identifier that no other is equal to.
  public init() {
    number = Self.last.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// Creates the identifier of an object.
  public init(_ obj: AnyObject) {
    number = UInt(bitPattern: ObjectIdentifier(obj))
  }

  /// The number as text.
  public var description: String { "0x" + String(number, radix: 16) }
}

/// A type whose values have an identifier.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identifier of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
