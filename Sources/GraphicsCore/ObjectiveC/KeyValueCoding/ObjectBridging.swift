// swift-format-ignore-file: AvoidRetroactiveConformances

public import Foundation

// As on Apple's systems, `as?` converts between these values and their objects.

/// A value that `NSValue` holds.
public protocol _BoxedValue: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  /// The object of the value.
  var boxed: NSValue { get }
  /// Creates the value of an object; nil if it holds another.
  init?(boxed: NSValue)
}

extension _BoxedValue {
  /// Returns the object of the value.
  public func _bridgeToObjectiveC() -> NSValue { boxed }

  /// Stores the value of an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = Self(boxed: source)
  }

  /// Stores the value of an object, and returns whether it holds one of this type.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
    result = Self(boxed: source)
    return result != nil
  }

  /// Returns the value of an object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    guard let value = source.flatMap(Self.init(boxed:)) else {
      preconditionFailure("The object holds no \(Self.self).")
    }
    return value
  }
}

extension NSValue {
  /// Returns whether the object holds a value of the same type as another.
  package func holdsType(of other: NSValue) -> Bool {
    unsafe strcmp(objCType, other.objCType) == 0
  }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable {}
extension CGPoint: _BoxedValue {
  /// The object of the value.
  public var boxed: NSValue { NSValue(point: self) }

  /// Creates the value of an object; nil if it holds another.
  public init?(boxed: NSValue) {
    guard boxed.holdsType(of: NSValue(point: .zero)) else { return nil }
    self = boxed.pointValue
  }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {}
extension CGSize: _BoxedValue {
  /// The object of the value.
  public var boxed: NSValue { NSValue(size: self) }

  /// Creates the value of an object; nil if it holds another.
  public init?(boxed: NSValue) {
    guard boxed.holdsType(of: NSValue(size: .zero)) else { return nil }
    self = boxed.sizeValue
  }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {}
extension CGRect: _BoxedValue {
  /// The object of the value.
  public var boxed: NSValue { NSValue(rect: self) }

  /// Creates the value of an object; nil if it holds another.
  public init?(boxed: NSValue) {
    guard boxed.holdsType(of: NSValue(rect: .zero)) else { return nil }
    self = boxed.rectValue
  }
}

extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// Returns the number object of the number.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// Stores the number of an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  /// Stores the number of an object, and returns true.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  /// Returns the number of an object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}
