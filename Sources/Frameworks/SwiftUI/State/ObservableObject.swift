/// An object that tells what shows it before it changes.
///
/// Differs from Combine's: a library for Linux that declares publishers has one of its own.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  /// The publisher of changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher of changes, which is the same as long as the object exists.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.publisher(of: self) }
}

/// The publisher of an object's changes.
public final class ObservableObjectPublisher {
  private let readers = Readers()
  nonisolated(unsafe) private static var key = UInt8(0)
  /// Makes sure that objects have one publisher each.
  private static let lock = NSLock()

  /// Creates a publisher.
  public init() {}

  /// Tells those that show the object of a change.
  public func send() { readers.tell() }

  /// Tells those that show the object of a change that is made, unless the code is on the main actor.
  func sendFromOtherThread() {
    if !MainExecutor.isCurrent { send() }
  }

  /// Adds the host that reads descriptions at present.
  func addReader() { readers.add() }

  /// Returns the publisher of an object.
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      unsafe withUnsafePointer(to: &key) { key in
        if let known = unsafe objc_getAssociatedObject(object, key) as? ObservableObjectPublisher {
          return known
        }
        let publisher = ObservableObjectPublisher()
        unsafe objc_setAssociatedObject(object, key, publisher, .OBJC_ASSOCIATION_RETAIN)
        return publisher
      }
    }
  }
}

/// A property whose changes the object tells.
@propertyWrapper
public struct Published<Value> {
  private var value: Value

  /// Creates the value.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// Creates the value.
  public init(initialValue: Value) {
    value = initialValue
  }

  /// The value; the object that has the property reads and sets it.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// The value in an object, which tells of a change before it.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object, wrapped wrappedPath: ReferenceWritableKeyPath<Object, Value>,
    storage path: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: path].value }
    set {
      let publisher = (object as? any ObservableObject)?.publisherOfChanges
      publisher?.send()
      object[keyPath: path].value = newValue
      // On another thread, a host may have read the former value again since it was told.
      publisher?.sendFromOtherThread()
    }
  }
}

extension ObservableObject {
  /// The publisher of changes if it is of the usual type.
  var publisherOfChanges: ObservableObjectPublisher? { objectWillChange as? ObservableObjectPublisher }
}

/// An object whose changes update the description.
@propertyWrapper
public struct ObservedObject<Object: ObservableObject>: DynamicProperty {
  private let object: Object

  /// Creates the property.
  public init(wrappedValue: Object) {
    object = wrappedValue
  }

  /// Creates the property.
  public init(initialValue: Object) {
    self.init(wrappedValue: initialValue)
  }

  /// The object.
  public var wrappedValue: Object {
    object.publisherOfChanges?.addReader()
    return object
  }

  /// The accesses to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// The accesses to an object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: Object

    /// The access to a property of the object.
    public subscript<Part>(dynamicMember path: ReferenceWritableKeyPath<Object, Part>) -> Binding<Part> {
      let object = object
      return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
    }
  }
}

/// An object that a description makes once.
@propertyWrapper
public struct StateObject<Object: ObservableObject>: DynamicProperty {
  /// The object, which is made on first access.
  final class Storage {
    let make: () -> Object
    lazy var object = make()
    var kept: Storage?
    init(_ make: @escaping () -> Object) { self.make = make }
  }

  let storage: Storage

  /// Creates the property; the object is made on first access.
  public init(wrappedValue thunk: @autoclosure @escaping () -> Object) {
    storage = Storage(thunk)
  }

  /// The object.
  public var wrappedValue: Object { observed.wrappedValue }

  /// The accesses to the object's properties.
  public var projectedValue: ObservedObject<Object>.Wrapper { observed.projectedValue }

  private var observed: ObservedObject<Object> {
    ObservedObject(wrappedValue: (storage.kept ?? storage).object)
  }
}

extension StateObject: KeptProperty {
  func keep(_ former: Any) {
    if let former = former as? StateObject { storage.kept = former.storage.kept ?? former.storage }
  }
}
