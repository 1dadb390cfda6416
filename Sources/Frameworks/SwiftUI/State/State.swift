/// A property whose wrapper the framework connects with what shows the description.
public protocol DynamicProperty {
  /// Updates the value before the body is read.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A value that a description keeps.
///
/// A new value updates the views that a hosting controller shows for the description.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  /// The value, and that of an earlier description in its place.
  final class Storage {
    var box: ObservedBox<Value>
    init(_ value: Value) { box = ObservedBox(value) }
  }

  let storage: Storage

  /// Creates a value.
  public init(wrappedValue value: Value) {
    storage = Storage(value)
  }

  /// Creates a value.
  public init(initialValue value: Value) {
    self.init(wrappedValue: value)
  }

  /// The value.
  public var wrappedValue: Value {
    get { storage.box.value }
    nonmutating set { storage.box.value = newValue }
  }

  /// The access to the value.
  public var projectedValue: Binding<Value> {
    let storage = storage
    return Binding(get: { storage.box.value }, set: { storage.box.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates nil.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: KeptProperty {
  func keep(_ former: Any) {
    if let former = former as? State { storage.box = former.storage.box }
  }
}

/// A property whose value stays when a description is made another time.
protocol KeptProperty {
  /// Takes the value over from the property of the former description.
  func keep(_ former: Any)
}

/// A value whose readers are told of changes; it may be set on any thread.
final class ObservedBox<Value> {
  private let readers = Readers()
  private let lock = NSLock()
  private var stored: Value

  init(_ value: Value) {
    stored = value
  }

  /// The value.
  var value: Value {
    get {
      readers.add()
      return lock.withLock { stored }
    }
    set {
      // The former value is released without the lock, since its end may set other values.
      let former = lock.withLock {
        defer { stored = newValue }
        return stored
      }
      withExtendedLifetime(former) { readers.tell() }
    }
  }
}
