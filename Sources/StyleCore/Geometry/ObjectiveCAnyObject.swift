public import Foundation
public import GraphicsCore

/// An object whose members are looked up by name, as those of `AnyObject` are on Apple's systems.
///
/// The rewriter of sources puts one for `(value as AnyObject)` where a member is looked up. Each property is
/// nil if the object has none.
public struct ObjectiveCAnyObject {
  package let object: Any?

  /// Creates the object of a value.
  package init(_ object: Any?) {
    self.object = object
  }

  private var number: NSNumber? { object as? NSNumber }

  /// The number.
  public var doubleValue: Double! { number?.doubleValue }
  /// The number in single precision.
  public var floatValue: Float! { number?.floatValue }
  /// The whole number.
  public var integerValue: Int! { number?.intValue }
  /// The whole number in 32 bits.
  public var intValue: Int32! { number?.int32Value }
  /// The whole number without a sign.
  public var unsignedIntegerValue: UInt! { number?.uintValue }
  /// The whole number of the width of a pointer, without a sign.
  public var uintValue: UInt! { number?.uintValue }
  /// The whole number in 8 bits.
  public var int8Value: Int8! { number?.int8Value }
  /// The whole number in 8 bits without a sign.
  public var uint8Value: UInt8! { number?.uint8Value }
  /// The whole number in 16 bits.
  public var int16Value: Int16! { number?.int16Value }
  /// The whole number in 16 bits without a sign.
  public var uint16Value: UInt16! { number?.uint16Value }
  /// The whole number in 32 bits.
  public var int32Value: Int32! { number?.int32Value }
  /// The whole number in 32 bits without a sign.
  public var uint32Value: UInt32! { number?.uint32Value }
  /// The whole number in 64 bits.
  public var int64Value: Int64! { number?.int64Value }
  /// The whole number in 64 bits without a sign.
  public var uint64Value: UInt64! { number?.uint64Value }
  /// Whether or not the number is other than zero.
  public var boolValue: Bool! { number?.boolValue }
  /// The text of the number.
  public var stringValue: String! { number?.stringValue }
  /// The rectangle.
  public var cgRectValue: CGRect! { object as? CGRect }
  /// The point.
  public var cgPointValue: CGPoint! { object as? CGPoint }
  /// The size.
  public var cgSizeValue: CGSize! { object as? CGSize }
  /// The vector.
  public var cgVectorValue: CGVector! { object as? CGVector }
  /// The insets.
  public var uiEdgeInsetsValue: UIEdgeInsets! { object as? UIEdgeInsets }
  /// The offset.
  public var uiOffsetValue: UIOffset! { object as? UIOffset }
}

extension ObjectiveCRuntime {
  /// Returns an object whose members are looked up by name.
  public static func anyObject(_ object: Any?) -> ObjectiveCAnyObject {
    ObjectiveCAnyObject(object)
  }

  /// Returns an object whose members are looked up by name, or nil for none.
  public static func objectIfPresent(_ object: Any?) -> ObjectiveCAnyObject? {
    object.map { ObjectiveCAnyObject($0) }
  }
}
