public import Foundation

/// A class whose metatypes make objects by initializers that Swift does not require of subclasses.
///
/// On Apple's systems, UIKit's initializers can be called on any metatype. The rewriter of sources gives files that do
/// so an extension of this protocol, with an initializer of each of the forms that they call: the compiler takes it
/// where the class's own is refused.
public protocol ObjectiveCMaking {}

extension NSObject: ObjectiveCMaking {}

extension ObjectiveCRuntime {
  /// Keeps a metatype as the class of the object that the next initializer makes.
  ///
  /// An initializer of a protocol knows the static type of a metatype only, `UIView` for one of `UIView.Type`.
  public static func request(_ type: Any?) {
    if let type = type as? NSObject.Type { RequestedClasses.append(type) }
  }

  /// Returns a metatype, and keeps it as the class of the object that the next initializer makes.
  public static func requested<Object: NSObject>(_ type: Object.Type) -> Object.Type {
    RequestedClasses.append(type)
    return type
  }

  /// Returns the class of the object that an initializer of a static type has to make.
  package static func requestedClass(of type: Any.Type) -> AnyClass? {
    guard let type = type as? AnyClass else { return nil }
    return RequestedClasses.removeLast(of: type) ?? type
  }
}

/// The classes of objects that are about to be made, on each thread.
private enum RequestedClasses {
  private static let key = "ObjectiveCRuntime.requestedClasses"
  /// The number of classes that are kept: an initializer that Swift requires takes none away.
  private static let limit = 16

  private static var classes: [AnyClass] {
    get { Thread.current.threadDictionary[key] as? [AnyClass] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  static func append(_ type: AnyClass) { classes = classes.suffix(limit - 1) + [type] }

  /// Returns the last class that is a type or inherits from it, and forgets that one and those after it.
  static func removeLast(of type: AnyClass) -> AnyClass? {
    var rest = classes
    guard let index = rest.lastIndex(where: { isClass($0, type) }) else { return nil }
    let found: AnyClass = rest[index]
    rest.removeSubrange(index...)
    classes = rest
    return found
  }

  private static func isClass(_ one: AnyClass, _ other: AnyClass) -> Bool {
    sequence(first: one, next: { _getSuperclass($0) }).contains { $0 == other }
  }
}
