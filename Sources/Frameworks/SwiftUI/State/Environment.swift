/// The type of a value of the environment, with the value where none is set.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// The values that a description gives to its parts.
public struct EnvironmentValues {
  /// The environment of the description that is read at present.
  nonisolated(unsafe) static var current = EnvironmentValues()

  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// Creates an environment in which no value is set.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { objects[ObjectIdentifier(type)] as? Object }
    set { objects[ObjectIdentifier(type)] = newValue }
  }

  /// Runs `body` in this environment.
  func run<Result>(_ body: () -> Result) -> Result {
    let former = unsafe Self.current
    unsafe Self.current = self
    defer { unsafe Self.current = former }
    return body()
  }
}

/// A value of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: () -> Value

  /// Creates the property of a value by its path.
  public init(_ path: KeyPath<EnvironmentValues, Value>) {
    read = { unsafe EnvironmentValues.current[keyPath: path] }
  }

  /// Creates the property of an object by its type.
  public init(_ type: Value.Type) where Value: AnyObject {
    read = {
      guard let object = unsafe EnvironmentValues.current[object: type] else {
        preconditionFailure("no \(type) in the environment; a parent must set it with environment(_:)")
      }
      return object
    }
  }

  /// The value.
  public var wrappedValue: Value { read() }
}

/// An object of the environment.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty {
  /// Creates the property.
  public init() {}

  /// The object; a program whose environment has none ends.
  public var wrappedValue: Object { observed.wrappedValue }

  /// The accesses to the object's properties.
  public var projectedValue: ObservedObject<Object>.Wrapper { observed.projectedValue }

  private var observed: ObservedObject<Object> {
    guard let object = unsafe EnvironmentValues.current[object: Object.self] else {
      preconditionFailure(
        "no \(Object.self) in the environment; a parent must set it with environmentObject(_:)")
    }
    return ObservedObject(wrappedValue: object)
  }
}
