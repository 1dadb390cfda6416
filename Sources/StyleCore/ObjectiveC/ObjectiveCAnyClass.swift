import Foundation
public import GraphicsCore

/// A class that answers as classes of Objective-C do, whichever it is.
///
/// The rewriter of sources puts one where a class is asked, `type.isSubclass(of: UIView.self)`.
public struct ObjectiveCAnyClass {
  private let type: AnyClass

  fileprivate init(_ type: AnyClass) {
    self.type = type
  }

  /// Returns whether the class is another one, or inherits from it.
  public func isSubclass(of aClass: AnyClass) -> Bool {
    sequence(first: type, next: { _getSuperclass($0) }).contains { $0 == aClass }
  }

  /// Returns the class that the class inherits from, or nil for none.
  public func superclass() -> AnyClass? { _getSuperclass(type) }

  /// Returns whether the class has a method of its own, such as `sharedApplication`.
  public func responds(to aSelector: Selector!) -> Bool {
    (type as? any NSObjectProtocol.Type)?.responds(to: aSelector) ?? false
  }

  /// Returns whether objects of the class have a method.
  public func instancesRespond(to aSelector: Selector!) -> Bool {
    (type as? any NSObjectProtocol.Type)?.instancesRespond(to: aSelector) ?? false
  }

  /// Returns a number that is the same for the same class.
  public func hash() -> Int { ObjectIdentifier(type).hashValue }
}

extension ObjectiveCRuntime {
  /// Returns a class that answers as classes of Objective-C do.
  public static func anyClass(_ type: AnyClass) -> ObjectiveCAnyClass { ObjectiveCAnyClass(type) }

  /// Returns a class that answers as classes of Objective-C do, or nil for none.
  public static func anyClass(_ type: AnyClass?) -> ObjectiveCAnyClass? {
    type.map { ObjectiveCAnyClass($0) }
  }
}
