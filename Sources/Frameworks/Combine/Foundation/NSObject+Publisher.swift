public import Foundation
public import GraphicsCore

extension NSObject {
  /// A publisher of the values of a property.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
    /// The type of the values.
    public typealias Output = Value
    /// The type of the error.
    public typealias Failure = Never

    /// The object.
    public let object: Subject
    /// The property.
    public let keyPath: KeyPath<Subject, Value>
    /// Which values are sent.
    public let options: NSKeyValueObservingOptions

    /// Creates the publisher.
    public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
      (self.object, self.keyPath, self.options) = (object, keyPath, options)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Value == S.Input, S.Failure == Never {
      let observer = Observer()
      let present: () -> (value: Value, number: Int)? = { [object, keyPath, options] in
        options.contains(.initial) || observer.hasChanged ? (object[keyPath: keyPath], 0) : nil
      }
      let stop: (Conduit<Value, Never>) -> Void = { _ in
        observer.observation?.invalidate()
        observer.observation = nil
      }
      let conduit = ValueConduit("KVOSubscription", subscriber, release: stop, current: present)
      observer.observation = object.observe(keyPath, options: options.subtracting(.initial)) {
        [weak conduit, keyPath] object, change in
        observer.hasChanged = true
        conduit?.offer(
          change.isPrior ? change.oldValue ?? object[keyPath: keyPath] : object[keyPath: keyPath])
      }
      conduit.handOver(to: subscriber)
    }
  }

  /// The observation of a property.
  private final class Observer {
    var observation: NSKeyValueObservation?
    var hasChanged = false
  }
}

extension NSObject.KeyValueObservingPublisher: Equatable {
  /// Whether or not both publish the same property of the same object.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.object === rhs.object && lhs.keyPath == rhs.keyPath && lhs.options == rhs.options
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Returns a publisher of the present value of a property and of its changes.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}
