import Foundation
import GraphicsCore

/// An object that tells before it changes.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  /// The publisher of changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher of changes of properties with `@Published`, which is the same as long as the object exists.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.publisher(of: self) }
}

/// The publisher of an object's changes.
public final class ObservableObjectPublisher: Publisher {
  /// The type of the values.
  public typealias Output = Void
  /// The type of the error.
  public typealias Failure = Never

  private let conduits = Conduits<Void, Never>()
  private let lock = NSLock()
  private var afterChange: (() -> Void)?

  /// Creates a publisher.
  public init() {}

  /// Called after a published property has changed; those who show the object on another thread need that.
  package var didChange: (() -> Void)? {
    get { lock.withLock { afterChange } }
    set { lock.withLock { afterChange = newValue } }
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    let conduit = Conduit<Void, Never>("ObservableObjectPublisher", subscriber) { [weak conduits] in
      conduits?.remove($0)
    }
    conduits.add(conduit, subscriber)
  }

  /// Tells of a change.
  public func send() { conduits.send(()) }
}

/// The publishers of objects that do not declare one.
extension ObservableObjectPublisher {
  /// The key of the publisher; unchecked because only its address counts.
  nonisolated(unsafe) private static var key = UInt8(0)
  /// Makes sure that objects have one publisher each.
  private static let lock = NSLock()

  /// Returns the publisher of an object, which is made when it is first needed.
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      if let known = known(of: object) { return known }
      let publisher = ObservableObjectPublisher()
      unsafe withUnsafePointer(to: &key) { key in
        unsafe objc_setAssociatedObject(object, key, publisher, .OBJC_ASSOCIATION_RETAIN)
      }
      return publisher
    }
  }

  /// Returns the publisher of an object if anyone has asked for it.
  static func existing(of object: AnyObject) -> ObservableObjectPublisher? {
    lock.withLock { known(of: object) }
  }

  private static func known(of object: AnyObject) -> ObservableObjectPublisher? {
    unsafe withUnsafePointer(to: &key) { key in
      unsafe objc_getAssociatedObject(object, key) as? ObservableObjectPublisher
    }
  }
}
