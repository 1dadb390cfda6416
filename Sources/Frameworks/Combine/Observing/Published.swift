import Foundation

/// A property whose changes are published before they are made.
@propertyWrapper
public struct Published<Value> {
  /// The value, or who publishes it once someone has asked for that.
  private enum Storage {
    case value(Value)
    case published(PublishedValue<Value>)
  }

  private var storage: Storage

  /// Creates the value.
  public init(wrappedValue: Value) { storage = .value(wrappedValue) }

  /// Creates the value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value; the object that has the property reads and sets it.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// The publisher of the value and of its changes.
  public var projectedValue: Publisher {
    mutating get { Publisher(published) }
    set { published.follow(newValue) }
  }

  /// The value in an object, whose publisher tells of a change before it.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].value }
    set {
      let publisher = ObservableObjectPublisher.existing(of: object)
      publisher?.send()
      // The value is sent without access to the property, which subscribers may read.
      if case .published(let published) = object[keyPath: storageKeyPath].storage {
        published.send(newValue)
      } else {
        object[keyPath: storageKeyPath].storage = .value(newValue)
      }
      publisher?.didChange?()
    }
  }

  /// The publisher in an object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    projected wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Publisher {
    get {
      let published = object[keyPath: storageKeyPath].published
      published.tell(object)
      return Publisher(published)
    }
    set {
      let published = object[keyPath: storageKeyPath].published
      published.tell(object)
      // Outside of the access to the property, since a value may come at once.
      published.follow(newValue)
    }
  }

  private var value: Value {
    get {
      switch storage {
      case .value(let value): value
      case .published(let published): published.value
      }
    }
    set {
      if case .published(let published) = storage {
        published.send(newValue)
      } else {
        storage = .value(newValue)
      }
    }
  }

  private var published: PublishedValue<Value> {
    mutating get {
      switch storage {
      case .published(let published): return published
      case .value(let value):
        let published = PublishedValue(value)
        storage = .published(published)
        return published
      }
    }
  }

  /// A publisher of the value and of its changes.
  public struct Publisher: Combine.Publisher {
    /// The type of the values.
    public typealias Output = Value
    /// The type of the error.
    public typealias Failure = Never

    let published: PublishedValue<Value>

    init(_ published: PublishedValue<Value>) { self.published = published }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Value == S.Input, S.Failure == Never {
      published.subscribe(subscriber)
    }
  }
}

extension Publisher where Failure == Never {
  /// Sets a published property to each value, as long as the object of that exists.
  public func assign(to published: inout Published<Output>.Publisher) {
    subscribe(PublishedSubscriber(published.published))
  }
}
