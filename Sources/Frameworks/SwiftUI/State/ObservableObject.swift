public import Combine
import Foundation
import GraphicsCore
import LayerCore

/// The hosts that have read an object, which are told of its changes.
final class ObjectReaders {
  /// Only its address counts.
  nonisolated(unsafe) private static var key = UInt8(0)
  /// Makes sure that objects have these once.
  private static let lock = NSLock()

  private let readers = Readers()
  private var changes: AnyCancellable?

  /// Adds the host that reads descriptions at present to those of an object.
  static func add<Object: ObservableObject>(to object: Object) {
    of(object).readers.add()
  }

  private static func of<Object: ObservableObject>(_ object: Object) -> ObjectReaders {
    if let known = lock.withLock({ known(of: object) }) { return known }
    // Without the lock, since this is code of the program; if another thread was first, its readers are kept.
    let publisher = object.objectWillChange
    let new = ObjectReaders()
    new.observe(publisher)
    let kept = lock.withLock {
      if let known = known(of: object) { return known }
      unsafe withUnsafePointer(to: &key) { key in
        unsafe objc_setAssociatedObject(object, key, new, .OBJC_ASSOCIATION_RETAIN)
      }
      return new
    }
    if kept === new { new.observeEnd(of: publisher) }
    return kept
  }

  /// Returns the readers that an object has; the lock is held.
  private static func known(of object: AnyObject) -> ObjectReaders? {
    unsafe withUnsafePointer(to: &key) { key in
      unsafe objc_getAssociatedObject(object, key) as? ObjectReaders
    }
  }

  private func observe<P: Publisher>(_ publisher: P) where P.Failure == Never {
    changes = publisher.sink { [readers] _ in readers.tell() }
  }

  private func observeEnd<P: Publisher>(of publisher: P) where P.Failure == Never {
    let readers = readers
    // On another thread, a host may have read the former value again since it was told.
    (publisher as? ObservableObjectPublisher)?.didChange = {
      if !MainExecutor.isCurrent { readers.tell() }
    }
  }
}

/// An object whose changes update the description.
@propertyWrapper
public struct ObservedObject<Object: ObservableObject>: DynamicProperty {
  private var object: Object

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
    get {
      ObjectReaders.add(to: object)
      return object
    }
    set { object = newValue }
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
