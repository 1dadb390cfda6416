public import Foundation
public import GraphicsCore

/// An object whose members are looked up by name, as those of `AnyObject` are on Apple's systems.
///
/// The rewriter of sources puts one for `(value as AnyObject)` where a number, a geometry value or an anchor is looked up. Each
/// member is nil if the object has none.
public struct ObjectiveCAnyObject {
  package let object: Any?

  /// Creates the object of a value.
  fileprivate init(_ object: Any?) {
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
}
