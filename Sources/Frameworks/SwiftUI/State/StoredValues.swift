/// A number that follows the size of text that the user has set.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle

  /// Creates a number that follows the size of bodies.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }
  /// Creates a number that follows a style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// The number at the present size.
  public var wrappedValue: Value {
    let category = UIContentSizeCategory(unsafe EnvironmentValues.current.sizeCategory)
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    return Value(
      UIFontMetrics(forTextStyle: style.style).scaledValue(for: CGFloat(base), compatibleWith: traits))
  }
}

/// A value that user defaults keep.
///
/// A new value updates the views that a hosting controller shows for the description.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let readers: Readers
  private let read: () -> Value
  private let write: (Value) -> Void

  /// The readers of the values of keys.
  private static func readers(of key: String, in store: UserDefaults) -> Readers {
    StoredReaders.readers(of: key, in: store)
  }

  private init(
    _ key: String, _ store: UserDefaults?, _ read: @escaping (Any?) -> Value,
    _ write: @escaping (Value) -> Any?
  ) {
    let store = store ?? .standard
    readers = Self.readers(of: key, in: store)
    self.read = { read(store.object(forKey: key)) }
    self.write = { value in
      if let stored = write(value) { store.set(stored, forKey: key) } else { store.removeObject(forKey: key) }
    }
  }

  /// The value.
  public var wrappedValue: Value {
    get {
      readers.add()
      return read()
    }
    nonmutating set {
      write(newValue)
      readers.tell()
    }
  }

  /// The access to the value.
  public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }

  /// Creates a number or another value that user defaults know.
  private init(plain value: Value, _ key: String, _ store: UserDefaults?) {
    self.init(key, store, { $0 as? Value ?? value }, { $0 })
  }

  /// Creates the value of a key: true or false.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(plain: wrappedValue, key, store)
  }
  /// Creates the value of a key: an integer.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(plain: wrappedValue, key, store)
  }
  /// Creates the value of a key: a number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(plain: wrappedValue, key, store)
  }
  /// Creates the value of a key: a text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(plain: wrappedValue, key, store)
  }
  /// Creates the value of a key: bytes.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(plain: wrappedValue, key, store)
  }
  /// Creates the value of a key: a date.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(plain: wrappedValue, key, store)
  }
  /// Creates the value of a key: an address.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(
      key, store, { ($0 as? String).flatMap { URL(string: $0) } ?? wrappedValue }, { $0.absoluteString })
  }
  /// Creates the value of a key: one that an integer stands for.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, store, { ($0 as? Int).flatMap(Value.init) ?? wrappedValue }, { $0.rawValue })
  }
  /// Creates the value of a key: one that a text stands for.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, store, { ($0 as? String).flatMap(Value.init) ?? wrappedValue }, { $0.rawValue })
  }
  /// Creates the value of a key: true, false or nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, { $0 as? Bool }, { $0 })
  }
  /// Creates the value of a key: an integer or nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store, { $0 as? Int }, { $0 })
  }
  /// Creates the value of a key: a number or nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store, { $0 as? Double }, { $0 })
  }
  /// Creates the value of a key: a text or nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store, { $0 as? String }, { $0 })
  }
  /// Creates the value of a key: bytes or nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store, { $0 as? Data }, { $0 })
  }
}

/// The readers of the values of user defaults, which end with these.
final class StoredReaders {
  /// Only its address counts.
  nonisolated(unsafe) private static var mark = UInt8(0)
  // Held while objects of this class are used.
  private static let lock = NSLock()
  private var byKey: [String: Readers] = [:]

  /// Returns the readers of the value of a key.
  static func readers(of key: String, in store: UserDefaults) -> Readers {
    lock.withLock {
      let all = unsafe withUnsafePointer(to: &mark) { mark in
        if let known = unsafe objc_getAssociatedObject(store, mark) as? StoredReaders { return known }
        let new = StoredReaders()
        unsafe objc_setAssociatedObject(store, mark, new, .OBJC_ASSOCIATION_RETAIN)
        return new
      }
      if let known = all.byKey[key] { return known }
      let readers = Readers()
      all.byKey[key] = readers
      return readers
    }
  }
}

/// A value that a scene keeps.
///
/// Differs from SwiftUI: it is not restored when the scene connects another time.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let state: State<Value>

  /// Creates the value of a key.
  public init(wrappedValue: Value, _ key: String) {
    state = State(wrappedValue: wrappedValue)
  }
  /// Creates the value of a key: nil.
  public init(_ key: String) where Value: ExpressibleByNilLiteral {
    state = State(wrappedValue: nil)
  }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// The access to the value.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension SceneStorage: KeptProperty {
  func keep(_ former: Any) {
    if let former = former as? SceneStorage { state.keep(former.state) }
  }
}
